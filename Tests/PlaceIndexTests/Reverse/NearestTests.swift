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

  /// Close together the search on a plane answers; far north, at the 180th meridian and between equals it must not be wrong.
  @Test(arguments: [0, 33.9, -60, 79, -79.9, 86], [12.5, 179.3, -179.9])
  func `the nearest of many close together is the nearest of all`(
    latitude: Double, longitude: Double
  )
    throws
  {
    var random = SeededGenerator(seed: UInt64(bitPattern: Int64(latitude * 100 + longitude)))
    let places = (0..<500).map { number in
      var place = OraclePlace(id: "p\(number)", name: "Place \(number)")
      place.kind = random.chance(0.9) ? .locality : .airport
      // A grid, so that many are as near as others, and some in the same place.
      place.latitude = latitude + Double(random.number(-40...40)) / 40
      place.longitude = longitude + Double(random.number(-40...40)) / 20
      if abs(place.longitude) > 180 { place.longitude -= place.longitude > 0 ? 360 : -360 }
      return place
    }
    let index = try places.index()
    for round in 0..<200 {
      var point = GeoPoint(
        latitude: latitude + Double(random.number(-80...80)) / 80,
        longitude: longitude + Double(random.number(-80...80)) / 40)
      if round % 3 == 0 { point.latitude += Double(random.number(-999...999)) / 7000 }
      if abs(point.longitude) > 180 { point.longitude -= point.longitude > 0 ? 360 : -360 }
      for kind in [IndexedPlace.Kind.locality, .airport] {
        let all = (0..<index.count).filter { index.tables.kind($0) == kind }
          .map { (meters: point.distanceMeters(to: index.tables.point($0)), record: $0) }
        let best = try #require(all.min { $0 < $1 })
        let found = index.nearest(kind, to: point)
        #expect(found?.distanceMeters == best.meters, "\(point) \(kind)")
        #expect(index.nearestRank(kind, to: point) == best.record, "\(point) \(kind)")
        // Just far enough, and not quite.
        #expect(index.nearest(kind, to: point, within: best.meters)?.distanceMeters == best.meters)
        if best.meters > 1 {
          #expect(index.nearest(kind, to: point, within: best.meters * 0.999) == nil)
        }
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
