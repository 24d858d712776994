import Testing

@testable import PlaceIndex

/// Places that must not be left out for what their lists say of them.
@Suite struct BoundTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func index(_ features: [String]) throws -> PlaceIndex {
    let input = folder.file("places.ndjson")
    try folder.write(features.joined(separator: "\n"), to: input)
    _ = try IndexBuild([input]).run(to: folder.file("places.idx"))
    return try PlaceIndex(path: folder.file("places.idx"))
  }

  private func place(
    _ id: String, _ name: String, importance: Int, region: String? = nil, others: [String] = []
  ) -> String {
    let names = others.map { "\"\($0)\"" }.joined(separator: ",")
    let area =
      region.map { ",\"country\":\"AU\",\"region\":\"\($0)\",\"region_code\":\"VIC\"" } ?? ""
    return """
      {"id":"\(id)","name":"\(name)","lat":-37,"lng":145,"population":\(importance),"alternates":[\(names)]\(area)}
      """
  }

  /// With many places that hold the words, they are looked at by the window.
  @Test(arguments: [0, 600])
  func `a word of another name costs nothing when the region has it whole`(others: Int) throws {
    let filler = (0..<others).map {
      place("f\($0)", "Other Spring \($0)", importance: 1, region: "Victoria")
    }
    let index = try index(
      [
        place("bay", "Bay of Spring", importance: 1000, region: "Victoria"),
        place(
          "spring", "Spring Bay", importance: 300, region: "Victoria", others: ["Victory Point"]),
      ] + filler)
    let all = index.search(PlaceQuery(text: "spring vic", limit: 5)).map(\.place.id)
    #expect(all.first == "spring")
    let first = index.search(PlaceQuery(text: "spring vic", limit: 1)).map(\.place.id)
    #expect(first == ["spring"])
  }

  @Test func `a name that says a word twice is found by an address that does`() throws {
    let index = try index([
      place("hyphen", "Baden-Baden", importance: 1000),
      place("blank", "Baden Baden", importance: 10),
    ])
    let hits = index.matchAddress(PlaceQuery(text: "Bahnhof Baden-Baden xyz", limit: 5))
    #expect(hits.map(\.place.id) == ["hyphen", "blank"])
  }
}
