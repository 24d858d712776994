import PlaceIndex
import Testing

struct NearbyTests {
  private static let sydney = GeoPoint(latitude: -33.87, longitude: 151.21)

  @Test func `within the circle, by importance or by distance, as a look at every place says`()
    throws
  {
    let gazetteer = try BuiltIn.gazetteer()
    let all = try BuiltIn.places()
    for (radius, types) in [(900.0, ["bank"]), (5000, ["store", "cafe"]), (3000, [])] {
      let filter: PlaceQuery.TypeFilter = types.isEmpty ? .any : .anyOf(Set(types))
      let inside = all.enumerated().filter { _, place in
        Self.sydney.distanceMeters(to: place.location) <= radius
          && (types.isEmpty || !Set(types).isDisjoint(with: place.types))
      }
      #expect(!inside.isEmpty)
      var query = NearbyQuery(
        center: Self.sydney, radiusMeters: radius, types: filter, limit: 15)
      #expect(gazetteer.nearby(query).map(\.place.id) == inside.prefix(15).map(\.element.id))
      query.order = .distance
      let nearest = inside.map { (Self.sydney.distanceMeters(to: $1.location), $0, $1) }
        .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(15)
      #expect(gazetteer.nearby(query).map(\.place.id) == nearest.map(\.2.id))
      #expect(gazetteer.nearby(query).compactMap(\.distanceMeters) == nearest.map(\.0))
    }
  }

  @Test func `a primary type, the whole Earth, and nothing`() throws {
    let gazetteer = try BuiltIn.gazetteer()
    var query = NearbyQuery(
      center: Self.sydney, radiusMeters: 20_100_000, types: .primary(["bank"]), limit: .max)
    let banks = gazetteer.nearby(query)
    #expect(try banks.count == BuiltIn.places().count { $0.types.first == "bank" })
    query.limit = 0
    #expect(gazetteer.nearby(query).isEmpty)
    query.limit = 5
    query.radiusMeters = -1
    #expect(gazetteer.nearby(query).isEmpty)
  }
}
