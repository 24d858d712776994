import PlacesClient
import Synchronization
import Testing

@testable import PlacesCLI

/// What a signal does to lookups that are underway.
@Suite struct SignalTests {
  @Test func `a lookup that fails after a signal is not tried again`() async throws {
    let stop = StopSwitch()
    let events = EventQueueBox()
    let transport = InterruptedTransport {
      events.interrupt()
      // The engine throws the switch when it takes the signal, which it does while this lookup is underway.
      while !stop.isThrown { await Task.yield() }
    }
    let backend = Backend(
      kind: .custom, transport: transport, key: try APIKey("invented-key"), attributions: [])
    let client = PlacesClient(transport: transport, key: backend.key, stopSwitch: stop)
    let engine = BatchEngine(
      try Self.job, format: RawRowFormat(), client: client, backend: backend, jobs: 1,
      writer: BatchWriter(Output(MemorySink(), name: "output"), .rows), earlier: EarlierRun(),
      store: AnswerStore(temporaryIn: "/tmp"), onFailure: { _, _ in }, onProgress: { _, _ in })
    events.queue.withLock { $0 = engine.queue }
    try await engine.run(.memory(Array("one\n".utf8)), LineRowReader(readsAnswers: false))
    #expect(transport.attempts.load(ordering: .relaxed) == 1)
    guard case .signal(.interrupted)? = engine.stop else {
      Issue.record("the run was not stopped by the signal")
      return
    }
  }

  private static var job: BatchJob {
    get throws(ValueError) {
      let sample = GeocodeRequest(
        .address(try QueryText("one", as: .address), components: nil, bounds: nil))
      return BatchJob(command: "geocode", sample: .geocode(sample), fingerprint: []) { _ in
        .geocode(sample)
      }
    }
  }
}

/// Hands the queue of an engine to what the engine calls.
private final class EventQueueBox: Sendable {
  let queue = Mutex<EventQueue<BatchEngine.Event>?>(nil)

  func interrupt() { queue.withLock { $0 }?.push(.signal(.interrupted)) }
}

/// A transport whose attempts do something and are in vain.
private final class InterruptedTransport: Transport {
  let attempts = Atomic(0)
  private let act: @Sendable () async -> Void

  init(_ act: @escaping @Sendable () async -> Void) { self.act = act }

  func send(_ request: HTTPRequest, key: APIKey, timeout: Duration) async throws(TransportError)
    -> HTTPResponse
  {
    attempts.add(1, ordering: .relaxed)
    await act()
    throw .connectionLost(host: "127.0.0.1")
  }
}
