extension PlaceIndex {
  /// For a point: the nearest place of each kind that plausibly contains or stands for it, smallest kind first.
  ///
  /// In this order, each at most once: the nearest street address within 200 m, street within 500 m, postal code within
  /// 3 km, neighbourhood within 2 km, airport within 3 km; the city or town whose size reaches the point (``reach(of:)``), the
  /// one that reaches furthest beyond it; then the region and the country of that town, or of the nearest town or airport
  /// within 100 km. A point with none of these, such as one at sea, gives nothing.
  ///
  /// - Complexity: O(log places) and what lies within 60 km.
  public func places(around point: GeoPoint) -> [PlaceHit] {
    let tree = SpatialTree(tables)
    let classes = tree.usualClasses
    let reaches: [(kind: IndexedPlace.Kind, meters: Double)] = [
      (.streetAddress, 200), (.route, 500), (.postalCode, 3000), (.neighborhood, 2000),
      (.airport, 3000),
    ]
    var found = reaches.compactMap {
      tree.nearest($0.kind, to: point, within: $0.meters, classes: classes)
    }
    let town = tree.town(around: point, classes)
    if let town { found.append(town) }
    var hits = found.compactMap { hit($0.record, meters: $0.meters) }
    guard let anchor = town ?? tree.anchor(of: point, classes) else { return hits }
    let parents = tables.areas(ofParent: tables.parent(anchor.record))
    for area in [parents.region, parents.country] {
      guard let record = tables.record(ofArea: area), let place = tables.place(record) else {
        continue
      }
      hits.append(PlaceHit(place: place, distanceMeters: point.distanceMeters(to: place.location)))
    }
    return hits
  }

  /// The nearest place of a kind.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - point: Where from.
  ///   - meters: How far it may be.
  /// - Returns: The place and its distance, if there is one.
  public func nearest(
    _ kind: IndexedPlace.Kind, to point: GeoPoint, within meters: Double = .infinity
  )
    -> PlaceHit?
  {
    SpatialTree(tables).nearest(kind, to: point, within: meters).flatMap {
      hit($0.record, meters: $0.meters)
    }
  }

  /// The same by its number in the index.
  public func nearestRank(_ kind: IndexedPlace.Kind, to point: GeoPoint) -> Int? {
    SpatialTree(tables).nearestRecord(kind, to: point)
  }

  private func hit(_ record: Int, meters: Double) -> PlaceHit? {
    tables.place(record).map { PlaceHit(place: $0, distanceMeters: meters) }
  }

  /// How far a town's houses go, in metres: 8 km at 15,000 inhabitants, twice as far at sixteen times as many.
  static func reach(of population: UInt32) -> Double {
    8000 * (max(1000, Double(population)) / 15000).squareRoot().squareRoot()
  }
}

extension SpatialTree {
  /// How far the land of a country goes on behind its last town, in metres.
  static let anchorReach = 100_000.0
  /// No town reaches further, in metres: one of fifty million inhabitants does not.
  static let townReach = 61_000.0

  /// The primary types of invented records that stand for where a point is; others, such as a post box, do not.
  private static let usual: Set<String> = [
    "street_address", "premise", "route", "postal_code", "neighborhood", "sublocality_level_1",
    "airport", "locality",
  ]

  /// By class, whether its records stand for where a point is.
  var usualClasses: [Bool] {
    (0..<tables.classes.count).map { number in
      guard tables.source(ofClass: number) == .invented else { return true }
      return tables.types(ofClass: number).first.map(Self.usual.contains) ?? false
    }
  }

  /// The town that reaches furthest beyond a point, of those that reach it.
  func town(around point: GeoPoint, _ classes: [Bool]) -> Found? {
    var best: (found: Found, share: Double)?
    let area = GeoArea.circle(center: point, radiusMeters: Self.townReach)
    for box in area.boxes {
      forEach(range(.locality), 0, in: box) { record in
        let number = tables.classNumber(record)
        guard number < classes.count, classes[number] else { return }
        let meters = point.distanceMeters(to: tables.point(record))
        let share = meters / PlaceIndex.reach(of: tables.importance(record))
        guard share <= 1 else { return }
        if best.map({ share < $0.share || share == $0.share && record < $0.found.record }) ?? true {
          best = (Found(record: record, meters: meters), share)
        }
      }
    }
    return best?.found
  }

  /// The nearest town or airport: which country this is.
  func anchor(of point: GeoPoint, _ classes: [Bool]) -> Found? {
    [
      nearest(.locality, to: point, within: Self.anchorReach, classes: classes),
      nearest(.airport, to: point, within: Self.anchorReach, classes: classes),
    ]
    .compactMap { $0 }
    .min { $0.meters < $1.meters }
  }

  private func forEach(_ range: Range<Int>, _ depth: Int, in box: GeoBox32, _ body: (Int) -> Void) {
    if range.count <= Self.leaf {
      for place in range {
        let record = record(place)
        if box.contains(tables.rawPoint(record)) { body(record) }
      }
      return
    }
    let middle = (range.lowerBound + range.upperBound) / 2
    let record = record(middle)
    let point = tables.rawPoint(record)
    let (value, low, high) =
      depth % 2 == 0
      ? (point.longitude, box.west, box.east) : (point.latitude, box.south, box.north)
    if low <= value { forEach(range.lowerBound..<middle, depth + 1, in: box, body) }
    if box.contains(point) { body(record) }
    if high >= value { forEach(middle + 1..<range.upperBound, depth + 1, in: box, body) }
  }
}
