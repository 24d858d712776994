import TestSupport
import Testing

@testable import PlacesClient

@Suite struct `Proxies` {
  /// A proxy's address with credentials that must never be seen.
  private func address(_ authority: String) -> String { "http://user:pw@\(authority)" }

  @Test func `a dead proxy is named without its credentials`() async throws {
    let dead = try DeadServer()
    let server = try LoopbackServer { _ in .json("{}") }
    let transport = try CurlTransport.to(
      server, environment: ["http_proxy": address(dead.authority)])
    let error = try #require(try await transport.failure())
    guard case .proxy(proxy: dead.authority, host: server.authority, _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(!"\(error)".contains("pw") && !"\(error)".contains(secretKey))
    #expect(server.connectionCount == 0)
  }

  @Test(arguments: ["no_proxy", "NO_PROXY"])
  func `an exception is reached directly`(_ name: String) async throws {
    let dead = try DeadServer()
    let server = try LoopbackServer { _ in .json("{}") }
    let environment = ["http_proxy": address(dead.authority), name: "example.com,127.0.0.1"]
    let transport = try CurlTransport.to(server, environment: environment)
    #expect(try await transport.send().status == 200)
  }

  @Test(arguments: ["http_proxy", "all_proxy", "ALL_PROXY"])
  func `a proxy gets the whole URL and its own credentials`(_ name: String) async throws {
    let proxy = try LoopbackServer { _ in .json("{}") }
    let server = try LoopbackServer { _ in .json("{}") }
    let transport = try CurlTransport.to(server, environment: [name: address(proxy.authority)])
    #expect(try await transport.send().status == 200)
    let received = try #require(proxy.requests.first)
    #expect(received.target.hasPrefix(server.url + "/maps/api/geocode/json?"))
    #expect(received.header("Proxy-Authorization") == "Basic dXNlcjpwdw==")
    #expect(server.connectionCount == 0)
  }

  @Test func `CONNECT shows a proxy the host only, and its refusal is its own`() async throws {
    let proxy = try LoopbackServer { _ in .html("<h1>no</h1>", status: 407) }
    for request in [HTTPRequest.geocode, .autocomplete] {
      let transport = CurlTransport(
        .init(environment: ["HTTPS_PROXY": "http://\(proxy.authority)"]))
      let error = try #require(try await transport.failure(request))
      let host = request.service == .placesNew ? "places.googleapis.com" : "maps.googleapis.com"
      guard case .proxy(proxy: proxy.authority, host: host, let reason) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(reason.contains("407"))
      let received = try #require(proxy.requests.last)
      #expect(received.method == "CONNECT")
      #expect(received.target == host + ":443")
      #expect(!received.headers.contains { $0.value.contains(secretKey) })
    }
  }

  @Test func `a proxy that stays silent, or hangs up, is to blame for it`() async throws {
    let proxy = try LoopbackServer(answers: [.stall, .close])
    let transport = CurlTransport(.init(environment: ["https_proxy": "http://\(proxy.authority)"]))
    for _ in 0..<2 {
      let error = try await transport.failure(timeout: .milliseconds(300))
      guard case .proxy(proxy: proxy.authority, host: "maps.googleapis.com", _) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  @Test(arguments: ["ftp://user:pw@127.0.0.1:9", "http://user:pw@", "http://user:pw@a b:1"])
  func `what is no proxy is refused, still without credentials`(_ text: String) async throws {
    let transport = CurlTransport(.init(environment: ["https_proxy": text]))
    let error = try #require(try await transport.failure())
    guard case .proxy = error else {
      Issue.record("\(error)")
      return
    }
    #expect(!"\(error)".contains("pw"))
  }

  @Test(
    arguments: [
      (["http_proxy": "p:1"], "https://a.example", nil),
      (["HTTP_PROXY": "127.0.0.1:1"], "http://127.0.0.1:9", nil),
      (
        ["https_proxy": "p:1", "HTTPS_PROXY": "q:1", "all_proxy": "r:1"], "https://a.example", "p:1"
      ),
      (["https_proxy": "", "HTTPS_PROXY": "q:1"], "https://a.example", "q:1"),
      (["all_proxy": "socks5h://u:p@r:1/"], "https://a.example", "socks5h://r:1"),
      (["https_proxy": "http://u:p@s@p:1"], "https://a.example", "p:1"),
      (["https_proxy": "u:p/q@p:1"], "https://a.example", "p:1"),
      (["https_proxy": "https://[::1]:3"], "https://a.example", "https://[::1]:3"),
      (["https_proxy": "p:1", "no_proxy": "b.example"], "https://a.example", "p:1"),
      (["https_proxy": "p:1", "no_proxy": "example"], "https://a.example", nil),
      // A key for this machine does not leave it unencrypted.
      (["http_proxy": "proxy.example:3128"], "http://127.0.0.1:9", nil),
      (["http_proxy": "127.0.0.1:1"], "http://localhost:9", "127.0.0.1:1"),
    ] as [([String: String], String, String?)])
  func `which proxy is used`(
    _ environment: [String: String], _ server: String, _ name: String?
  ) throws {
    let proxy = ProxySettings(for: try BaseURL(server), environment: environment)
    #expect(proxy?.name == name)
  }

  @Test(arguments: [
    ("*", "any.example", true), ("", "a.example", false), ("a.example", "a.example", true),
    (".example", "a.example", true), ("example", "a.example", true), ("example", "example", true),
    ("example", "badexample", false), ("A.Example.", "a.example", true),
    ("a.example", "a.example.", true), ("b.example a.example", "a.example", true),
    ("b.example, a.example", "a.example", true), ("b.example,*", "a.example", false),
    ("127.0.0.1", "127.0.0.1", true), ("0.0.1", "127.0.0.1", false),
    ("10.0.0.0/8", "10.200.1.1", true), ("10.0.0.0/8", "11.0.0.1", false),
    ("10.1.16.0/20", "10.1.31.255", true), ("10.1.16.0/20", "10.1.32.0", false),
    ("0.0.0.0/0", "1.2.3.4", true), ("10.0.0.0/33", "10.0.0.0", false),
    ("10.0.0.0/x", "10.0.0.0", false), ("::1", "::1", true), ("[::1]", "0:0::1", true),
    ("fd00::/8", "fdab::1", true), ("fd00::/8", "fe00::1", false), (".", "a.example", false),
  ])
  func `exceptions`(_ list: String, _ host: String, _ isException: Bool) {
    #expect(ProxyExceptions(list).contain(host) == isException)
  }
}
