import CGazetteer
import Testing

@testable import PlaceIndex

/// Named queries with the order people expect, on the places in the program.
@Suite struct NamedQueryTests {
  private let index: PlaceIndex

  init() throws {
    // The bytes are constant data of the program.
    index = try unsafe PlaceIndex(
      bytes: UnsafeRawBufferPointer(
        start: places_gazetteer_data(), count: places_gazetteer_length()))
  }

  private func first(
    _ text: String, bias: GeoArea? = nil, countries: Set<String> = [], _ count: Int = 1
  ) -> [String] {
    index.search(PlaceQuery(text: text, countries: countries, bias: bias)).prefix(count).map {
      [$0.place.name, $0.place.regionCode ?? $0.place.regionName ?? "", $0.place.countryCode]
        .joined(separator: ", ")
    }
  }

  @Test func `the best known place of a beginning is first`() {
    #expect(first("par").first?.hasPrefix("Paris, ") == true)
    #expect(first("lond").first?.hasSuffix("gb") == true)
    #expect(first("new y").first?.hasPrefix("New York") == true)
  }

  @Test func `a bias brings what is near before what is large`() {
    let costaRica = GeoArea.circle(
      center: GeoPoint(latitude: 9.93, longitude: -84.08), radiusMeters: 50_000)
    #expect(first("san jo", bias: costaRica).first?.hasSuffix("cr") == true)
    #expect(first("san jo").first?.hasSuffix("cr") == false)
  }

  @Test(arguments: [("il", "IL"), ("missouri", "MO"), ("mass", "MA"), ("or", "OR")])
  func `Springfield by state`(state: String, code: String) {
    #expect(first("springfield \(state)") == ["Springfield, \(code), us"])
  }

  @Test(arguments: ["münchen", "munchen", "Munich", "MÜNCHEN", "ミュンヘン", "Мюнхен", "mu\u{308}nchen"])
  func `one place in many spellings`(text: String) {
    #expect(index.search(PlaceQuery(text: text)).first?.place.id == "sbx-gn2867714")
  }

  @Test(arguments: [
    ("lodnon", "gb"), ("melborne", "au"), ("ydney", "au"), ("xlondon", "gb"),
    ("buenos aries", "ar"),
    ("copenhaguen", "dk"), ("philadelhpia", "us"),
  ])
  func `a mistake is allowed for`(text: String, country: String) {
    #expect(first(text).first?.hasSuffix(country) == true, "\(first(text))")
  }

  @Test func `two mistakes in a long word, when nothing else is found`() {
    #expect(first("phildelhpia").first?.hasPrefix("Philadelphia") == true)
    #expect(index.search(PlaceQuery(text: "prss")).contains { $0.place.name == "Paris" } == false)
  }

  @Test func `what was typed exactly comes first`() {
    let matches = index.matches(PlaceQuery(text: "dubrovni"))
    #expect(matches.first?.hasTypo == false)
    let exact = matches.prefix { !$0.hasTypo }
    let others = matches.dropFirst(exact.count).map(\.hasTypo)
    #expect(!others.contains(false))
  }

  @Test func `words in any order, the name of the country among them`() {
    #expect(first("australia sydney").first?.hasPrefix("Sydney, NSW") == true)
    #expect(first("sydney au").first?.hasPrefix("Sydney, NSW") == true)
    #expect(first("paris texas").first == "Paris, TX, us")
  }

  @Test func `at most as many as asked for`() {
    for limit in [1, 3, 20] {
      #expect(index.search(PlaceQuery(text: "s", limit: limit)).count == limit)
    }
    #expect(index.search(PlaceQuery(text: "s", limit: 0)).isEmpty)
    #expect(index.search(PlaceQuery(text: " .,- ")).isEmpty)
  }
}
