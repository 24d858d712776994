import Testing

@testable import PlaceIndex

/// Several indexes searched as one.
@Suite struct IndexSetTests {
  private let set: PlaceIndexSet
  private let folder: TemporaryFolder

  init() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    func index(_ name: String, _ rows: String) throws -> PlaceIndex {
      try folder.write("id,name,lat,lng,population\n" + rows, to: folder.file(name + ".csv"))
      _ = try IndexBuild([folder.file(name + ".csv")]).run(to: folder.file(name + ".idx"))
      return try PlaceIndex(path: folder.file(name + ".idx"))
    }
    set = PlaceIndexSet([
      try index("first", "a1,Melbourne,1,1,500\na2,Portsea,1,2,5\nboth,Portland,1,3,50\n"),
      try index("second", "b1,Melborune,2,1,1\nb2,Portsea Pier,2,2,900\nboth,Portland,2,3,60\n"),
    ])
  }

  private func found(_ text: String, limit: Int = 5) -> [String] {
    set.search(PlaceQuery(text: text, limit: limit)).map(\.place.id)
  }

  @Test func `mistakes are allowed for as if all places were in one index`() {
    #expect(found("melborune") == ["b1"])
    #expect(found("melborunee") == ["b1"])
    #expect(set.search(PlaceQuery(text: "melbuorne")).map(\.hasTypo) == [true])
    #expect(set.search(PlaceQuery(text: "melborune")).map(\.hasTypo) == [false])
    // What one index holds as typed comes before what the other holds with a mistake, however important that is.
    #expect(found("melborun") == ["b1", "a1"])
    #expect(found("melbourn") == ["a1", "b1"])
    #expect(set.search(PlaceQuery(text: "melborun")).map(\.hasTypo) == [false, true])
  }

  @Test func `a place that two indexes hold does not stand for two`() {
    // "portlan" is in both; with a mistake nothing else is found, and the place is not found again.
    #expect(set.search(PlaceQuery(text: "portlan", limit: 2)).map(\.hasTypo) == [false])
    #expect(found("portlan", limit: 2) == ["both"])
  }

  @Test func `the best of all come first, and no more than are wanted`() {
    #expect(found("portsea") == ["a2", "b2"] || found("portsea") == ["b2", "a2"])
    let all = found("port")
    #expect(all.count == 3)
    #expect(found("port", limit: 2) == Array(all.prefix(2)))
    #expect(found("port", limit: 1) == Array(all.prefix(1)))
  }

  @Test func `a place in two indexes counts once`() {
    #expect(found("portland") == ["both"])
    #expect(set.place(id: "both")?.location.latitude == 1)
  }
}
