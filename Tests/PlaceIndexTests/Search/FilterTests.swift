import PlaceIndex
import Testing

struct FilterTests {
  @Test func `banks in Australia and New Zealand`() throws {
    let hits = try BuiltIn.hits(
      "cheesebu", types: .anyOf(["bank"]), countries: ["au", "nz"], limit: 20)
    #expect(Set(hits.map(\.countryCode)) == ["au", "nz"])
    #expect(hits.allSatisfy { $0.types.first == "bank" && $0.name.hasPrefix("Cheesebu") })
    #expect(try BuiltIn.hits("cheesebu", countries: ["nz"]).allSatisfy { $0.countryCode == "nz" })
    #expect(try BuiltIn.hits("cheesebu", types: .anyOf(["bakery"])).isEmpty)
    #expect(try BuiltIn.hits("cheesebu", countries: ["fr"]).isEmpty)
    #expect(try BuiltIn.hits("cheesebu", countries: ["zz"]).isEmpty)
  }

  @Test func `a primary type is the first one`() throws {
    let any = try BuiltIn.hits("sample", types: .anyOf(["food"]), limit: 50)
    #expect(any.contains { $0.types.first != "food" })
    #expect(any.allSatisfy { $0.types.contains("food") })
    let primary = try BuiltIn.hits("food hall", types: .primary(["food"]), limit: 50)
    #expect(!primary.isEmpty)
    #expect(primary.allSatisfy { $0.types.first == "food" })
    #expect(
      try BuiltIn.hits("sydney", types: .primary(["political"])).allSatisfy {
        $0.types.first == "political"
      })
    #expect(try BuiltIn.hits("sydney", types: .anyOf([])).isEmpty)
  }

  @Test func `cities only`() throws {
    let hits = try BuiltIn.hits("par", types: .anyOf(["locality", "administrative_area_level_3"]))
    #expect(hits.first?.name == "Paris")
    #expect(hits.count == 5)
    #expect(hits.allSatisfy { $0.kind == .locality })
  }

  @Test func `a filter never hides a place behind better ones that do not pass`() throws {
    // The only Sydney of Canada, whatever the limit.
    #expect(try BuiltIn.hits("sydney", countries: ["ca"], limit: 1).first?.id == "sbx-gn6354908")
    #expect(
      try BuiltIn.hits("s", types: .primary(["airport"]), countries: ["ws"], limit: 3).allSatisfy {
        $0.kind == .airport
      })
  }

  @Test func `a restriction leaves out what is outside`() throws {
    let box = GeoArea.rectangle(south: -33.95, west: 151.1, north: -33.8, east: 151.3)
    let inside = try BuiltIn.hits("cheesebu", restriction: box, limit: 20)
    #expect(inside.map(\.id) == ["sbx-x-sydney-cheesebury-savings-bank"])
    let circle = GeoArea.circle(
      center: GeoPoint(latitude: -33.87, longitude: 151.21), radiusMeters: 640.5)
    #expect(try BuiltIn.hits("cheesebu", restriction: circle).count == 1)
    let smaller = GeoArea.circle(
      center: GeoPoint(latitude: -33.87, longitude: 151.21), radiusMeters: 639.5)
    #expect(try BuiltIn.hits("cheesebu", restriction: smaller).isEmpty)
  }

  @Test func `a restriction may cross the 180th meridian`() throws {
    let box = GeoArea.rectangle(south: -25, west: 176, north: -10, east: -170)
    let hits = try BuiltIn.hits("a", restriction: box, limit: 100)
    #expect(hits.contains { $0.location.longitude > 0 })
    #expect(hits.contains { $0.location.longitude < 0 })
    #expect(hits.allSatisfy { box.contains($0.location) })
    let circle = GeoArea.circle(
      center: GeoPoint(latitude: -16.5, longitude: 180), radiusMeters: 1_200_000)
    let around = try BuiltIn.hits("a", restriction: circle, limit: 100)
    #expect(around.contains { $0.location.longitude > 0 })
    #expect(around.contains { $0.location.longitude < 0 })
  }

  @Test func `a restriction around a pole`() throws {
    let circle = GeoArea.circle(
      center: GeoPoint(latitude: 90, longitude: 0), radiusMeters: 1_700_000)
    let hits = try BuiltIn.hits("a", types: .anyOf(["airport"]), restriction: circle, limit: 200)
    #expect(hits.contains { $0.location.longitude > 10 })
    #expect(hits.contains { $0.location.longitude < -60 })
  }
}
