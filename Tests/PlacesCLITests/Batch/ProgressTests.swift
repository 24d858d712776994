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

  private static let wiping = "\r\u{1B}[K"

  /// Runs twelve rows, one after the other, with the progress on a terminal.
  private static func slow(
    _ words: [String], stdout: ProcessSink, terminal: TerminalSize = TerminalSize(),
    variables: [String: String] = ["TERM": "xterm"]
  ) async throws -> CaseRun {
    let server = try LoopbackServer.echo { address, _ in
      address.hasSuffix("1")
        ? Answers.status("INVALID_REQUEST") : .echo(address).after(.milliseconds(60))
    }
    let outcome = try await ProcessRunner.places().run(
      ["geocode", "-", "--jobs=1", "--color=never", "--base-url", server.url] + words,
      environment: variables.merging(["PLACES_USAGE_LOG": "off", "PLACES_API_KEY": CaseRun.key]) {
        $1
      },
      input: .text((0..<12).map { "row \($0)\n" }.joined()), stdout: stdout, stderr: .terminal,
      terminal: terminal)
    return CaseRun(outcome: outcome)
  }

  /// What stands in front of a text on its line, as a terminal shows it; `nil` when it stands at the start of one.
  private static func before(_ text: String, in terminal: String) -> [String] {
    terminal.split(separator: "\n").compactMap { line in
      let shown = line.split(separator: wiping, omittingEmptySubsequences: false).last ?? ""
      guard let place = shown.firstRange(of: text), place.lowerBound > shown.startIndex else {
        return nil
      }
      return String(shown[..<place.lowerBound])
    }
  }

  @Test(arguments: ["text", "geojson"])
  func `rows and failures on the same terminal stand on lines of their own`(format: String)
    async throws
  {
    let run = try await Self.slow(
      ["--format", format], stdout: format == "text" ? .terminal : .pipe)
    #expect(run.status == 7 && run.terminal.contains(" a second"))
    for text in ["id-row", "places: line"] {
      #expect(Self.before(text, in: run.terminal) == [], "\(run.terminal)")
    }
  }

  @Test func `the line fits the terminal`() async throws {
    let run = try await Self.slow(
      ["--format=ndjson"], stdout: .pipe, terminal: TerminalSize(columns: 20, rows: 10))
    let lines = run.terminal.split(separator: Self.wiping).dropLast()
    #expect(!lines.isEmpty && lines.allSatisfy { $0.count < 20 })
  }

  @Test func `a dumb terminal gets none`() async throws {
    let run = try await Self.slow(
      ["--format=ndjson"], stdout: .pipe, variables: ["TERM": "dumb"])
    #expect(run.status == 7 && !run.terminal.contains("\u{1B}") && !run.terminal.contains(" left"))
  }
}
