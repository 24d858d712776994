import Testing

@testable import PlaceIndex

@Suite struct InputOrderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func bytes(_ text: String, as name: String) throws -> [UInt8] {
    try folder.write(text, to: folder.file(name))
    _ = try IndexBuild([folder.file(name)]).run(to: folder.file("out.idx"))
    return try folder.read(folder.file("out.idx"))
  }

  @Test func `the order of rows makes no difference to the bytes`() throws {
    var random = RandomWorld(seed: 77)
    var rows = random.places(80).map { $0.json + "\n" }
    for (number, zone) in ["Europe/Paris", "Asia/Tokyo", "UTC"].enumerated() {
      rows.append(
        "{\"id\":\"z\(number)\",\"name\":\"Zone \(number)\",\"lat\":1,\"lng\":2,\"timezone\":\"\(zone)\",\"types\":[\"type\(number)\"]}\n"
      )
    }
    let first = try bytes(rows.joined(), as: "a.ndjson")
    #expect(try bytes(rows.reversed().joined(), as: "a.ndjson") == first)
    var generator = random.generator
    for _ in 0..<3 {
      for place in rows.indices { rows.swapAt(place, generator.number(0...rows.count - 1)) }
      #expect(try bytes(rows.joined(), as: "a.ndjson") == first)
    }
    let index = try PlaceIndex(path: folder.file("out.idx"))
    #expect(index.place(id: "z1")?.timeZone == "Asia/Tokyo")
    #expect(index.place(id: "z2")?.types.first == "type2")
  }

  @Test(arguments: [
    ("name,lat,lng\nAlpha,1,2\n", IndexBuild.Format.csv),
    ("\u{FEFF}name,lat,lng\nAlpha,1,2\n", .csv), ("name\tlat\tlng\nAlpha\t1\t2\n", .tsv),
    ("{\"name\":\"Alpha\",\"lat\":1,\"lng\":2}\n", .ndjson),
    (
      "{\"type\":\"FeatureCollection\",\n\"features\":[{\"properties\":{\"name\":\"Alpha\",\"lat\":1,\"lng\":2}}]}",
      .geojson
    ),
    ("7\tAlpha\t\t\t1\t2\tP\tPPL\tFR\t\t\t\t\t\t5\t\t\t\t\n", .geonames),
  ])
  func `standard input is taken for what its first line looks like`(
    text: String, format: IndexBuild.Format
  ) throws {
    let pieces = Pieces(Array(text.utf8))
    var build = IndexBuild([IndexBuild.standardInput])
    build.nextBytes = { pieces.next() }
    let summary = try build.run(to: folder.file("out.idx"))
    #expect(summary.places == 1, "\(format)")
    let index = try PlaceIndex(path: folder.file("out.idx"))
    #expect(index.search(PlaceQuery(text: "alp")).first?.place.name == "Alpha")
    #expect(folder.names == ["out.idx"])
  }

  @Test func `standard input that cannot be read is an error, and so is an empty one`() {
    var build = IndexBuild([IndexBuild.standardInput])
    let output = folder.file("out.idx")
    #expect(throws: IndexBuild.Failure.input("-", .notAnIndex)) { try build.run(to: output) }
    build.nextBytes = { () throws(IndexBuild.ReadError) in throw IndexBuild.ReadError(errno: 5) }
    #expect(throws: IndexBuild.Failure.input("-", .unreadable(5))) { try build.run(to: output) }
    #expect(folder.names == [])
  }
}

/// Bytes that come a few at a time.
private final class Pieces: @unchecked Sendable {
  // Read by one build, one call after the other.
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  func next() -> [UInt8] {
    defer { rest = rest.dropFirst(7) }
    return Array(rest.prefix(7))
  }
}
