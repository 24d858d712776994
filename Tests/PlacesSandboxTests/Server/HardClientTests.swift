import PlacesClient
import Synchronization
import Testing

@testable import PlacesSandbox

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Clients that write slowly, do not read, end their side early, or go away.
@Suite struct HardClientTests {
  /// A server on one thread, so that a client that holds it up holds up everybody.
  private static func server(
    limits: ServerLimits = ServerLimits(), _ behaviour: SandboxService.Behaviour = .init(),
    host: String = "127.0.0.1", logger: (@Sendable (ServerLogEntry) -> Void)? = nil
  ) throws -> SandboxServer {
    let start = ContinuousClock.now
    return try SandboxServer(
      SandboxService(sandbox, behaviour, now: { start.duration(to: .now) }),
      at: try #require(ServerAddress(host: host, port: 0)), threads: 1, limits: limits,
      logger: logger)
  }

  /// Waits until something is the case, for half a minute at most; returns whether it is.
  private static func eventually(_ isSo: () -> Bool) async throws -> Bool {
    let end = ContinuousClock.now + .seconds(30)
    while !isSo() {
      if ContinuousClock.now > end { return false }
      try await Task.sleep(for: .milliseconds(2))
    }
    return true
  }

  /// Waits until a server has no connection left.
  private static func isDeserted(_ server: SandboxServer) async throws -> Bool {
    try await eventually { server.connections == 0 }
  }

  private static let picture =
    "GET /sandbox/photos/x/1600x1600.png HTTP/1.1\r\nHost: sandbox\r\n\r\n"

  @Test func `a request byte by byte is answered, and nobody waits for it`() async throws {
    let server = try Self.server()
    let address = server.address
    let (others, slow) = await onThread { () -> ([String], [String]) in
      let slow = SocketClient(address)
      let other = SocketClient(address)
      var others: [String] = []
      for (position, byte) in goodRequest.utf8.enumerated() {
        slow.send([byte])
        if position.isMultiple(of: 20) {
          other.send(goodRequest)
          others += other.readAnswers(1)
        }
      }
      return (others, slow.readAnswers(1))
    }
    #expect(others.count == (goodRequest.utf8.count + 19) / 20)
    #expect(others.allSatisfy { $0.hasPrefix("HTTP/1.1 200 OK\r\n") })
    #expect(slow.first?.hasPrefix("HTTP/1.1 200 OK\r\n") == true)
  }

  @Test func `a client that does not read gets no more answers made, and holds up nobody`()
    async throws
  {
    let pictures = Mutex(0)
    let counter: @Sendable (ServerLogEntry) -> Void = { entry in
      if entry.request.contains("photos") { pictures.withLock { $0 += 1 } }
    }
    let server = try Self.server(logger: counter)
    let address = server.address
    let (answer, rest) = await onThread { () -> (String?, Int) in
      let deaf = SocketClient(address, receiveBuffer: 16_384)
      deaf.send(String(repeating: Self.picture, count: 200))
      let other = SocketClient(address)
      other.send(goodRequest)
      let answer = other.readAnswers(1).first
      return withExtendedLifetime(deaf) { (answer, pictures.withLock { $0 }) }
    }
    #expect(answer?.hasPrefix("HTTP/1.1 200 OK\r\n") == true)
    // A picture has 320 kB: some lie in the system's buffers, one waits in the server.
    #expect((1...60).contains(rest))
    #expect(try await Self.isDeserted(server))
    #expect(pictures.withLock { $0 } <= 60)
  }

  @Test func `requests sent all at once do not keep another client waiting`() async throws {
    let log = Mutex<[String]>([])
    let isHeld = Mutex(true)
    // The first answer is held until the other request has been sent as well.
    let logger: @Sendable (ServerLogEntry) -> Void = { entry in
      log.withLock { $0.append(entry.request) }
      while isHeld.withLock({ $0 }) { sched_yield() }
    }
    let server = try Self.server(logger: logger)
    let address = server.address
    await onThread {
      let many = SocketClient(address)
      many.send(String(repeating: goodRequest, count: 500))
      while log.withLock({ $0.isEmpty }) { sched_yield() }
      let other = SocketClient(address)
      other.send(goodRequest.substituting("input=lis", with: "input=other"))
      isHeld.withLock { $0 = false }
      _ = other.readAnswers(1)
      _ = many.readAnswers(500)
    }
    let requests = log.withLock { $0 }
    #expect(requests.count == 501)
    let turn = try #require(requests.firstIndex { $0.contains("input=other") })
    #expect(turn < 100)
  }

  @Test func `a client that reads late gets every answer`() async throws {
    var limits = ServerLimits()
    limits.pendingOutputBytes = 4_096
    let server = try Self.server(limits: limits)
    let address = server.address
    let answers = await onThread { () -> [String] in
      let client = SocketClient(address, receiveBuffer: 16_384)
      client.send(String(repeating: goodRequest, count: 500))
      client.endSending()
      return client.readAnswers(501)
    }
    #expect(answers.count == 500)
    #expect(Set(answers.map { $0.prefix(15) }) == ["HTTP/1.1 200 OK"])
  }

