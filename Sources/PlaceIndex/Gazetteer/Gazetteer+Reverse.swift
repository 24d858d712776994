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
