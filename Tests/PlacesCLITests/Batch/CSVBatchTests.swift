import PlacesClient
import TestSupport
import Testing

@testable import PlacesCLI

/// Chapter G: a CSV goes in, and comes out with columns added.
@Suite struct CSVBatchTests {
  private static func run(_ input: String, _ words: String...) async -> CommandRun {
    await CommandRun(["geocode", "--sandbox"] + words, input: input)
  }

  private static func cells(_ run: CommandRun, delimiter: UInt8 = 0x2C) -> [[String]] {
    TinyCSV.records(Array(run.output.utf8), delimiter: delimiter).map { record in
      record.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The rows by the names of their columns.
  private static func rows(_ run: CommandRun) -> [[String: String]] {
    let cells = cells(run)
    guard let header = cells.first else { return [] }
    return cells.dropFirst().map { Dictionary(zip(header, $0)) { first, _ in first } }
  }

  @Test(arguments: 0..<60) func `every cell comes out as it went in`(seed: Int) async {
    var file = NastyFile(seed: seed)
    let rows = file.rows()
    let name = rows[0][0]
    let bytes = file.bytes(rows)
    let template = name.contains("{") ? "{\(name)}" : name
    let run = await Self.run(String(decoding: bytes, as: UTF8.self), "--csv", name)
    #expect(!run.output.isEmpty, "\(template) \(run.error)")
    let before = TinyCSV.records(bytes)
    let after = TinyCSV.records(Array(run.output.utf8))
    #expect(after.map { Array($0.prefix(rows[0].count)) } == before)
    #expect(Set(after.map(\.count)).count == 1)
  }

  @Test func `rows are looked up by column, and keep their place`() async {
    let run = await Self.run(
      "id,city\n1,Sydney\n2,\n3,zzzqqqxx\n4,Perth\n", "--csv", "city")
    let rows = Self.rows(run)
    #expect(run.status == .success)
    #expect(rows.map { $0["id"] } == ["1", "2", "3", "4"])
    #expect(rows.map { $0["status"] } == ["ok", "skipped", "empty", "ok"])
    #expect(rows.map { $0["locality"] } == ["Sydney", "", "", "Perth"])
    #expect(rows.allSatisfy { $0["attribution"] == "Powered by Google" })
    #expect(run.error.contains("4 rows: 2 found, 1 empty, 1 skipped"))
  }

  @Test func `a template joins columns`() async throws {
    let run = await Self.run(
      "a,b{x},c\nSydney,NSW,\n,,\n", "--csv", "{{{a}}}, {b{x}", "--format", "ndjson")
    #expect(run.status == .usage && run.error.contains("b{x"))
    let good = await Self.run(
      "city,state\nSydney,NSW\n , \n", "--csv", "{city} {state}", "--format", "ndjson")
    let lines = good.output.split(separator: "\n").map { JSONValue(text: String($0)) }
    #expect(lines.first??["query"]?["address"] == "Sydney NSW")
    #expect(lines.last??["status"] == "skipped")
  }

  @Test(arguments: ["{city", "city}", "{}", "{nowhere}", "nowhere", "City"])
  func `a template that fits no column is refused with the columns`(template: String) async {
    let run = await Self.run("city,b\nSydney,1\n", "--csv", template)
    #expect(run.status == .usage && run.output.isEmpty && run.error.contains("--csv"))
  }

  @Test func `two columns of a name are one too many`() async {
    let run = await Self.run("city,city\na,b\n", "--csv", "city")
    #expect(run.status == .usage && run.error.contains("2 columns"))
  }

  @Test func `a clash of names is refused, renamed or written over`() async {
    let input = "city,lat,status\nSydney,keep,me\n"
    let refused = await Self.run(input, "--csv", "city")
    #expect(refused.status == .usage && refused.output.isEmpty)
    #expect(refused.error.contains("lat") && refused.error.contains("--suffix"))
    let renamed = Self.rows(await Self.run(input, "--csv", "city", "--suffix", "_places"))
    #expect(renamed.first?["lat"] == "keep" && renamed.first?["lat_places"] == "-33.86785")
    let over = Self.rows(await Self.run(input, "--csv", "city", "--overwrite"))
    #expect(over.first?["lat"] == "-33.86785" && over.first?["status"] == "ok")
    #expect(over.first?["city"] == "Sydney")
  }

  @Test func `ragged rows are named by line and stay in step`() async {
    let run = await Self.run(
      "city,n\n\"Syd\nney\",1\nPerth\nParis,2,3\nRome,4\n\"open,5\n", "--csv", "city")
    let rows = Self.rows(run)
    #expect(run.status == .rowsFailed)
    #expect(rows.map { $0["n"] } == ["1", "", "2", "4", ""])
    #expect(rows.map { $0["status"] }.dropFirst() == ["error", "error", "ok", "error"])
    #expect(rows[1]["error"] == "line 4: the row has 1 cell, the header has 2")
    #expect(rows[2]["error"] == "line 5: the row has 3 cells, the header has 2")
    #expect(rows[4]["error"]?.contains("not closed") == true)
    let json = await Self.run(
      "city,n\n\"Syd\nney\",1\nPerth\n", "--csv", "city", "--format", "ndjson")
    #expect(json.output.contains("\"line\":4"))
  }

  @Test func `no rows`() async {
    let header = await Self.run("city,n\n", "--csv", "city")
    #expect(header.status == .success && Self.cells(header).count == 1)
    #expect(Self.cells(header).first?.prefix(2) == ["city", "n"])
    let empty = await Self.run("", "--csv", "city")
    #expect(empty.status == .usage && empty.output.isEmpty && empty.error.contains("empty"))
  }

  @Test(arguments: ["\n", "\u{FEFF}", "\u{FEFF}\r\n", "\ncity\nPerth\n", ",\n"])
  func `a first line without names`(input: String) async {
    let run = await Self.run(input, "--csv", "city")
    #expect(run.status == .usage && run.output.isEmpty)
    #expect(run.error.contains("the first line of the CSV input is blank"))
  }

  @Test(arguments: [(";", "';'"), ("\t", "tab"), ("|", "'|'")])
  func `names in one cell ask for a delimiter`(character: String, word: String) async {
    let run = await Self.run("city\(character)n\nPerth\(character)1\n", "--csv", "city")
    #expect(
      run.status == .usage
        && run.error.contains("\"; if these are several, add --delimiter \(word)\n"))
    let other = await Self.run("place,a;b\nPerth,1\n", "--csv", "city")
    #expect(other.status == .usage && !other.error.contains("--delimiter"))
  }

  @Test func `more results of a row repeat its cells`() async {
    let run = await Self.run("n,city\n1,Sydney\n2,zzqqxx\n3,Perth\n", "--csv", "city", "--limit=2")
    let rows = Self.rows(run)
    #expect(rows.map { $0["n"] } == ["1", "1", "2", "3", "3"])
    #expect(Set(rows.map { $0["placeId"] }).count == 5)
  }

  @Test func `cells stand between what they stood between`() async {
    let run = await Self.run("n;city\n1;\"Sydney\"\n", "--csv", "city", "--delimiter", ";")
    let cells = Self.cells(run, delimiter: 0x3B)
    #expect(cells.count == 2 && cells[1].prefix(3).last?.hasPrefix("sbx-") == true)
    #expect(run.output.contains("1;\"Sydney\";sbx-"))
  }

  /// U66: at the start the file is in the wrong encoding, later on a row is.
  @Test func `what is not UTF-8`() async throws {
    let early = try await CaseRun.places(
      ["geocode", "--csv", "address", "--sandbox"],
      input: .bytes(Array("address\nRue de la R".utf8) + [0xE9] + Array("publique\n".utf8)))
    #expect(early.isRefused(saying: "line 2", "byte 11", "0xE9", "iconv"))
    let rows = String(repeating: "Sydney,1\n", count: 4998)
    let late = try await CaseRun.places(
      ["geocode", "--csv", "address", "--sandbox"],
      input: .bytes(Array(("address,n\n" + rows + "R").utf8) + [0xE9] + Array(",2\nPerth,3\n".utf8))
    )
    let records = TinyCSV.records(late.stdoutBytes)
    #expect(late.status == 7 && records.count == 5001)
    #expect(records.last?[1] == Array("3".utf8) && records[4999][0] == [0x52, 0xE9])
    #expect(late.stdout.contains("line 5000: byte 1 (0xE9) is not UTF-8"))
  }

  @Test func `bytes are counted from the start of the row, whichever its cell`() async throws {
    let rows = [Array("1,ab,Sydney\n".utf8), Array("2,a".utf8) + [0xE9] + Array(",Perth\n".utf8)]
    func run(_ rows: [[UInt8]], _ words: String...) async throws -> CaseRun {
      try await CaseRun.places(
        ["geocode", "--csv", "city", "--sandbox"] + words,
        input: .bytes(Array("n,note,city\n".utf8) + rows.joined()))
    }
    let late = try await run(rows, "--format=ndjson")
    #expect(late.status == 7 && late.rows.count == 2)
    #expect(late.rows[1]["error"]?["message"] == "byte 3 (0xE9) is not UTF-8")
    #expect(late.rows[1]["line"] == 3)
    let early = try await run(rows.reversed())
    #expect(early.isRefused(saying: "line 2", "byte 3 (0xE9) is not UTF-8"))
  }
}
