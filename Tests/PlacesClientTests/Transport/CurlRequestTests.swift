import PlacesClient
import TestSupport
import Testing

@Suite struct `Requests over libcurl` {
  @Test func `query, headers and body arrive exactly`() async throws {
    let server = try LoopbackServer(answers: [.json("{}")])
    let text = "a#b&c+d%e|f=g?h/i \u{1F600} é %41"
    let body = Array("{\"input\":\"\u{1F600} + % \\u0000\"}".utf8) + [0, 255]
    let request = HTTPRequest(
      service: .placesLegacy, method: .post, path: ["v1", "places:autocomplete", "a/b?c"],
      query: [.init("q", text), .init("empty", ""), .init("a b", "1")],
      headers: [.init("X-Goog-FieldMask", "a.b,c"), .init("X-Empty", "")], body: body)
    _ = try await CurlTransport.to(server).send(request)
    let received = try #require(server.requests.first)
    #expect(received.method == "POST")
    #expect(received.path == "/v1/places:autocomplete/a%2Fb%3Fc")
    #expect(
      received.query == [
        .init("q", text), .init("empty", ""), .init("a b", "1"), .init("key", secretKey),
      ])
    #expect(received.header("X-Goog-FieldMask") == "a.b,c")
    #expect(received.header("X-Empty") == "")
    #expect(received.header("User-Agent")?.hasPrefix("places/") == true)
    #expect(received.header("Expect") == nil)
    #expect(received.body == body)
  }

  @Test func `nothing of a request is left for the next on the same connection`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    let transport = try CurlTransport.to(server)
    _ = try await transport.send(.autocomplete)
    _ = try await transport.send(.geocode)
    let second = try #require(server.requests.last)
    #expect(server.connectionCount == 1)
    #expect(second.method == "GET" && second.body.isEmpty)
    #expect(second.header("X-Goog-Api-Key") == nil)
    #expect(second.header("X-Goog-FieldMask") == nil)
    #expect(second.header("Content-Type") == nil)
  }

  @Test func `dot segments are sent as they are`() async throws {
    let server = try LoopbackServer(answers: [.json("{}")])
    let request = HTTPRequest(service: .placesNew, path: ["v1", "places", ".."])
    _ = try await CurlTransport.to(server).send(request)
    #expect(server.requests.first?.target == "/v1/places/..")
  }

  @Test func `Places API (New) gets the key in a header only`() async throws {
    let server = try LoopbackServer(answers: [.json("{}")])
    _ = try await CurlTransport.to(server).send(.autocomplete)
    let received = try #require(server.requests.first)
    #expect(received.header("X-Goog-Api-Key") == secretKey)
    #expect(!received.target.contains(secretKey))
    #expect(received.header("Content-Type") == "application/json")
  }

  @Test(arguments: [HTTPRequest.geocode, .legacyDetails])
  func `the other services get the key as the last parameter only`(
    _ request: HTTPRequest
  ) async throws {
    let server = try LoopbackServer(answers: [.json("{}")])
    _ = try await CurlTransport.to(server).send(request)
    let received = try #require(server.requests.first)
    #expect(received.query == request.query + [.init("key", secretKey)])
    #expect(!received.headers.contains { $0.value.contains(secretKey) })
  }

  @Test func `a key with reserved characters is encoded`() async throws {
    let server = try LoopbackServer(answers: [.json("{}"), .json("{}")])
    let transport = try CurlTransport.to(server)
    let key = try APIKey("a&b=c#d+e%f")
    let bare = HTTPRequest(service: .geocoding, path: ["x"])
    _ = try await transport.send(bare, key: key, timeout: .seconds(10))
    #expect(server.requests.first?.target == "/x?key=a%26b%3Dc%23d%2Be%25f")
  }

  @Test func `a path prefix of the base URL is kept`() async throws {
    let server = try LoopbackServer(answers: [.json("{}")])
    let transport = CurlTransport(.init(baseURL: try BaseURL(server.url + "/proxy/google/")))
    _ = try await transport.send(.geocode)
    #expect(server.requests.first?.path == "/proxy/google/maps/api/geocode/json")
  }

  @Test(arguments: [
    HTTPRequest.Field("X-A", "a\r\nX-B: b"), .init("X-A", "a\nb"), .init("X-A", "a\u{0}b"),
    .init("X-A: b\r\nX-C", "d"), .init("", "d"),
  ])
  func `a header field that would inject another is refused`(
    _ field: HTTPRequest.Field
  ) async throws {
    let server = try LoopbackServer(answers: [.json("{}")])
    var request = HTTPRequest.autocomplete
    request.headers.append(field)
    let error = try await CurlTransport.to(server).failure(request)
    guard case .other(server.authority, code: 43, _) = error else {
      Issue.record("not refused: \(String(describing: error))")
      return
    }
    #expect(server.requests.isEmpty)
  }

  @Test func `IPv6 loopback`() async throws {
    let server = try LoopbackServer(.ipv6, answers: [.json(#"{"ok":true}"#)])
    let response = try await CurlTransport.to(server).send()
    #expect(String(decoding: response.body, as: UTF8.self) == #"{"ok":true}"#)
    #expect(server.requests.first?.header("Host") == server.authority)
  }
}
