/// An answer as it came from the transport, whatever its status.
public struct HTTPResponse: Sendable, Hashable {
  /// The HTTP status code, 100 to 599.
  public var status: Int
  /// Header fields in the order they came; names as sent.
  public var headers: [HTTPRequest.Field]
  /// The whole body, decoded from any content encoding.
  public var body: [UInt8]

  /// Creates a response.
  public init(status: Int, headers: [HTTPRequest.Field] = [], body: [UInt8]) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The first value of a header field, compared without regard to case.
  public func header(_ name: String) -> String? {
    let wanted = name.lowercased()
    return headers.first { $0.name.lowercased() == wanted }?.value
  }
}
