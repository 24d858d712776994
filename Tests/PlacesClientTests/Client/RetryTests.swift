import PlacesClient
import Testing

@Suite struct `Trying again` {
  private static let empty = ScriptedTransport.Outcome.json("{}")
  private static let fault = ScriptedTransport.Outcome.json(
    #"{"error": {"status": "INTERNAL", "message": "Internal error encountered."}}"#, status: 500)
  private static let limit = ScriptedTransport.Outcome.json(
    #"{"error": {"status": "RESOURCE_EXHAUSTED"}}"#, status: 429)

  private static func limit(after header: String) -> ScriptedTransport.Outcome {
    .json(
      #"{"error": {"status": "RESOURCE_EXHAUSTED"}}"#, status: 429,
      headers: [.init("Retry-After", header)])
  }

  /// What a lookup came to.
  private struct Run {
    var error: PlacesError?
    var attempts: Int?
    var requests: [ScriptedTransport.Attempt]
    var waits: [Duration]
    var events: [ClientEvent]
    var elapsed: Duration
  }

  /// Asks for predictions in virtual time.
  private func run(
    _ script: [ScriptedTransport.Outcome], policy: RetryPolicy = RetryPolicy(),
    budget: Budget? = nil, taking duration: Duration = .zero,
    jitter: @escaping @Sendable () -> Double = { 1 }
  ) async throws -> Run {
    let time = VirtualTime()
    let transport = ScriptedTransport(script) { time.pass(duration) }
    let events = Events()
    let client = PlacesClient(
      transport: transport, key: try .secret, policy: policy, budget: budget,
      timing: time.timing(jitter: jitter), observe: events.observe)
    let request = try PredictionRequest.new
    var run = Run(
      error: nil, attempts: nil, requests: [], waits: [], events: [], elapsed: .zero)
    do throws(PlacesError) {
      run.attempts = try await client.predictions(for: request).attempts
    } catch {
      run.error = error
    }
    run.requests = transport.attempts
    run.waits = time.waits
    run.events = events.all
    run.elapsed = time.elapsed
    return run
  }

  @Test func `an answer at once needs one attempt and no wait`() async throws {
    let run = try await run([Self.empty])
    #expect(run.attempts == 1)
    #expect(run.waits.isEmpty)
    #expect(run.requests.count == 1)
    #expect(run.requests.first?.timeout == .seconds(10))
    #expect(run.requests.first?.key == (try APIKey.secret))
    let request = PlacesClient.plan(for: try PredictionRequest.new).request
    #expect(run.events == [.attempt(number: 1, request), .answer(status: 200, bytes: 2)])
  }

  @Test(
    arguments: [
      fault, limit, .json("<html>", status: 502), .json("<html>", status: 408),
      .json("", status: 503),
      .failure(.connectionFailed(host: "h")), .failure(.connectionLost(host: "h")),
      .failure(.hostNotFound(host: "h")), .failure(.truncated(host: "h", receivedBytes: 1)),
      .failure(.proxy(proxy: "p", host: "h", reason: "r")),
      .failure(.timedOut(host: "h", limit: .zero)),
      .failure(.other(host: "h", code: 1, reason: "r")),
    ] as [ScriptedTransport.Outcome])
  func `what can pass is tried again until it has`(_ outcome: ScriptedTransport.Outcome)
    async throws
  {
    let run = try await run([outcome, outcome, Self.empty])
    #expect(run.error == nil)
    #expect(run.attempts == 3)
    #expect(run.requests.count == 3)
    #expect(run.waits == [.milliseconds(500), .seconds(1)])
    // Each attempt is the same request, and each retry is reported with its reason.
    #expect(Set(run.requests.map(\.request)).count == 1)
    let retries = run.events.filter { if case .retry = $0 { true } else { false } }
    #expect(retries.count == 2)
    let numbers = run.events.compactMap {
      if case .attempt(let number, _) = $0 { number } else { nil }
    }
    #expect(numbers == [1, 2, 3])
  }

  @Test(
    arguments: [
      .json(#"{"error": {"status": "INVALID_ARGUMENT"}}"#, status: 400),
      .json(#"{"error": {"status": "PERMISSION_DENIED"}}"#, status: 403),
      .json(#"{"error": {"status": "NOT_FOUND"}}"#, status: 404), .json("<html>", status: 404),
      .json("<html>", status: 200), .json("[]"), .json("", status: 302), .json("", status: 501),
      .failure(.tls(host: "h", reason: "r")), .failure(.tooLarge(host: "h", limitBytes: 1)),
      .failure(.notHTTP(host: "h")), .failure(.libraryMissing(reason: "r")), .failure(.cancelled),
    ] as [ScriptedTransport.Outcome])
  func `what cannot pass is not`(_ outcome: ScriptedTransport.Outcome) async throws {
    let run = try await run([outcome, Self.empty])
    #expect(run.error != nil)
    #expect(run.requests.count == 1)
    #expect(run.waits.isEmpty)
    if case .failure(let error) = outcome { #expect(run.error == .transport(error)) }
  }

  @Test func `the first failure is final without retries, the last one with them`() async throws {
    for retries in [0, 1, 3] {
      let run = try await run([Self.limit, Self.fault], policy: RetryPolicy(retries: retries))
      #expect(run.requests.count == retries + 1)
      #expect(run.waits.count == retries)
      #expect(run.error?.code == (retries == 0 ? "rateLimit" : "serverFault"))
    }
    #expect(
      try await run([Self.fault], policy: RetryPolicy(retries: -5)).requests.count == 1)
  }

  @Test func `a timeout need not be tried again`() async throws {
    let timeout = ScriptedTransport.Outcome.failure(.timedOut(host: "h", limit: .seconds(10)))
    let run = try await run(
      [timeout, Self.empty], policy: RetryPolicy(retriesTimeouts: false))
    #expect(run.error == .transport(.timedOut(host: "h", limit: .seconds(10))))
    #expect(run.requests.count == 1)
  }

  @Test func `waits double up to eight seconds`() async throws {
    let run = try await run(
      [Self.fault], policy: RetryPolicy(deadline: .seconds(1000), retries: 14))
    let expected: [Double] = [0.5, 1, 2, 4] + Array(repeating: 8, count: 10)
    #expect(run.waits == expected.map { Duration.seconds($0) })
  }

  @Test func `chance takes anything off a wait`() async throws {
    let policy = RetryPolicy(deadline: .seconds(1000), retries: 6)
    #expect(
      try await run([Self.fault], policy: policy, jitter: { 0 }).waits
        == Array(repeating: .zero, count: 6))
    #expect(
      try await run([Self.fault], policy: policy, jitter: { 0.25 }).waits
        == [0.125, 0.25, 0.5, 1, 2, 2].map { Duration.seconds($0) })
  }

  @Test func `real chance stays within its bounds and differs`() {
    let jitter = Timing().jitter
    let numbers = (0..<200).map { _ in jitter() }
    #expect(numbers.allSatisfy { (0...1).contains($0) })
    #expect(Set(numbers).count > 150)
  }

  @Test func `a wait the service asks for is kept`() async throws {
    let run = try await run([Self.limit(after: "1"), Self.limit(after: "3"), Self.empty])
    #expect(run.error == nil)
    #expect(run.waits == [.seconds(1), .seconds(3)])
  }

  @Test(arguments: ["60", "3600", "999999999"])
  func `a wait beyond the deadline is refused at once, in the service's words`(_ wait: String)
    async throws
  {
    let run = try await run([Self.limit(after: wait), Self.empty])
    #expect(run.requests.count == 1)
    #expect(run.waits.isEmpty)
    #expect(run.error?.failureClass == .quota)
    #expect(run.error?.code == "rateLimit")
    #expect(run.error?.retryAfter == .seconds(Int(wait) ?? 0))
    #expect(run.error?.remedy.hasPrefix("the service asks to wait ") == true)
  }

  @Test func `a wait that makes no sense is none`() async throws {
    for header in [
      "-1", "soon", "", "1.5", "99999999999999999999", "Mon, 32 Foo 2026 00:00:00 GMT",
    ] {
      let run = try await run([Self.limit(after: header), Self.empty])
      #expect(run.waits == [.milliseconds(500)])
    }
  }

  @Test func `the deadline ends the tries with the last reason`() async throws {
    // Attempts take 3 s, waits 0.5, 1 and 2 s: the third begins at 7.5 s and its wait would end at 12.5 s.
    let run = try await run(
      [Self.fault], policy: RetryPolicy(deadline: .seconds(11), retries: 9), taking: .seconds(3))
    #expect(run.requests.count == 3)
    #expect(run.waits == [.milliseconds(500), .seconds(1)])
    #expect(run.elapsed == .milliseconds(10_500))
    guard case .deadline(.seconds(11), let last?) = run.error else {
      Issue.record("\(String(describing: run.error))")
      return
    }
    #expect(last.attempts == 3)
    #expect(last.failureClass == .server)
    #expect(
      run.error?.message
        == "no answer within the deadline of 11s; attempt 3 ended with: Places API (New): INTERNAL: Internal error encountered."
    )
    #expect(run.error?.failureClass == .server)
    #expect(run.error?.code == "deadlineExceeded")
  }

  @Test func `an attempt gets no more time than is left`() async throws {
    let run = try await run(
      [Self.fault], policy: RetryPolicy(timeout: .seconds(10), deadline: .seconds(16), retries: 2),
      taking: .seconds(4))
    // Begun at 0, 4.5 and 9.5 s.
    #expect(
      run.requests.map(\.timeout) == [.seconds(10), .seconds(10), .milliseconds(6500)])
  }

  @Test func `running out of time within an attempt is the deadline, not the timeout`()
    async throws
  {
    let timeout = ScriptedTransport.Outcome.failure(.timedOut(host: "h", limit: .seconds(5)))
    let early = try await run(
      [timeout], policy: RetryPolicy(timeout: .seconds(10), deadline: .seconds(5)),
      taking: .seconds(5))
    #expect(early.error == .deadline(.seconds(5), last: nil))
    #expect(early.error?.failureClass == .network)
    #expect(early.error?.message == "the deadline of 5s has passed")
    let late = try await run(
      [Self.limit, timeout], policy: RetryPolicy(timeout: .seconds(10), deadline: .seconds(12)),
      taking: .seconds(6))
    guard case .deadline(_, let last?) = late.error else {
      Issue.record("\(String(describing: late.error))")
      return
    }
    #expect(last.attempts == 1)
    #expect(late.error?.failureClass == .quota)
    #expect(late.error?.remedy.contains("raise --deadline") == true)
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func `no time at all sends nothing`(_ deadline: Duration) async throws {
    let run = try await run([Self.empty], policy: RetryPolicy(deadline: deadline))
    #expect(run.error == .deadline(deadline, last: nil))
    #expect(run.requests.isEmpty)
  }

  @Test func `the budget counts retries and stops before the request that would pass it`()
    async throws
  {
    let budget = Budget(requests: 2)
    let first = try await run([Self.fault], policy: RetryPolicy(retries: 5), budget: budget)
    #expect(first.requests.count == 2)
    #expect(first.error == .budget(.requests(2)))
    #expect(budget.spent == .init(requests: 2, microdollars: 5660))
    let second = try await run([Self.empty], budget: budget)
    #expect(second.requests.isEmpty)
    #expect(second.error == .budget(.requests(2)))
    #expect(second.error?.failureClass == .quota)
    #expect(second.error?.message == "the budget of 2 requests is used up")
  }

  @Test func `cancelling while it waits ends the lookup without another attempt`() async throws {
    let transport = ScriptedTransport([Self.fault])
    let client = PlacesClient(
      transport: transport, key: try .secret, policy: RetryPolicy(), budget: nil,
      timing: Timing(sleep: { _ in throw CancellationError() }), observe: { _ in })
    let request = try PredictionRequest.new
    let error = await failure { () async throws(PlacesError) in
      try await client.predictions(for: request)
    }
    #expect(error == .transport(.cancelled))
    #expect(transport.attempts.count == 1)
  }

  @Test func `a cancelled task sends nothing and spends nothing`() async throws {
    let transport = ScriptedTransport([Self.empty])
    let budget = Budget()
    let client = PlacesClient(transport: transport, key: try .secret, budget: budget)
    let request = try PredictionRequest.new
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await failure { () async throws(PlacesError) in
        try await client.predictions(for: request)
      }
    }
    task.cancel()
    #expect(await task.value == .transport(.cancelled))
    #expect(transport.attempts.isEmpty)
    #expect(budget.spent == Budget.Spent())
  }

  @Test func `a thrown switch lets no further attempt begin`() async throws {
    let request = try PredictionRequest.new
    for throwsWhileWaiting in [false, true] {
      let stop = StopSwitch()
      let budget = Budget()
      let transport = ScriptedTransport([Self.fault]) { if !throwsWhileWaiting { stop.stop() } }
      let client = PlacesClient(
        transport: transport, key: try .secret, policy: RetryPolicy(), budget: budget,
        stopSwitch: stop, timing: Timing(sleep: { _ in stop.stop() }), observe: { _ in })
      let error = await failure { () async throws(PlacesError) in
        try await client.predictions(for: request)
      }
      // What is known of an attempt that was made is said; one that was not made says nothing.
      #expect(throwsWhileWaiting == (error == .transport(.cancelled)))
      let late = await failure { () async throws(PlacesError) in
        try await client.predictions(for: request)
      }
      #expect(late == .transport(.cancelled))
      #expect(transport.attempts.count == 1 && budget.spent.requests == 1)
    }
  }

  @Test func `a request that is called back costs nothing and is sent again`() async throws {
    let time = VirtualTime()
    let budget = Budget()
    let transport = TurningTransport([nil, nil, Self.empty], waiting: .seconds(50)) {
      time.pass($0)
    }
    let client = PlacesClient(
      transport: transport, key: try .secret, policy: RetryPolicy(), budget: budget,
      timing: time.timing(), observe: { _ in })
    // Altogether longer than the deadline, which does not count while a request waits for its turn.
    #expect(try await client.predictions(for: .new).attempts == 1)
    #expect(transport.sent == 3 && budget.spent.requests == 1)
    #expect(time.elapsed == .seconds(150))
  }

  @Test func `nothing waits for its turn once requests come too fast`() async throws {
    let transport = TurningTransport([Self.limit(after: "0"), Self.empty])
    let limiter = RateLimiter(requestsPerSecond: nil)
    let client = PlacesClient(
      transport: transport, key: try .secret, policy: RetryPolicy(), budget: nil,
      rateLimiter: limiter, timing: VirtualTime().timing(), observe: { _ in })
    #expect(client.canLookAhead)
    #expect(try await client.predictions(for: .new).attempts == 2)
    #expect(transport.recalls == 1 && !client.canLookAhead)
    client.stop()
    #expect(transport.recalls == 2)
  }

  @Test func `real time really waits`() async throws {
    let transport = ScriptedTransport([Self.limit(after: "0"), Self.empty])
    let client = PlacesClient(transport: transport, key: try .secret)
    #expect(try await client.predictions(for: .new).attempts == 2)
  }
}
