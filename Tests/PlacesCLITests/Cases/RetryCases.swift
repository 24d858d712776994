import PlacesClient
import TestSupport
import Testing

/// U57 and U58: a short rate limit deserves patience, a long one does not.
@Suite struct RetryCases {
  private static let slow = LoopbackAnswer.tooManyRequests(retryAfter: "1")
  private static let now = HTTPRequest.Field("Date", "Sun, 06 Nov 1994 08:49:37 GMT")

  private static func later(_ date: String) -> LoopbackAnswer {
    .json(
      #"{"error":{"code":429,"status":"RESOURCE_EXHAUSTED","message":"slow down"}}"#, status: 429,
      headers: [now, .init("Retry-After", date)])
  }

  @Test func `the service's wait is kept, in seconds or as a date`() async throws {
    let run = try await CaseRun.server(
      Self.slow, Self.later("Sun, 06 Nov 1994 08:49:38 GMT"),
      Answers.suggestions(Answers.suggestion()), words: ["predict", "x"])
    #expect(run.status == 0 && run.requests.count == 3 && run.stderr.isEmpty)
    #expect(run.wallTime >= .seconds(2) && run.wallTime < .seconds(8))
  }

  @Test(arguments: [
    LoopbackAnswer.tooManyRequests(retryAfter: "3600"), later("Sun, 06 Nov 1994 09:49:37 GMT"),
    .json(
      #"{"error":{"code":429,"status":"RESOURCE_EXHAUSTED","message":"x","details":[{"@type":"type.googleapis.com/google.rpc.RetryInfo","retryDelay":"3600s"}]}}"#,
      status: 429),
    .response(LoopbackResponse(status: 429, headers: [.init("Retry-After", "3600")])),
    .json(
      #"{"results":[],"status":"OVER_QUERY_LIMIT"}"#, headers: [.init("Retry-After", "3600")]),
  ])
  func `an hour is not waited for`(answer: LoopbackAnswer) async throws {
    let run = try await CaseRun.server(answer, answer, words: ["geocode", "x"])
    #expect(run.status == 4 && run.requests.count == 1 && run.stdout.isEmpty)
    #expect(run.says("60m") && run.wallTime < .seconds(8))
  }

  @Test func `a date in the past is no wait`() async throws {
    let run = try await CaseRun.server(
      Self.later("Sun, 06 Nov 1994 08:00:00 GMT"), Answers.suggestions(Answers.suggestion()),
      words: ["predict", "x"])
    #expect(run.status == 0 && run.requests.count == 2 && run.wallTime < .seconds(8))
  }

  @Test func `a rate limit in the legacy dress`() async throws {
    let fast = Answers.status("OVER_QUERY_LIMIT", "You have exceeded your rate-limit for this API.")
    let run = try await CaseRun.server(
      fast, fast, Answers.results(Answers.result()), words: ["geocode", "x"])
    #expect(run.status == 0 && run.requests.count == 3)
  }

  @Test func `every wait is told`() async throws {
    let fault = Answers.error(503, "UNAVAILABLE")
    let run = try await CaseRun.server(
      fault, fault, fault, words: ["predict", "x", "-v", "--retries=2"])
    let waits = run.stderr.split(separator: "\n").filter { $0.contains("trying again in") }
    #expect(run.status == 6 && run.requests.count == 3)
    #expect(waits.count == 2)
  }

  @Test(arguments: [0, 1]) func `no more attempts than allowed`(retries: Int) async throws {
    for (fault, status) in [
      (LoopbackAnswer.tooManyRequests(retryAfter: "0"), 4), (Answers.error(503, "UNAVAILABLE"), 6),
      (.reset, 5),
    ] {
      let run = try await CaseRun.server(
        fault, fault, fault, words: ["predict", "x", "--retries", "\(retries)"])
      #expect(run.status == status && run.requests.count == retries + 1)
      #expect(run.stdout.isEmpty && !run.stderr.isEmpty)
    }
  }

  @Test func `a rate limit that stays ends as one, with the service's sentence`() async throws {
    let run = try await CaseRun.server(
      .tooManyRequests(retryAfter: "0"), .tooManyRequests(retryAfter: "0"),
      words: ["predict", "x", "--retries=1"])
    #expect(run.status == 4 && run.says("RESOURCE_EXHAUSTED", "slow down"))
  }

  @Test func `a budget counts every attempt`() async throws {
    let fault = Answers.error(503, "UNAVAILABLE")
    let run = try await CaseRun.server(
      fault, fault, fault, words: ["predict", "x", "--max-requests=2"])
    #expect(run.status == 4 && run.requests.count == 2 && run.says("2 requests", "--max-requests"))
    let cost = try await CaseRun.server(fault, words: ["predict", "x", "--max-cost=0.000001"])
    #expect(cost.status == 4 && cost.requests.isEmpty && cost.says("--max-cost"))
  }

  /// U62 and C44.
  @Test(arguments: ["0", "-1", "soon", "", "1h", "1e1", "nan", "0.0001"])
  func `a senseless time is refused`(time: String) async throws {
    for option in ["--timeout", "--deadline"] {
      let run = try await CaseRun.server(words: ["predict", "x", "\(option)=\(time)"])
      #expect(run.isRefused(saying: option))
    }
  }

  @Test(arguments: ["0.5", "5", "2s", "1m", "1500ms"]) func `times have units`(time: String)
    async throws
  {
    let run = try await CaseRun.server(
      Answers.suggestions(Answers.suggestion()),
      words: ["predict", "x", "--timeout", time, "--deadline", time])
    #expect(run.status == 0)
  }
}
