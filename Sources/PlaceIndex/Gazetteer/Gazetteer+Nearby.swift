extension Gazetteer {
  /// The places within a distance of a point that pass a type filter, in the order asked for.
  ///
  /// - Complexity: O(places); by importance it ends with the last hit.
  public func nearby(_ query: NearbyQuery) -> [PlaceHit] {
    guard query.limit > 0, query.radiusMeters >= 0 else { return [] }
    let filter = PlaceFilter(PlaceQuery(text: "", types: query.types), in: table)
    let box = GeoBox(around: query.center, radiusMeters: query.radiusMeters)
    var found: [(meters: Double, record: Int)] = []
    for record in 0..<table.count {
      guard let point = table.point(record), box.mayHold(point), filter.passes(record) else {
        continue
      }
      let meters = query.center.distanceMeters(to: point)
      guard meters <= query.radiusMeters else { continue }
      found.append((meters, record))
      if query.order == .importance, found.count == query.limit { break }
    }
    if query.order == .distance { found.sort { ($0.meters, $0.record) < ($1.meters, $1.record) } }
    return found.prefix(query.limit).compactMap { meters, record in
      table.place(record).map { PlaceHit(place: $0, distanceMeters: meters) }
    }
  }
}
