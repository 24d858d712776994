/// One ASCII character in a spelling other than itself: `%41`, `%2541`, `\u0041`, `\\u0041`, `\/`, `&#65;`, `&#x41;`, `&amp;`.
struct SpelledByte {
  /// The character.
  let value: UInt8
  /// The index behind the spelling.
  let end: Int

  /// The bytes a spelling starts with.
  static let openings = Array(#"%\&"#.utf8)

  /// Reads the spelling that starts at `index`, if there is one.
  init?(_ bytes: [UInt8], at index: Int) {
    let spelled: (value: UInt32, end: Int)? =
      switch bytes[index] {
      case UInt8(ascii: "%"): Self.percent(bytes, index)
      case UInt8(ascii: "\\"): Self.backslash(bytes, index)
      case UInt8(ascii: "&"): Self.entity(bytes, index)
      default: nil
      }
    guard let spelled, spelled.value < 0x80 else { return nil }
    value = UInt8(spelled.value)
    end = spelled.end
  }

  private static func percent(_ bytes: [UInt8], _ index: Int) -> (UInt32, Int)? {
    guard let value = hexadecimal(bytes, index + 1, 2) else { return nil }
    // %25 may be the encoded percent sign of a character that was encoded twice.
    if value == 0x25, let inner = hexadecimal(bytes, index + 3, 2) { return (inner, index + 5) }
    return (value, index + 3)
  }

  private static func backslash(_ bytes: [UInt8], _ index: Int) -> (UInt32, Int)? {
    var next = index + 1
    guard next < bytes.count else { return nil }
    switch bytes[next] {
    case UInt8(ascii: "/"): return (UInt32(UInt8(ascii: "/")), next + 1)
    case UInt8(ascii: "\\"):
      // JSON in JSON: the backslash of the escape is escaped itself.
      next += 1
      guard next < bytes.count, bytes[next] == UInt8(ascii: "u"),
        let value = hexadecimal(bytes, next + 1, 4)
      else { return (UInt32(UInt8(ascii: "\\")), next) }
      return (value, next + 5)
    case UInt8(ascii: "u"):
      return hexadecimal(bytes, next + 1, 4).map { ($0, next + 5) }
    default: return nil
    }
  }

  private static func entity(_ bytes: [UInt8], _ index: Int) -> (UInt32, Int)? {
    let window = bytes[(index + 1)...].prefix(9)
    guard let semicolon = window.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = window[..<semicolon]
    guard name.first == UInt8(ascii: "#") else {
      for (known, character) in [("amp", "&"), ("lt", "<"), ("gt", ">")]
        as [(String, Unicode.Scalar)]
      where name.elementsEqual(known.utf8) {
        return (character.value, semicolon + 1)
      }
      return nil
    }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == UInt8(ascii: "x") || digits.first == UInt8(ascii: "X")
    return number(digits.dropFirst(isHexadecimal ? 1 : 0), base: isHexadecimal ? 16 : 10)
      .map { ($0, semicolon + 1) }
  }

  private static func hexadecimal(_ bytes: [UInt8], _ start: Int, _ count: Int) -> UInt32? {
    guard start + count <= bytes.count else { return nil }
    return number(bytes[start..<(start + count)], base: 16)
  }

  /// Reads up to seven digits.
  private static func number(_ digits: ArraySlice<UInt8>, base: UInt32) -> UInt32? {
    guard !digits.isEmpty, digits.count <= 7 else { return nil }
    var value: UInt32 = 0
    for byte in digits {
      guard let digit = byte.hexDigitValue, digit < base else { return nil }
      value = value * base + UInt32(digit)
    }
    return value
  }
}

/// Base64, as far as finding a key in it needs.
enum Base64Needle {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The digits that a key always gives, for each of the three places in a group of three bytes where it can start.
  ///
  /// Digits that also depend on what stands before or behind the key are left out.
  static func alignments(of key: [UInt8]) -> [[UInt8]] {
    (0..<3).map { lead in
      let encoded = encode([UInt8](repeating: 0, count: lead) + key)
      return Array(encoded.dropFirst(lead == 0 ? 0 : lead + 1))
    }
  }

  /// Encodes the whole groups of three bytes.
  private static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count / 3 * 3, by: 3) {
      let group = bytes[start..<(start + 3)].reduce(0) { $0 << 8 | Int($1) }
      for shift in [18, 12, 6, 0] { result.append(digits[group >> shift & 63]) }
    }
    return result
  }

  /// The digit of the standard alphabet for one of the URL-safe alphabet.
  static func standard(_ digit: UInt8) -> UInt8 {
    switch digit {
    case UInt8(ascii: "-"): UInt8(ascii: "+")
    case UInt8(ascii: "_"): UInt8(ascii: "/")
    default: digit
    }
  }

  /// A digit in both alphabets.
  static func variants(of digit: UInt8) -> [UInt8] {
    [digit] + "-_".utf8.filter { standard($0) == digit }
  }

  /// Whether a byte can stand in base64, padding included.
  static func isDigit(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || "+/-_=".utf8.contains(byte)
  }
}
