/// A JSON value as a feature of a file has it.
enum JSONNode: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONNode])
  case object([(String, JSONNode)])

  static func == (a: JSONNode, b: JSONNode) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.bool(let x), .bool(let y)): x == y
    case (.number(let x), .number(let y)), (.string(let x), .string(let y)): x == y
    case (.array(let x), .array(let y)): x == y
    case (.object(let x), .object(let y)):
      x.count == y.count && zip(x, y).allSatisfy { $0.0 == $1.0 && $0.1 == $1.1 }
    default: false
    }
  }

  /// A member of an object.
  subscript(key: String) -> JSONNode? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.0 == key }?.1
  }

  var string: String? {
    switch self {
    case .string(let text), .number(let text): text
    case .bool(let value): value ? "true" : "false"
    default: nil
    }
  }

  var double: Double? {
    switch self {
    case .number(let text), .string(let text): Double(text)
    default: nil
    }
  }

  var array: [JSONNode]? {
    if case .array(let items) = self { return items }
    return nil
  }
}

/// Reads JSON (RFC 8259) out of bytes in memory, one value at a time.
struct JSONScan {
  /// What is wrong, and where.
  struct Problem: Error, Equatable {
    var offset: Int
    var expected: String
  }

  private static let deepest = 64
  let view: ByteView
  private(set) var offset: Int

  init(_ view: ByteView, at offset: Int = 0) {
    self.view = view
    self.offset = offset
  }

  /// Reads a value.
  mutating func value(depth: Int = 0) throws(Problem) -> JSONNode {
    guard depth < Self.deepest else { throw problem("less nesting") }
    skipBlanks()
    switch view[offset] {
    case UInt8(ascii: "{"): return .object(try members(depth: depth))
    case UInt8(ascii: "["): return .array(try items(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  /// Steps over blanks; whether anything follows.
  @discardableResult
  mutating func skipBlanks() -> Bool {
    while offset < view.count, [0x20, 0x09, 0x0A, 0x0D].contains(view[offset]) { offset += 1 }
    return offset < view.count
  }

  /// Steps over a byte, if it is the next one behind blanks.
  mutating func take(_ byte: Character) -> Bool {
    skipBlanks()
    guard offset < view.count, view[offset] == byte.asciiValue else { return false }
    offset += 1
    return true
  }

  func problem(_ expected: String) -> Problem { Problem(offset: offset, expected: expected) }

  private mutating func members(depth: Int) throws(Problem) -> [(String, JSONNode)] {
    offset += 1
    var out: [(String, JSONNode)] = []
    if take("}") { return out }
    repeat {
      skipBlanks()
      guard view[offset] == UInt8(ascii: "\"") else { throw problem("a name in quotes") }
      let name = try string()
      guard take(":") else { throw problem("a colon") }
      out.append((name, try value(depth: depth + 1)))
    } while take(",")
    guard take("}") else { throw problem("a comma or a closing brace") }
    return out
  }

  private mutating func items(depth: Int) throws(Problem) -> [JSONNode] {
    offset += 1
    var out: [JSONNode] = []
    if take("]") { return out }
    repeat { out.append(try value(depth: depth + 1)) } while take(",")
    guard take("]") else { throw problem("a comma or a closing bracket") }
    return out
  }

  private mutating func word(_ text: String, _ node: JSONNode) throws(Problem) -> JSONNode {
    guard view.part(at: offset, count: text.utf8.count)?.elementsEqual(Array(text.utf8)) == true
    else {
      if let rest = view.part(at: offset, count: view.count - offset), text.hasPrefix(rest.text) {
        offset = view.count
      }
      throw problem("a value")
    }
    offset += text.utf8.count
    return node
  }

  private mutating func number() throws(Problem) -> JSONNode {
    let start = offset
    while offset < view.count, "+-.0123456789eE".utf8.contains(view[offset]) { offset += 1 }
    guard let part = view.part(at: start, count: offset - start), offset > start,
      case let text = part.text, Double(text) != nil
    else {
      offset = start
      throw problem("a value")
    }
    return .number(text)
  }

  /// Reads a text in quotes.
  mutating func string() throws(Problem) -> String {
    offset += 1
    var bytes: [UInt8] = []
    while offset < view.count {
      let byte = view[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(&bytes)
      case 0..<0x20: throw problem("no control character in a text")
      default: bytes.append(byte)
      }
    }
    throw problem("a closing quote")
  }

  private mutating func escape(_ bytes: inout [UInt8]) throws(Problem) {
    let byte = view[offset]
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes.append(byte)
    case UInt8(ascii: "u"):
      var value = try hex()
      if (0xD800..<0xDC00).contains(value), view[offset] == 0x5C, view[offset + 1] == 0x75 {
        offset += 2
        let low = try hex()
        value = 0x10000 + (value - 0xD800) << 10 + (low & 0x3FF)
      }
      bytes += UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}").map(Array.init) ?? []
    default: throw problem("a known escape")
    }
  }

  private mutating func hex() throws(Problem) -> UInt32 {
    guard let part = view.part(at: offset, count: 4), let value = UInt32(part.text, radix: 16)
    else {
      offset = offset + 4 > view.count ? view.count : offset
      throw problem("four hexadecimal digits")
    }
    offset += 4
    return value
  }
}
