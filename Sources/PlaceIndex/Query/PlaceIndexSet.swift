/// Several indexes searched as one.
///
/// Answers are put together by their keys, which are alike in all indexes; among equals the earlier index comes first. A
/// place found in two indexes by the same identifier counts once.
public struct PlaceIndexSet: PlaceSearch {
  private let indexes: [PlaceIndex]

  /// Creates a set; the order decides among equals.
  public init(_ indexes: [PlaceIndex]) { self.indexes = indexes }

  public func search(_ query: PlaceQuery) -> [PlaceHit] {
    var found = indexes.map { $0.matches(query, mistakes: 0) }
    // Mistakes are allowed for as if all places were in one index.
    for mistakes in 1...TypoRule.mostMistakes
    where TypoRule.allows(mistakes, behind: distinct(found, query.limit), limit: query.limit) {
      for (number, index) in indexes.enumerated() {
        found[number] += index.matches(query, mistakes: mistakes, behind: found[number])
      }
    }
    let all = found.enumerated().flatMap { index, found in found.map { (match: $0, index: index) } }
    let order = all.indices.sorted { a, b in
      let (first, second) = (all[a].match, all[b].match)
      if first.hasTypo != second.hasTypo { return second.hasTypo }
      return first.key != second.key ? first.key > second.key : a < b
    }
    // Reading a place costs more than finding it: no more are read than are shown.
    var hits: [PlaceHit] = []
    hits.reserveCapacity(max(0, min(order.count, query.limit)))
    var known: Set<String> = []
    for (match, index) in order.lazy.map({ all[$0] }) {
      guard hits.count < query.limit else { break }
      guard let place = indexes[index].tables.place(match.rank, where: { !known.contains($0) })
      else { continue }
      known.insert(place.id)
      hits.append(PlaceHit(place: place, hasTypo: match.hasTypo))
    }
    return hits
  }

  /// All that was found; where it seems to be as many as are wanted, each place once.
  private func distinct(_ found: [[PlaceIndex.Match]], _ limit: Int) -> [PlaceIndex.Match] {
    let all = found.flatMap { $0 }
    guard all.count >= limit else { return all }
    var known: Set<[UInt8]> = []
    return zip(indexes, found).flatMap { index, found in
      found.filter { known.insert(index.tables.identifierBytes($0.rank)).inserted }
    }
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
