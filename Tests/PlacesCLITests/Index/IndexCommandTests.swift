import PlaceIndex
import Testing

@testable import PlacesCLI

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct IndexCommandTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "places-cli-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func file(_ name: String) -> String { folder.appending(path: name).path }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  @Test func `a build does not write over what it reads`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let rows = "name,lat,lng\nTools,1,2\n"
    try write(rows, to: "shops.csv")
    try FileManager.default.createSymbolicLink(
      atPath: file("link.csv"), withDestinationPath: file("shops.csv"))
    for output in ["shops.csv", "link.csv"] {
      let built = await CommandRun(["index", "build", file("shops.csv"), "-o", file(output)])
      #expect(built.status == .usage && built.error.contains("is an input file"))
    }
    let none = await CommandRun(["index", "build", file("shops.csv"), "-o", "-"])
    #expect(none.status == .usage && none.error.contains("-o places.idx"))
    let kept = try Data(contentsOf: URL(filePath: file("shops.csv")))
    #expect(kept == Data(rows.utf8))
  }

  @Test func `rows that could not be asked for or printed are no places`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let long = String(repeating: "x", count: 257)
    try Data(
      "id,name,lat,lng\na b/?,One,1,2\n../x,Two,1,2\n\(long),Three,1,2\nd,Fo\0ur,1,2\ne,Five,0x10,2\n"
        .utf8
        + [0x66, 0x2C, 0xFF] + Array(",1,2\ngood-1,Six,1,2\n".utf8)
    ).write(to: folder.appending(path: "rows.csv"))
    let built = await CommandRun(["index", "build", file("rows.csv"), "-o", file("rows.idx")])
    #expect(built.status == .rowsFailed)
    #expect(built.error.contains("1 place,") && built.error.contains("6 rows were no place"))
    for part in ["rows.csv:2: an identifier", "rows.csv:5: name holds a NUL", "rows.csv:6: lat"] {
      #expect(built.error.contains(part), "\(built.error)")
    }
  }

  @Test func `a table becomes an index that the sandbox answers from`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      "shop,y,x,cc,population\nZyxwv Tools,-33.9,151.2,au,5\nQuux Tea,48.8,2.3,fr,9\n",
      to: "shops.csv")
    let built = await CommandRun([
      "index", "build", file("shops.csv"), "-o", file("shops.idx"), "--map",
      "name=shop,lat=y,lng=x",
    ])
    #expect(built.status == .success)
    #expect(built.output == "")
    #expect(built.error.hasPrefix("places: 2 places, "))
    let info = await CommandRun(["index", "info", file("shops.idx"), "--verify"])
    #expect(info.status == .success)
    #expect(info.output.contains("places\t2\n"))
    #expect(info.output.hasSuffix("checksums\tgood\n"))
    let query = await CommandRun([
      "index", "query", file("shops.idx"), "zyx", "--origin", "-33.9,151.2",
    ])
    #expect(query.output == "1942\t=\tsbx-shops-1\tZyxwv Tools\testablishment\t-\tau\t0\n")
    let none = await CommandRun(["index", "query", file("shops.idx"), "nowhere"])
    #expect(none == CommandRun(status: .nothingFound, output: "", error: ""))
    let predicted = await CommandRun(["predict", "zyxwv", "--sandbox", "--data", file("shops.idx")])
    #expect(predicted.status == .success)
    #expect(predicted.output.contains("Zyxwv Tools"))
    let alone = await CommandRun(["predict", "zyxwv", "--data", file("shops.idx")])
    #expect(alone.status == .usage)
    #expect(alone.error.contains("add --sandbox"))
  }

  @Test func `identifiers that the sandbox keeps for itself are no places`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      "id,name,lat,lng\nsbx-reserved-home,One,1,2\nsbx-error-not_found,Two,1,2\n"
        + "sbx-plus-a,Three,1,2\nsbx-range-1-x,Four,1,2\nsbx-resort,Five,1,2\n",
      to: "rows.csv")
    let built = await CommandRun(["index", "build", file("rows.csv"), "-o", file("rows.idx")])
    #expect(built.status == .rowsFailed)
    #expect(built.error.contains("1 place,") && built.error.contains("4 rows were no place"))
    #expect(built.error.contains("rows.csv:2:"))
    #expect(built.error.contains("the sandbox's own: \"sbx-reserved-home\""))
    // A file whose name would make one gives other identifiers.
    try write("name,lat,lng\nZyxwv,1,2\n", to: "error.csv")
    _ = await CommandRun(["index", "build", file("error.csv"), "-o", file("error.idx"), "-q"])
    let query = await CommandRun(["index", "query", file("error.idx"), "zyx"])
    #expect(query.output.contains("sbx-own-error-1\t"))
  }

  @Test func `an index with a reserved identifier is refused by name`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("id,name,lat,lng\nsbx-reserved-home,Home,1,2\n", to: "rows.csv")
    // Made without the rule, as an older version would have.
    _ = try IndexBuild([file("rows.csv")]).run(to: file("rows.idx"))
    let run = await CommandRun(["predict", "x", "--sandbox", "--data", file("rows.idx")])
    #expect(run.status == .usage)
    #expect(
      run.error.contains("/rows.") && run.error.contains("sbx-reserved-home"), "\(run.error)")
  }

  @Test func `two indexes with places of one identifier are pointed out once`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let rows = [("a.idx", "Zyxwv One"), ("b.idx", "Zyxwv Two")]
    for (name, place) in rows {
      try write("name,lat,lng\n\(place),1,2\n", to: "shops.csv")
      _ = await CommandRun(["index", "build", file("shops.csv"), "-o", file(name), "-q"])
    }
    let words = ["--sandbox", "--data", file("a.idx"), "--data", file("b.idx")]
    let run = await CommandRun(["details", "sbx-shops-1", "--fields", "name"] + words)
    #expect(run.status == .success)
    #expect(run.output.contains("Zyxwv One"))
    let notes = run.error.split(separator: "\n").filter { $0.contains("sbx-shops-1") }
    #expect(notes.count == 1)
    #expect(notes.first?.contains("a.idx") == true && notes.first?.contains("b.idx") == true)
    let quiet = await CommandRun(["details", "sbx-shops-1", "-q"] + words)
    #expect(quiet.error == "")
    let json = await CommandRun(["details", "sbx-shops-1", "--json"] + words)
    #expect(json.error.contains("sbx-shops-1"))
    let one = await CommandRun(
      ["details", "sbx-shops-1", "--sandbox", "--data", file("a.idx")])
    #expect(!one.error.contains("sbx-shops-1"))
    #expect(one.error.contains("from built-in data and --data, not by Google"), "\(one.error)")
    let twice = await CommandRun(
      ["details", "sbx-shops-1", "--sandbox", "--data", file("a.idx"), "--data", file("a.idx")])
    #expect(twice.status == .success && !twice.error.contains("sbx-shops-1"))
    #expect(twice.error.contains("a.idx is given twice with --data; once is enough"))
    let without = await CommandRun(["details", "sbx-country-au", "--sandbox"])
    #expect(without.error.contains("from built-in data, not by Google"), "\(without.error)")
  }

  @Test func `a place with an identifier of the sandbox's own data is pointed out`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("id,name,lat,lng\nsbx-country-gr,Zyxwv,1,2\n", to: "rows.csv")
    _ = await CommandRun(["index", "build", file("rows.csv"), "-o", file("rows.idx"), "-q"])
    let words = ["details", "sbx-country-gr", "--sandbox", "--data", file("rows.idx")]
    let run = await CommandRun(words + ["--fields", "name"])
    #expect(run.output.contains("Greece"))
    let notes = run.error.split(separator: "\n").filter { $0.contains("sbx-country-gr") }
    #expect(notes.count == 1, "\(run.error)")
    #expect(notes.first?.contains("/rows.") == true)
    #expect(await CommandRun(words + ["-q"]).error == "")
  }

  @Test func `an own place without an address has none`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("name,lat,lng\nZyxwv,1,2\n", to: "shops.csv")
    _ = await CommandRun(["index", "build", file("shops.csv"), "-o", file("shops.idx"), "-q"])
    for api in ["new", "legacy"] {
      let run = await CommandRun([
        "details", "sbx-shops-1", "--sandbox", "--data", file("shops.idx"), "--api", api, "--raw",
        "--fields", "name,formattedAddress,addressComponents,adrFormatAddress",
      ])
      #expect(run.status == .success, "\(run.error)")
      #expect(run.output.contains("Zyxwv"))
      for member in ["ormatted", "omponents", "adr"] {
        #expect(!run.output.contains(member), "\(run.output)")
      }
    }
    let geocoded = await CommandRun([
      "geocode", "--place-id", "sbx-shops-1", "--sandbox", "--data", file("shops.idx"), "--raw",
    ])
    #expect(geocoded.output.contains(#""formatted_address":"Zyxwv""#))
  }

  @Test func `bad rows are shown with their lines and end in status 7`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("name,lat,lng\nGood,1,2\nBad,1,999\n", to: "rows.csv")
    let run = await CommandRun(["index", "build", file("rows.csv"), "-o", file("rows.idx")])
    #expect(run.status == .rowsFailed)
    #expect(run.error.hasPrefix("\(file("rows.csv")):3: longitude is out of range: \"999.0\"\n"))
    #expect(run.error.contains("1 row was no place"))
    let strict = await CommandRun([
      "index", "build", file("rows.csv"), "-o", file("strict.idx"), "--strict",
    ])
    #expect(strict.status == .usage)
    #expect(!FileManager.default.fileExists(atPath: file("strict.idx")))
  }

  @Test func `a file that is no index, cut or of another version is refused in words`() async throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("name,lat,lng\nGood,1,2\n", to: "rows.csv")
    _ = await CommandRun(["index", "build", file("rows.csv"), "-o", file("rows.idx"), "-q"])
    let bytes = Array(try Data(contentsOf: folder.appending(path: "rows.idx")))
    try Data(bytes.dropLast(9)).write(to: folder.appending(path: "cut.idx"))
    try Data(bytes + [0]).write(to: folder.appending(path: "long.idx"))
    var other = bytes
    other[8] = 1
    try Data(other).write(to: folder.appending(path: "other.idx"))
    for (name, words) in [
      ("rows.csv", "is no place index"), ("cut.idx", "was not copied whole"),
      ("long.idx", "has \(bytes.count + 1) bytes, and the index in it ends after \(bytes.count)"),
      ("other.idx", "is of version 1, and this program reads version 2"),
      ("none.idx", "cannot be read"),
    ] {
      let run = await CommandRun(["index", "info", file(name)])
      #expect(run.status == .usage)
      #expect(run.output == "")
      #expect(run.error.contains(words), "\(run.error)")
    }
    let run = await CommandRun(["index", "info", file("other.idx")])
    #expect(run.error.contains("places index build INPUT -o \(file("other.idx"))"))
  }

  @Test func `commands of two words are found, suggested and explained`() async {
    let typo = await CommandRun(["index", "biuld"])
    #expect(typo.status == .usage)
    #expect(typo.error.contains("did you mean places index build?"))
    let alone = await CommandRun(["index"])
    #expect(alone.status == .usage)
    #expect(alone.error.contains("index build, index info, index query"))
    for words in [["index", "--help"], ["help", "index"]] {
      let help = await CommandRun(words)
      #expect(help.status == .success)
      #expect(help.output.contains("index query"))
    }
    for words in [
      ["index", "build", "--help"], ["help", "index", "build"], ["--help", "index", "build"],
    ] {
      let help = await CommandRun(words)
      #expect(help.status == .success, "\(words)")
      #expect(help.output.contains("places index build INPUT..."), "\(words)")
    }
  }
}
