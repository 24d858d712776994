extension PlaceIndex {
  /// Up to so many places around a point are sorted rather than looked for in the order of importance.
  private static let few = 20_000

  /// The places within a distance of a point that pass a type filter, in the order asked for.
  ///
  /// - Parameter query: The middle, the radius in metres, the types, the order and the limit.
  /// - Returns: The places, each with its distance; none for a radius or a limit below zero.
  /// - Complexity: O(places around); by importance it ends with the last hit where they are many.
  public func nearby(_ query: NearbyQuery) -> [PlaceHit] {
    guard query.limit > 0, query.radiusMeters >= 0 else { return [] }
    let filter = PlaceFilter(PlaceQuery(text: "", types: query.types), in: tables)
    let around = SpatialTree(tables).records(
      in: .circle(center: query.center, radiusMeters: query.radiusMeters),
      atMost: query.order == .distance ? tables.count : Self.few)
    var found: [(meters: Double, record: Int)] = []
    for record in around?.sorted() ?? Array(0..<tables.count)
    where filter.passes(record, in: tables) {
      let meters = query.center.distanceMeters(to: tables.point(record))
      guard meters <= query.radiusMeters else { continue }
      found.append((meters, record))
      if query.order == .importance, found.count == query.limit { break }
    }
    if query.order == .distance { found.sort { ($0.meters, $0.record) < ($1.meters, $1.record) } }
    return found.prefix(query.limit).compactMap { meters, record in
      tables.place(record).map { PlaceHit(place: $0, distanceMeters: meters) }
    }
  }
}
