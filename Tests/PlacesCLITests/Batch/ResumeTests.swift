import PlacesClient
import TestSupport
import Testing

/// U74: starting again does not mean paying again.
@Suite struct ResumeTests {
  private static let count = 40
  private static let csv =
    "\u{FEFF}n,city\r\n" + (0..<count).map { "\($0),\"row\n \($0 / 2 * 2)\"\r\n" }.joined()
  private static let lines = (0..<count).map { "row \($0 / 2 * 2)\n" }.joined()

  private static func words(_ format: String, _ folder: TemporaryDirectory) -> [String] {
    let input = format == "csv" ? ["--csv=city"] : ["--format", format]
    return ["geocode", "--input", folder.file("in"), "-o", folder.file("out")] + input
  }

  /// What an uninterrupted run writes, in `out` of the folder.
  private static func whole(
    _ format: String, _ server: LoopbackServer, _ folder: TemporaryDirectory
  )
    async throws -> [UInt8]
  {
    try folder.write(format == "csv" ? csv : lines, to: "in")
    let run = try await CaseRun.batch(words(format, folder), input: .bytes([]), server: server)
    #expect(run.status == 0 && run.stdout.isEmpty && run.requests.count == 20)
    return folder.read("out") ?? []
  }

  /// A process killed with -9 leaves any number of bytes of the file behind.
  @Test(arguments: ["ndjson", "json", "csv"])
  func `whatever a kill leaves, the file becomes the same`(format: String) async throws {
    let folder = try TemporaryDirectory()
    let server = try LoopbackServer.echo()
    let whole = try await Self.whole(format, server, folder)
    #expect(whole.count > 4000)
    let ends = whole.indices.filter { whole[$0] == 0x0A }
    let cuts =
      [0, 1, 30, ends[0], ends[0] + 1, ends[5] - 1, ends[5], ends[5] + 1, ends[6] - 9]
      + [whole.count / 2, whole.count - 1, whole.count]
    for cut in cuts {
      try folder.write(Array(whole[..<cut]), to: "out")
      let before = server.requests.count
      let run = try await CaseRun.batch(
        Self.words(format, folder) + ["--resume"], input: .bytes([]), server: server)
      #expect(run.status == 0 && folder.read("out") == whole, "\(format) cut at \(cut)")
      let kept = Self.completeRows(Array(whole[..<cut]), format)
      #expect(server.requests.count - before == (Self.count - kept + 1) / 2, "cut at \(cut)")
    }
  }

  private static func completeRows(_ bytes: [UInt8], _ format: String) -> Int {
    if format != "csv" { return bytes.count { $0 == 0x0A } }
    guard let end = bytes.lastIndex(of: 0x0A) else { return 0 }
    // Line ends inside cells do not count: whole records have as many cells as the first.
    let records = TinyCSV.records(Array(bytes[...end]))
    return max(0, records.filter { $0.count == records.first?.count }.count - 1)
  }

  @Test func `a process that is really killed`() async throws {
    let folder = try TemporaryDirectory()
    // The first run is 20 requests; the twelfth of the second stumbles.
    let server = try LoopbackServer.echo { address, request in
      request.number == 32 ? Answers.error(503, "UNAVAILABLE") : .echo(address)
    }
    let whole = try await Self.whole("ndjson", server, folder)
    let killed = try await CaseRun.batch(
      Self.words("ndjson", folder) + ["--force", "-v", "--jobs=1"], input: .bytes([]),
      server: server, signal: ProcessSignal(9, afterPrinting: "trying again"))
    #expect(killed.outcome.termination == .signalled(9))
    #expect((folder.read("out") ?? []).count { $0 == 0x0A } == 22)
    let again = try await CaseRun.batch(
      Self.words("ndjson", folder) + ["--resume"], input: .bytes([]), server: server)
    #expect(again.requests.count == 20 + 12 + 9)
    #expect(folder.read("out") == whole)
    #expect(again.status == 0 && again.says("40 rows: 18 found, 22 kept"))
  }

  @Test func `a refused key says how to go on, and another one does`() async throws {
    let folder = try TemporaryDirectory()
    let whole = try await Self.whole("csv", try LoopbackServer.echo(), folder)
    let server = try LoopbackServer.echo { address, request in
      request.number == 4 ? Answers.status("REQUEST_DENIED", "The key is bad.") : .echo(address)
    }
    let stopped = try await CaseRun.batch(
      Self.words("csv", folder) + ["--force", "--jobs=1"], input: .bytes([]), server: server)
    #expect(stopped.status == 3 && stopped.says("The key is bad.", "--resume"))
    let again = try await CaseRun.batch(
      Self.words("csv", folder) + ["--resume"], input: .bytes([]), server: server)
    #expect(again.status == 0 && folder.read("out") == whole)
  }

