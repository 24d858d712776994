import CCurl

/// What libcurl is told alike about all requests to one service that have the same time limit.
struct CurlCourse: Sendable, Hashable {
  let server: BaseURL
  /// The server as the beginning of a URL.
  let address: String
  let proxy: ProxySettings?
  let settings: [CurlSetting]
  /// Whether only the store is consulted that is quick to read; see ``CurlTrust``.
  let trustsStoreAlone: Bool

  /// Works out what to tell.
  init(
    _ service: Service, timeout: Duration, configuration: CurlTransport.Configuration,
    facts: CurlFacts, triesStoreAlone: Bool
  ) {
    server = configuration.baseURL ?? .google(service)
    address = server.description
    proxy = ProxySettings(for: server, environment: configuration.environment)
    let trust = Self.trust(server, configuration.environment, facts, triesStoreAlone)
    trustsStoreAlone = trust.isStoreAlone
    settings =
      Self.rules(facts) + Self.limits(timeout) + Self.protocols(server.scheme, facts)
      + [.text(.proxy, proxy?.address ?? ""), .text(.noProxy, "")]
      + [.text(.userAgent, configuration.userAgent)]
      + trust.settings
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
}

/// The courses a transport has worked out, for the next request that is like an earlier one.
struct CurlCourses: Sendable {
  /// What decides a course within one transport.
  struct Key: Sendable, Hashable {
    var service: Service
    var timeout: Duration
    var triesStoreAlone: Bool
  }

  /// How many are kept; time limits that are what is left of a deadline are all different.
  private static let capacity = 8
  private var known: [(key: Key, course: CurlCourse)] = []

  /// Returns the course for a key, made with `make` unless it is known.
  mutating func course(_ key: Key, _ make: () -> CurlCourse) -> CurlCourse {
    for entry in known where entry.key == key { return entry.course }
    let course = make()
    if known.count == Self.capacity { known.removeLast() }
    known.append((key, course))
    return course
  }
}
