import PlacesClient
import TestSupport
import Testing

/// What is paid for once stays paid for, whatever stops a run; and a run goes on only with what it began with.
@Suite struct GoingOnTests {
  private static func words(_ folder: TemporaryDirectory, _ more: String...) -> [String] {
    ["geocode", "--input", folder.file("in"), "-o", folder.file("out"), "--format=ndjson"] + more
  }

  private static func run(
    _ folder: TemporaryDirectory, _ server: LoopbackServer, _ more: String...,
    signal: ProcessSignal? = nil
  ) async throws -> CaseRun {
    try await CaseRun.batch(
      words(folder) + more, input: .bytes([]), server: server, signal: signal)
  }

  /// The first row takes longest, so the others are answered and wait for it when the run is stopped.
  @Test func `answers behind an unfinished row are not paid twice`() async throws {
    let folder = try TemporaryDirectory()
    try folder.write((0..<40).map { "row \($0)\n" }.joined(), to: "in")
    let whole = try await Self.run(folder, try LoopbackServer.echo(), "--force")
    #expect(whole.status == 0)
    let file = folder.read("out")
    let server = try LoopbackServer.echo { address, request in
      if address != "row 0" { return .echo(address) }
      return request.number < 30 ? Answers.error(503, "UNAVAILABLE") : .echo(address)
    }
    let stopped = try await Self.run(
      folder, server, "--force", "--jobs=8", "--max-requests=20", "--retries=9")
    #expect(stopped.status == 4 && server.requests.count == 20)
    #expect(folder.read("out") == [] && folder.read("out.answers") != nil)
    let answered = Set(stopped.asked).subtracting(["row 0"])
    #expect(answered.count > 8)
    let again = try await Self.run(folder, server, "--resume", "--jobs=8", "--retries=9")
    #expect(again.status == 0 && folder.read("out") == file && folder.read("out.answers") == nil)
    #expect(again.asked.dropFirst(20).allSatisfy { !answered.contains($0) })
  }

  @Test func `lookups that are underway may end after a signal`() async throws {
    let folder = try TemporaryDirectory()
    try folder.write((0..<30).map { "row \($0)\n" }.joined(), to: "in")
    let server = try LoopbackServer.echo { address, request in
      if address == "row 5" && request.number < 16 { return Answers.error(503, "UNAVAILABLE") }
      return .echo(address).after(.milliseconds(request.number <= 5 ? 0 : 300))
    }
    let stopped = try await Self.run(
      folder, server, "--jobs=4", "-v", signal: ProcessSignal(2, afterPrinting: "trying again"))
    #expect(stopped.status == 130 && stopped.says("--resume"))
    let before = server.requests.count
    let again = try await Self.run(folder, server, "--resume", "--retries=9")
    #expect(again.status == 0 && again.rows.isEmpty)
    let answered = Set(stopped.asked).subtracting(["row 5"])
    let asked = Set(again.asked.dropFirst(before))
    #expect(answered.count > 5 && asked.isDisjoint(with: answered))
    #expect(asked.union(answered).count == 30)
  }

  @Test(arguments: ["ndjson", "csv"]) func `another input is noticed`(format: String) async throws {
    let folder = try TemporaryDirectory()
    let server = try LoopbackServer.echo()
    let rows = (0..<20).map { "row \($0)\n" }
    let words =
      ["geocode", "--input", folder.file("in"), "-o", folder.file("out")]
      + (format == "csv" ? ["--csv=city"] : ["--format", format])
    func run(_ rows: [String], _ more: String...) async throws -> CaseRun {
      try folder.write((format == "csv" ? "city\n" : "") + rows.joined(), to: "in")
      return try await CaseRun.batch(words + more, input: .bytes([]), server: server)
    }
    let stopped = try await run(rows, "--max-requests=12", "--jobs=1")
    #expect(stopped.status == 4)
    let before = server.requests.count
    var swapped = rows
    swapped.swapAt(2, 3)
    for other in [swapped, Array(rows.dropFirst()), Array(rows.prefix(5))] {
      let refused = try await run(other, "--resume")
      #expect(refused.status == 2 && refused.says("the input has changed"))
    }
    #expect(server.requests.count == before)
    #expect(try await run(rows, "--resume").status == 0)
    // Complete now: rows may come to its end, and no others.
    let whole = folder.read("out")
    for other in [swapped, Array(rows.prefix(5)), ["new\n"] + rows] {
      #expect(try await run(other, "--resume").status == 2)
      #expect(try await run(other, "--resume", "--retry-failed").status == 2)
    }
    #expect(folder.read("out") == whole && server.requests.count == before + 8)
    let longer = try await run(rows + ["one more\n"], "--resume")
    #expect(longer.status == 0 && server.requests.count == before + 9)
    #expect(folder.read("out")?.count ?? 0 > whole?.count ?? 0)
  }

