import CCurl
import TestSupport
import Testing

@testable import PlacesClient

@Suite struct `Trusted authorities` {
  private static let store: [CurlSetting] = [.nothing(.caInfo), .text(.caPath, "/store")]

  @Test(
    arguments: [
      ([:], "OpenSSL/3.0.19", store), ([:], "LibreSSL/3.3.6", store), ([:], "GnuTLS/3.7.9", []),
      ([:], "(OpenSSL/3.0.19) GnuTLS/3.7.9", []), ([:], "", []),
      (["SSL_CERT_FILE": "", "SSL_CERT_DIR": "", "CURL_CA_BUNDLE": ""], "OpenSSL/3.0.19", store),
      (["SSL_CERT_FILE": "f"], "OpenSSL/3.0.19", [.text(.caInfo, "f")]),
      (["SSL_CERT_DIR": "/nowhere"], "OpenSSL/3.0.19", [.text(.caPath, "/nowhere")]),
      (
        ["SSL_CERT_FILE": "f", "SSL_CERT_DIR": "/nowhere"], "OpenSSL/3.0.19",
        [.text(.caInfo, "f"), .text(.caPath, "/nowhere")]
      ),
      (
        ["CURL_CA_BUNDLE": "b", "SSL_CERT_FILE": "f", "SSL_CERT_DIR": "d"], "OpenSSL/3.0.19",
        [.text(.caInfo, "b")]
      ),
    ] as [([String: String], String, [CurlSetting])])
  func `by the environment, else by the system's store`(
    _ environment: [String: String], _ tls: String, _ expected: [CurlSetting]
  ) {
    let trust = CurlTrust(environment: environment, systemStore: "/store")
    let settings = trust.settings(tls: tls)
    let forServer = settings.filter { [.caInfo, .caPath].contains($0.option) }
    #expect(forServer == expected)
    #expect(settings.count == 2 * forServer.count, "the proxy's differ from the server's")
  }

  @Test(arguments: [(49, false), (50, true)])
  func `a folder alone is enough when it is a whole store`(_ count: Int, _ isWhole: Bool) throws {
    let folder = try TemporaryDirectory()
    for number in 1000..<(1000 + count) { try folder.write("", to: "abcd\(number).0") }
    for name in ["README", "abcd1000.pem", "ABCD1000.0", "abcd10000.0", "abcd1000.00"] {
      try folder.write("", to: name)
    }
    let environment = ["SSL_CERT_DIR": folder.path]
    let settings = CurlTrust(environment: environment).settings(tls: "OpenSSL/3")
    #expect(settings.contains(.text(.caPath, folder.path)))
    #expect(settings.contains(.nothing(.caInfo)) == isWhole)
    let elsewhere = CurlTrust(environment: environment).settings(tls: "GnuTLS/3")
    #expect(!elsewhere.contains(.nothing(.caInfo)))
  }
}
