import PlacesClient
import TestSupport
import Testing

/// Outputs that are no files, and inputs that are none.
@Suite struct OutputPathTests {
  private static let words = ["geocode", "-", "--format=ndjson"]

  @Test(arguments: ["/dev/stdout", "-", "/dev/fd/1"])
  func `standard output by name`(path: String) async throws {
    let run = try await CaseRun.batch(
      Self.words + ["-o", path], input: .text("Sydney\nPerth\n"))
    #expect(run.status == 0 && run.rows.count == 2)
    let folder = try TemporaryDirectory()
    let file = try await CaseRun.batch(
      Self.words + ["-o", path], input: .text("Sydney\n"), stdout: .file(folder.file("out")))
    #expect(file.status == 0 && (folder.read("out") ?? []).count { $0 == 0x0A } == 1)
    #expect(folder.names == ["out"])
  }

  @Test func `a summary destroys nothing that the run reads or keeps`() async throws {
    let folder = try TemporaryDirectory()
    let input = try folder.write("Sydney\n", to: "in.txt")
    let output = folder.file("out.ndjson")
    for summary in [input, output, output + ".run"] {
      let run = try await CaseRun.batch(
        [
          "geocode", "--format=ndjson", "--input", input, "--output", output, "--summary", summary,
        ], input: .text(""))
      #expect(run.isRefused(saying: "--summary"), "\(summary)")
    }
    #expect(folder.names == ["in.txt"])
    #expect(folder.read("in.txt") == Array("Sydney\n".utf8))
  }

  @Test func `nothing is continued that was not kept`() async throws {
    let run = try await CaseRun.batch(Self.words + ["--resume"], input: .text("Sydney\n"))
    #expect(run.isRefused(saying: "--resume", "--output"))
  }

  @Test(arguments: [
    (["-", "-o", "out", "--resume"], "this format"),
    (["-", "-o", "out", "--format=geojson", "--resume"], "this format"),
    (["-", "-o", "out", "--format=ndjson", "--resume", "--force"], "--force"),
    (["-", "-o", "out", "--format=ndjson", "--retry-failed"], "--resume"),
    (["Sydney", "--resume"], "a single lookup"), (["Sydney", "--retry-failed"], "a single lookup"),
    (["Sydney", "--force"], "a single lookup"), (["Sydney", "--summary=out"], "a single lookup"),
  ])
  func `what contradicts itself is refused at once`(words: [String], reason: String) async throws {
    let folder = try TemporaryDirectory()
    let run = CaseRun(
      outcome: try await ProcessRunner.places().run(
        ["geocode", "--sandbox"] + words, environment: ["PLACES_USAGE_LOG": "off"],
        input: .text("Sydney\n"), directory: folder.path))
    #expect(run.isRefused(saying: reason) && folder.names.isEmpty)
  }

  @Test func `a summary that cannot be written is noticed at the start`() async throws {
    let folder = try TemporaryDirectory()
    let server = try LoopbackServer.echo()
    for summary in [folder.file("no/where"), folder.path] {
      let run = try await CaseRun.batch(
        Self.words + ["--summary", summary], input: .text("Sydney\n"), server: server)
      #expect(run.status == 8 && run.requests.isEmpty && run.says(summary))
    }
    let kept = try folder.write("old", to: "summary")
    let failed = try await CaseRun.batch(
      Self.words + ["--summary", kept, "-o", folder.file("no/where")], input: .text("Sydney\n"))
    #expect(failed.status == 8 && folder.read("summary") == Array("old".utf8))
    let run = try await CaseRun.batch(
      Self.words + ["--summary", kept], input: .text("Sydney\n"))
    #expect(run.status == 0 && folder.read("summary") != Array("old".utf8))
    #expect(folder.names == ["summary"])
  }

  @Test func `devices and pipes take what comes and keep nothing`() async throws {
    let null = try await CaseRun.batch(
      Self.words + ["-o", "/dev/null"], input: .text("Sydney\n"))
    #expect(null.status == 0 && null.stdout.isEmpty)
    let resumed = try await CaseRun.batch(
      Self.words + ["-o", "/dev/null", "--resume"], input: .text("Sydney\n"))
    #expect(resumed.isRefused(saying: "/dev/null", "regular file"))
    let folder = try TemporaryDirectory()
    let places = try ProcessRunner.places().executable
    let script =
      "mkfifo pipe && (printf 'Sydney\\nPerth\\n' | \"$0\" geocode - --sandbox --format ndjson -q -o pipe &) && cat pipe"
    let piped = CaseRun(
      outcome: try await ProcessRunner(executable: "/bin/sh").run(
        ["-c", script, places], environment: ["PATH": "/usr/bin:/bin"], directory: folder.path))
    #expect(piped.status == 0 && piped.rows.count == 2 && folder.names == ["pipe"])
  }

  @Test(arguments: ["--resume", "--force", "--resume --retry-failed"])
  func `a file that another run writes is left alone`(choice: String) async throws {
    let folder = try TemporaryDirectory()
    let output = folder.file("out")
    let gate = try Gate()
    let server = try LoopbackServer.echo { address, _ in
      guard address == "last", case .response(let response) = LoopbackAnswer.echo(address) else {
        return .echo(address)
      }
      return .held(response, by: gate)
    }
    let input = try folder.write("first\nlast\n", to: "in")
    let words = ["geocode", "--input", input, "-o", output, "--format=ndjson"]
    // The second run may take its time to start on a busy machine; the first must not ask again meanwhile.
    async let first = CaseRun.batch(
      words + ["--jobs=1", "--timeout=120s", "--deadline=120s"], input: .bytes([]), server: server)
    #expect(await server.waitForRequests(2))
    let second = try await CaseRun.batch(
      words + choice.split(separator: " ").map(String.init), input: .bytes([]), server: server)
    gate.open()
    let whole = try await first
    #expect(second.status == 2 && second.says("another run is writing to", output))
    #expect(whole.status == 0 && server.requests.count == 2)
    #expect((folder.read("out") ?? []).count { $0 == 0x0A } == 2)
    #expect(folder.names.sorted() == ["in", "out", "out.run"])
  }

  @Test func `directories are named`() async throws {
    let folder = try TemporaryDirectory()
    let input = try await CaseRun.batch(
      ["geocode", "--input", folder.path], input: .bytes([]))
    #expect(input.isRefused(saying: "--input", folder.path, "is a directory"))
    let output = try await CaseRun.batch(
      Self.words + ["-o", folder.path, "--force"], input: .text("Sydney\n"))
    #expect(output.status == 8 && output.says(folder.path))
  }
}
