public import PlacesClient

/// One HTTP request as a server reads it off a connection, whatever service it is for.
///
/// The three services have no path in common, so one value, and one server, stands for all of their hosts.
public struct SandboxRequest: Sendable, Hashable {
  /// The method, in capitals.
  public var method: String
  /// Path and query as on the request line, percent-encoded.
  public var target: String
  /// Header fields in the order they came.
  public var headers: [HTTPRequest.Field]
  /// The body, decoded from any transfer encoding.
  public var body: [UInt8]

  /// Creates a request.
  public init(
    method: String, target: String, headers: [HTTPRequest.Field] = [], body: [UInt8] = []
  ) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
  }

  /// The last value of a header field that is not empty, compared without regard to case.
  func header(_ name: String) -> String? {
    headers.last { $0.name.lowercased() == name && !$0.value.isEmpty }?.value
  }
}
