import PlaceIndex
import Testing

struct BiasTests {
  let costaRica = GeoArea.circle(
    center: GeoPoint(latitude: 9.93, longitude: -84.08), radiusMeters: 50_000)
  let canada = GeoArea.rectangle(south: 45, west: -62, north: 47, east: -59)

  @Test func `inside comes first`() throws {
    #expect(try BuiltIn.hits("san jo", bias: costaRica).first?.id == "sbx-gn3621849")
    #expect(try BuiltIn.hits("sydney", bias: canada).first?.id == "sbx-gn6354908")
    let auckland = GeoArea.circle(
      center: GeoPoint(latitude: -36.85, longitude: 174.76), radiusMeters: 20_000)
    #expect(
      try BuiltIn.hits("cheesebu", bias: auckland).first?.id == "sbx-x-auckland-cheesebury-bank")
  }

  @Test func `nothing outside is taken away`() throws {
    let without = try BuiltIn.hits("sydney", limit: 100).map(\.id)
    let with = try BuiltIn.hits("sydney", bias: canada, limit: 100).map(\.id)
    #expect(without.count < 100)
    #expect(Set(without) == Set(with))
    #expect(without != with)
  }

  @Test func `a name that only holds the word further on does not beat an exact one`() throws {
    let sydney = GeoArea.circle(
      center: GeoPoint(latitude: -33.87, longitude: 151.21), radiusMeters: 20_000)
    #expect(try BuiltIn.hits("paris", bias: sydney).first?.name == "Paris")
  }

  @Test func `nearer counts outside too`() throws {
    // No Springfield inside; the one of Illinois is nearest.
    let chicago = GeoArea.circle(
      center: GeoPoint(latitude: 41.88, longitude: -87.63), radiusMeters: 50_000)
    #expect(
      try BuiltIn.hits("springfield", types: .anyOf(["locality"]), bias: chicago).first?.regionCode
        == "IL")
  }

  @Test func `a bias does not change the order of places inside`() throws {
    let world = GeoArea.rectangle(south: -90, west: -180, north: 90, east: 180)
    #expect(try BuiltIn.hits("par", bias: world).map(\.id) == BuiltIn.hits("par").map(\.id))
  }
}
