/// Several indexes searched as one.
///
/// Answers are put together by their keys, which are alike in all indexes; among equals the earlier index comes first. A
/// place found in two indexes by the same identifier counts once.
public struct PlaceIndexSet: PlaceSearch {
  private let indexes: [PlaceIndex]

  /// Creates a set; the order decides among equals.
  public init(_ indexes: [PlaceIndex]) { self.indexes = indexes }

  public func search(_ query: PlaceQuery) -> [PlaceHit] {
    var all: [(match: PlaceIndex.Match, index: PlaceIndex)] = []
    for index in indexes { all += index.matches(query).map { ($0, index) } }
    // Mistakes are allowed for only when no index holds the words as typed.
    if all.contains(where: { !$0.match.hasTypo }) { all.removeAll { $0.match.hasTypo } }
    // What was typed exactly comes before what allows for a mistake; sorting is stable by position.
    let order = all.indices.sorted { a, b in
      let (first, second) = (all[a].match, all[b].match)
      if first.hasTypo != second.hasTypo { return second.hasTypo }
      return first.key != second.key ? first.key > second.key : a < b
    }
    return hits(
      order.compactMap { found in
        let (index, match) = (all[found].index, all[found].match)
        return index[match.rank].map { PlaceHit(place: $0, hasTypo: match.hasTypo) }
      },
      query.limit)
  }

  public func matchAddress(_ query: PlaceQuery) -> [PlaceHit] {
    let found = indexes.flatMap { $0.matchAddress(query) }
    let complete = found.filter(\.isComplete)
    return hits(complete.isEmpty ? found : complete, query.limit)
  }

  public func place(id: String) -> IndexedPlace? {
    for index in indexes {
      if let place = index.place(id: id) { return place }
    }
    return nil
  }

  public func places(around point: GeoPoint) -> [PlaceHit] {
    // Of each kind the nearest, in the order of the first index that has one.
    var best: [IndexedPlace.Kind: PlaceHit] = [:]
    for hit in indexes.flatMap({ $0.places(around: point) }) {
      let known = best[hit.place.kind]?.distanceMeters ?? .infinity
      if hit.distanceMeters ?? .infinity < known { best[hit.place.kind] = hit }
    }
    let order: [IndexedPlace.Kind] = [
      .streetAddress, .route, .postalCode, .neighborhood, .airport, .establishment, .locality,
      .region,
      .country,
    ]
    return order.compactMap { best[$0] }
  }

  public func nearby(_ query: NearbyQuery) -> [PlaceHit] {
    let found = indexes.flatMap { $0.nearby(query) }
    let order = found.indices.sorted { a, b in
      let (first, second) = (found[a], found[b])
      switch query.order {
      case .distance:
        let (near, far) = (first.distanceMeters ?? .infinity, second.distanceMeters ?? .infinity)
        return near != far ? near < far : a < b
      case .importance:
        let (more, less) = (first.place.importance, second.place.importance)
        return more != less ? more > less : a < b
      }
    }
    return hits(order.map { found[$0] }, query.limit)
  }

  private func hits(_ found: [PlaceHit], _ limit: Int) -> [PlaceHit] {
    var known: Set<String> = []
    return Array(found.filter { known.insert($0.place.id).inserted }.prefix(limit))
  }
}
