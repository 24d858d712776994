import CCurl
import Testing

@testable import PlacesClient

@Suite struct `What libcurl is told` {
  private static let facts = [
    CurlFacts(version: 0x07_44_00, tls: "GnuTLS/3.7.9"),
    CurlFacts(version: 0x07_58_01, tls: "OpenSSL/3.0.19"),
    CurlFacts(version: 0x08_10_00, tls: ""),
  ]

  private func plan(
    _ request: HTTPRequest = .geocode, timeout: Duration = .seconds(10),
    environment: [String: String] = [:], facts: CurlFacts = Self.facts[1]
  ) -> CurlPlan {
    CurlPlan(
      request, timeout: timeout, configuration: .init(environment: environment), facts: facts)
  }

  @Test(arguments: facts, [HTTPRequest.geocode, .legacyDetails, .autocomplete])
  func `certificates are verified, redirects are not followed, only HTTP is spoken`(
    _ facts: CurlFacts, _ request: HTTPRequest
  ) {
    let settings = plan(request, facts: facts).settings
    for rule: CurlSetting in [
      .number(.verifyPeer, 1), .number(.verifyHost, 2), .number(.proxyVerifyPeer, 1),
      .number(.proxyVerifyHost, 2), .number(.followLocation, 0), .number(.noSignal, 1),
      .number(.netrc, 0), .number(.verbose, 0), .number(.http09Allowed, 0),
      .text(.proxy, ""), .text(.noProxy, ""),
    ] { #expect(settings.contains(rule), "\(rule)") }
    #expect(
      settings.contains(
        facts.version < 0x07_55_00 ? .number(.protocols, 3) : .text(.protocolNames, "http,https")))
    let options = settings.map(\.option)
    #expect(Set(options).count == options.count, "an option is set twice")
  }

  @Test func `what must hold is not among the options a libcurl may lack`() {
    let must: [CurlOption] = [
      .verifyPeer, .verifyHost, .followLocation, .protocols, .protocolNames, .timeout, .proxy,
      .noProxy, .noSignal, .caInfo, .caPath, .netrc,
    ]
    #expect(CurlPlan.dispensable.isDisjoint(with: must))
  }

  @Test func `the key is in no part of the plan`() {
    #expect(plan(.autocomplete).keyPlace == .header)
    #expect(plan(.geocode).keyPlace == .query(first: false))
    #expect(
      plan(.geocode).url
        == "https://maps.googleapis.com/maps/api/geocode/json?address=1%20George%20St")
  }

  @Test(arguments: [
    (Duration.seconds(10), 10_000), (.milliseconds(1), 1), (.microseconds(1), 1), (.zero, 1),
    (.seconds(-5), 1), (.microseconds(1500), 2), (.seconds(Int64.max), 1_073_741_823),
  ])
  func `a time limit is never rounded to none`(_ timeout: Duration, _ milliseconds: Int) {
    let settings = plan(timeout: timeout).settings
    #expect(settings.contains(.number(.timeout, milliseconds)))
    #expect(settings.contains(.number(.connectTimeout, milliseconds)))
  }

  @Test(
    arguments: [
      ("https://a.example", 0x08_0C_00, true), ("https://a.example", 0x08_0B_01, false),
      ("https://a.example", 0x07_58_01, false), ("http://[::1]:1", 0x08_0C_00, false),
    ] as [(String, UInt32, Bool)])
  func `HTTP/2 is for TLS and a libcurl that is good at it`(
    _ url: String, _ version: UInt32, _ isMultiplexed: Bool
  ) throws {
    let plan = CurlPlan(
      .geocode, timeout: .seconds(1), configuration: .init(baseURL: try BaseURL(url)),
      facts: CurlFacts(version: version, tls: "OpenSSL/3"))
    #expect(plan.settings.contains(.number(.httpVersion, isMultiplexed ? 4 : 2)))
    // A plain request must not wait to learn whether it could share another's connection.
    #expect(plan.settings.contains(.number(.pipeWait, isMultiplexed ? 1 : 0)))
  }

  @Test func `the numbers of the options are libcurl's own`() throws {
    let engine = CurlEngine(libraryNames: nil)
    let facts = try engine.open()
    let names: [(CurlOption, String)] = [
      (.verbose, "VERBOSE"), (.noProgress, "NOPROGRESS"), (.post, "POST"), (.netrc, "NETRC"),
      (.followLocation, "FOLLOWLOCATION"), (.verifyPeer, "SSL_VERIFYPEER"),
      (.httpGet, "HTTPGET"), (.verifyHost, "SSL_VERIFYHOST"), (.httpVersion, "HTTP_VERSION"),
      (.noSignal, "NOSIGNAL"), (.tcpNoDelay, "TCP_NODELAY"), (.timeout, "TIMEOUT_MS"),
      (.connectTimeout, "CONNECTTIMEOUT_MS"), (.protocols, "PROTOCOLS"),
      (.headerOption, "HEADEROPT"), (.pathAsIs, "PATH_AS_IS"), (.pipeWait, "PIPEWAIT"),
      (.proxyVerifyPeer, "PROXY_SSL_VERIFYPEER"), (.proxyVerifyHost, "PROXY_SSL_VERIFYHOST"),
      (.suppressConnectHeaders, "SUPPRESS_CONNECT_HEADERS"), (.http09Allowed, "HTTP09_ALLOWED"),
      (.quickExit, "QUICK_EXIT"), (.url, "URL"), (.proxy, "PROXY"), (.userAgent, "USERAGENT"),
      (.caInfo, "CAINFO"), (.caPath, "CAPATH"), (.acceptEncoding, "ACCEPT_ENCODING"),
      (.noProxy, "NOPROXY"), (.proxyCAInfo, "PROXY_CAINFO"), (.proxyCAPath, "PROXY_CAPATH"),
      (.protocolNames, "PROTOCOLS_STR"),
    ]
    for (option, name) in names {
      // Options younger than this libcurl have no number in it, and a libcurl before 7.73 tells none.
      guard let number = engine.optionNumber(name), number != -1 else { continue }
      #expect(number == Int(option.rawValue), "\(name)")
    }
    #expect(facts.version < 0x07_49_00 || engine.optionNumber("URL") == 10_002)
  }
}
