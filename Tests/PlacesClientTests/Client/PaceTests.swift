import Testing

@testable import PlacesClient

@Suite struct `The pace of requests` {
  private let start = ContinuousClock.now

  private func seconds(_ duration: Duration) -> Double { duration / .seconds(1) }

  @Test func `without a limit nobody waits`() {
    var pace = Pace(ceiling: nil)
    for _ in 0..<100 { #expect(pace.reserve(at: start) == .zero) }
  }

  @Test func `starts are an interval apart, however many ask at once`() {
    var pace = Pace(ceiling: 4)
    let waits = (0..<5).map { _ in seconds(pace.reserve(at: start)) }
    #expect(waits == [0, 0.25, 0.5, 0.75, 1])
    // Who comes late waits for the rest of the interval only, and a pause is not made up for.
    #expect(seconds(pace.reserve(at: start + .seconds(1))) == 0.25)
    #expect(pace.reserve(at: start + .seconds(60)) == .zero)
    #expect(seconds(pace.reserve(at: start + .seconds(60))) == 0.25)
  }

  @Test(arguments: [0, -1, .nan, -.infinity, 1e-300])
  func `a senseless limit is a very slow one, not a crash`(_ limit: Double) {
    var pace = Pace(ceiling: limit)
    #expect(pace.reserve(at: start) == .zero)
    #expect(pace.reserve(at: start) == .seconds(1000))
  }

  @Test func `an endless limit is none`() {
    var pace = Pace(ceiling: .infinity)
    for _ in 0..<10 { #expect(pace.reserve(at: start) == .zero) }
  }

  @Test func `a refusal pauses everybody for as long as the service asks`() {
    var pace = Pace(ceiling: 10)
    #expect(pace.reserve(at: start) == .zero)
    pace.refused(at: start, retryAfter: .seconds(30))
    #expect(pace.reserve(at: start) == .seconds(30))
    var unasked = Pace(ceiling: 10)
    unasked.refused(at: start, retryAfter: nil)
    #expect(unasked.reserve(at: start) == .milliseconds(500))
  }

  @Test func `after a refusal the pace is below what was accepted`() {
    var pace = Pace(ceiling: nil)
    for index in 0..<5 { pace.accepted(at: start + .milliseconds(index * 100)) }
    pace.refused(at: start + .milliseconds(500), retryAfter: nil)
    // Five in half a second are ten a second; four fifths of that are left.
    #expect(pace.rate.map { abs($0 - 8) < 0.001 } == true)
  }

  @Test func `a burst may be all that a second allows`() {
    var pace = Pace(ceiling: nil)
    for index in 0..<50 { pace.accepted(at: start + .milliseconds(index)) }
    pace.refused(at: start + .milliseconds(60), retryAfter: nil)
    #expect(pace.rate.map { abs($0 - 40) < 0.001 } == true)
  }

  @Test func `the second before counts when this one has only begun`() {
    var pace = Pace(ceiling: nil)
    for index in 0..<61 { pace.accepted(at: start + .milliseconds(index * 20)) }
    pace.refused(at: start + .milliseconds(1220), retryAfter: nil)
    // Fifty in the whole second, eleven since.
    #expect(pace.rate.map { abs($0 - 40) < 0.001 } == true)
  }

  /// A service that takes fifty a second, sixteen jobs, no time between: refusals stay rare.
  @Test func `refusals after the first are under a tenth`() {
    var pace = Pace(ceiling: nil)
    var taken: [ContinuousClock.Instant] = []
    var starts = Array(repeating: start, count: 16)
    var (sent, refused) = (0, 0)
    while sent < 600, let job = starts.indices.min(by: { starts[$0] < starts[$1] }) {
      let now = starts[job]
      let delay = pace.reserve(at: now)
      if delay > .zero {
        starts[job] = now + delay
        if pace.isPaused(at: now + delay) { continue }
      }
      let time = starts[job]
      taken.removeAll { $0 <= time - .seconds(1) }
      sent += 1
      if taken.count < 50 {
        taken.append(time)
        pace.accepted(at: time)
        starts[job] = time + .milliseconds(1)
      } else {
        refused += 1
        pace.refused(at: time, retryAfter: nil)
        starts[job] = time + .milliseconds(500)
      }
    }
    #expect(refused > 1 && (refused - 1) * 10 < sent)
  }

  @Test func `refusals of one burst count once, and the pace has a floor`() {
    var pace = Pace(ceiling: 10)
    pace.accepted(at: start)
    for index in 0..<10 { pace.refused(at: start + .milliseconds(index * 50), retryAfter: nil) }
    let once = pace.rate
    #expect(once == 8)
    for index in 1..<100 { pace.refused(at: start + .seconds(index * 2), retryAfter: nil) }
    #expect(pace.rate == Pace.floor)
  }

  @Test func `a refusal never makes it faster than asked for`() {
    var pace = Pace(ceiling: 0.1)
    pace.accepted(at: start)
    pace.refused(at: start, retryAfter: nil)
    #expect(pace.rate == 0.1)
  }

  @Test func `it rises again slowly, at most to the limit`() {
    var pace = Pace(ceiling: 10)
    pace.accepted(at: start)
    pace.refused(at: start, retryAfter: nil)
    #expect(pace.rate == 8)
    _ = pace.reserve(at: start + .milliseconds(999))
    #expect(pace.rate == 8)
    _ = pace.reserve(at: start + .seconds(1))
    #expect(pace.rate.map { abs($0 - 8.4) < 0.001 } == true)
    for second in 2..<60 { _ = pace.reserve(at: start + .seconds(second)) }
    #expect(pace.rate == 10)
  }

  @Test func `a client waits for its turn, with all others`() async throws {
    let time = VirtualTime()
    let transport = ScriptedTransport([.json("{}")])
    let client = PlacesClient(
      transport: transport, key: try .secret, policy: RetryPolicy(), budget: nil,
      rateLimiter: RateLimiter(requestsPerSecond: 2), timing: time.timing(), observe: { _ in })
    for _ in 0..<3 { _ = try await client.predictions(for: .new) }
    #expect(time.waits == [.milliseconds(500), .milliseconds(500)])
    #expect(transport.attempts.count == 3)
  }

  @Test func `a turn behind the deadline is not waited for, and nothing is spent`() async throws {
    let time = VirtualTime()
    let transport = ScriptedTransport([.json("{}")])
    let budget = Budget()
    let client = PlacesClient(
      transport: transport, key: try .secret, policy: RetryPolicy(deadline: .seconds(5)),
      budget: budget, rateLimiter: RateLimiter(requestsPerSecond: 0.1), timing: time.timing(),
      observe: { _ in })
    _ = try await client.predictions(for: .new)
    let request = try PredictionRequest.new
    let error = await failure { () async throws(PlacesError) in
      try await client.predictions(for: request)
    }
    #expect(error == .deadline(.seconds(5), last: nil))
    #expect(transport.attempts.count == 1)
    #expect(budget.spent.requests == 1)
    #expect(time.waits.isEmpty)
  }

  @Test func `an attempt gets what the wait for its turn has left`() async throws {
    let time = VirtualTime()
    let timeout = ScriptedTransport.Outcome.failure(.timedOut(host: "h", limit: .seconds(6)))
    let transport = ScriptedTransport([.json("{}"), timeout])
    let client = PlacesClient(
      transport: transport, key: try .secret,
      policy: RetryPolicy(timeout: .seconds(8), deadline: .seconds(10)), budget: nil,
      rateLimiter: RateLimiter(requestsPerSecond: 0.25), timing: time.timing(), observe: { _ in })
    _ = try await client.predictions(for: .new)
    let request = try PredictionRequest.new
    let error = await failure { () async throws(PlacesError) in
      try await client.predictions(for: request)
    }
    #expect(transport.attempts.map(\.timeout) == [.seconds(8), .seconds(6)])
    // The deadline cut this attempt short, not its own time limit.
    #expect(error == .deadline(.seconds(10), last: nil))
  }

  @Test func `one refusal slows all clients that share the limiter`() async throws {
    let time = VirtualTime()
    let limiter = RateLimiter(requestsPerSecond: nil)
    func client(_ script: [ScriptedTransport.Outcome]) throws -> PlacesClient {
      PlacesClient(
        transport: ScriptedTransport(script), key: try .secret, policy: RetryPolicy(retries: 0),
        budget: nil, rateLimiter: limiter, timing: time.timing(), observe: { _ in })
    }
    let refused = try client([
      .json("{\"error\": {}}", status: 429, headers: [.init("Retry-After", "7")])
    ])
    let request = try PredictionRequest.new
    _ = await failure { () async throws(PlacesError) in
      try await refused.predictions(for: request)
    }
    _ = try await client([.json("{}")]).predictions(for: request)
    #expect(time.waits == [.seconds(7)])
  }
}
