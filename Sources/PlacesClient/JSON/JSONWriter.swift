/// Writes JSON as UTF-8 bytes: members in their order, numbers without exponents, `/` as it is.
///
/// What a terminal or a script could take for a command is escaped: control characters (C0, DEL, C1), the line separators
/// U+2028 and U+2029, and the controls of writing direction U+202A–202E and U+2066–2069. Everything else is left readable.
/// A number that is not finite, which JSON has no word for, is written as `null`.
public struct JSONWriter: Sendable {
  /// The bytes written so far.
  public private(set) var bytes: [UInt8] = []

  /// Creates an empty writer.
  public init() { bytes.reserveCapacity(1024) }

  /// Creates a writer that goes on behind other bytes.
  package init(appendingTo bytes: consuming [UInt8]) { self.bytes = bytes }

  /// Returns a value as one line of UTF-8 without a line end.
  public static func compact(_ value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(value)
    return writer.bytes
  }

  /// Returns an object as one line of UTF-8 without a line end.
  public static func compact(_ object: JSONObject) -> [UInt8] { compact(.object(object)) }

  /// Appends a value.
  public mutating func write(_ value: JSONValue) {
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): append(Int(value))
    case .number(let value): bytes += (value.isFinite ? DecimalText.format(value) : "null").utf8
    case .string(let value): append(value)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        write(value)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let object):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in object.members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        write(member)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// Appends a member of an object, without anything before or behind it.
  package mutating func write(_ member: JSONObject.Member) {
    append(member.name)
    bytes.append(UInt8(ascii: ":"))
    write(member.value)
  }

  /// Appends one byte of what stands between values.
  package mutating func append(_ punctuation: UInt8) { bytes.append(punctuation) }

  /// Appends a whole number.
  package mutating func append(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    let first = bytes.count
    var rest = number.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    if bytes.count > first + 1 { bytes[first...].reverse() }
  }

  /// Appends a string.
  package mutating func append(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    let isWritten = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe appendPlain($0) }
    if isWritten != true {
      for byte in text.utf8 { escape(byte) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends the bytes of a text as they are, if they may stay so; returns whether they may.
  private mutating func appendPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard unsafe PlainText.holds(text) else { return false }
    unsafe bytes.append(contentsOf: text)
    return true
  }

  /// Appends a byte of a string.
  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case 0x0A: bytes += #"\n"#.utf8
    case 0x0D: bytes += #"\r"#.utf8
    case 0x09: bytes += #"\t"#.utf8
    case 0..<0x20, 0x7F: escape(UInt32(byte))
    case 0x80..<0xC0:
      bytes.append(byte)
      escapeInvisible()
    default: bytes.append(byte)
    }
  }

  /// Replaces a just completed character with its escape, if it is one nobody sees.
  private mutating func escapeInvisible() {
    let last = UInt32(bytes[bytes.count - 1] & 0x3F)
    let lead = bytes[bytes.count - 2]
    if lead == 0xC2, last < 0x20 {
      bytes.removeLast(2)
      escape(0x80 + last)
    } else if lead == 0x80 || lead == 0x81, bytes.count >= 3, bytes[bytes.count - 3] == 0xE2 {
      let scalar = 0x2000 + UInt32(lead & 0x3F) << 6 + last
      switch scalar {
      case 0x2028...0x202E, 0x2066...0x2069:
        bytes.removeLast(3)
        escape(scalar)
      default: break
      }
    }
  }

  private mutating func escape(_ scalar: UInt32) {
    let hex = String(scalar, radix: 16)
    bytes += #"\u"#.utf8
    bytes += String(repeating: "0", count: 4 - hex.count).utf8
    bytes += hex.utf8
  }
}
