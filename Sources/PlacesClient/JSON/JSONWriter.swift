/// Writes JSON as UTF-8 bytes: members in their order, numbers without exponents, `/` as it is.
///
/// Foundation's encoder cannot keep the order of members, so values are written here. Control characters and the line
/// separators U+2028 and U+2029 are escaped; everything else is left readable.
public struct JSONWriter: Sendable {
  /// The bytes written so far.
  public private(set) var bytes: [UInt8] = []

  /// Creates an empty writer.
  public init() { bytes.reserveCapacity(1024) }

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
    case .integer(let value): bytes += String(value).utf8
    case .number(let value): bytes += DecimalText.format(value).utf8
    case .string(let value): write(value)
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
        write(member.name)
        bytes.append(UInt8(ascii: ":"))
        write(member.value)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x0A: bytes += #"\n"#.utf8
      case 0x0D: bytes += #"\r"#.utf8
      case 0x09: bytes += #"\t"#.utf8
      case 0..<0x20, 0x7F: escape(UInt32(byte))
      default:
        bytes.append(byte)
        escapeTail()
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Replaces a just completed C1 control, line or paragraph separator with its escape.
  private mutating func escapeTail() {
    let count = bytes.count
    guard let last = bytes.last, last >= 0x80, last < 0xC0 else { return }
    if bytes[count - 2] == 0xC2, last < 0xA0 {
      bytes.removeLast(2)
      escape(UInt32(last))
    } else if last == 0xA8 || last == 0xA9, bytes[count - 2] == 0x80, count >= 3,
      bytes[count - 3] == 0xE2
    {
      bytes.removeLast(3)
      escape(last == 0xA8 ? 0x2028 : 0x2029)
    }
  }

  private mutating func escape(_ scalar: UInt32) {
    let hex = String(scalar, radix: 16)
    bytes += #"\u"#.utf8
    bytes += String(repeating: "0", count: 4 - hex.count).utf8
    bytes += hex.utf8
  }
}
