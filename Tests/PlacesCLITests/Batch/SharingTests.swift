import PlacesClient
import TestSupport
import Testing

/// U77: the same question is paid once.
@Suite struct SharingTests {
  @Test(arguments: [1, 8]) func `a thousand rows of ten`(jobs: Int) async throws {
    let server = try LoopbackServer.echo { address, _ in .echo(address).after(.milliseconds(20)) }
    let input = (0..<1000).map { "place \($0 % 10)" }
    let run = try await CaseRun.geocode(input, "--jobs=\(jobs)", server: server)
    #expect(run.status == 0 && run.requests.count == 10 && run.rows.count == 1000)
    #expect(run.rows.map(\.firstPlace) == input.map { "id-" + $0 })
    #expect(run.rows.map { $0["index"]?.integer } == Array(0..<1000))
  }

  @Test func `blanks around and composed accents make no difference`() async throws {
    let server = try LoopbackServer.echo { _, _ in .echo("x") }
    let input = ["Caf\u{E9}", " Cafe\u{301}  ", "Caf\u{E9}\t", "caf\u{E9}"]
    let run = try await CaseRun.geocode(input, "--jobs=4", server: server)
    #expect(run.status == 0 && run.requests.count == 2 && run.rows.count == 4)
  }

  /// A failure is nobody's but the row's own: its twins have a try each.
  @Test(arguments: [1, 4]) func `a failure is not shared`(jobs: Int) async throws {
    let server = try LoopbackServer.echo { address, request in
      request.number <= 2 ? Answers.status("INVALID_REQUEST") : .echo(address)
    }
    let run = try await CaseRun.geocode(
      Array(repeating: "Paris", count: 6), "--jobs=\(jobs)", server: server)
    #expect(run.status == 7 && run.requests.count == 3)
    #expect(run.rows.map { $0["error"] == nil } == [false, false, true, true, true, true])
  }

  @Test func `nothing found is an answer like others`() async throws {
    let server = try LoopbackServer.echo { _, _ in Answers.status("ZERO_RESULTS") }
    let run = try await CaseRun.geocode(["x", "x", "x"], server: server)
    #expect(run.status == 1 && run.requests.count == 1 && run.rows.count == 3)
  }
}
