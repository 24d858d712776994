public import PlacesClient

/// A request as a loopback server received it.
public struct LoopbackRequest: Sendable, Hashable {
  /// Its place among all requests to the server, from 1.
  public var number: Int
  /// The connection it came over, from 1.
  public var connection: Int
  /// The method.
  public var method: String
  /// The target exactly as it stood on the request line.
  public var target: String
  /// Header fields in the order they came.
  public var headers: [HTTPRequest.Field]
  /// The body.
  public var body: [UInt8]

  /// The target's path, not decoded.
  public var path: String { String(target.prefix { $0 != "?" }) }

  /// The query, decoded as a form is: `+` is a blank.
  public var query: [HTTPRequest.Field] {
    guard let mark = target.firstIndex(of: "?") else { return [] }
    return target[target.index(after: mark)...].split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return HTTPRequest.Field(
        Self.decoded(parts.first ?? ""), Self.decoded(parts.dropFirst().first ?? ""))
    }
  }

  /// The body as text.
  public var bodyText: String { String(decoding: body, as: UTF8.self) }

  /// The first value of a query parameter.
  public func parameter(_ name: String) -> String? { query.first { $0.name == name }?.value }

  /// The first value of a header field, compared without regard to case.
  public func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension LoopbackRequest {
  /// Reads the next request of a connection; nil when the client has closed it, or sends something else, such as TLS.
  static func read(_ stream: inout SocketReader, connection: Int) -> LoopbackRequest? {
    guard stream.startsWithLetter, let head = stream.upTo(Array("\r\n\r\n".utf8)) else {
      return nil
    }
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count == 3 else { return nil }
    let headers = lines.dropFirst().map { line in
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      return HTTPRequest.Field(
        String(parts[0]),
        String((parts.dropFirst().first ?? "").drop { $0 == " " }))
    }
    var request = LoopbackRequest(
      number: 0, connection: connection, method: String(words[0]), target: String(words[1]),
      headers: headers, body: [])
    if let length = request.header("Content-Length").flatMap({ Int($0) }) {
      guard let body = stream.exactly(length) else { return nil }
      request.body = body
    }
    return request
  }
}
