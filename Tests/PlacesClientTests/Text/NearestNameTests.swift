import Testing

@testable import PlacesClient

@Suite struct `Nearest name` {
  static let names = ["restaurant", "bar", "bank", "bakery", "(cities)", "name", "rating"]

  @Test(arguments: [
    ("resturant", "restaurant"), ("restuarant", "restaurant"), ("RESTAURANTS", "restaurant"),
    ("bnak", "bank"), ("bakry", "bakery"), ("cities", "(cities)"), ("nmae", "name"),
  ])
  func `close words find it`(_ word: String, _ name: String) {
    #expect(NearestName.find(word, in: Self.names) == name)
  }

  @Test(arguments: ["", "b", "zoo", "restroom", "xyzzyxyzzy", "reservation"])
  func `distant words find nothing`(_ word: String) {
    #expect(NearestName.find(word, in: Self.names) == nil)
  }

  @Test func `the closest wins, the first of equals`() {
    #expect(NearestName.find("bang", in: ["band", "bank", "bang"]) == "bang")
    #expect(NearestName.find("banx", in: ["bank", "band"]) == "bank")
  }

  @Test func `a very long word is no trouble`() {
    #expect(NearestName.find(String(repeating: "a", count: 100_000), in: Self.names) == nil)
  }
}
