import PlaceIndex
import Testing

struct ReverseTests {
  func around(_ latitude: Double, _ longitude: Double) throws -> [PlaceHit] {
    try BuiltIn.gazetteer().places(around: GeoPoint(latitude: latitude, longitude: longitude))
  }

  @Test func `the middle of Sydney`() throws {
    let hits = try around(-33.8688, 151.2093)
    let names = hits.map(\.place.name)
    #expect(names.suffix(3) == ["Sydney", "New South Wales", "Australia"])
    #expect(hits.allSatisfy { $0.isComplete })
    let sydney = try #require(hits.first { $0.place.name == "Sydney" })
    #expect(abs((sydney.distanceMeters ?? -1) - 211) < 2)
  }

  @Test func `an address, from the smallest to the largest`() throws {
    let address = try #require(try BuiltIn.gazetteer().place(id: "sbx-x-sydney-example-street-1"))
    let hits = try around(address.location.latitude, address.location.longitude)
    #expect(hits.first?.place.id == address.id)
    #expect(hits.first?.distanceMeters == 0)
    let order: [IndexedPlace.Kind] = [
      .streetAddress, .route, .postalCode, .neighborhood, .airport, .locality, .region, .country,
    ]
    let ranks = hits.compactMap { order.firstIndex(of: $0.place.kind) }
    #expect(ranks == ranks.sorted())
    #expect(Set(ranks).count == hits.count)
    #expect(hits.map(\.place.kind).contains(.postalCode))
  }

  @Test func `at sea there is nothing`() throws {
    #expect(try around(7.47, -128.43).isEmpty)
    #expect(try around(0, 0).isEmpty)
    #expect(try around(-60, -150).isEmpty)
  }

  @Test func `far from towns there is still a country`() throws {
    let hits = try around(-25.34, 131.03)
    #expect(hits.map(\.place.id) == ["sbx-region-au-nt", "sbx-country-au"])
  }

  @Test func `both sides of the 180th meridian`() throws {
    // Labasa is 65 km west of it; a point just east of it is closer than a naive difference of longitudes.
    let east = try around(-16.6, -179.95)
    #expect(east.last?.place.id == "sbx-country-fj")
    let west = try around(-16.6, 179.95)
    #expect(west.last?.place.id == "sbx-country-fj")
  }

  @Test func `poles and corners give no crash`() throws {
    for latitude in [-90.0, 90] {
      for longitude in [-180.0, 0, 180] { _ = try around(latitude, longitude) }
    }
    #expect(try around(89.9999, 45).isEmpty)
    // The South Pole has an airfield, and Antarctica is a country to the data.
    #expect(try around(-90, 100).allSatisfy { $0.place.countryCode == "aq" })
  }

  @Test func `a large city reaches further than a small one`() throws {
    // 20 km from the middle of Sydney and of nothing else that is large.
    #expect(try around(-33.72, 151.1).contains { $0.place.kind == .locality })
    // 20 km from a town of some 20,000 people, in the plain.
    let town = try #require(try BuiltIn.hits("broken hill", countries: ["au"]).first)
    let away = try around(town.location.latitude + 0.18, town.location.longitude)
    #expect(!away.contains { $0.place.kind == .locality })
    #expect(away.last?.place.id == "sbx-country-au")
  }
}
