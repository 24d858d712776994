import PlacesClient
import TestSupport
import Testing

@Suite struct `Faults of servers` {
  private static let whole = LoopbackResponse(
    headers: [.init("Content-Type", "application/json")], body: Array(#"{"ok":true}"#.utf8))

  @Test(arguments: [
    Fault("closed without an answer", .close) { .connectionLost(host: $0) },
    Fault("reset without an answer", .reset) { .connectionLost(host: $0) },
    Fault(
      "reset in the headers", .raw(Array("HTTP/1.1 200 OK\r\nContent-Le".utf8), then: .reset)
    ) { .connectionLost(host: $0) },
    Fault(
      "reset in the body",
      .raw(Array("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc".utf8), then: .reset)
    ) { .connectionLost(host: $0) },
    Fault("cut off in the body", .truncate(whole, afterBodyBytes: 4)) {
      .truncated(host: $0, receivedBytes: 4)
    },
    Fault("cut off before the body", .truncate(whole, afterBodyBytes: 0)) {
      .truncated(host: $0, receivedBytes: 0)
    },
    Fault(
      "cut off in a chunk",
      .raw(
        Array("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nabc".utf8), then: .close)
    ) { .truncated(host: $0, receivedBytes: 3) },
    Fault("another protocol", .garbage) { .notHTTP(host: $0) },
    Fault("a bare body", .raw(Array(#"{"ok":true}"#.utf8), then: .close)) { .notHTTP(host: $0) },
    Fault("silence", .stall) { .timedOut(host: $0, limit: short) },
    Fault("drip from the first byte", .drip(whole, every: .milliseconds(20))) {
      .timedOut(host: $0, limit: short)
    },
    Fault(
      "drip in the body",
      .drip(
        LoopbackResponse(body: [UInt8](repeating: 32, count: 100)), every: .milliseconds(20),
        onlyBody: true)
    ) { .timedOut(host: $0, limit: short) },
    Fault(
      "silence in the body",
      .raw(Array("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc".utf8), then: .stall)
    ) { .timedOut(host: $0, limit: short) },
    Fault(
      "headers without end",
      .response(
        LoopbackResponse(
          headers: (0..<2_000).map { .init("X-\($0)", String(repeating: "y", count: 60)) }))
    ) { .tooLarge(host: $0, limitBytes: 65_536) },
    Fault(
      "one endless header",
      .response(
        LoopbackResponse(headers: [.init("X", String(repeating: "y", count: 300_000))]))
    ) { .tooLarge(host: $0, limitBytes: 65_536) },
    Fault("a body over the cap", .huge(bodyLimit + 1)) {
      .tooLarge(host: $0, limitBytes: bodyLimit)
    },
  ])
  func `each fault has its error, within the time limit`(_ fault: Fault) async throws {
    let server = try LoopbackServer(answers: [fault.answer])
    let transport = try CurlTransport.to(server, bodyLimitBytes: Self.bodyLimit)
    let start = ContinuousClock.now
    var isAboutTime = false
    if case .timedOut = fault.error("") { isAboutTime = true }
    let error = try await transport.failure(timeout: isAboutTime ? Self.short : .seconds(60))
    #expect(error == fault.error(server.authority))
    #expect(
      ContinuousClock.now - start < .seconds(120), "far over the limit, even for a busy machine")
    #expect(server.requests.count == 1)
  }

  static let short = Duration.milliseconds(300)
  static let bodyLimit = 100_000

  @Test(arguments: [HTTPRequest.geocode, .legacyDetails, .autocomplete])
  func `nobody listens, and neither key nor URL is in the error`(
    _ request: HTTPRequest
  ) async throws {
    let server = try DeadServer()
    let transport = CurlTransport(.init(baseURL: try BaseURL(server.url)))
    let error = try #require(try await transport.failure(request))
    #expect(error == .connectionFailed(host: server.authority))
    var text = ""
    dump(error, to: &text)
    #expect(!text.contains(secretKey) && !text.contains("maps/api"))
  }

  @Test func `a name that cannot exist`() async throws {
    let host = String(repeating: "a", count: 64) + ".invalid"
    let transport = CurlTransport(.init(baseURL: try BaseURL("https://\(host)")))
    let error = try await transport.failure(timeout: .seconds(5))
    #expect(error == .hostNotFound(host: host))
  }

  @Test func `a closed idle connection is replaced without an error`() async throws {
    let closing = LoopbackResponse(body: Array("{}".utf8), keepsAlive: false)
    let server = try LoopbackServer { _ in .response(closing) }
    let transport = try CurlTransport.to(server)
    for _ in 0..<3 { #expect(try await transport.send().status == 200) }
    #expect(server.connectionCount == 3)
  }

  /// libcurl would send it again by itself, uncounted, and the server might bill both.
  @Test(arguments: [LoopbackAnswer.reset, .close])
  func `a request on a connection that breaks is sent once`(end: LoopbackAnswer) async throws {
    let fine = LoopbackResponse(body: Array("{}".utf8))
    let server = try LoopbackServer { $0.number == 2 ? end : .response(fine) }
    let transport = try CurlTransport.to(server)
    #expect(try await transport.send().status == 200)
    #expect(try await transport.failure() == .connectionLost(host: server.authority))
    #expect(
      server.requests.map(\.connection) == [
        server.requests[0].connection, server.requests[0].connection,
      ])
    #expect(try await transport.send().status == 200)
    #expect(server.requests.count == 3)
  }
}

/// A server's fault and the error it becomes, given the server's name.
struct Fault: Sendable, CustomTestStringConvertible {
  var name: String
  var answer: LoopbackAnswer
  var error: @Sendable (String) -> TransportError

  init(
    _ name: String, _ answer: LoopbackAnswer, error: @escaping @Sendable (String) -> TransportError
  ) {
    self.name = name
    self.answer = answer
    self.error = error
  }

  var testDescription: String { name }
}
