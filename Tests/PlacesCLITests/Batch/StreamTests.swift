import PlacesClient
import TestSupport
import Testing

/// A batch between two other programs, and a person who interrupts it.
@Suite struct StreamTests {
  private static let words = ["geocode", "-", "--format=ndjson"]

  /// C92 and C96: the input stays open, and still the record is there; then the signal ends the run.
  @Test(arguments: [(2, 130), (15, 143)]) func `a record appears before the input ends`(
    signal: Int, status: Int
  ) async throws {
    let folder = try TemporaryDirectory()
    let places = try ProcessRunner.places().executable
    let script =
      "mkfifo in && exec 3<>in && echo Sydney >&3 && exec \"$0\" geocode - --sandbox --format ndjson <in"
    let run = CaseRun(
      outcome: try await ProcessRunner(executable: "/bin/sh").run(
        ["-c", script, places],
        environment: ["PATH": "/usr/bin:/bin", "PLACES_USAGE_LOG": "off"], directory: folder.path,
        signal: ProcessSignal(Int32(signal), afterPrinting: "\"index\":0")))
    #expect(run.status == status && run.rows.count == 1 && run.stdout.hasSuffix("}\n"))
    #expect(run.says("interrupted after 1 row", "--output") && run.wallTime < .seconds(20))
  }

  @Test func `a signal ends lookups that are underway`() async throws {
    let server = try LoopbackServer.echo { address, _ in
      address == "row 2" ? .stall : .echo(address)
    }
    let run = try await CaseRun.geocode(
      (0..<50).map { "row \($0)" }, "--jobs=4", server: server,
      signal: ProcessSignal(2, afterPrinting: "\"index\":1"))
    #expect(run.status == 130 && run.rows.count == 2 && run.wallTime < .seconds(10))
    #expect(run.rows.allSatisfy { $0["error"] == nil })
  }

  /// C93: nobody reads any more.
  @Test(arguments: ["ndjson", "csv", "text", "geojson"])
  func `a closed reader ends the run and its requests`(format: String) async throws {
    let server = try LoopbackServer.echo()
    let lines = (0..<3000).map { "row \($0)\n" }.joined()
    let run = try await CaseRun.batch(
      ["geocode", "-", "--jobs=4", "--format", format], input: .text(lines), server: server,
      stdout: .brokenPipe)
    #expect(run.status == 0 || run.status == 141 || run.outcome.termination == .signalled(13))
    #expect(run.stderr.isEmpty && run.requests.count < 200)
  }

  /// C94: the same when the parent has SIGPIPE ignored, and with `head` at the other end.
  @Test(arguments: ["", "trap '' PIPE; "]) func `head ends an endless input`(trap: String)
    async throws
  {
    let places = try ProcessRunner.places().executable
    let run = try await ProcessRunner(executable: "/bin/sh").run(
      [
        "-c",
        "\(trap)yes Sydney 2>/dev/null | \"$0\" geocode - --sandbox --format ndjson | head -1",
        places,
      ],
      environment: ["PATH": "/usr/bin:/bin", "PLACES_USAGE_LOG": "off"])
    #expect(run.status == 0 && run.stdout.hasSuffix("}\n") && run.wallTime < .seconds(20))
    #expect(run.stderr.isEmpty)
  }

  @Test func `a full disk is an error`() async throws {
    let run = try await CaseRun.batch(
      Self.words, input: .text("Sydney\nPerth\n"), stdout: .file("/dev/full"))
    #expect(run.status == 8 && run.says("standard output"))
  }

  /// C67: nothing moves where nobody looks.
  @Test func `progress is for terminals`() async throws {
    let lines = String(repeating: "Sydney\n", count: 300)
    let plain = try await CaseRun.batch(Self.words, input: .text(lines))
    #expect(plain.status == 0 && plain.rows.count == 300 && !plain.stderr.contains("\r"))
    let seen = try await CaseRun.batch(Self.words, input: .text(lines), stderr: .terminal)
    #expect(seen.terminal.contains(" a second") && seen.terminal.contains("300 rows"))
    let quiet = try await CaseRun.batch(
      Self.words + ["-q"], input: .text(lines), stderr: .terminal)
    #expect(quiet.terminal.isEmpty)
  }
}
