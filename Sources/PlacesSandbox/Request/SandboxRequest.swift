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

  /// The last value of a header field that is not empty, by its name in lower case.
  func header(_ name: String) -> String? {
    headers.last { $0.isNamed(name) && !$0.value.isEmpty }?.value
  }
}

extension HTTPRequest.Field {
  /// Whether it has a name, given in lower case, whatever the case of its own.
  func isNamed(_ name: String) -> Bool {
    // Of the same length in every case: names of fields are ASCII.
    self.name.utf8.count == name.utf8.count && self.name.lowercased() == name
  }
}
