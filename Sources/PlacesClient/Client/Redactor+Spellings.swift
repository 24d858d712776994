/// One ASCII character in a spelling other than itself: `%41`, `%2541`, `\u0041`, `\\u0041`, `\/`, `&#65;`, `&#x41;`, `&amp;`.
struct SpelledByte {
  /// The character.
  let value: UInt8
  /// The index behind the spelling.
  let end: Int

  private init(value: UInt8, end: Int) {
    self.value = value
    self.end = end
  }

  /// Keeps an ASCII character; `nil` for none and for others.
  private init?(_ value: UInt32?, end: Int) {
    guard let value, value < 0x80 else { return nil }
    self.init(value: UInt8(value), end: end)
  }

  /// The bytes a spelling starts with.
  static let openings = Array(#"%\&"#.utf8)

  /// What the bytes from `index` on may spell, the longest spelling first; mostly nothing.
  static func readings(of bytes: [UInt8], at index: Int) -> [SpelledByte] {
    switch bytes[index] {
    case UInt8(ascii: "%"): percent(bytes, index)
    case UInt8(ascii: "\\"): backslash(bytes, index)
    case UInt8(ascii: "&"): entity(bytes, index)
    default: []
    }
  }

  private static func percent(_ bytes: [UInt8], _ index: Int) -> [SpelledByte] {
    let once = SpelledByte(hexadecimal(bytes, index + 1, 2), end: index + 3)
    // %25 may be the encoded percent sign of a character that was encoded twice.
    guard let once, once.value == UInt8(ascii: "%"),
      let twice = SpelledByte(hexadecimal(bytes, index + 3, 2), end: index + 5)
    else { return [once].compactMap { $0 } }
    return [twice, once]
  }

  private static func backslash(_ bytes: [UInt8], _ index: Int) -> [SpelledByte] {
    let next = index + 1
    guard next < bytes.count else { return [] }
    switch bytes[next] {
    case UInt8(ascii: "u"):
      return [SpelledByte(hexadecimal(bytes, next + 1, 4), end: next + 5)].compactMap { $0 }
    case UInt8(ascii: "/"): return [SpelledByte(value: bytes[next], end: next + 1)]
    case UInt8(ascii: "\\"):
      // In JSON within JSON the backslash of an escape is escaped itself.
      let inner = next + 1 < bytes.count && bytes[next + 1] == UInt8(ascii: "u")
      let twice = inner ? SpelledByte(hexadecimal(bytes, next + 2, 4), end: next + 6) : nil
      return [twice, SpelledByte(value: bytes[next], end: next + 1)].compactMap { $0 }
    default: return []
    }
  }

  private static func entity(_ bytes: [UInt8], _ index: Int) -> [SpelledByte] {
    let window = bytes[(index + 1)...].prefix(9)
    guard let semicolon = window.firstIndex(of: UInt8(ascii: ";")) else { return [] }
    let name = window[..<semicolon]
    let value: UInt32?
    if name.first == UInt8(ascii: "#") {
      let digits = name.dropFirst()
      let isHexadecimal = digits.first == UInt8(ascii: "x") || digits.first == UInt8(ascii: "X")
      value = number(digits.dropFirst(isHexadecimal ? 1 : 0), base: isHexadecimal ? 16 : 10)
    } else {
      value = named.first { name.elementsEqual($0.name.utf8) }?.scalar.value
    }
    return [SpelledByte(value, end: semicolon + 1)].compactMap { $0 }
  }

  /// The named entities of characters a key can hold.
  private static let named: [(name: String, scalar: Unicode.Scalar)] = [
    ("amp", "&"), ("lt", "<"), ("gt", ">"),
  ]

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
