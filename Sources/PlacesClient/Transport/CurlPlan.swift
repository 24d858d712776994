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
    server = configuration.baseURL ?? .google(request.service)
    proxy = ProxySettings(for: server, environment: configuration.environment)
    url = server.description + request.target
    keyPlace = request.service == .placesNew ? .header : .query(first: request.query.isEmpty)
    let trust = Self.trust(server, configuration.environment, facts, triesStoreAlone)
    trustsStoreAlone = trust.isStoreAlone
    settings =
      Self.rules(facts) + Self.limits(timeout) + Self.protocols(server.scheme, facts)
      + [.text(.proxy, proxy?.address ?? ""), .text(.noProxy, "")]
      + [.text(.userAgent, configuration.userAgent)]
      + trust.settings
    body = request.method == .post ? request.body : nil
    headers = request.headers + Self.impliedHeaders(request)
  }

  /// What holds for every request, whoever is asked.
  private static func rules(_ facts: CurlFacts) -> [CurlSetting] {
    var rules: [CurlSetting] = [
      .number(.verbose, 0), .number(.noProgress, 1), .number(.netrc, 0), .number(.noSignal, 1),
      .number(.followLocation, 0), .number(.pathAsIs, 1), .number(.http09Allowed, 0),
      .number(.verifyPeer, 1), .number(.verifyHost, 2),
      .number(.proxyVerifyPeer, 1), .number(.proxyVerifyHost, 2),
      .number(.headerOption, 1),  // fields for the server are not for the proxy
      .number(.suppressConnectHeaders, 1), .number(.tcpNoDelay, 1), .text(.acceptEncoding, ""),
    ]
    rules.append(
      facts.version >= 0x07_55_00
        ? .text(.protocolNames, "http,https") : .number(.protocols, 1 | 2))
    // Without it a transfer that ends during a name lookup waits for the lookup.
    if facts.version >= 0x07_57_00 { rules.append(.number(.quickExit, 1)) }
    return rules
  }

  /// The time limit in whole milliseconds, rounded up and never 0, which would mean none.
  private static func limits(_ timeout: Duration) -> [CurlSetting] {
    let (seconds, attoseconds) = timeout.components
    let longest = Int64(Int32.max / 2)
    let milliseconds =
      seconds > longest / 1000
      ? longest : seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    let limit = Int(min(max(milliseconds, 1), longest))
    return [.number(.timeout, limit), .number(.connectTimeout, limit)]
  }

  /// HTTP/2 where TLS can negotiate it, on one connection for all requests; else HTTP/1.1.
  ///
  /// Older libcurls do not survive a server's orderly end of an HTTP/2 connection: 7.88.1 loses or stalls the requests on
  /// it, and now and then one in between. 8.12 is the oldest that was seen to get thousands through.
  private static func protocols(_ scheme: BaseURL.Scheme, _ facts: CurlFacts) -> [CurlSetting] {
    let isMultiplexed = scheme == .https && facts.version >= 0x08_0C_00
    return isMultiplexed
      ? [.number(.httpVersion, 4), .number(.pipeWait, 1)]
      : [.number(.httpVersion, 2), .number(.pipeWait, 0)]
  }

  private static func trust(
    _ server: BaseURL, _ environment: [String: String], _ facts: CurlFacts, _ triesStore: Bool
  ) -> (settings: [CurlSetting], isStoreAlone: Bool) {
    guard server.scheme == .https else { return ([], false) }
    let trust = CurlTrust(environment: environment)
    if triesStore, let settings = trust.storeSettings(tls: facts.tls) { return (settings, true) }
    return (trust.settings, false)
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
