import PlacesClient

/// The JSON body of a request to Places API (New).
enum JSONBody {
  /// Reads a body; an empty one is an empty message.
  static func read(_ bytes: [UInt8]) throws(RPCError) -> JSONValue {
    if bytes.isEmpty { return .object([:]) }
    guard isShallow(bytes) else {
      throw RPCError(
        code: .invalidArgument,
        message: "Invalid JSON payload received. Message too deep. Max recursion depth reached.")
    }
    let value: JSONValue
    do {
      value = try JSONValue(parsing: bytes)
    } catch {
      throw RPCError(
        code: .invalidArgument, message: "Invalid JSON payload received. Unexpected token.")
    }
    guard case .object = value else {
      throw .badPayload([
        FieldViolation(
          field: "",
          description: "Invalid JSON payload received. Unknown name \"\": Root element must be a "
            + "message.")
      ])
    }
    return value
  }

  /// How deep messages may be nested; the limit of the protocol buffers' own JSON reader.
  private static let greatestDepth = 100

  /// Whether objects and lists are nested no deeper than allowed, so that reading them cannot exhaust the stack.
  private static func isShallow(_ bytes: [UInt8]) -> Bool {
    var depth = 0
    var isInString = false
    var isEscaped = false
    for byte in bytes {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: continue
      }
      if depth > greatestDepth { return false }
    }
    return true
  }
}
