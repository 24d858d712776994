extension JSONReader {
  /// Reads a string, from its opening quotation mark to behind its closing one.
  mutating func string() throws(JSONSyntaxError) -> String {
    let start = index + 1
    // All bytes up to the one that ends what can be taken as it is, laid over each other.
    var union: UInt8 = 0
    index = unsafe bytes.withUnsafeBufferPointer { bytes in
      var end = start
      while end < bytes.count {
        let byte = unsafe bytes[end]
        if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
        union |= byte
        end &+= 1
      }
      return end
    }
    guard index < bytes.count else { throw fault("a closing quotation mark") }
    switch bytes[index] {
    case UInt8(ascii: "\""):
      let text = try text(start..<index, isASCII: union < 0x80)
      index += 1
      return text
    case UInt8(ascii: "\\"): return try escapedString(from: start)
    default: throw fault("a character, not a control")
    }
  }

  private func text(_ part: Range<Int>, isASCII: Bool) throws(JSONSyntaxError) -> String {
    if isASCII {
      return unsafe bytes.withUnsafeBufferPointer {
        unsafe String(decoding: UnsafeBufferPointer(rebasing: $0[part]), as: UTF8.self)
      }
    }
    guard let text = String(validating: bytes[part], as: UTF8.self) else {
      throw JSONSyntaxError(offset: part.lowerBound, expected: "UTF-8")
    }
    return text
  }

  /// Reads on from the first escape.
  private mutating func escapedString(from start: Int) throws(JSONSyntaxError) -> String {
    var unescaped = Array(bytes[start..<index])
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        guard let text = String(validating: unescaped, as: UTF8.self) else {
          throw JSONSyntaxError(offset: start, expected: "UTF-8")
        }
        return text
      case UInt8(ascii: "\\"): try escape(into: &unescaped)
      case 0..<0x20: throw fault("a character, not a control")
      default:
        unescaped.append(byte)
        index += 1
      }
    }
    throw fault("a closing quotation mark")
  }

  private mutating func escape(into unescaped: inout [UInt8]) throws(JSONSyntaxError) {
    index += 1
    let byte = next
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): unescaped.append(byte)
    case UInt8(ascii: "b"): unescaped.append(0x08)
    case UInt8(ascii: "f"): unescaped.append(0x0C)
    case UInt8(ascii: "n"): unescaped.append(0x0A)
    case UInt8(ascii: "r"): unescaped.append(0x0D)
    case UInt8(ascii: "t"): unescaped.append(0x09)
    case UInt8(ascii: "u"): unescaped += String(try codePoint()).utf8
    default:
      index -= 1
      throw fault("an escape")
    }
  }

  /// Reads the digits of `\uXXXX`, and the second half of a surrogate pair when the first is one.
  private mutating func codePoint() throws(JSONSyntaxError) -> Character {
    let first = try hexadecimal()
    guard (0xD800..<0xDC00).contains(first), next == UInt8(ascii: "\\"), index + 1 < bytes.count,
      bytes[index + 1] == UInt8(ascii: "u")
    else { return Character(Unicode.Scalar(first) ?? "\u{FFFD}") }
    let behindFirst = index
    index += 2
    let second = try hexadecimal()
    guard (0xDC00..<0xE000).contains(second) else {
      index = behindFirst
      return "\u{FFFD}"
    }
    let scalar = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
    return Character(Unicode.Scalar(scalar) ?? "\u{FFFD}")
  }

  private mutating func hexadecimal() throws(JSONSyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next.hexDigitValue else { throw fault("a hexadecimal digit") }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }
}
