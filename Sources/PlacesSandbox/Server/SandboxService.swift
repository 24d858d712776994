import PlacesClient
import Synchronization

/// What a sandbox server answers: the services, the faults it was told to have, and the pages of the sandbox itself.
public final class SandboxService: Sendable {
  /// How a service behaves beyond answering.
  public struct Behaviour: Sendable {
    /// What goes wrong on purpose.
    public var faults = FaultPlan()
    /// The keys there are; `nil` when any text is a good key.
    public var keys: KeyRing?
    /// How many requests a second are let through; `nil` for any number.
    public var requestsPerSecond: Double?
    /// How long a session lasts without a request.
    public var sessionTimeout = Duration.seconds(180)

    /// One without faults.
    public init() {}
  }

  private struct State {
    var requests = 0
    var quota: RequestQuota?
  }

  private let sandbox: Sandbox
  private let behaviour: Behaviour
  private let meter: SharedMeter
  private let now: @Sendable () -> Duration
  private let state: Mutex<State>

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - sandbox: Who answers.
  ///   - behaviour: What happens beyond that.
  ///   - now: Time since any fixed moment.
  public init(
    _ sandbox: Sandbox, _ behaviour: Behaviour = Behaviour(),
    now: @escaping @Sendable () -> Duration
  ) {
    self.sandbox = sandbox
    self.behaviour = behaviour
    self.now = now
    meter = SharedMeter(sessionTimeout: behaviour.sessionTimeout, now: now)
    state = Mutex(
      State(quota: behaviour.requestsPerSecond.map { RequestQuota(perSecond: $0, at: now()) }))
  }

  /// What the requests so far would cost.
  public var bill: Bill { meter.bill }
}

extension SandboxService: ServerHandler {
  func answer(to request: SandboxRequest, from peer: String) -> ServerAnswer {
    if request.method == "OPTIONS" {
      return ServerAnswer(response: CrossOrigin.preflight(request))
    }
    var asked = request
    // HEAD is answered as GET; the connection leaves the body out.
    if request.method == "HEAD" { asked.method = "GET" }
    let incoming = Incoming(asked)
    var answer =
      incoming.path.first == "sandbox"
      ? ServerAnswer(response: ownPage(incoming)) : ask(asked, incoming, from: peer)
    CrossOrigin.allow(request, &answer.response)
    return answer
  }

  /// Asks the services, unless the request is to fail.
  private func ask(
    _ request: SandboxRequest, _ incoming: Incoming, from peer: String
  ) -> ServerAnswer {
    let time = now()
    let (number, isWithinQuota) = state.withLock { state in
      state.requests += 1
      return (state.requests, state.quota?.take(at: time) ?? true)
    }
    var answer: ServerAnswer
    if let fault = behaviour.faults.fault(of: number) {
      answer = fault.answer(to: request, from: peer) { sandbox.respond(to: request) }
    } else if !isWithinQuota {
      answer = ServerAnswer(
        response: ServiceFault.tooManyRequests.response(to: request, from: peer))
    } else if let fault = behaviour.keys?.refusal(incoming, from: peer) {
      answer = ServerAnswer(response: fault.response(to: request, from: peer))
    } else {
      answer = ServerAnswer(response: sandbox.respond(to: request))
    }
    meter.record(incoming, answer.response)
    answer.delay = behaviour.faults.delay(of: number)
    return answer
  }

  /// The pages of the sandbox itself; no fault meets them, and they cost nothing.
  private func ownPage(_ request: Incoming) -> HTTPResponse {
    switch (request.method, request.path) {
    case ("GET", ["sandbox", "bill"]): return .json(meter.bill.json)
    case ("POST", ["sandbox", "reset"]):
      meter.reset()
      state.withLock { state in
        state.requests = 0
        state.quota = behaviour.requestsPerSecond.map { RequestQuota(perSecond: $0, at: now()) }
      }
      return .json(["backend": "sandbox", "reset": true])
    case (_, ["sandbox", "bill"]), (_, ["sandbox", "reset"]):
      return RequestRefusal(405, "GET /sandbox/bill and POST /sandbox/reset.").response
    case ("GET", let path):
      return PhotoPicture.response(path) ?? .notFoundPage(request.rawPath)
    default: return .notFoundPage(request.rawPath)
    }
  }
}
