import PlacesClient
import TestSupport
import Testing

@testable import PlacesCLI

/// What becomes of single rows.
@Suite struct RowTests {
  /// C77, C90 and C91.
  @Test func `rows come out in order, each bad one marked`() async throws {
    let run = try await CaseRun.batch(
      ["geocode", "-", "--format=ndjson"], input: .text("Sydney\r\n\u{1}\r\n\r\nPerth"))
    #expect(run.status == 7 && run.rows.count == 4)
    #expect(run.rows.map { $0["index"] } == [0, 1, 2, 3])
    #expect(run.rows.map { $0["error"] != nil } == [false, true, false, false])
    #expect(run.rows[1]["line"] == 2 && run.rows[2]["status"] == "skipped")
    #expect(run.rows[3]["query"]?["address"] == "Perth" && !run.stdout.contains("\\r"))
    #expect(run.says("4 rows: 2 found, 1 skipped, 1 failed; 2 requests, nothing billed"))
    let quiet = try await CaseRun.batch(
      ["geocode", "-", "--format=ndjson", "-q"], input: .text("Sydney\n"))
    #expect(quiet.status == 0 && quiet.stderr.isEmpty)
  }

  /// C91 and U76: slow answers change nothing.
  @Test func `answers out of order are put in order`() async throws {
    let server = try LoopbackServer.echo { address, _ in
      .echo(address).after(address.hasSuffix("0") ? .milliseconds(150) : .milliseconds(1))
    }
    let input = (0..<80).map { "row \($0)" }
    let run = try await CaseRun.geocode(input, "--jobs=8", server: server)
    #expect(run.status == 0)
    #expect(run.rows.map(\.firstPlace) == input.map { "id-" + $0 })
    #expect(run.rows.map { $0["index"]?.integer } == Array(0..<80))
    #expect(run.asked != input && run.requests.count == 80)
    #expect(server.connectionCount <= 8)
  }

  /// U73: one bad row is that row's problem.
  @Test func `one bad row does not stop the others`() async throws {
    let server = try LoopbackServer.echo { address, _ in
      switch address {
      case "two": Answers.error(500, "INTERNAL")
      case "three": Answers.status("ZERO_RESULTS")
      case "four": Answers.status("INVALID_REQUEST")
      default: .echo(address)
      }
    }
    let run = try await CaseRun.batch(
      ["geocode", "--csv", "a", "--retries=1", "--jobs=2"],
      input: .text("a\none\ntwo\nthree\nfour\nfive\n"), server: server)
    let cells = TinyCSV.records(run.stdoutBytes).dropFirst().map {
      $0.map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(run.status == 7 && run.requests.count == 6)
    #expect(cells.map(\.first) == ["one", "two", "three", "four", "five"])
    #expect(cells.map { $0[$0.count - 5] } == ["ok", "error", "empty", "error", "ok"])
    #expect(cells[1][cells[1].count - 4].contains("INTERNAL"))
    #expect(run.says("5 rows: 2 found, 1 empty, 2 failed"))
  }

  /// A refused key stops everything, and so does a budget.
  @Test func `a refused key stops at once`() async throws {
    let server = try LoopbackServer.echo { address, _ in
      address == "row 3" ? Answers.status("REQUEST_DENIED", "The key is invalid.") : .echo(address)
    }
    let run = try await CaseRun.geocode(
      (0..<500).map { "row \($0)" }, "--jobs=1", server: server)
    #expect(run.status == 3 && run.requests.count == 4)
    #expect(run.rows.map(\.firstPlace) == ["id-row 0", "id-row 1", "id-row 2"])
    #expect(run.says("The key is invalid."))
  }

  /// C74 and U78: retries count, and never one request too many.
  @Test(arguments: [1, 8]) func `a budget stops before the request too many`(jobs: Int)
    async throws
  {
    let server = try LoopbackServer.echo { address, request in
      request.number == 2 ? Answers.error(503, "UNAVAILABLE") : .echo(address)
    }
    let run = try await CaseRun.geocode(
      (0..<200).map { "row \($0)" }, "--max-requests=50", "--jobs=\(jobs)", server: server)
    #expect(run.status == 4 && run.requests.count == 50)
    #expect(run.says("50 requests", "--max-requests"))
    // With several jobs the row that failed once may still wait when the budget ends; those after it are not written.
    #expect(jobs == 1 ? run.rows.count == 49 : run.rows.count <= 49)
    #expect(run.rows.allSatisfy { $0["error"] == nil })
    #expect(run.rows.map { $0["index"]?.integer } == Array(0..<run.rows.count))
  }

  @Test func `a price can be the limit`() async throws {
    let server = try LoopbackServer.echo()
    let run = try await CaseRun.geocode(
      (0..<20).map { "row \($0)" }, "--max-cost=0.02", "--jobs=1", server: server)
    #expect(run.status == 4 && run.requests.count == 4 && run.rows.count == 4)
    #expect(run.says("--max-cost"))
  }

  /// Everybody slows down when the service says so.
  @Test func `a rate limit slows all jobs`() async throws {
    let server = try LoopbackServer.echo { address, request in
      request.number == 10 ? .tooManyRequests(retryAfter: "1") : .echo(address)
    }
    let run = try await CaseRun.geocode(
      (0..<60).map { "row \($0)" }, "--jobs=4", server: server)
    #expect(run.status == 0 && run.rows.count == 60 && run.requests.count == 61)
    #expect(run.wallTime >= .seconds(1))
  }

  @Test func `rows past what fits into memory at once`() async throws {
    let same = try await CaseRun.geocode(Array(repeating: "Sydney", count: 12_000), "-q")
    #expect(same.status == 0 && same.outcome.stdoutBytes.count { $0 == 0x0A } == 12_000)
    let blank = try await CaseRun.geocode(Array(repeating: "", count: 80_000), "-q")
    #expect(blank.status == 0 && blank.outcome.stdoutBytes.count { $0 == 0x0A } == 80_000)
  }

  @Test func `an empty input is no error`() async {
    for format in ["ndjson", "csv", "text", "geojson"] {
      let run = await CommandRun(["geocode", "-", "--sandbox", "--format", format])
      #expect(run.status == .success)
      if format == "geojson" { #expect(JSONValue(text: run.output)?["features"] == []) }
    }
  }

  @Test func `text and GeoJSON tell failures by line`() async {
    for format in ["text", "geojson"] {
      let run = await CommandRun(
        ["geocode", "-", "--sandbox", "--format", format], input: "Sydney\n\n\u{1}\nPerth\n")
      #expect(run.status == .rowsFailed && run.error.contains("line 3: "))
      #expect(run.output.contains("Sydney") && run.output.contains("Perth"))
      if format == "geojson" { #expect(JSONValue(text: run.output) != nil) }
    }
  }
}