  @Test func `a client that never reads is let go`() async throws {
    var limits = ServerLimits()
    limits.writeTime = .milliseconds(200)
    let pictures = Mutex(0)
    let counter: @Sendable (ServerLogEntry) -> Void = { _ in pictures.withLock { $0 += 1 } }
    let server = try Self.server(limits: limits, logger: counter)
    let address = server.address
    let deaf = SocketClient(address, receiveBuffer: 16_384)
    deaf.send(String(repeating: Self.picture, count: 200))
    #expect(try await Self.eventually { pictures.withLock { $0 } > 0 })
    #expect(try await Self.isDeserted(server))
    withExtendedLifetime(deaf) {}
  }

  @Test(arguments: [1, 2, 7])
  func `a client that ends its side gets the answers that are held back`(count: Int) async throws {
    var behaviour = SandboxService.Behaviour()
    behaviour.faults.latency = .milliseconds(30)
    let server = try Self.server(behaviour)
    let address = server.address
    let text = await onThread { () -> String in
      let client = SocketClient(address)
      // The last request is not whole, so there is no answer to it.
      client.send(String(repeating: goodRequest, count: count) + "GET /maps")
      client.endSending()
      return client.readToEnd()
    }
    #expect(text.split(separator: "HTTP/1.1 200 OK\r\n").count == count)
    #expect(text.hasSuffix(#""status":"OK"}"#))
    #expect(try await Self.isDeserted(server))
  }

  @Test func `half of an answer has its whole head, and HEAD loses nothing`() async throws {
    var behaviour = SandboxService.Behaviour()
    behaviour.faults.faults = [try #require(FaultPlan.Fault("TRUNCATE:1"))]
    let server = try Self.server(behaviour)
    let address = server.address
    let texts = await onThread { () -> [String] in
      ["GET", "HEAD"].map { method in
        let client = SocketClient(address)
        client.send(goodRequest.substituting("GET", with: method))
        return client.readToEnd()
      }
    }
    let parts = texts.map { $0.split(separator: "\r\n\r\n", maxSplits: 1).map(\.utf8.count) }
    #expect(texts.allSatisfy { $0.hasPrefix("HTTP/1.1 200 OK\r\n") })
    #expect(parts[0].count == 2 && parts[1].count == 1 && parts[0][0] == parts[1][0])
    let length = texts[0].split(separator: "\r\n").first { $0.hasPrefix("Content-Length: ") }
      .flatMap { Int($0.dropFirst(16)) }
    #expect(length.map { $0 / 2 } == parts[0][1])
  }

  /// How a client leaves.
  enum Leave: CaseIterable {
    case reset, close, end
  }

  @Test(arguments: Leave.allCases)
  func `a client that goes away while nothing comes leaves nothing behind`(leave: Leave)
    async throws
  {
    var behaviour = SandboxService.Behaviour()
    behaviour.faults.faults = [try #require(FaultPlan.Fault("STALL:1"))]
    let stalled = Mutex(0)
    let counter: @Sendable (ServerLogEntry) -> Void = { _ in stalled.withLock { $0 += 1 } }
    let server = try Self.server(behaviour, logger: counter)
    let address = server.address
    let client = SocketClient(address)
    client.send(goodRequest)
    #expect(try await Self.eventually { stalled.withLock { $0 } == 1 })
    #expect(server.connections == 1)
    switch leave {
    case .reset:
      ServerSocket.resetWhenClosed(client.descriptor)
      client.leave()
    case .close: client.leave()
    case .end: client.endSending()
    }
    #expect(try await Self.isDeserted(server))
  }

  @Test(arguments: [
    ("::1", "0:0:0:0:0:0:0:1", true), ("::1", "::0001", true), ("::1", "127.0.0.1", false),
    ("127.0.0.1", "127.0.0.1", true), ("127.0.0.1", "::ffff:7F00:1", true),
    ("::ffff:127.0.0.1", "127.0.0.1", true), ("::ffff:127.0.0.1", "::1", false),
  ])
  func `a key bound to addresses knows them however they are written`(
    host: String, listed: String, isTaken: Bool
  ) async throws {
    var behaviour = SandboxService.Behaviour()
    behaviour.keys = try KeyRing("k ips 203.0.113.7,\(listed)")
    let server = try Self.server(behaviour, host: host)
    let address = server.address
    let answer = await onThread { () -> String? in
      let client = SocketClient(address)
      client.send(goodRequest)
      return client.readAnswers(1).first
    }
    #expect(answer?.hasSuffix(#""status":"\#(isTaken ? "OK" : "REQUEST_DENIED")"}"#) == true)
    let seen = host == "::1" ? "::1" : "127.0.0.1"
    #expect(answer?.contains("from IP address \(seen), with") == !isTaken)
  }
}