  /// The input comes from a file, or from a pipe that is longer than what is kept in memory.
  @Test(arguments: [false, true])
  func `another input is noticed before failed rows are asked again`(
    isPiped: Bool
  ) async throws {
    let folder = try TemporaryDirectory()
    let server = try LoopbackServer.echo { address, request in
      request.number <= 30 && address.hasSuffix("7")
        ? Answers.status("INVALID_REQUEST") : .echo(address)
    }
    let more = isPiped ? String(repeating: "x", count: 60_000) : ""
    let rows = (0..<30).map { "row \($0),\(more)\n" }
    func run(_ rows: [String], _ more: String...) async throws -> CaseRun {
      let text = "city,more\n" + rows.joined()
      if !isPiped { try folder.write(text, to: "in") }
      return try await CaseRun.batch(
        ["geocode", "--input", isPiped ? "-" : folder.file("in"), "-o", folder.file("out")]
          + ["--csv=city", "--format=ndjson"] + more,
        input: .text(isPiped ? text : ""), server: server)
    }
    #expect(try await run(rows).status == 7)
    let (file, names) = (folder.read("out"), folder.names)
    var last = rows
    last[29] = "row x,\n"
    for other in [last, Array(rows.prefix(29))] {
      let refused = try await run(other, "--resume", "--retry-failed")
      #expect(refused.status == 2 && refused.says("the input has changed"))
      #expect(refused.requests.count == 30 && folder.names == names)
    }
    #expect(folder.read("out") == file)
    #expect(try await run(last, "--resume").status == 2 && folder.names == names)
    let again = try await run(rows + ["one more,\n"], "--resume", "--retry-failed")
    #expect(again.status == 0 && again.requests.count == 34 && folder.names == names)
    #expect((folder.read("out") ?? []).count { $0 == 0x0A } == 31)
  }

  @Test(arguments: ["ndjson", "csv"])
  func `a damaged record in the middle is no torn end`(format: String) async throws {
    let folder = try TemporaryDirectory()
    let server = try LoopbackServer.echo()
    let words =
      ["geocode", "--input", folder.file("in"), "-o", folder.file("out")]
      + (format == "csv" ? ["--csv=city"] : ["--format", format])
    try folder.write("city\n" + (0..<9).map { "row \($0)\n" }.joined(), to: "in")
    #expect(
      try await CaseRun.batch(words, input: .bytes([]), server: server).status == 0)
    let whole = folder.read("out") ?? []
    let ends = whole.indices.filter { whole[$0] == 0x0A }
    for damage in [[0x78], [0x22], [0x0A]] as [[UInt8]] {
      var file = whole
      file.replaceSubrange(ends[3] + 1..<ends[3] + 2, with: damage)
      try folder.write(file, to: "out")
      let run = try await CaseRun.batch(
        words + ["--resume"], input: .bytes([]), server: server)
      #expect(folder.read("out") == file, "\(damage)")
      // A cell with another letter is a record still.
      let isRecord = format == "csv" && damage == [0x78]
      #expect(isRecord ? run.status == 0 : run.says("is no record"), "\(damage)")
    }
  }

  @Test func `kills at random moments`() async throws {
    let folder = try TemporaryDirectory()
    try folder.write((0..<60).map { "row \($0 / 2 * 2)\n" }.joined(), to: "in")
    let server = try LoopbackServer.echo { address, request in
      .echo(address).after(.milliseconds(request.number % 7))
    }
    #expect(try await Self.run(folder, server, "--force").status == 0)
    let whole = folder.read("out")
    for trial in 0..<6 {
      // A job says this once for each request, so the moment is another each time.
      let mark = "\(trial * 9)%20"
      let killed = try await Self.run(
        folder, server, "--force", "-v", "--jobs=\(1 + trial)",
        signal: ProcessSignal(9, afterPrinting: mark))
      let kept = (folder.read("out") ?? []).count { $0 == 0x0A }
      let before = server.requests.count
      let again = try await Self.run(folder, server, "--resume")
      #expect(again.status == 0 && folder.read("out") == whole, "trial \(trial)")
      let complete = Set((0..<kept).map { "row \($0 / 2 * 2)" })
      #expect(again.asked.dropFirst(before).allSatisfy { !complete.contains($0) })
      _ = killed
    }
  }
}
