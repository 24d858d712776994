import PlacesClient
import Testing

@Suite struct `Base URLs` {
  @Test(arguments: [
    ("https://example.com", "https://example.com", "example.com"),
    ("HTTPS://Example.COM:8443/a%20b/c/", "https://example.com:8443/a%20b/c", "example.com:8443"),
    ("http://127.0.0.1:9", "http://127.0.0.1:9", "127.0.0.1:9"),
    ("http://127.250.1.2/", "http://127.250.1.2", "127.250.1.2"),
    ("http://[::1]:8080", "http://[::1]:8080", "[::1]:8080"),
    ("http://localhost:80//", "http://localhost:80", "localhost:80"),
    ("https://[2001:DB8::1]/x", "https://[2001:db8::1]/x", "[2001:db8::1]"),
    ("https://10.0.0.1:65535", "https://10.0.0.1:65535", "10.0.0.1:65535"),
  ])
  func `good ones`(_ text: String, _ normal: String, _ authority: String) throws {
    let url = try BaseURL(text)
    #expect(url.description == normal)
    #expect(url.authority == authority)
    #expect(try BaseURL(url.description) == url)
  }

  @Test(arguments: [
    ("", BaseURLError.missingScheme), ("example.com", .missingScheme),
    ("localhost:8080", .missingScheme), ("/tmp", .missingScheme),
    ("ftp://example.com", .unsupportedScheme("ftp")),
    ("file:///etc/passwd", .unsupportedScheme("file")),
    ("https://", .malformedHost), ("https:///x", .malformedHost), ("https://:80", .malformedHost),
    ("https://a b", .malformedHost), ("https://a\r\nb", .malformedHost),
    ("https://exämple.com", .malformedHost), ("https://a..b", .malformedHost),
    ("https://[::1", .malformedHost), ("https://[::zz]", .malformedHost),
    ("https://::1", .malformedHost), ("https://[fe80::1%25eth0]", .malformedHost),
    ("https://a\\b", .malformedHost),
    ("https://a:", .malformedPort), ("https://a:0", .malformedPort),
    ("https://a:65536", .malformedPort), ("https://a:-1", .malformedPort),
    ("https://a:80x", .malformedPort), ("https://[::1]80", .malformedPort),
    ("https://a:99999999999999999999", .malformedPort),
    ("https://a/b c", .malformedPath), ("https://a/%zz", .malformedPath),
    ("https://a/%4", .malformedPath), ("https://a/é", .malformedPath),
    ("https://user:secret@a", .userInformation), ("https://user@a", .userInformation),
    ("https://a?key=1", .queryOrFragment), ("https://a/#x", .queryOrFragment),
    ("http://example.com", .httpsNeeded(host: "example.com")),
    ("http://10.0.0.1", .httpsNeeded(host: "10.0.0.1")),
    ("http://127.0.0.1.example.com", .httpsNeeded(host: "127.0.0.1.example.com")),
    ("http://localhost.example.com", .httpsNeeded(host: "localhost.example.com")),
    ("http://127.1", .httpsNeeded(host: "127.1")),
    ("http://0.0.0.0", .httpsNeeded(host: "0.0.0.0")),
    ("http://[::2]", .httpsNeeded(host: "::2")),
  ])
  func `bad ones, each with its reason`(_ text: String, _ reason: BaseURLError) {
    #expect(throws: reason) { try BaseURL(text) }
  }

  @Test func `Google's own, one a service`() {
    #expect(BaseURL.google(.placesNew).description == "https://places.googleapis.com")
    #expect(BaseURL.google(.placesLegacy).description == "https://maps.googleapis.com")
    #expect(BaseURL.google(.geocoding).description == "https://maps.googleapis.com")
  }
}
