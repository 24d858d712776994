import PlacesClient
import TestSupport
import Testing

@Suite struct `Answers over libcurl` {
  @Test(arguments: [200, 204, 400, 403, 404, 429, 500, 503, 599])
  func `every status is an answer`(_ status: Int) async throws {
    let server = try LoopbackServer(answers: [.json("", status: status)])
    let response = try await CurlTransport.to(server).send()
    #expect(response.status == status)
  }

  @Test func `headers are kept in order, and Retry-After is found`() async throws {
    let server = try LoopbackServer(answers: [.tooManyRequests(retryAfter: "17")])
    let response = try await CurlTransport.to(server).send()
    #expect(response.status == 429)
    #expect(response.header("retry-after") == "17")
    #expect(
      response.headers.map(\.name).prefix(2) == ["Content-Type", "Retry-After"])
  }

  @Test func `only the final answer's headers count`() async throws {
    let text =
      "HTTP/1.1 100 Continue\r\nX-Early: 1\r\n\r\nHTTP/1.1 200 OK\r\nX-Late:  a:b \r\nX-Empty:\r\n"
      + "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX-Trailer: 1\r\n\r\n"
    let server = try LoopbackServer(answers: [.raw(Array(text.utf8), then: .close)])
    let response = try await CurlTransport.to(server).send()
    #expect(response.header("X-Late") == "a:b")
    #expect(response.header("X-Empty") == "")
    #expect(response.header("X-Early") == nil)
    #expect(response.header("X-Trailer") == nil)
    #expect(response.body == Array("{}".utf8))
  }

  @Test func `two megabytes`() async throws {
    let body = (0..<2_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let server = try LoopbackServer(answers: [.response(LoopbackResponse(body: body))])
    let response = try await CurlTransport.to(server).send()
    #expect(response.body == body)
  }

  @Test func `a web page is handed over as it is`() async throws {
    let server = try LoopbackServer(answers: [.html("<h1>Sign in</h1>")])
    let response = try await CurlTransport.to(server).send()
    #expect(response.header("Content-Type") == "text/html")
    #expect(response.body == Array("<h1>Sign in</h1>".utf8))
  }

  /// "hello, hello, hello\n" as gzip makes it.
  private static let packed: [UInt8] = [
    0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0xD7,
    0x51, 0xC8, 0x40, 0xA2, 0xB8, 0x00, 0xE7, 0x42, 0x6E, 0x52, 0x14, 0x00, 0x00, 0x00,
  ]

  @Test func `gzip is offered and unpacked`() async throws {
    let server = try LoopbackServer(answers: [
      .response(
        LoopbackResponse(headers: [.init("Content-Encoding", "gzip")], body: Self.packed))
    ])
    let response = try await CurlTransport.to(server).send()
    #expect(String(decoding: response.body, as: UTF8.self) == "hello, hello, hello\n")
    #expect(server.requests.first?.header("Accept-Encoding")?.contains("gzip") == true)
  }

  @Test func `the cap counts what gzip unpacks to`() async throws {
    let server = try LoopbackServer(answers: [
      .response(
        LoopbackResponse(headers: [.init("Content-Encoding", "gzip")], body: Self.packed))
    ])
    let error = try await CurlTransport.to(server, bodyLimitBytes: 19).failure()
    #expect(error == .tooLarge(host: server.authority, limitBytes: 19))
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func `redirects are not followed, so no other server sees the key`(_ status: Int) async throws {
    let other = try LoopbackServer { _ in .json("{}") }
    let server = try LoopbackServer { _ in .redirect(to: other.url + "/stolen", status: status) }
    let transport = try CurlTransport.to(server)
    for request in [HTTPRequest.geocode, .autocomplete] {
      let response = try await transport.send(request)
      #expect(response.status == status)
      #expect(response.header("Location") == other.url + "/stolen")
    }
    #expect(other.connectionCount == 0)
  }

  @Test func `cookies are not sent back`() async throws {
    let server = try LoopbackServer { _ in .json("{}", headers: [.init("Set-Cookie", "a=b")]) }
    let transport = try CurlTransport.to(server)
    for _ in 0..<2 { _ = try await transport.send() }
    #expect(server.requests.last?.header("Cookie") == nil)
  }
}
