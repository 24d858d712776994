import PlacesClient
import TestSupport
import Testing

/// Chapter I: what a pipeline gets, and what it does to the program.
@Suite struct PipelineCases {
  private static let formats = ["text", "json", "ndjson", "csv", "geojson"]

  @Test(arguments: formats) func `a closed reader ends the run quietly`(format: String) async throws
  {
    let run = try await CaseRun.server(
      Answers.results(Answers.result()), words: ["geocode", "x", "--format", format],
      stdout: .brokenPipe)
    #expect(run.status == 0 || run.status == 141 || run.outcome.termination == .signalled(13))
    #expect(run.stderr.isEmpty && run.requests.count <= 1)
  }

  @Test(arguments: formats) func `a full disk is an error`(format: String) async throws {
    let run = try await CaseRun.server(
      Answers.results(Answers.result()), words: ["geocode", "x", "--format", format],
      stdout: .file("/dev/full"))
    #expect(run.status == 8 && run.says("standard output"))
  }

  @Test func `a closed standard output is an error`() async throws {
    let places = try ProcessRunner.places().executable
    for words in ["predict par --sandbox", "predict par --sandbox --json", "session", "types bank"]
    {
      let run = try await ProcessRunner(executable: "/bin/sh").run(
        ["-c", "exec '\(places)' \(words) >&-"], environment: ["HOME": "/nonexistent"])
      #expect(run.status == 8 && run.stderr.contains("standard output"))
    }
  }

  /// U81 and C59–C65: variables, options and streams, and whether each stream is coloured.
  struct Colour: Sendable, CustomTestStringConvertible {
    var variables: [String: String] = [:]
    var options: [String] = []
    var stdout: ProcessSink = .pipe
    var stderr: ProcessSink = .pipe
    var isOutputColoured = false
    var isErrorColoured = false

    var testDescription: String { "\(variables) \(options) \(stdout) \(stderr)" }
  }

