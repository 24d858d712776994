import PlacesClient
import TestSupport
import Testing

/// One request in ten fails in a way that is worth another try.
@Suite struct FaultTests {
  private static let faults: [LoopbackAnswer] = [
    .reset, .close, .stall, Answers.status("OVER_QUERY_LIMIT"), Answers.status("UNKNOWN_ERROR"),
    Answers.error(408, "UNAVAILABLE"), Answers.error(429, "RESOURCE_EXHAUSTED"),
    Answers.error(500, "INTERNAL"), Answers.error(502, "UNAVAILABLE"),
    Answers.error(503, "UNAVAILABLE"), Answers.error(504, "DEADLINE_EXCEEDED"),
  ]

  @Test func `every row succeeds`() async throws {
    let server = try LoopbackServer.echo { address, request in
      request.number % 10 == 3
        ? Self.faults[request.number / 10 % Self.faults.count] : .echo(address)
    }
    let rows = (0..<220).map { "row \($0)" }
    let run = try await CaseRun.geocode(
      rows, "--jobs=8", "--timeout=1", "--deadline=60", "--retries=8", server: server)
    #expect(run.status == 0, "\(run.stderr)")
    #expect(run.rows.map(\.firstPlace) == rows.map { "id-" + $0 })
    #expect(run.requests.count > 230)
  }

  @Test func `every row succeeds although nobody listens at first`() async throws {
    let server = try LoopbackServer.echo(isRefusing: true) { address, request in
      request.number % 10 == 3
        ? Self.faults[request.number / 10 % Self.faults.count] : .echo(address)
    }
    let rows = (0..<60).map { "row \($0)" }
    let run = try await CaseRun.geocode(
      rows, "--jobs=8", "--timeout=1", "--deadline=60", "--retries=9", "-v", server: server,
      signal: ProcessSignal(afterPrinting: "no connection; trying again") { try? server.open() })
    #expect(run.status == 0, "\(run.stderr)")
    #expect(run.rows.map(\.firstPlace) == rows.map { "id-" + $0 })
  }

  /// The server sees exactly what the budget counts, although connections break when they are used again.
  @Test func `a broken connection costs no request that is not counted`() async throws {
    let server = try LoopbackServer.echo { address, request in
      request.number % 4 == 2 ? .reset : .echo(address)
    }
    let run = try await CaseRun.geocode(
      (0..<40).map { "row \($0)" }, "--jobs=1", "--max-requests=17", server: server)
    #expect(run.status == 4 && run.requests.count == 17)
  }

  /// With many jobs requests wait for their turn; the limits hold for what is sent.
  @Test func `many jobs keep to the budget, and find out first whether the key is good`()
    async throws
  {
    let rows = (0..<300).map { "row \($0)" }
    let server = try LoopbackServer.echo()
    let run = try await CaseRun.geocode(rows, "--jobs=20", "--max-requests=150", server: server)
    #expect(run.status == 4 && run.requests.count == 150 && server.connectionCount == 20)
    #expect(run.rows.count == 150 && Set(run.asked).count == 150)
    let denying = try LoopbackServer.echo { _, _ in Answers.status("REQUEST_DENIED") }
    let denied = try await CaseRun.geocode(rows, "--jobs=20", server: denying)
    #expect(denied.status == 3 && denied.rows.isEmpty && denied.requests.count <= 20)
  }

  @Test func `head ends a big input and the requests`() async throws {
    let folder = try TemporaryDirectory()
    try folder.write((0..<200_000).map { "row \($0)\n" }.joined(), to: "big")
    let server = try LoopbackServer.echo()
    let places = try ProcessRunner.places().executable
    let run = try await ProcessRunner(executable: "/bin/sh").run(
      [
        "-c",
        "\"$0\" geocode - --base-url \(server.url) --format ndjson <big | head -1", places,
      ],
      environment: [
        "PATH": "/usr/bin:/bin", "PLACES_USAGE_LOG": "off", "PLACES_API_KEY": CaseRun.key,
      ], directory: folder.path)
    // Whatever was on its way has arrived once the connections are closed.
    #expect(await server.waitForClosedConnections(server.connectionCount))
    let asked = server.requests.count
    #expect(run.status == 0 && run.stdout.hasSuffix("}\n") && run.stderr.isEmpty)
    #expect(asked < 5000 && run.wallTime < .seconds(20))
    let big = try await ProcessRunner(executable: "/bin/sh").run(
      ["-c", "\"$0\" geocode - --sandbox --format ndjson <big | head -1", places],
      environment: ["PATH": "/usr/bin:/bin", "PLACES_USAGE_LOG": "off"], directory: folder.path)
    #expect(big.status == 0 && big.stdout.hasSuffix("}\n") && big.wallTime < .seconds(20))
    #expect(server.requests.count == asked, "the requests have stopped")
  }
}
