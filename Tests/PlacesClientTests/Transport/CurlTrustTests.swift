import CCurl
import TestSupport
import Testing

@testable import PlacesClient

@Suite struct `Trusted authorities` {
  private static let store: [CurlSetting] = [.nothing(.caInfo), .text(.caPath, "/store")]

  private func forServer(_ settings: [CurlSetting]) -> [CurlSetting] {
    let own = settings.filter { [.caInfo, .caPath].contains($0.option) }
    #expect(settings.count == 2 * own.count, "the proxy's differ from the server's")
    return own
  }

  @Test(
    arguments: [
      ([:], []), (["SSL_CERT_FILE": "", "SSL_CERT_DIR": "", "CURL_CA_BUNDLE": ""], []),
      (["SSL_CERT_FILE": "f"], [.text(.caInfo, "f")]),
      (["SSL_CERT_DIR": "d"], [.text(.caPath, "d")]),
      (["SSL_CERT_FILE": "f", "SSL_CERT_DIR": "d"], [.text(.caInfo, "f"), .text(.caPath, "d")]),
      (
        ["CURL_CA_BUNDLE": "b", "SSL_CERT_FILE": "f", "SSL_CERT_DIR": "d"], [.text(.caInfo, "b")]
      ),
    ] as [([String: String], [CurlSetting])])
  func `the environment's files and folders`(
    _ environment: [String: String], _ expected: [CurlSetting]
  ) {
    let trust = CurlTrust(environment: environment, systemStore: "/store")
    #expect(forServer(trust.settings) == expected)
    let mayUseStore = expected.isEmpty
    #expect(
      trust.storeSettings(tls: "OpenSSL/3").map(forServer) == (mayUseStore ? Self.store : nil))
  }

  @Test(arguments: [
    ("OpenSSL/3.0.19", true), ("LibreSSL/3.3.6", true), ("GnuTLS/3.7.9", false), ("", false),
    ("(OpenSSL/3.0.19) GnuTLS/3.7.9", false),
  ])
  func `only OpenSSL and its kin look names up in a store`(_ tls: String, _ does: Bool) {
    let trust = CurlTrust(environment: [:], systemStore: "/store")
    #expect((trust.storeSettings(tls: tls) != nil) == does)
  }

  /// A folder with so many hashed names, and files that look like them.
  private func folder(_ count: Int) throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    for number in 1000..<(1000 + count) { try folder.write("", to: "abcd\(number).0") }
    for name in ["README", "abcd1000.pem", "ABCD1000.0", "abcd10000.0", "abcd1000.00"] {
      try folder.write("", to: name)
    }
    return folder
  }

  @Test(arguments: [(49, false), (50, true)])
  func `a folder of the environment is tried alone when it is a whole store`(
    _ count: Int, _ isWhole: Bool
  ) throws {
    let folder = try folder(count)
    for environment in [
      ["SSL_CERT_DIR": folder.path], ["SSL_CERT_FILE": folder.file("ca-certificates.crt")],
      ["CURL_CA_BUNDLE": folder.file("ca-certificates.crt"), "SSL_CERT_DIR": "elsewhere"],
    ] {
      let settings = CurlTrust(environment: environment).storeSettings(tls: "OpenSSL/3")
      #expect(
        settings.map(forServer)
          == (isWhole ? [.nothing(.caInfo), .text(.caPath, folder.path)] : nil))
    }
    let other = CurlTrust(environment: ["SSL_CERT_FILE": folder.file("mine.pem")])
    #expect(other.storeSettings(tls: "OpenSSL/3") == nil)
  }

  @Test(.enabled(if: TLSRelay.isPossible, "the test's own TLS server needs libssl.so.3"))
  func `what the store lacks is looked for in the bundle, within one attempt`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    let relay = try TLSRelay(to: server)
    let folder = try folder(50)
    let certificate = try #require(relay.certificate())
    let bundle = try folder.write(certificate, to: "ca-certificates.crt")
    let transport = CurlTransport(
      .init(baseURL: try BaseURL(relay.url), environment: ["SSL_CERT_FILE": bundle]))
    for _ in 0..<3 { #expect(try await transport.send().status == 200) }
    #expect(server.requests.count == 3)
    // The first handshake fails; after that the bundle is used at once, and its connection again.
    #expect(relay.connectionCount <= 2)
  }
}