  static let colours = [
    Colour(), Colour(variables: ["CLICOLOR": "1"]),
    Colour(stdout: .terminal, isOutputColoured: true),
    Colour(variables: ["NO_COLOR": "1"], stdout: .terminal),
    Colour(variables: ["NO_COLOR": ""], stdout: .terminal, isOutputColoured: true),
    Colour(variables: ["TERM": "dumb"], stdout: .terminal),
    Colour(variables: ["CLICOLOR": "0"], stdout: .terminal),
    Colour(options: ["--color=always"], isOutputColoured: true, isErrorColoured: true),
    Colour(options: ["--color=never"], stdout: .terminal),
    Colour(
      variables: ["NO_COLOR": "1"], options: ["--color=always"], isOutputColoured: true,
      isErrorColoured: true),
    Colour(variables: ["CLICOLOR_FORCE": "1"], isOutputColoured: true, isErrorColoured: true),
    Colour(variables: ["CLICOLOR_FORCE": "0"]), Colour(variables: ["CLICOLOR_FORCE": ""]),
    Colour(variables: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]),
    Colour(variables: ["CLICOLOR_FORCE": "1"], options: ["--color=never"]),
    Colour(options: ["--json", "--color=always"], stdout: .terminal),
    Colour(options: ["--format=csv", "--color=always"]),
  ]

  @Test(arguments: colours) func `colour where it belongs`(colour: Colour) async throws {
    let run = try await CaseRun.places(
      ["predict", "par", "--sandbox"] + colour.options, colour.variables, stdout: colour.stdout,
      stderr: colour.stderr)
    let output = run.stdout + run.terminal
    #expect(run.status == 0 && output.withoutColour.contains("Paris"))
    #expect(output.contains("\u{1B}[") == colour.isOutputColoured)
    #expect(run.stderr.contains("\u{1B}[") == colour.isErrorColoured)
  }

  @Test func `each stream is judged by itself`() async throws {
    let error = try await CaseRun.places(["predict", "par", "--limit=x"], stderr: .terminal)
    #expect(error.status == 2 && error.terminal.contains("\u{1B}["))
    let both = try await CaseRun.places(
      ["predict", "par", "--sandbox", "-v"], stdout: .pipe, stderr: .terminal)
    #expect(!both.stdout.contains("\u{1B}") && both.terminal.contains("\u{1B}["))
    let other = try await CaseRun.places(
      ["predict", "par", "--sandbox", "-v"], stdout: .terminal, stderr: .pipe)
    #expect(other.terminal.contains("\u{1B}[") && !other.stderr.contains("\u{1B}"))
  }

  @Test(arguments: ["json", "ndjson", "csv", "geojson"])
  func `machine formats do not know terminals`(format: String) async throws {
    let words = ["predict", "par", "--sandbox", "--format", format]
    let pipe = try await CaseRun.places(words)
    let terminal = try await CaseRun.places(words, ["COLUMNS": "20"], stdout: .terminal)
    #expect(pipe.status == 0 && terminal.terminal == pipe.stdout)
  }

  /// U83: whatever is provoked, standard output is the data alone.
  @Test(arguments: formats) func `chatter stays off standard output`(format: String) async throws {
    let words = [
      "predict", "x", "--bias=circle:5@1,2", "--restrict=rect:1,2,3,4", "--format", format,
    ]
    let answers = [
      LoopbackAnswer.response(LoopbackResponse(status: 502, keepsAlive: false)), .reset,
      Answers.suggestions(Answers.suggestion("ChIJone", "One", more: #","distanceMeters":"far""#)),
    ]
    let loud = try await CaseRun.server(answers[0], answers[1], answers[2], words: words + ["-vv"])
    let plain = try await CaseRun.server(answers[2], words: words)
    #expect(loud.status == 0 && loud.requests.count == 3 && loud.stdout == plain.stdout)
    #expect(loud.says("--bias is ignored", "trying again", "distanceMeters", "attempt 3"))
    #expect(plain.says("--bias is ignored") && !plain.stderr.contains("attempt"))
    if format.hasSuffix("json") && format != "geojson" {
      #expect(loud.json != nil)
      for line in loud.stderr.split(separator: "\n") {
        #expect(JSONValue(text: String(line))?["note"] != nil)
      }
    }
    let quiet = try await CaseRun.server(answers[0], answers[2], words: words + ["-q"])
    #expect(quiet.status == 0 && quiet.stderr.isEmpty && quiet.stdout == plain.stdout)
  }

  @Test func `quiet is quiet about notes, not about errors`() async throws {
    let empty = try await CaseRun.places(["predict", "zzzqqqxxyy", "--sandbox", "-q"])
    #expect(empty.status == 1 && empty.stderr.isEmpty)
    let refused = try await CaseRun.server(
      Answers.status("REQUEST_DENIED"), words: ["geocode", "x", "-q"])
    #expect(refused.status == 3 && refused.says("REQUEST_DENIED"))
    let usage = try await CaseRun.places(["predict", "x", "-q", "--limit=x"])
    #expect(usage.status == 2 && usage.says("--limit"))
  }

  /// U85: one shape, one order, one line.
  @Test func `JSON has one shape for any count`() async throws {
    let lists: [[String]] = [
      [], [Answers.result("A", "a/b")], (1...5).map { Answers.result("A\($0)", "https://x/\($0)") },
    ]
    for list in lists {
      let answer = LoopbackAnswer.json(
        #"{"results":[\#(list.joined(separator: ","))],"status":"\#(list.isEmpty ? "ZERO_RESULTS" : "OK")"}"#
      )
      for format in ["json", "ndjson"] {
        let run = try await CaseRun.server(answer, words: ["geocode", "x/y", "--format", format])
        #expect(run.status == (list.isEmpty ? 1 : 0))
        #expect(run.stdout.hasSuffix("}\n") && run.lines.count == 1 && !run.stdout.contains(#"\/"#))
        let keys = [
          "attribution", "index", "backend", "api", "query", "results", "attributions",
        ].filter { format == "ndjson" || $0 != "index" }
        #expect(run.json?.names == keys.sorted())
        let places = keys.map { run.stdout.firstRange(of: "\"\($0)\":")?.lowerBound }
        #expect(
          zip(places, places.dropFirst()).allSatisfy { one, next in
            if let one, let next { one < next } else { false }
          })
        #expect(run.json?["results"]?.array?.count == list.count)
      }
    }
  }

  @Test func `the same question brings the same bytes`() async throws {
    for words in [["predict", "par"], ["geocode", "Paris"], ["details", "sbx-gn2988507"]] {
      for format in Self.formats {
        let one = try await CaseRun.places(words + ["--sandbox", "--format", format])
        let two = try await CaseRun.places(words + ["--sandbox", "--format", format])
        #expect(one.status == 0 && one.stdout == two.stdout && !one.stdout.isEmpty)
        #expect(one.stdout.hasSuffix("\n") && !one.stdout.hasSuffix("\n\n"))
      }
    }
  }

  @Test func `CSV survives what names contain`() async throws {
    let name = #"Bar \"5,1\"\nFloor 2"#
    let run = try await CaseRun.server(
      Answers.suggestions(Answers.suggestion("A", name)), words: ["predict", "x", "--format=csv"])
    #expect(run.stdout.contains("place,A,\"Bar \"\"5,1\"\"\nFloor 2\","))
  }

  @Test func `raw is the service's own body`() async throws {
    let body = #"{ "results" : [ ] , "x": 1.0, "status" : "ZERO_RESULTS" }"#
    let run = try await CaseRun.server(.json(body), words: ["geocode", "x", "--raw"])
    #expect(run.status == 1 && run.stdout == body + "\n")
  }
}
