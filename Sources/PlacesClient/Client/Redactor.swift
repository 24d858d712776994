/// Masks an API key in bytes that came from outside, in every spelling a server might echo it in.
///
/// A character of the key counts when it stands plainly, percent-encoded (once or twice), as a JSON `\u` escape or as a
/// numeric HTML entity; the spellings may be mixed. The whole key in base64 is masked too. Anything that has the shape of a
/// Google key is masked as well, whosever it is.
struct Redactor: Sendable {
  /// Keys shorter than this are not looked for: masking them would destroy answers, and no real key is that short.
  static let shortestKey = 8

  private let key: [UInt8]
  private let encodedKey: [UInt8]

  init(_ key: APIKey?) {
    let bytes = key?.withText { Array($0.utf8) } ?? []
    self.key = bytes.count >= Self.shortestKey ? bytes : []
    // Without the last group, which depends on what follows the key.
    encodedKey = self.key.isEmpty ? [] : Base64.encode(Array(bytes.prefix(bytes.count / 3 * 3)))
  }

  /// Returns the bytes with every key replaced by ``APIKey/mask``.
  func redact(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8]?
    var copied = 0
    var index = 0
    while index < bytes.count {
      guard let end = endOfKey(in: bytes, at: index) else {
        index += 1
        continue
      }
      var output = result ?? []
      output += bytes[copied..<index]
      output += APIKey.mask.utf8
      result = output
      copied = end
      index = end
    }
    guard var output = result else { return bytes }
    output += bytes[copied...]
    return output
  }

  /// The index behind a key that starts at `start`, or `nil`.
  private func endOfKey(in bytes: [UInt8], at start: Int) -> Int? {
    let first = bytes[start]
    if first == UInt8(ascii: "A"), let end = endOfGoogleKey(bytes, start) { return end }
    guard let initial = key.first else { return nil }
    if first == initial || first == UInt8(ascii: "%") || first == UInt8(ascii: "\\")
      || first == UInt8(ascii: "&")
    {
      var index = start
      for expected in key {
        guard let unit = EncodedByte.read(bytes, at: index), unit.value == expected else {
          index = -1
          break
        }
        index = unit.end
      }
      if index >= 0 { return index }
    }
    if first == encodedKey.first, bytes[start...].starts(with: encodedKey) {
      var end = start + encodedKey.count
      while end < bytes.count, Base64.isDigit(bytes[end]) || bytes[end] == UInt8(ascii: "=") {
        end += 1
      }
      return end
    }
    return nil
  }

  /// `AIza` and 35 letters, digits, `-` or `_`.
  private func endOfGoogleKey(_ bytes: [UInt8], _ start: Int) -> Int? {
    let end = start + 39
    guard end <= bytes.count, bytes[start...].starts(with: "AIza".utf8),
      bytes[start..<end].allSatisfy({
        $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      })
    else { return nil }
    return end
  }
}

/// One byte in one of the spellings a server might use.
private struct EncodedByte {
  var value: UInt8
  var end: Int

  static func read(_ bytes: [UInt8], at index: Int) -> EncodedByte? {
    guard index < bytes.count else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "%"):
      if let value = hex(bytes, index + 1, 2) {
        // %25 is itself an encoded percent sign of a doubly encoded key.
        if value == UInt32(UInt8(ascii: "%")), let inner = hex(bytes, index + 3, 2) {
          return EncodedByte(value: UInt8(truncatingIfNeeded: inner), end: index + 5)
        }
        return EncodedByte(value: UInt8(truncatingIfNeeded: value), end: index + 3)
      }
    case UInt8(ascii: "\\"):
      if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "u"),
        let value = hex(bytes, index + 2, 4), value < 0x80
      {
        return EncodedByte(value: UInt8(value), end: index + 6)
      }
      if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
        return EncodedByte(value: UInt8(ascii: "/"), end: index + 2)
      }
    case UInt8(ascii: "&"):
      if let entity = entity(bytes, index) { return entity }
    default: break
    }
    return EncodedByte(value: bytes[index], end: index + 1)
  }

  private static func entity(_ bytes: [UInt8], _ index: Int) -> EncodedByte? {
    let window = bytes[index..<min(bytes.count, index + 9)]
    guard let semicolon = window.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let text = String(decoding: window[(index + 1)..<semicolon], as: UTF8.self)
    let decoded = HTMLEntities.decode("&\(text);")
    guard decoded.utf8.count == 1, let value = decoded.utf8.first else { return nil }
    return EncodedByte(value: value, end: semicolon + 1)
  }

  private static func hex(_ bytes: [UInt8], _ start: Int, _ count: Int) -> UInt32? {
    guard start + count <= bytes.count else { return nil }
    return UInt32(String(decoding: bytes[start..<(start + count)], as: UTF8.self), radix: 16)
  }
}

/// Base64, as far as finding a key in it needs.
private enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func isDigit(_ byte: UInt8) -> Bool { digits.contains(byte) }

  /// Encodes groups of three bytes.
  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count / 3 * 3, by: 3) {
      let group = bytes[start..<(start + 3)].reduce(0) { $0 << 8 | Int($1) }
      for shift in [18, 12, 6, 0] { result.append(digits[group >> shift & 63]) }
    }
    return result
  }
}
