import PlacesClient
import TestSupport
import Testing

@testable import PlacesCLI

/// What people see while they wait.
@Suite struct ProgressTests {
  @Test func `the line says how far, how fast, at what price and how long still`() {
    var tally = BatchTally()
    tally.found = 290
    tally.failed = 10
    tally.kept = 100
    let spent = Budget.Spent(requests: 300, microdollars: 1_500_000)
    let line = BatchProgress.line(
      tally, of: RowTotal(rows: 4300, isExact: true), after: .seconds(10), spent)
    #expect(line == "400/4300 rows, 30 a second, 10 failed, USD 1.50, 2:10 left")
    let estimated = BatchProgress.line(
      tally, of: RowTotal(rows: 1_000_000, isExact: false), after: .seconds(100), nil)
    #expect(estimated == "400/~1000000 rows, 3.0 a second, 10 failed, 92:33:20 left")
    let unknown = BatchProgress.line(tally, of: nil, after: .seconds(10), nil)
    #expect(unknown == "400 rows, 30 a second, 10 failed")
  }

  @Test func `rows are estimated from the bytes read, and known at the end`() {
    var count = RowCount(size: 1000)
    #expect(count.total == nil)
    count.add(rows: 10, bytes: 100)
    #expect(count.total == RowTotal(rows: 100, isExact: false))
    count.add(rows: 30, bytes: 900)
    count.add(rows: 1, bytes: 0)
    #expect(count.total == RowTotal(rows: 41, isExact: true))
    var pipe = RowCount(size: nil)
    pipe.add(rows: 10, bytes: 100)
    #expect(pipe.total == nil)
  }

  @Test func `a terminal shows it`() async throws {
    let folder = try TemporaryDirectory()
    try folder.write((0..<12).map { "row \($0)\n" }.joined(), to: "in")
    let server = try LoopbackServer.echo { address, _ in
      address.hasSuffix("1")
        ? Answers.status("INVALID_REQUEST") : .echo(address).after(.milliseconds(60))
    }
    let run = try await CaseRun.batch(
      ["geocode", "--input", folder.file("in"), "-o", folder.file("out"), "--jobs=1"],
      input: .bytes([]), server: server, stderr: .terminal)
    let shown = run.terminal
    #expect(run.status == 7)
    for part in ["/12 rows, ", " a second, ", "1 failed, USD ", " left"] {
      #expect(shown.contains(part), "\(part): \(shown)")
    }
    #expect(shown.contains("\r\u{1B}[K"))
  }
}
