/// The records around a point.
struct NearbyScan {
  struct Found {
    var record: Int
    var meters: Double
  }

  /// How far the land of a country goes on behind its last town, in metres.
  private static let anchorReach = 100_000.0
  /// The primary types of records that stand for where a point is; others, such as an intersection or a post box, do not.
  private static let usual: Set<String> = [
    "street_address", "premise", "route", "postal_code", "neighborhood", "sublocality_level_1",
    "airport", "locality",
  ]

  private var nearest: [IndexedPlace.Kind: Found] = [:]
  /// The town that reaches furthest beyond the point.
  private(set) var town: Found?
  private var townShare = 1.0

  init(of point: GeoPoint, in table: PlaceTable) {
    let box = GeoBox(around: point, radiusMeters: Self.anchorReach)
    let usual = TypeFilter(Self.usual, primaryOnly: true, in: table)
    for record in 0..<table.count {
      guard let place = table.point(record), box.mayHold(place), let kind = table.kind(record),
        usual.passes(record)
      else { continue }
      take(Found(record: record, meters: point.distanceMeters(to: place)), kind, in: table)
    }
  }

  private mutating func take(_ found: Found, _ kind: IndexedPlace.Kind, in table: PlaceTable) {
    if kind == .locality {
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
