import TestSupport
import Testing

@testable import PlacesCLI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What `index build` says about inputs that are something else than they seem.
@Suite struct IndexMessageTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private func build(_ bytes: [UInt8], _ name: String, _ more: [String] = []) async throws
    -> CommandRun
  {
    let input = try folder.write(bytes, to: name)
    return await CommandRun(["index", "build", input, "-o", folder.file("out.idx")] + more)
  }

  private func build(_ text: String, _ name: String, _ more: String...) async throws -> CommandRun {
    try await build(Array(text.utf8), name, more)
  }

  @Test(arguments: [
    (";", "semicolons", "--delimiter ';'", ";"), ("\t", "tabs", "--delimiter tab", "tab"),
    ("|", "bars", "--delimiter '|'", "|"),
  ])
  func `another delimiter is named, and works`(
    byte: String, word: String, option: String, value: String
  ) async throws {
    let text = ["name,lat,lng", "Zyxwv,1,2", ""].joined(separator: "\n").replacing(",", with: byte)
    let run = try await build(text, "shops.csv")
    #expect(run.status == .usage)
    #expect(run.error.contains(word) && run.error.contains(option), "\(run.error)")
    let right = try await build(text, "shops.csv", "--delimiter", value)
    #expect(right.status == .success && right.error.contains("places: 1 place,"), "\(right.error)")
    let mapped = try await build(
      text.replacing("lat", with: "nord"), "shops.csv", "--delimiter", value, "--map", "lat=nord")
    #expect(mapped.status == .success, "\(mapped.error)")
  }

  @Test func `a table without the columns needed shows those there are`() async throws {
    let run = try await build("name,latt,lng\nA,1,2\n", "shops.csv")
    #expect(run.error.contains("no column holds lat; there is name, latt, lng"), "\(run.error)")
    #expect(run.error.contains("--map lat=COLUMN"))
    let bare = try await build("Zyxwv,1.5,2.5\n", "shops.csv")
    #expect(bare.error.contains("in the first line"), "\(bare.error)")
  }

  @Test func `an unknown column or fact of --map comes with the nearest`() async throws {
    let run = try await build("title,y,x\nA,1,2\n", "a.csv", "--map", "name=titel,lat=y,lng=x")
    #expect(run.status == .usage)
    #expect(run.error.contains("\"titel\"; there is title, y, x"), "\(run.error)")
    #expect(run.error.contains("did you mean --map name=title?"))
    let far = try await build("title,y,x\nA,1,2\n", "a.csv", "--map", "name=quux")
    #expect(far.error.contains("name one of these: --map name=COLUMN"), "\(far.error)")
    let fact = try await build("title,y,x\nA,1,2\n", "a.csv", "--map", "nam=title")
    #expect(fact.error.contains("did you mean name?"), "\(fact.error)")
    let twice = try await build("a,b,lat,lng\nA,B,1,2\n", "a.csv", "--map", "name=a,name=b")
    #expect(twice.status == .usage && twice.error.contains("name=b"), "\(twice.error)")
    let member = try await build(
      #"{"title":"A","lat":1,"lng":2}"#, "a.ndjson", "--map", "name=titel")
    #expect(member.error.contains("no member \"titel\" for name; there is title, lat, lng"))
    let wide = (0..<15).map { "c\($0)" }.joined(separator: ",")
    let many = try await build(wide + "\n", "a.csv")
    #expect(many.error.contains("c11 and 3 more"), "\(many.error)")
  }

  @Test func `a file cut off says so, and keeps what came before`() async throws {
    let whole =
      #"{"type":"FeatureCollection","features":[{"properties":{"name":"A","lat":1,"lng":2}},"#
      + #"{"properties":{"name":"B\u00e9","lat":1,"lng":2,"x":true}}]}"#
    for length in 86..<(whole.utf8.count - 1) {
      let run = try await build(Array(whole.utf8.prefix(length)), "a.geojson")
      #expect(run.status == .rowsFailed, "\(length)")
      #expect(run.error.contains("a.geojson:1: the input ends in the middle"), "\(run.error)")
      #expect(run.error.contains("places: \(length < whole.utf8.count - 2 ? 1 : 2) place"))
    }
    let none = try await build(Array(whole.utf8.prefix(60)), "a.geojson")
    #expect(none.status == .usage && none.error.contains("copy or export it again"))
  }

  @Test func `an unclosed quote is told by the line it begins on`() async throws {
    let run = try await build("name,lat,lng\nA,1,2\n\"B\nC\",\"1,2\nD,1,2\n", "a.csv")
    #expect(run.status == .rowsFailed)
    #expect(run.error.contains("a.csv:4: a quote begins here that never ends"), "\(run.error)")
    #expect(run.error.contains("places: 1 place,") && run.error.contains("; 1 row was no place"))
    let header = try await build("\"name,lat,lng\nA,1,2\n", "a.csv")
    #expect(header.status == .usage && header.error.contains("a.csv:1: a quote"), "\(header.error)")
  }

  @Test(arguments: [
    ([0x50, 0x4B, 0x03, 0x04, 0x14], "US.zip", "is a ZIP archive", "unzip it first: unzip "),
    ([0x50, 0x4B, 0x03, 0x04, 0x14], "a.xlsx", "is a spreadsheet", "save it as CSV first"),
    ([0x1F, 0x8B, 0x08, 0x00], "a.csv.gz", "packed with gzip", "gunzip -c "),
    ([0xFF, 0xFE, 0x6E, 0x00], "a.csv", "text in UTF-16", "iconv -f UTF-16 -t UTF-8"),
    ([0xFE, 0xFF, 0x00, 0x6E], "a.ndjson", "text in UTF-16", "iconv"),
    (Array("PLACEIDX".utf8), "a.csv", "a place index already", "--data "),
    ([], "a.csv", "is empty", "write the rows"), ([], "a.geojson", "is empty", "write the rows"),
    (Array("a;b\n".utf8), "a.txt", "no dump of GeoNames", "--input-format csv"),
  ])
  func `another form is named with what to do`(
    bytes: [UInt8], name: String, word: String, remedy: String
  ) async throws {
    let run = try await build(bytes, name, [])
    #expect(run.status == .usage)
    #expect(run.error.contains(word) && run.error.contains(remedy), "\(run.error)")
    #expect(folder.read("out.idx") == nil)
  }

  @Test func `words that begin like another form are a table`() async throws {
    let run = try await build("BZh,lat,lng,name\nPK,1,2,A\n", "a.csv")
    #expect(run.status == .success, "\(run.error)")
  }

  @Test func `a dump of GeoNames has no columns to name`() async throws {
    let row = (1...19).map { $0 == 1 ? "7" : $0 == 5 || $0 == 6 ? "1" : "P" }
    let run = try await build(row.joined(separator: "\t"), "US.txt", "--map", "name=x")
    #expect(run.status == .usage && run.error.contains("leave --map out"), "\(run.error)")
  }

  @Test func `an output that cannot be is refused before anything is read`() async throws {
    let missing = folder.file("none/out.idx")
    let first = await CommandRun(["index", "build", folder.file("no.csv"), "-o", missing])
    #expect(first.status == .outputFailed)
    #expect(first.error.contains("mkdir -p \(folder.file("none"))"), "\(first.error)")
    let second = await CommandRun(["index", "build", folder.file("no.csv"), "-o", folder.path])
    #expect(second.status == .outputFailed)
    #expect(second.error.contains("-o \(folder.path)/places.idx"), "\(second.error)")
  }

  // A pipe of its own: the program must never be let near a device of the machine.
  @Test func `a pipe is never replaced by an index`() async throws {
    let pipe = folder.file("pipe")
    try #require(unsafe mkfifo(pipe, 0o600) == 0)
    let input = try folder.write("name,lat,lng\nA,1,2\n", to: "a.csv")
    let run = await CommandRun(["index", "build", input, "-o", pipe])
    #expect(run.status == .outputFailed)
    #expect(run.error.contains("it is a pipe or a device"), "\(run.error)")
    #expect(run.error.contains("-o places.idx"))
    var facts = stat()
    #expect(unsafe lstat(pipe, &facts) == 0 && facts.st_mode & S_IFMT == S_IFIFO)
  }

  @Test func `a link stays, and the file it leads to is replaced`() async throws {
    let old = try folder.write("old", to: "old.idx")
    let link = folder.file("link.idx")
    try #require(unsafe symlink("old.idx", link) == 0)
    let input = try folder.write("name,lat,lng\nA,1,2\n", to: "a.csv")
    let run = await CommandRun(["index", "build", input, "-o", link])
    #expect(run.status == .success, "\(run.error)")
    var facts = stat()
    #expect(unsafe lstat(link, &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK)
    #expect(await CommandRun(["index", "info", old]).status == .success)
  }

  @Test func `a folder or a pipe is no index and no input`() async throws {
    for words in [
      ["predict", "x", "--sandbox", "--data", "/"], ["index", "info", "/"],
      ["index", "build", "/", "-o", folder.file("out.idx")],
    ] {
      let run = await CommandRun(words)
      #expect(run.status == .usage && run.error.contains("Is a directory"), "\(run.error)")
    }
    let missing = await CommandRun(["predict", "x", "--sandbox", "--data", folder.file("x.idx")])
    #expect(missing.error.contains("No such file"), "\(missing.error)")
    let device = await CommandRun(["predict", "x", "--sandbox", "--data", "/dev/null"])
    #expect(device.status == .usage && device.error.contains("a pipe or a device"))
    let input = await CommandRun([
      "index", "build", "/dev/null", "-o", folder.file("out.idx"), "--input-format", "csv",
    ])
    #expect(input.error.contains("places index build - < /dev/null"), "\(input.error)")
  }

  @Test func `bytes that are no UTF-8 are counted rows with line and byte`() async throws {
    let latin = Array("name,lat,lng\nCaf".utf8) + [0xE9] + Array(",1,2\nGood,1,2\n".utf8)
    let table = try await build(latin, "a.csv", [])
    #expect(table.status == .rowsFailed)
    #expect(table.error.contains("a.csv:2: holds bytes that are no UTF-8, first 0xE9 at byte 16"))
    #expect(table.error.contains("places: 1 place,"), "\(table.error)")
    let lines =
      Array("{\"name\":\"B\",\"lat\":1,\"lng\":2}\n{\"name\":\"".utf8) + [0xC3, 0x28]
      + Array("\",\"lat\":1,\"lng\":2}\n".utf8)
    let objects = try await build(lines, "a.ndjson", [])
    #expect(objects.error.contains("a.ndjson:2: holds"), "\(objects.error)")
    #expect(objects.error.contains("0xC3 at byte 38 of"))
    func row(_ name: [UInt8]) -> [UInt8] {
      Array("7\t".utf8) + name
        + Array("\tx\t\t40.5\t-89.5\tP\tPPL\tUS\t\tIL\t\t\t\t5\t\t\tX\t2020\n".utf8)
    }
    let dump = try await build(
      row([0x80, 0x61]) + row(Array("Zürich".utf8)) + row(Array("Zürich".utf8)), "US.txt", [])
    #expect(dump.error.contains("US.txt:1: holds") && dump.error.contains("0x80 at byte 2 of"))
    #expect(dump.error.contains("US.txt:3: the identifier \"sbx-gn7\" is there already, from "))
    #expect(dump.error.contains("US.txt:2\n"), "\(dump.error)")
    let strict = try await build(latin, "a.csv", ["--strict"])
    #expect(strict.status == .usage && strict.error.contains("iconv -f LATIN1"), "\(strict.error)")
  }

  @Test func `an unknown kind comes with those there are`() async throws {
    let run = try await build("name,lat,lng,kind\nA,1,2,town\nB,1,2,Locality\n", "a.csv")
    #expect(run.status == .rowsFailed && run.error.contains("places: 1 place,"), "\(run.error)")
    #expect(run.error.contains("a.csv:2: kind is none of country, region, locality, "))
    #expect(run.error.contains("streetAddress, establishment: \"town\"\n"), "\(run.error)")
  }

  @Test(arguments: ["-", "a.csv"])
  func `an input given twice is refused before it is read`(name: String) async throws {
    let input = name == "-" ? name : try folder.write("name,lat,lng\nA,1,2\n", to: name)
    let run = await CommandRun(
      ["index", "build", input, input, "-o", folder.file("out.idx")], input: "name,lat,lng\nA,1,2\n"
    )
    #expect(run.status == .usage && run.error.contains("\(name)\" is given twice"), "\(run.error)")
    #expect(folder.read("out.idx") == nil)
  }

  @Test func `a replacement character and a NUL are told apart`() async throws {
    let run = try await build("name,lat,lng\nA\u{FFFD},1,2\nB\0,1,2\nC,1,2\n", "a.csv")
    #expect(run.error.contains("a.csv:2: name holds U+FFFD"), "\(run.error)")
    #expect(run.error.contains("a.csv:3: name holds a NUL"), "\(run.error)")
  }
}
