import Testing

@testable import PlaceIndex

/// When places are found in spite of mistakes in typing, and where they stand.
@Suite struct TypoRuleTests {
  private let index: PlaceIndex

  init() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      id,name,lat,lng,population
      paris,Paris,48,2,2000000
      parizov,Parizov,49,15,100
      parizh,Parizh,53,60,50
      hamilton,Hamilton,43,-79,500000
      hamelton,Hamelton,1,1,10
      londonderry,Londonderry,55,-7,80000
      lindonderri,Lindonderri,1,2,10
      """, to: folder.file("towns.csv"))
    _ = try IndexBuild([folder.file("towns.csv")]).run(to: folder.file("towns.idx"))
    index = try PlaceIndex(path: folder.file("towns.idx"))
  }

  private func found(_ text: String, limit: Int = 5) -> [String] {
    index.search(PlaceQuery(text: text, limit: limit)).map {
      ($0.hasTypo ? "~" : "") + $0.place.id
    }
  }

  @Test func `what is as typed comes first, and what is nearly so fills up`() {
    #expect(found("pariz") == ["parizov", "parizh", "~paris"])
    #expect(found("pariz", limit: 3) == ["parizov", "parizh", "~paris"])
  }

  @Test func `nothing is filled up where enough is as typed`() {
    #expect(found("pariz", limit: 2) == ["parizov", "parizh"])
    #expect(found("pariz", limit: 1) == ["parizov"])
  }

  @Test func `a name typed in full is no mistake`() {
    #expect(found("hamelton") == ["hamelton"])
    #expect(found("hamelto") == ["hamelton", "~hamilton"])
    #expect(found("Hamilton") == ["hamilton"])
  }

  @Test func `two mistakes are for texts that nothing else answers`() {
    #expect(found("lindonderry") == ["~londonderry", "~lindonderri"])
    #expect(found("londonderr") == ["londonderry", "~lindonderri"])
    #expect(found("lindonderrx") == ["~lindonderri"])
    #expect(found("lundondarry") == ["~londonderry"])
  }

  @Test func `short words and numbers have no mistakes`() {
    #expect(found("prs") == [])
    #expect(found("pars") == ["~paris", "~parizov", "~parizh"])
    #expect(found("1pariz") == [])
  }
}
