import Testing

@testable import PlaceIndex

@Suite struct NearestTests {
  @Test(arguments: 0..<6)
  func `the nearest place is the nearest of all`(world: Int) throws {
    var random = SeededGenerator(seed: UInt64(world) + 50)
    var places: [OraclePlace] = []
    for number in 0..<random.number(1...400) {
      var place = OraclePlace(id: "p\(number)", name: "Place \(number)")
      place.kind = random.chance(0.8) ? .locality : .airport
      // Many near the antimeridian and the poles.
      place.longitude =
        random.chance(0.4)
        ? Double(random.number(1790...1800)) / 10 : Double(random.number(-1800...1800)) / 10
      place.latitude =
        random.chance(0.3)
        ? Double(random.number(880...900)) / 10 : Double(random.number(-900...900)) / 10
      if random.chance(0.2) { place.longitude = -place.longitude }
      if random.chance(0.2) { place.latitude = -place.latitude }
      places.append(place)
    }
    let index = try places.index()
    for _ in 0..<150 {
      let point = GeoPoint(
        latitude: random.pick([90, -90, 89.9, Double(random.number(-900...900)) / 10]) ?? 0,
        longitude: random.pick([
          180, -180, 179.95, -179.95, Double(random.number(-1800...1800)) / 10,
        ]) ?? 0)
      for kind in [IndexedPlace.Kind.locality, .airport] {
        let best = (0..<index.count).filter { index.tables.kind($0) == kind }
          .map { point.distanceMeters(to: index.tables.point($0)) }.min()
        let found = index.nearest(kind, to: point)?.distanceMeters
        #expect(found == best, "\(point) \(kind)")
      }
    }
  }

  @Test(arguments: 0..<4)
  func `the places in an area are those it contains`(world: Int) throws {
    var random = RandomWorld(seed: UInt64(world) + 900)
    let index = try random.places(200).index()
    let all = 0..<index.count
    var generator = random.generator
    for _ in 0..<100 {
      let center = GeoPoint(
        latitude: Double(generator.number(-90...90)),
        longitude: Double(generator.number(-180...180)))
      let area: GeoArea =
        generator.chance(0.5)
        ? .circle(center: center, radiusMeters: Double(generator.number(1...20_000)) * 1000)
        : .rectangle(
          south: min(center.latitude, 60), west: center.longitude, north: 90,
          east: Double(generator.number(-180...180)))
      let found = try #require(SpatialTree(index.tables).records(in: area, atMost: 10_000))
      #expect(Set(found) == Set(all.filter { area.contains(index.tables.point($0)) }), "\(area)")
    }
  }

  @Test func `a town on the other side of the antimeridian is near`() throws {
    let index = try [
      OraclePlace(id: "west", name: "West", importance: 1000, latitude: -16.8, longitude: 179.99),
      OraclePlace(id: "far", name: "Far", importance: 9_000_000, latitude: -16.8, longitude: 170),
    ].index()
    let hits = index.places(around: GeoPoint(latitude: -16.8, longitude: -179.99))
    #expect(hits.first?.place.id == "west")
    #expect(hits.first?.distanceMeters.map { $0 < 2200 } == true)
    #expect(index.places(around: GeoPoint(latitude: 40, longitude: 0)).isEmpty)
  }
}
