import Testing

@testable import PlaceIndex

/// Parts of names that are written without blanks.
@Suite struct InnerWordTests {
  private func index(_ names: [String], others: [String] = []) throws -> PlaceIndex {
    try names.enumerated().map { number, name in
      OraclePlace(id: "p\(number)", name: name, others: others, importance: 1000)
    }.index()
  }

  private func found(_ text: String, in index: PlaceIndex) -> [String] {
    index.search(PlaceQuery(text: text)).map(\.place.name)
  }

  @Test(arguments: [
    ("大東京市場", ["東京", "東", "東京市", "東京市場", "京市", "市場", "大東京", "大東京市場"], ["場", "東市"]),
    ("มหาวิทยาลัยรามคำแหง", ["ราม", "รามคำแหง", "วิทยาลัย", "มหา"], []),
    ("ວຽງຈັນໃໝ່", ["ຈັນ"], []), ("ភ្នំពេញថ្មី", ["ពេញ"], []),
    ("JR東京駅", ["東京", "東京駅", "jr", "JR東"], ["r東"]), ("東京Tower", ["tower", "京tower"], ["owe"]),
    ("やまのて", ["まのて", "のて"], []), ("タワー", ["タワ"], ["ー"]), ("서울특별시", ["서울"], ["특별시"]),
    ("Springfield", ["spring"], ["field"]),
  ])
  func `a part is found from where a word may begin`(
    name: String, parts: [String], others: [String]
  ) throws {
    let index = try index([name])
    for part in parts { #expect(found(part, in: index) == [name], "\(part)") }
    for part in others { #expect(found(part, in: index) == [], "\(part)") }
    #expect(index[0]?.name == name)
    #expect(index[0]?.alternateNames == [])
  }

  @Test func `beginnings come before parts, and a whole name before both`() throws {
    let index = try index(["大東京市場", "東京市", "東京"])
    #expect(found("東京", in: index) == ["東京", "東京市", "大東京市場"])
    #expect(found("市場", in: index) == ["大東京市場"])
  }

  @Test func `of other names short ones are looked into`() throws {
    let index = try index(["Edo"], others: ["新東京都", "古東京市場町", "コトウキョウ", "大江 新京都"])
    for text in ["東京", "京都", "京都 大江"] { #expect(found(text, in: index) == ["Edo"], "\(text)") }
    for text in ["市場", "トウキ"] { #expect(found(text, in: index) == [], "\(text)") }
    #expect(index[0]?.alternateNames.count == 4)
  }

  @Test func `words typed with it narrow down as ever`() throws {
    let index = try index(["大東京市場 North", "大東京市場 South"])
    #expect(found("東京 south", in: index) == ["大東京市場 South"])
    #expect(found("東京 市場 north", in: index) == ["大東京市場 North"])
  }

  @Test func `the part that was typed is marked`() {
    #expect(MatchRanges.ranges(of: "東京", in: "大東京市場") == [1..<3])
    #expect(MatchRanges.ranges(of: "ring", in: "Springfield") == [2..<6])
    #expect(MatchRanges.ranges(of: "ri", in: "Springfield") == [])
  }
}
