import PlacesClient
import Synchronization

/// A transport that gives prepared answers, one an attempt, and keeps what it was asked.
final class ScriptedTransport: Transport {
  /// How an attempt ends.
  enum Outcome: Sendable {
    case answer(HTTPResponse)
    case failure(TransportError)

    /// An answer with a JSON body.
    static func json(_ body: String, status: Int = 200, headers: [HTTPRequest.Field] = [])
      -> Outcome
    {
      .answer(HTTPResponse(json: body, status: status, headers: headers))
    }
  }

  /// What an attempt was started with.
  struct Attempt: Sendable, Hashable {
    var request: HTTPRequest
    var key: APIKey
    var timeout: Duration
  }

  private let script: Mutex<[Outcome]>
  private let made = Mutex<[Attempt]>([])
  private let whileSending: @Sendable () -> Void

  /// Prepares outcomes; the last one is repeated for ever.
  ///
  /// - Parameters:
  ///   - script: The outcomes.
  ///   - whileSending: Is called during each attempt, to let time pass.
  init(_ script: [Outcome], whileSending: @escaping @Sendable () -> Void = {}) {
    self.script = Mutex(script)
    self.whileSending = whileSending
  }

  /// The attempts so far.
  var attempts: [Attempt] { made.withLock { $0 } }

  func send(_ request: HTTPRequest, key: APIKey, timeout: Duration) async throws(TransportError)
    -> HTTPResponse
  {
    made.withLock { $0.append(Attempt(request: request, key: key, timeout: timeout)) }
    whileSending()
    let outcome = script.withLock { $0.count > 1 ? $0.removeFirst() : $0.first }
    switch outcome {
    case .answer(let response): return response
    case .failure(let error): throw error
    case nil: throw .notHTTP(host: "no script")
    }
  }
}

/// A transport with turns that gives prepared outcomes, `nil` for a request that is called back.
final class TurningTransport: QueueingTransport {
  private struct State {
    var script: [ScriptedTransport.Outcome?]
    var sent = 0
    var recalls = 0
  }

  private let state: Mutex<State>
  private let waiting: Duration
  private let pass: @Sendable (Duration) -> Void

  /// Prepares outcomes, each after a wait for the turn, which `pass` lets pass.
  init(
    _ script: [ScriptedTransport.Outcome?], waiting: Duration = .zero,
    pass: @escaping @Sendable (Duration) -> Void = { _ in }
  ) {
    state = Mutex(State(script: script))
    self.waiting = waiting
    self.pass = pass
  }

  /// How many requests were handed over.
  var sent: Int { state.withLock { $0.sent } }
  /// How often requests were called back.
  var recalls: Int { state.withLock { $0.recalls } }

  func sendInTurn(_ request: HTTPRequest, key: APIKey, timeout: Duration) async -> QueuedOutcome {
    pass(waiting)
    let outcome = state.withLock { state in
      state.sent += 1
      return state.script.isEmpty ? nil : state.script.removeFirst()
    }
    switch outcome {
    case .answer(let response): return QueuedOutcome(.success(response), waited: waiting)
    case .failure(let error): return QueuedOutcome(.failure(error), waited: waiting)
    case nil: return QueuedOutcome(nil, waited: waiting)
    }
  }

  func send(_ request: HTTPRequest, key: APIKey, timeout: Duration) async throws(TransportError)
    -> HTTPResponse
  { throw .notHTTP(host: "sent without a turn") }

  func prepare() {}

  func recall() { state.withLock { $0.recalls += 1 } }
}

extension HTTPResponse {
  /// An answer with a JSON body.
  init(json body: String, status: Int = 200, headers: [HTTPRequest.Field] = []) {
    self.init(
      status: status,
      headers: [.init("Content-Type", "application/json; charset=UTF-8")] + headers,
      body: Array(body.utf8))
  }
}
