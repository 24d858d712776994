/// Why bytes are not JSON.
public struct JSONSyntaxError: Error, Sendable, Hashable {
  /// Where, in bytes from the start.
  public var offset: Int
  /// What should have stood there, as the end of "expected …": `a value`.
  public var expected: String

  /// Creates an error.
  public init(offset: Int, expected: String) {
    self.offset = offset
    self.expected = expected
  }
}

extension JSONValue {
  /// Reads one JSON text (RFC 8259) in UTF-8; a byte order mark in front is skipped.
  ///
  /// Members keep their order. Whole numbers that fit are ``integer(_:)``, all others ``number(_:)``. Half of a surrogate
  /// pair, which no text can hold, becomes U+FFFD.
  ///
  /// - Throws: ``JSONSyntaxError``, also for bytes that are not UTF-8, for numbers larger than a `Double` holds, and for
  ///   objects and lists nested deeper than 128.
  /// - Complexity: O(n) in the number of bytes.
  public init(parsing bytes: [UInt8]) throws(JSONSyntaxError) {
    var reader = JSONReader(bytes)
    self = try reader.document()
  }
}

/// A cursor over JSON text.
struct JSONReader {
  /// How deep objects and lists may be nested, so that reading them cannot use up the stack.
  static let greatestDepth = 128

  let bytes: [UInt8]
  var index = 0
  private var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next byte, or 0, which stands nowhere in JSON, at the end.
  var next: UInt8 { index < bytes.count ? bytes[index] : 0 }

  func fault(_ expected: String) -> JSONSyntaxError {
    JSONSyntaxError(offset: min(index, bytes.count), expected: expected)
  }

  mutating func document() throws(JSONSyntaxError) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    skipBlanks()
    let value = try value()
    skipBlanks()
    guard index == bytes.count else { throw fault("the end") }
    return value
  }

  private mutating func skipBlanks() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      default: return
      }
    }
  }

  private mutating func value() throws(JSONSyntaxError) -> JSONValue {
    switch next {
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["): return .array(try array())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try literal("true", .bool(true))
    case UInt8(ascii: "f"): return try literal("false", .bool(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw fault("a value")
    }
  }

  private mutating func literal(_ word: String, _ value: JSONValue) throws(JSONSyntaxError)
    -> JSONValue
  {
    let end = index + word.utf8.count
    guard end <= bytes.count, bytes[index..<end].elementsEqual(word.utf8) else {
      throw fault("a value")
    }
    index = end
    return value
  }

  private mutating func object() throws(JSONSyntaxError) -> JSONObject {
    try enter()
    if next == UInt8(ascii: "}") {
      leave()
      return JSONObject()
    }
    var object = JSONObject(room: 4)
    while true {
      guard next == UInt8(ascii: "\"") else { throw fault("a name in quotes") }
      let name = try string()
      skipBlanks()
      guard next == UInt8(ascii: ":") else { throw fault("a colon") }
      index += 1
      skipBlanks()
      object.append(name, try value())
      if try isLast(closing: UInt8(ascii: "}"), "a comma or }") { break }
    }
    leave()
    return object
  }

  private mutating func array() throws(JSONSyntaxError) -> [JSONValue] {
    try enter()
    var values: [JSONValue] = []
    if next == UInt8(ascii: "]") {
      leave()
      return values
    }
    values.reserveCapacity(4)
    while true {
      values.append(try value())
      if try isLast(closing: UInt8(ascii: "]"), "a comma or ]") { break }
    }
    leave()
    return values
  }

  /// Steps over an opening bracket and the blanks behind it.
  private mutating func enter() throws(JSONSyntaxError) {
    guard depth < Self.greatestDepth else {
      throw fault("at most \(Self.greatestDepth) levels")
    }
    depth += 1
    index += 1
    skipBlanks()
  }

  /// Steps over a closing bracket.
  private mutating func leave() {
    depth -= 1
    index += 1
  }

  /// Steps over a comma and the blanks around it, or stops before the closing bracket.
  private mutating func isLast(closing bracket: UInt8, _ expected: String) throws(JSONSyntaxError)
    -> Bool
  {
    skipBlanks()
    if next == bracket { return true }
    guard next == UInt8(ascii: ",") else { throw fault(expected) }
    index += 1
    skipBlanks()
    return false
  }
}
