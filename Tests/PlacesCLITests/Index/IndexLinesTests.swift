import TestSupport
import Testing

@testable import PlacesCLI

/// What `index query --input` does with many lines.
@Suite struct IndexLinesTests {
  private let folder: TemporaryDirectory
  private let index: String

  init() async throws {
    folder = try TemporaryDirectory()
    index = folder.file("towns.idx")
    let rows = (0..<40).map { "b\($0),Berg \($0),1,2,de,\(1000 - $0)\n" }
    let input = try folder.write(
      "id,name,lat,lng,country,population\np1,Perth,1,2,au,9\np2,Perth,3,4,gb,5\n" + rows.joined(),
      to: "towns.csv")
    let built = await CommandRun(["index", "build", input, "-o", index, "-q"])
    #expect(built.status == .success, "\(built.error)")
  }

  private func run(_ lines: String, _ words: String...) async -> CommandRun {
    await CommandRun(["index", "query", index, "--input", "-"] + words, input: lines)
  }

  /// Number of the line and identifier of each place.
  private func found(_ run: CommandRun) -> [String] {
    run.output.split(separator: "\n").map { line in
      let cells = line.split(separator: "\t")
      return cells.count > 3 ? "\(cells[0]) \(cells[3])" : "?"
    }
  }

  @Test func `each line is answered as if it had been asked alone, in order`() async throws {
    let texts = (0..<300).map { ["Berg \($0 % 40)", "perth", "brg", "xyzzy"][$0 % 4] }
    let many = await run(texts.map { $0 + "\n" }.joined(), "-n", "3")
    var wanted = ""
    var known: [String: String] = [:]
    for (number, text) in texts.enumerated() {
      if known[text] == nil {
        known[text] = await CommandRun(["index", "query", index, text, "-n", "3"]).output
      }
      for line in (known[text] ?? "").split(separator: "\n") {
        wanted += "\(number + 1)\t\(line)\n"
      }
    }
    #expect(many.output == wanted && many.status == .success && many.error.isEmpty)
    #expect(many.output.split(separator: "\n").count > 200)
  }

  @Test func `a line may name countries`() async {
    #expect(found(await run("perth\nperth\tgb\nperth\tau,gb\nperth\t\n")).count == 7)
    #expect(found(await run("perth\tgb\n")) == ["1 p2"])
    #expect(found(await run("perth\n", "--countries", "gb")) == ["1 p2"])
    #expect(found(await run("perth\tAU\nperth\n", "--countries", "gb")) == ["1 p1", "2 p2"])
  }

  @Test func `a line that cannot be looked for says why, and the others are`() async {
    let run = await run("perth\tzz\n\n  \nperth\tgb")
    #expect(found(run) == ["4 p2"] && run.status == .rowsFailed)
    #expect(run.error.contains("line 1: unknown country code 'zz'"), "\(run.error)")
    let zero = await self.run("perth\nper\0th\n", "--countries", "gb")
    #expect(found(zero) == ["1 p2"] && zero.status == .rowsFailed)
    #expect(zero.error.contains("line 2: the control character U+0000"), "\(zero.error)")
  }

  @Test func `nothing found is a status, not a failure`() async {
    for lines in ["", "\n", "xyzzy\n", "\tau\n"] {
      let run = await run(lines)
      #expect(run.status == .nothingFound && run.output.isEmpty && run.error.isEmpty)
    }
  }

  @Test func `a file of lines takes the place of a text`() async throws {
    let file = try folder.write("perth\r\n", to: "queries.txt")
    let read = await CommandRun(["index", "query", index, "--input", file])
    #expect(found(read) == ["1 p1", "1 p2"])
    let both = await CommandRun(["index", "query", index, "perth", "--input", file])
    #expect(both.status == .usage && both.error.contains("--input"))
    let missing = await CommandRun(["index", "query", index, "--input", folder.file("none")])
    #expect(missing.status == .usage && missing.error.contains("none"))
    let directory = await CommandRun(["index", "query", index, "--input", folder.path])
    #expect(directory.status == .usage && directory.error.contains("is a directory"))
    let near = await CommandRun(["index", "query", index, "--input", file, "--near", "3,4"])
    #expect(found(near) == ["1 p2", "1 p1"])
  }

  @Test func `answers come as lines do, and an index written over ends nothing`() async throws {
    let script = """
      mkfifo in out
      "$0" index query towns.idx --input - <in >out 2>err &
      exec 3>in 4<out
      echo perth >&3
      read -r first <&4
      : >towns.idx
      echo berg >&3
      exec 3>&-
      cat <&4
      wait $!
      echo "status $? after $first"
      cat err
      """
    let run = try await ProcessRunner(executable: "/bin/sh").run(
      ["-c", script, try ProcessRunner.places().executable], environment: ["PATH": "/usr/bin:/bin"],
      directory: folder.path)
    #expect(run.stdout.contains("status 0 after 1\t"), "\(run.stdout) \(run.stderr)")
    #expect(run.stdout.contains("towns.idx became shorter while it was in use"), "\(run.stdout)")
  }
}
