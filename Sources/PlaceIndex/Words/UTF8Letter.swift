/// Letters in UTF-8.
enum UTF8Letter {
  /// The letter at a byte of a text, and its length; U+FFFD of one byte where there is none.
  @inline(__always)
  static func at(_ place: Int, of text: ArraySlice<UInt8>) -> (letter: UInt32, length: Int) {
    guard place < text.endIndex else { return (0xFFFD, 1) }
    let lead = text[place]
    if lead < 0x80 { return (UInt32(lead), 1) }
    let length = length(after: lead)
    guard length > 1, place + length <= text.endIndex else { return (0xFFFD, 1) }
    var letter = bits(of: lead, length)
    for offset in 1..<length { letter = letter << 6 | UInt32(text[place + offset] & 63) }
    return (letter, length)
  }

  /// The bytes of a letter that begins with a byte; 1 when none does.
  @inline(__always)
  static func length(after lead: UInt8) -> Int {
    lead < 0xC2 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
  }

  /// What the first byte of a letter of several tells of it.
  @inline(__always)
  static func bits(of lead: UInt8, _ length: Int) -> UInt32 {
    UInt32(lead) & (length == 2 ? 31 : length == 3 ? 15 : 7)
  }

  /// Adds a letter, or what would be one where Unicode has none (surrogates); it sorts as the number does.
  static func append(_ letter: UInt32, to out: inout [UInt8]) {
    out.append(lead(of: letter))
    let following = letter < 0x80 ? 0 : letter < 0x800 ? 1 : letter < 0x1_0000 ? 2 : 3
    for place in (0..<following).reversed() {
      out.append(0x80 | UInt8(letter >> UInt32(6 * place) & 63))
    }
  }

  /// The first byte of a letter.
  static func lead(of letter: UInt32) -> UInt8 {
    switch letter {
    case ..<0x80: UInt8(letter)
    case ..<0x800: 0xC0 | UInt8(letter >> 6)
    case ..<0x1_0000: 0xE0 | UInt8(letter >> 12)
    default: 0xF0 | UInt8(letter >> 18 & 7)
    }
  }
}
