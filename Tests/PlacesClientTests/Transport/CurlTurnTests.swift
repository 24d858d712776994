import PlacesClient
import TestSupport
import Testing

@Suite struct `Requests that wait for their turn` {
  @Test func `an answer lets the next request out, and none goes before`() async throws {
    let gates = [try Gate(), try Gate(), try Gate()]
    let server = try LoopbackServer { .held(LoopbackResponse(), by: gates[($0.number - 1) % 3]) }
    let transport = try CurlTransport.to(server, requestLimit: 2)
    let key = try APIKey(secretKey)
    await withTaskGroup(of: QueuedOutcome.self) { group in
      for _ in 0..<5 {
        group.addTask { await transport.sendInTurn(.geocode, key: key, timeout: .seconds(60)) }
      }
      #expect(await server.waitForRequests(2))
      gates[0].open()
      // The first answer lets the third request out, and its gate is closed; the second is held as well.
      #expect(await server.waitForRequests(3))
      #expect(server.requests.count == 3 && server.connectionCount == 2)
      gates[1].open()
      gates[2].open()
      var longest = Duration.zero
      for await outcome in group {
        #expect((try? outcome.result?.get())?.status == 200)
        longest = max(longest, outcome.waited)
      }
      #expect(longest > .zero)
    }
    #expect(server.requests.count == 5 && server.connectionCount == 2)
  }

  @Test func `what is called back was not sent`() async throws {
    let gate = try Gate()
    let server = try LoopbackServer { _ in .held(LoopbackResponse(), by: gate) }
    let transport = try CurlTransport.to(server, requestLimit: 1)
    let key = try APIKey(secretKey)
    async let first = transport.sendInTurn(.geocode, key: key, timeout: .seconds(60))
    #expect(await server.waitForRequests(1))
    await withTaskGroup(of: QueuedOutcome.self) { group in
      for _ in 0..<3 {
        group.addTask { await transport.sendInTurn(.geocode, key: key, timeout: .seconds(60)) }
      }
      let caller = Task {
        while !Task.isCancelled {
          transport.recall()
          await Task.yield()
        }
      }
      for await outcome in group { #expect(outcome.result == nil) }
      caller.cancel()
    }
    gate.open()
    #expect((try? await first.result?.get())?.status == 200)
    #expect(server.requests.count == 1)
  }

  @Test func `cancelling ends a request that waits`() async throws {
    let gate = try Gate()
    let server = try LoopbackServer { _ in .held(LoopbackResponse(), by: gate) }
    let transport = try CurlTransport.to(server, requestLimit: 1)
    async let first = transport.send()
    #expect(await server.waitForRequests(1))
    let second = Task { try await transport.failure() }
    second.cancel()
    #expect(try await second.value == .cancelled)
    gate.open()
    #expect(try await first.status == 200)
    #expect(server.requests.count == 1)
  }
}
