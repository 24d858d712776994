import PlacesClient
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct `Connections, concurrency and cancelling` {
  @Test func `one after the other uses one connection`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    let transport = try CurlTransport.to(server)
    for _ in 0..<20 { _ = try await transport.send() }
    #expect(server.requests.count == 20)
    #expect(server.connectionCount == 1)
  }

  @Test func `after fifty at once, the next fifty open no connection`() async throws {
    let server = try LoopbackServer { .json($0.parameter("address") ?? "") }
    let transport = try CurlTransport.to(server)
    for round in 1...3 {
      try await withThrowingTaskGroup(of: (Int, HTTPResponse).self) { group in
        for number in 0..<50 {
          group.addTask {
            var request = HTTPRequest.geocode
            request.query = [.init("address", "number \(number)")]
            return (number, try await transport.send(request))
          }
        }
        for try await (number, response) in group {
          #expect(String(decoding: response.body, as: UTF8.self) == "number \(number)")
        }
      }
      #expect(server.requests.count == 50 * round)
      #expect(server.connectionCount <= 50)
    }
  }

  @Test func `all fifty are under way at the same time`() async throws {
    let gate = try Gate()
    let server = try LoopbackServer { _ in .held(LoopbackResponse(), by: gate) }
    let transport = try CurlTransport.to(server)
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<50 { group.addTask { try await transport.send().status } }
      #expect(await server.waitForRequests(50))
      gate.open()
      for try await status in group { #expect(status == 200) }
    }
  }

  @Test func `cancelling ends the request at once and closes the connection`() async throws {
    let server = try LoopbackServer { _ in .stall }
    let transport = try CurlTransport.to(server)
    let task = Task { try await transport.failure(timeout: .seconds(60)) }
    #expect(await server.waitForRequests(1))
    let start = ContinuousClock.now
    task.cancel()
    #expect(try await task.value == .cancelled)
    #expect(await server.waitForClosedConnections(1))
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func `cancelling a body half way closes the connection`() async throws {
    let server = try LoopbackServer { _ in
      .raw(Array("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nabc".utf8), then: .stall)
    }
    let transport = try CurlTransport.to(server)
    let task = Task { try await transport.failure(timeout: .seconds(60)) }
    #expect(await server.waitForRequests(1))
    task.cancel()
    #expect(try await task.value == .cancelled)
    #expect(await server.waitForClosedConnections(1))
  }

  @Test func `a task that is already cancelled sends nothing`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    let transport = try CurlTransport.to(server)
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await transport.failure()
    }
    task.cancel()
    #expect(try await task.value == .cancelled)
    #expect(server.connectionCount == 0)
  }

  @Test func `cancelling some leaves the others alone`() async throws {
    let gate = try Gate()
    let server = try LoopbackServer { _ in .held(LoopbackResponse(), by: gate) }
    let transport = try CurlTransport.to(server)
    let tasks = (0..<20).map { _ in Task { try await transport.failure(timeout: .seconds(60)) } }
    #expect(await server.waitForRequests(20))
    for task in tasks.prefix(10) { task.cancel() }
    for task in tasks.prefix(10) { #expect(try await task.value == .cancelled) }
    #expect(await server.waitForClosedConnections(10))
    gate.open()
    for task in tasks.suffix(10) { #expect(try await task.value == nil) }
  }

  @Test func `a random storm of cancelling loses and doubles nothing`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    let transport = try CurlTransport.to(server)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<300 {
        let task = Task { try await transport.failure() }
        group.addTask {
          for _ in 0..<(number % 7) { await Task.yield() }
          if number % 2 == 0 { task.cancel() }
          let error = try? await task.value
          #expect(error == nil || error == .cancelled)
        }
      }
    }
    #expect(try await transport.send().status == 200)
  }

  @Test func `whenever a task is cancelled, its request ends`() async throws {
    let server = try LoopbackServer { _ in .stall }
    let transport = try CurlTransport.to(server)
    let start = ContinuousClock.now
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<300 {
        let task = Task { try await transport.failure(timeout: .seconds(60)) }
        group.addTask {
          for _ in 0..<(number % 11) { await Task.yield() }
          task.cancel()
          #expect((try? await task.value) == .cancelled)
        }
      }
    }
    #expect(ContinuousClock.now - start < .seconds(120))
  }

  @Test func `two transports do not disturb each other`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    let stalling = try LoopbackServer { _ in .stall }
    let kept = try CurlTransport.to(server)
    var dropped: CurlTransport? = try CurlTransport.to(stalling)
    let task = Task { [dropped] in try await dropped?.failure(timeout: .seconds(60)) }
    #expect(await stalling.waitForRequests(1))
    #expect(try await kept.send().status == 200)
    task.cancel()
    #expect(try await task.value == .cancelled)
    dropped = nil
    #expect(try await kept.send().status == 200)
    #expect(server.connectionCount == 1)
  }

  @Test func `a program may exit with requests under way`() async throws {
    await #expect(processExitsWith: .exitCode(7)) {
      let server = try LoopbackServer { _ in .stall }
      let transport = try CurlTransport.to(server)
      for _ in 0..<8 { Task { try await transport.send(timeout: .seconds(60)) } }
      _ = await server.waitForRequests(8)
      exit(7)
    }
  }

  @Test func `releasing a transport closes its connections`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    for round in 1...5 {
      _ = try await CurlTransport.to(server).send()
      #expect(await server.waitForClosedConnections(round))
    }
  }
}
