/// Capitals of letters whose capital stands at a fixed distance; the format knows no others.
enum CapitalLetter {
  /// The capital, or the scalar itself.
  static func of(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x61...0x7A, 0x3B1...0x3C1, 0x3C3...0x3C9, 0x430...0x44F: scalar - 32
    case 0x450...0x45F: scalar - 80
    case 0x561...0x586: scalar - 48
    default: scalar
    }
  }

  /// Makes the letter at an offset of UTF-8 text a capital; all of these are as long in bytes as their capitals.
  static func capitalise(_ text: inout [UInt8], at offset: Int) {
    guard offset < text.count else { return }
    let lead = text[offset]
    if lead < 0x80 {
      text[offset] = UInt8(truncatingIfNeeded: of(UInt32(lead)))
    } else if lead & 0xE0 == 0xC0, offset + 1 < text.count, text[offset + 1] & 0xC0 == 0x80 {
      let capital = of(UInt32(lead & 0x1F) << 6 | UInt32(text[offset + 1] & 0x3F))
      text[offset] = 0xC0 | UInt8(truncatingIfNeeded: capital >> 6)
      text[offset + 1] = 0x80 | UInt8(truncatingIfNeeded: capital & 0x3F)
    }
  }
}
