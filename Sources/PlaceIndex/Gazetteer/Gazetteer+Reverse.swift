extension Gazetteer {
  /// For a point: the nearest place of each kind that plausibly contains or stands for it, smallest kind first.
  ///
  /// In this order, each at most once: the nearest street address within 200 m, street within 500 m, postal code within
  /// 3 km, neighbourhood within 2 km, airport within 3 km; the city or town whose size reaches the point (``reach(of:)``), the
  /// one that reaches furthest beyond it; then the region and the country of that town, or of the nearest town or airport
  /// within 100 km. A point with none of these, such as one at sea, gives nothing.
  ///
  /// - Complexity: O(places), some hundred microseconds.
  public func places(around point: GeoPoint) -> [PlaceHit] {
    let nearby = NearbyScan(of: point, in: table)
    var hits: [PlaceHit] = [
      nearby.nearest(.streetAddress, within: 200), nearby.nearest(.route, within: 500),
      nearby.nearest(.postalCode, within: 3000), nearby.nearest(.neighborhood, within: 2000),
      nearby.nearest(.airport, within: 3000),
    ].compactMap { $0 }.compactMap { hit($0.record, meters: $0.meters) }
    let town = nearby.town
    if let town, let hit = hit(town.record, meters: town.meters) { hits.append(hit) }
    guard let anchor = town ?? nearby.anchor else { return hits }
    let parents = [
      table.region(anchor.record).flatMap(table.regionRecord),
      table.countryRecord(table.country(anchor.record)),
    ]
    for parent in parents.compactMap({ $0 }) {
      guard let place = table.place(parent) else { continue }
      hits.append(PlaceHit(place: place, distanceMeters: point.distanceMeters(to: place.location)))
    }
    return hits
  }

  private func hit(_ record: Int, meters: Double) -> PlaceHit? {
    table.place(record).map { PlaceHit(place: $0, distanceMeters: meters) }
  }
}

/// The records around a point.
struct NearbyScan {
  struct Found {
    var record: Int
    var meters: Double
  }

  /// How far the land of a country goes on behind its last town, in metres.
  private static let anchorReach = 100_000.0

  private var nearest: [IndexedPlace.Kind: Found] = [:]
  /// The town that reaches furthest beyond the point.
  private(set) var town: Found?
  private var townShare = 1.0

  init(of point: GeoPoint, in table: PlaceTable) {
    // A degree of latitude is at least 110.5 km; one of longitude that times the cosine, nothing near the poles.
    let band = Self.anchorReach / 110_500
    let edge = abs(point.latitude) + band
    let width = edge < 89 ? band / (1 - edge * edge / 8100) : 360
    for record in 0..<table.count {
      guard let place = table.point(record), abs(place.latitude - point.latitude) <= band else {
        continue
      }
      let turn = abs(place.longitude - point.longitude)
      guard min(turn, 360 - turn) <= width, let kind = table.kind(record) else { continue }
      take(Found(record: record, meters: point.distanceMeters(to: place)), kind, in: table)
    }
  }

  private mutating func take(_ found: Found, _ kind: IndexedPlace.Kind, in table: PlaceTable) {
    if kind == .locality, table.source(found.record) == .geoNames {
      let share = found.meters / Gazetteer.reach(of: table.importance(found.record))
      if share <= townShare {
        townShare = share
        town = found
      }
    }
    if found.meters < nearest[kind]?.meters ?? .infinity { nearest[kind] = found }
  }

  /// The nearest record of a kind, if it is near enough.
  func nearest(_ kind: IndexedPlace.Kind, within meters: Double) -> Found? {
    nearest[kind].flatMap { $0.meters <= meters ? $0 : nil }
  }

  /// The nearest town or airport: which country this is.
  var anchor: Found? {
    [nearest(.locality, within: Self.anchorReach), nearest(.airport, within: Self.anchorReach)]
      .compactMap { $0 }
      .min { $0.meters < $1.meters }
  }
}

extension Gazetteer {
  /// How far a town's houses go, in metres: 8 km at 15,000 inhabitants, twice as far at sixteen times as many.
  static func reach(of population: UInt32) -> Double {
    8000 * (max(1000, Double(population)) / 15000).squareRoot().squareRoot()
  }
}