  @Test func `a budget says how to go on, and going on works`() async throws {
    let folder = try TemporaryDirectory()
    let server = try LoopbackServer.echo()
    let whole = try await Self.whole("csv", server, folder)
    for jobs in [1, 8] {
      let first = try await CaseRun.batch(
        Self.words("csv", folder) + ["--force", "--max-requests=7", "--jobs=\(jobs)"],
        input: .bytes([]), server: server)
      #expect(first.status == 4 && first.says("--resume"))
      for _ in 0..<20 where folder.read("out") != whole {
        _ = try await CaseRun.batch(
          Self.words("csv", folder) + ["--resume", "--max-requests=7", "--jobs=\(jobs)"],
          input: .bytes([]), server: server)
      }
      #expect(folder.read("out") == whole)
    }
  }

  @Test(arguments: ["ndjson", "csv"])
  func `rows that failed are tried again when asked for`(format: String) async throws {
    let folder = try TemporaryDirectory()
    // In the second run eight of the 20 questions are refused, and so are the tries of their twins.
    let server = try LoopbackServer.echo { address, request in
      request.number > 20 && request.number <= 48 && ["4", "8"].contains(address.suffix(1))
        ? Answers.status("INVALID_REQUEST") : .echo(address)
    }
    let whole = try await Self.whole(format, server, folder)
    let words = Self.words(format, folder)
    let first = try await CaseRun.batch(
      words + ["--force", "--jobs=1"], input: .bytes([]), server: server)
    let asked = first.requests.count
    #expect(first.status == 7 && folder.read("out") != whole && first.says("failed"))
    let kept = try await CaseRun.batch(
      words + ["--resume"], input: .bytes([]), server: server)
    #expect(kept.status == 7 && kept.says("40 kept") && kept.requests.count == asked)
    let again = try await CaseRun.batch(
      words + ["--resume", "--retry-failed"], input: .bytes([]), server: server)
    #expect(again.status == 0 && folder.read("out") == whole && folder.read("out.new") == nil)
    #expect(again.requests.count - asked == 8)
  }

  @Test func `changed options are refused`() async throws {
    let folder = try TemporaryDirectory()
    let server = try LoopbackServer.echo()
    let whole = try await Self.whole("csv", server, folder)
    for change in [
      ["--language=fr"], ["--region=au"], ["--components=country:AU"], ["--suffix=x"],
      ["--format=ndjson"], ["--delimiter=;"], ["--limit=3"],
    ] {
      let run = try await CaseRun.batch(
        Self.words("csv", folder) + ["--resume"] + change, input: .bytes([]), server: server)
      #expect(run.status == 2 && run.requests.count == 20, "\(change)")
      #expect(folder.read("out") == whole)
    }
    let none = try await CaseRun.batch(
      Self.words("csv", folder) + ["--resume", "--qps=40", "--jobs=2", "--retries=1"],
      input: .bytes([]), server: server)
    #expect(none.status == 0 && none.requests.count == 20 && folder.read("out") == whole)
  }

  @Test func `a file is not written over by accident`() async throws {
    let folder = try TemporaryDirectory()
    try folder.write("Sydney\n", to: "in")
    try folder.write("mine", to: "out")
    let words = ["geocode", "--format=ndjson", "--input", folder.file("in"), "--output"]
    let exists = try await CaseRun.batch(words + [folder.file("out")], input: .bytes([]))
    #expect(exists.isRefused(saying: "exists", "--resume", "--force"))
    let foreign = try await CaseRun.batch(
      words + [folder.file("out"), "--resume"], input: .bytes([]))
    #expect(foreign.isRefused(saying: "out.run") && folder.read("out") == Array("mine".utf8))
    let itself = try await CaseRun.batch(
      words + [folder.file("in"), "--force"], input: .bytes([]))
    #expect(itself.isRefused(saying: "is the input file"))
    let itselfAsInput = try await CaseRun.batch(
      ["geocode", "-", "--force", "-o", folder.file("in")], input: .file(folder.file("in")))
    #expect(itselfAsInput.isRefused(saying: "is the input file"))
    #expect(folder.read("in") == Array("Sydney\n".utf8))
    let missing = try await CaseRun.batch(words + [folder.file("no/where")], input: .bytes([]))
    #expect(missing.status == 8)
    let text = try await CaseRun.batch(
      ["geocode", "-", "-o", folder.file("out"), "--resume"], input: .text("Sydney\n"))
    #expect(text.isRefused(saying: "--resume"))
    let forced = try await CaseRun.batch(
      words + [folder.file("out"), "--force"], input: .bytes([]))
    #expect(forced.status == 0 && (folder.read("out") ?? []).count > 100)
  }
}
