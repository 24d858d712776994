import PlacesClient
import TestSupport
import Testing

@Suite struct `TLS` {
  private func transport(_ url: String, environment: [String: String] = [:]) throws -> CurlTransport
  {
    CurlTransport(.init(baseURL: try BaseURL(url), environment: environment))
  }

  private func isTLS(_ error: TransportError?, host: String) -> String? {
    guard case .tls(host, let reason) = error else {
      Issue.record("\(String(describing: error))")
      return nil
    }
    return reason
  }

  @Test func `a server that speaks no TLS`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    let transport = try transport("https://\(server.authority)")
    let reason = isTLS(try await transport.failure(), host: server.authority)
    #expect(reason?.isEmpty == false)
    #expect(server.requests.isEmpty)
  }

  /// With verification off, libcurl does not mind that there are no authorities, and fails like in the handshake.
  @Test(arguments: ["CURL_CA_BUNDLE", "SSL_CERT_FILE"])
  func `without authorities no handshake is begun`(_ name: String) async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    let url = "https://\(server.authority)"
    let handshake = isTLS(
      try await transport(url).failure(), host: server.authority)
    let unread = isTLS(
      try await transport(url, environment: [name: "/nowhere/authorities.pem"]).failure(),
      host: server.authority)
    #expect(handshake != unread)
  }

  @Test(.enabled(if: TLSRelay.isPossible, "the test's own TLS server needs libssl.so.3"))
  func `an untrusted certificate is refused, and nothing is sent`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    let relay = try TLSRelay(to: server)
    let transport = try transport(relay.url)
    for request in [HTTPRequest.geocode, .autocomplete] {
      let error = try await transport.failure(request)
      #expect(isTLS(error, host: relay.authority)?.contains("certificate") == true)
    }
    #expect(server.requests.isEmpty)
  }

  @Test(
    .enabled(if: TLSRelay.isPossible, "the test's own TLS server needs libssl.so.3"),
    arguments: ["SSL_CERT_FILE", "CURL_CA_BUNDLE"])
  func `the environment's authorities are trusted`(_ name: String) async throws {
    let server = try LoopbackServer { _ in .json(#"{"ok":true}"#) }
    let relay = try TLSRelay(to: server)
    let transport = try transport(relay.url, environment: [name: relay.certificateFile])
    for _ in 0..<3 { #expect(try await transport.send().body == Array(#"{"ok":true}"#.utf8)) }
    #expect(server.connectionCount == 1)
  }

  @Test(.enabled(if: TLSRelay.isPossible, "the test's own TLS server needs libssl.so.3"))
  func `a trusted certificate for another name is refused`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    let relay = try TLSRelay(to: server, names: "DNS:other.example")
    let transport = try transport(
      relay.url, environment: ["SSL_CERT_FILE": relay.certificateFile])
    #expect(isTLS(try await transport.failure(), host: relay.authority) != nil)
    #expect(server.requests.isEmpty)
  }
}
