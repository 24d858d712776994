import PlacesClient

/// A request taken apart: what the services look at.
struct Incoming {
  /// The method, in capitals.
  var method: String
  /// Path segments, decoded.
  var path: [String]
  /// The path as it came, for the page that says it does not exist.
  var rawPath: String
  /// Query parameters, decoded, without the key.
  var parameters: Parameters
  /// Header fields.
  var headers: [HTTPRequest.Field]
  /// The body.
  var body: [UInt8]
  /// The key, from wherever the service takes it; `nil` when none was sent.
  var key: String?

  /// Takes a request apart; a key that is not known already is looked for in the query and, for Places API (New), in its
  /// header.
  init(_ request: SandboxRequest, key: String? = nil) {
    let target = request.target.utf8
    let query = target.firstIndex(of: UInt8(ascii: "?"))
    let path = target[..<(query ?? target.endIndex)]
    method = request.method
    rawPath = String(Substring(path))
    self.path = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .dropFirst().map { PercentDecoding.decode($0, plusIsSpace: false) }
    parameters = Parameters(query: query.map { target[target.index(after: $0)...] } ?? "".utf8[...])
    headers = request.headers
    body = request.body
    let isNew = self.path.first == "v1"
    let header = isNew ? request.header("x-goog-api-key") : nil
    self.key = key ?? header ?? parameters["key"] ?? (isNew ? parameters["$key"] : nil)
    parameters.remove("key")
  }

  /// The last value of a header field that is not empty, by its name in lower case.
  func header(_ name: String) -> String? {
    headers.last { $0.isNamed(name) && !$0.value.isEmpty }?.value
  }
}
