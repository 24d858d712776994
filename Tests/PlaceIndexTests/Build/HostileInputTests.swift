import Testing

@testable import PlaceIndex

/// Input that nobody writes on purpose, or only on purpose.
@Suite struct HostileInputTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func build(_ bytes: [UInt8], as name: String) throws -> (PlaceIndex, [IndexBuild.BadRow])
  {
    try folder.write(bytes, to: folder.file(name))
    let rows = Rows()
    _ = try IndexBuild([folder.file(name)]).run(
      to: folder.file("out.idx"), bad: { rows.all.append($0) })
    return (try PlaceIndex(path: folder.file("out.idx")), rows.all)
  }

  private final class Rows {
    var all: [IndexBuild.BadRow] = []
  }

  @Test func `bytes that are no UTF-8, and zeros, stay within their row`() throws {
    var bytes = Array("name,lat,lng\nAlpha,1,2\n".utf8)
    bytes += [0xFF, 0xC3, 0x28, 0x41, 0xE2, 0x82] + Array(",3,4\n".utf8)
    bytes += [0x42, 0x00, 0x63] + Array(",5,6\nOmega,7,8\n".utf8)
    let (index, bad) = try build(bytes, as: "rows.csv")
    #expect(index.count == 2)
    #expect(bad.map(\.line) == [3, 4])
    #expect(bad.map(\.problem) == [.notUTF8(byte: 0xFF, offset: 23), .nul(field: "name")])
    #expect(index.search(PlaceQuery(text: "omega")).map(\.place.name) == ["Omega"])
    #expect(index.search(PlaceQuery(text: "alpha")).map(\.place.name) == ["Alpha"])
    try index.verify()
  }

  @Test func `a line of a megabyte is a place or a bad row`() throws {
    let long = String(repeating: "word ", count: 200_000)
    let (index, bad) = try build(
      Array("name,lat,lng\n\(long),1,2\n\(long)\nAlpha,1,2\n".utf8), as: "rows.csv")
    #expect(index.count == 2)
    #expect(bad.map(\.line) == [3])
    #expect(index.search(PlaceQuery(text: "alpha")).first?.place.name == "Alpha")
    #expect(index.search(PlaceQuery(text: "word")).first?.place.name == long.trimmed)
  }

  @Test func `identifiers that begin alike for long are told apart`() throws {
    let stem = String(repeating: "x", count: 250)
    let rows = (0..<300).map { "\(stem)\($0),Place \($0),1,2\n" }.joined()
    let (index, bad) = try build(Array(("id,name,lat,lng\n" + rows).utf8), as: "rows.csv")
    #expect(bad.isEmpty)
    #expect(index.count == 300)
    for number in [0, 7, 299] {
      #expect(index.place(id: "\(stem)\(number)")?.name == "Place \(number)")
    }
  }

  @Test(arguments: [
    ("91", "0"), ("-90.1", "0"), ("0", "180.5"), ("nan", "0"), ("inf", "0"), ("1e400", "0"),
    ("", "0"), ("0x10", "zz"), ("1;2", "0"), ("--1", "0"),
  ])
  func `a position that is none is a bad row`(latitude: String, longitude: String) throws {
    let (index, bad) = try build(
      Array("name,lat,lng\nBad,\(latitude),\(longitude)\nGood,1,2\n".utf8), as: "rows.csv")
    #expect(bad.map(\.line) == [2])
    #expect(index.count == 1)
  }

  @Test func `numbers beyond their range are held to it`() throws {
    let (index, bad) = try build(
      Array(
        "name,lat,lng,population\nBig,1,2,99999999999999999999\nMinus,1,2,-1\nFine,1,2,3.9\n".utf8),
      as: "rows.csv")
    #expect(bad.map(\.line) == [3])
    #expect(index.search(PlaceQuery(text: "big")).first?.place.importance == .max)
    #expect(index.search(PlaceQuery(text: "fine")).first?.place.importance == 3)
  }

  @Test func `JSON nested without end is a bad row`() throws {
    let deep =
      String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    let (index, bad) = try build(
      Array("{\"name\":\"A\",\"lat\":1,\"lng\":2}\n\(deep)\n{\"a\":\(deep)}\n".utf8), as: "a.ndjson"
    )
    #expect(index.count == 1)
    #expect(bad.map(\.line) == [2, 3])
  }

  @Test func `a collection broken off keeps what came before`() throws {
    let (index, bad) = try build(
      Array(
        #"{"type":"FeatureCollection","features":[{"properties":{"name":"A","lat":1,"lng":2}},{"prop"#
          .utf8), as: "a.geojson")
    #expect(index.count == 1)
    #expect(bad.count == 1)
  }

  @Test(arguments: ["", "\n\n", "name,lat,lng\n", "name,lat,lng\nA,x,y\n"])
  func `nothing to build from is an error and leaves no file`(text: String) throws {
    #expect(throws: IndexBuild.Failure.self) { try build(Array(text.utf8), as: "rows.csv") }
    #expect(folder.names == ["rows.csv"])
  }
}
