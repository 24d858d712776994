import TestSupport
import Testing

@testable import PlacesCLI

/// `index build` as a process: standard input, terminals, signals.
@Suite struct IndexStreamTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private static let samples: [(form: String, text: String)] = [
    ("csv", "name,lat,lng\nZyxwv Tools,1,2\nQuux Tea,3,4\n"),
    (
      "ndjson",
      "{\"name\":\"Zyxwv Tools\",\"lat\":1,\"lng\":2}\n{\"name\":\"Quux Tea\",\"lat\":3,\"lng\":4}\n"
    ),
    (
      "geojson",
      "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"properties\":{\"name\":\"Zyxwv Tools\"},"
        + "\"geometry\":{\"type\":\"Point\",\"coordinates\":[2,1]}},{\"properties\":{\"name\":\"Quux Tea\"},"
        + "\"geometry\":{\"type\":\"Point\",\"coordinates\":[4,3]}}]}"
    ),
  ]

  @Test(arguments: [0, 1, 2], [true, false])
  func `standard input is read in every form`(sample: Int, saysForm: Bool) async throws {
    let (form, text) = Self.samples[sample]
    let output = folder.file("out.idx")
    let words = ["index", "build", "-", "-o", output] + (saysForm ? ["--input-format", form] : [])
    let run = try await ProcessRunner.places().run(words, input: .text(text))
    #expect(run.status == 0 && run.stderr.hasPrefix("places: 2 places, "), "\(run.stderr)")
    #expect(run.stdout == "")
    let query = await CommandRun(["index", "query", output, "zyx", "--origin", "1,2"])
    #expect(query.output.hasPrefix("1280\t=\tsbx-row-1\tZyxwv Tools\testablishment\t-\t-\t0\n"))
  }

  @Test func `the wrong form, nothing and a bad row of standard input are told`() async throws {
    let output = folder.file("out.idx")
    func build(_ text: String, _ more: String...) async -> CommandRun {
      await CommandRun(["index", "build", "-", "-o", output] + more, input: text)
    }
    let wrong = await build(Self.samples[0].text, "--input-format", "geojson")
    #expect(wrong.status == .usage && wrong.error.contains("-:1: is no JSON"), "\(wrong.error)")
    let empty = await build("")
    #expect(empty.status == .usage && empty.error.contains("standard input is empty"))
    let bad = await build("name,lat,lng\nA,1,999\nB,1,2\n")
    #expect(bad.status == .rowsFailed && bad.error.hasPrefix("-:2: longitude"), "\(bad.error)")
    let semicolons = await build("name;lat;lng\nA;1;2\n")
    #expect(semicolons.error.contains("standard input: the columns are divided by semicolons"))
    let zip = await build("PK\u{3}\u{4}")
    #expect(zip.error.contains("standard input is a ZIP archive"), "\(zip.error)")
  }

  /// Rows enough for progress to be shown once.
  private func manyRows() throws -> String {
    let rows = (0..<33_000).map { "p\($0),1,2\n" }.joined()
    return try folder.write("name,lat,lng\n" + rows, to: "many.csv")
  }

  @Test func `progress is for a terminal, and -q silences it`() async throws {
    let words = ["index", "build", try manyRows(), "-o", folder.file("out.idx")]
    let program = try ProcessRunner.places()
    let piped = try await program.run(words)
    #expect(piped.status == 0 && !piped.stderr.contains("\r") && !piped.stderr.contains("%"))
    #expect(piped.stderr.hasPrefix("places: 33000 places, "), "\(piped.stderr)")
    let shown = try await program.run(words, stderr: .terminal)
    #expect(shown.status == 0 && shown.terminal.contains("32768 places, 9"), "\(shown.terminal)")
    let quiet = try await program.run(words + ["-q"], stderr: .terminal)
    #expect(quiet.status == 0 && quiet.terminal == "", "\(quiet.terminal)")
    let quietPiped = try await program.run(words + ["--quiet"])
    #expect(quietPiped.status == 0 && quietPiped.stderr == "")
  }

  @Test(arguments: [(Int32(2), 130), (15, 143)])
  func `a signal leaves the old file and nothing else`(signal: Int32, status: Int)
    async throws
  {
    let output = try folder.write("old", to: "out.idx")
    // The row is shown before standard input is read, which does not end.
    let rows = try folder.write("name,lat,lng\nbad,x,2\n", to: "bad.csv")
    let run = try await ProcessRunner.places().run(
      ["index", "build", rows, "-", "-o", output], input: .terminal(typed: []),
      signal: ProcessSignal(signal, afterPrinting: "bad.csv:2:"))
    #expect(run.status == status, "\(run.termination) \(run.stderr)")
    #expect(run.stderr.contains("nothing was written"), "\(run.stderr)")
    #expect(folder.read("out.idx") == Array("old".utf8))
    #expect(folder.names == ["bad.csv", "out.idx"])
  }
}
