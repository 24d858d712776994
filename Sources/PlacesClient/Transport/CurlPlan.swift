import CCurl

/// One option for libcurl.
enum CurlSetting: Sendable, Hashable {
  case number(CurlOption, Int)
  case text(CurlOption, String)
  /// Takes the option's text away, and with it libcurl's default.
  case nothing(CurlOption)

  /// The option that is set.
  var option: CurlOption {
    switch self {
    case .number(let option, _), .text(let option, _), .nothing(let option): option
    }
  }
}

/// The largest header section and body that are accepted.
struct CurlLimits: Sendable, Hashable {
  /// Bytes of all header lines of an answer.
  var headerBytes = 64 << 10
  /// Bytes of the body, after decoding.
  var bodyBytes: Int
}

/// What libcurl says about itself.
struct CurlFacts: Sendable, Hashable {
  /// The version as 0xMMmmpp: 0x075801 is 7.88.1.
  var version: UInt32
  /// The TLS library and its version, such as `OpenSSL/3.0.19`; empty without one.
  var tls: String
}

/// Everything libcurl is told about one request, but for the key.
struct CurlPlan: Sendable, Hashable {
  /// Where the key goes.
  enum KeyPlace: Sendable, Hashable {
    /// In a header field, for Places API (New).
    case header
    /// In the query, as its last parameter; `first` when there is no other.
    case query(first: Bool)
  }

  /// The header field that carries the key.
  static let keyHeader = "X-Goog-Api-Key"

  let server: BaseURL
  let proxy: ProxySettings?
  let url: String
  let keyPlace: KeyPlace
  let settings: [CurlSetting]
  let headers: [HTTPRequest.Field]
  /// The body of a POST, nil for GET.
  let body: [UInt8]?

  /// Whether only the store was consulted that is quick to read; see ``CurlTrust``.
  let trustsStoreAlone: Bool

  /// Plans a request.
  init(
    _ request: HTTPRequest, timeout: Duration, configuration: CurlTransport.Configuration,
    facts: CurlFacts, triesStoreAlone: Bool = true
  ) {
    self.init(
      request,
      CurlCourse(
        request.service, timeout: timeout, configuration: configuration, facts: facts,
        triesStoreAlone: triesStoreAlone))
  }

  /// Plans a request of a course.
  init(_ request: HTTPRequest, _ course: CurlCourse) {
    server = course.server
    proxy = course.proxy
    url = course.address + request.target
    keyPlace = request.service == .placesNew ? .header : .query(first: request.query.isEmpty)
    trustsStoreAlone = course.trustsStoreAlone
    settings = course.settings
    body = request.method == .post ? request.body : nil
    headers = request.headers + Self.impliedHeaders(request)
  }

  /// Fields libcurl would otherwise choose badly: a form's content type, and a wait for "100 Continue".
  private static func impliedHeaders(_ request: HTTPRequest) -> [HTTPRequest.Field] {
    guard request.method == .post else { return [] }
    let hasType = request.headers.contains { $0.name.lowercased() == "content-type" }
    return hasType ? [] : [HTTPRequest.Field("Content-Type", "application/json")]
  }
}

extension CurlPlan {
  /// Options that a libcurl may lack without harm: what they set is its default, or only saves time.
  static let dispensable: Set<CurlOption> = [
    .httpVersion, .pipeWait, .quickExit, .proxyVerifyPeer, .proxyVerifyHost,
    .proxyCAInfo, .proxyCAPath, .suppressConnectHeaders, .acceptEncoding,
  ]

  /// The first header field that cannot be sent as it is: a name that is no token, or a value with CR, LF or NUL.
  var unsendableHeader: HTTPRequest.Field? {
    headers.first { field in
      field.name.isEmpty
        || !field.name.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: ":") }
        || field.value.utf8.contains { $0 == 0 || $0 == 10 || $0 == 13 }
    }
  }
}
