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

  @Test func `HTTP/2 is for TLS, and plain requests do not queue for a connection`() throws {
    #expect(plan().settings.contains(.number(.httpVersion, 4)))
    let local = CurlPlan(
      .geocode, timeout: .seconds(1), configuration: .init(baseURL: try BaseURL("http://[::1]:1")),
      facts: Self.facts[1])
    #expect(local.settings.contains(.number(.httpVersion, 2)))
    #expect(local.settings.contains(.number(.pipeWait, 0)))
  }

  @Test(
    arguments: [
      ([:], "OpenSSL/3.0.19", [.nothing(.caInfo), .text(.caPath, "/folder")]),
      ([:], "LibreSSL/3.3.6", [.nothing(.caInfo), .text(.caPath, "/folder")]),
      ([:], "GnuTLS/3.7.9", []),
      ([:], "(OpenSSL/3.0.19) GnuTLS/3.7.9", []),
      ([:], "", []),
      (["SSL_CERT_FILE": ""], "OpenSSL/3.0.19", [.nothing(.caInfo), .text(.caPath, "/folder")]),
      (["SSL_CERT_FILE": "f"], "OpenSSL/3.0.19", [.text(.caInfo, "f")]),
      (["SSL_CERT_DIR": "d"], "GnuTLS/3.7.9", [.text(.caPath, "d")]),
      (
        ["SSL_CERT_FILE": "f", "SSL_CERT_DIR": "d"], "OpenSSL/3.0.19",
        [.text(.caPath, "d"), .text(.caInfo, "f")]
      ),
      (
        ["CURL_CA_BUNDLE": "b", "SSL_CERT_FILE": "f", "SSL_CERT_DIR": "d"], "OpenSSL/3.0.19",
        [.text(.caInfo, "b")]
      ),
    ] as [([String: String], String, [CurlSetting])])
  func `which authorities are trusted`(
    _ environment: [String: String], _ tls: String, _ expected: [CurlSetting]
  ) {
    let settings = CurlTrust.settings(
      environment: environment, tls: tls, hashedFolder: "/folder")
    let forServer = settings.filter { [.caInfo, .caPath].contains($0.option) }
    #expect(forServer == expected)
    #expect(settings.count == 2 * forServer.count, "the proxy's differ from the server's")
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
