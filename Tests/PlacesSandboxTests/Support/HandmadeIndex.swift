import PlaceIndex

/// A few places in memory, searched in the simplest way that keeps the protocol's promises.
struct HandmadeIndex: PlaceSearch {
  var places: [IndexedPlace]

  func search(_ query: PlaceQuery) -> [PlaceHit] {
    let asked = Self.words(query.text)
    guard !asked.isEmpty else { return [] }
    let found = places.filter { place in
      let own = Self.words(([place.name] + place.alternateNames).joined(separator: " "))
      return passes(place, query)
        && asked.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
    }
    return Array(ordered(found, query).prefix(query.limit)).map { PlaceHit(place: $0) }
  }

  func matchAddress(_ query: PlaceQuery) -> [PlaceHit] {
    let asked = Self.words(query.text)
    let scored = places.filter { passes($0, query) }.map { place in
      (place, asked.count { word in Self.addressWords(of: place).contains(word) })
    }
    guard let most = scored.map(\.1).max(), most > 0 else { return [] }
    let best = scored.filter { $0.1 == most }.map(\.0)
    return Array(ordered(best, query).prefix(query.limit)).map {
      PlaceHit(place: $0, isComplete: most == asked.count)
    }
  }

  func place(id: String) -> IndexedPlace? { places.first { $0.id == id } }

  func places(around point: GeoPoint) -> [PlaceHit] {
    let near = places.map {
      PlaceHit(place: $0, distanceMeters: $0.location.distanceMeters(to: point))
    }
    .filter { $0.distanceMeters ?? .infinity < Self.reach($0.place.kind) }
    .sorted { $0.distanceMeters ?? 0 < $1.distanceMeters ?? 0 }
    return IndexedPlace.Kind.allCases.reversed().compactMap { kind in
      near.first { $0.place.kind == kind }
    }
  }

  func nearby(_ query: NearbyQuery) -> [PlaceHit] {
    let filter = PlaceQuery(text: "", types: query.types)
    let hits = ordered(places.filter { passes($0, filter) }, filter).map {
      PlaceHit(place: $0, distanceMeters: $0.location.distanceMeters(to: query.center))
    }
    .filter { $0.distanceMeters ?? .infinity <= query.radiusMeters }
    let nearest = hits.sorted { $0.distanceMeters ?? 0 < $1.distanceMeters ?? 0 }
    return Array((query.order == .distance ? nearest : hits).prefix(max(0, query.limit)))
  }

  private func ordered(_ places: [IndexedPlace], _ query: PlaceQuery) -> [IndexedPlace] {
    places.sorted { a, b in
      let inside = (query.bias?.contains(a.location), query.bias?.contains(b.location))
      if inside.0 != inside.1 { return inside.0 == true }
      return (b.importance, a.id) < (a.importance, b.id)
    }
  }

  private func passes(_ place: IndexedPlace, _ query: PlaceQuery) -> Bool {
    let hasType =
      switch query.types {
      case .any: true
      case .primary(let types): place.types.first.map(types.contains) ?? false
      case .anyOf(let types): !types.isDisjoint(with: place.types)
      }
    return hasType && (query.countries.isEmpty || query.countries.contains(place.countryCode))
      && query.restriction?.contains(place.location) ?? true
  }

  private static func addressWords(of place: IndexedPlace) -> [String] {
    let texts = [
      place.name, place.street, place.streetNumber, place.localityName, place.regionName,
      place.regionCode, place.countryName, place.countryCode, place.postalCode,
    ]
    return words(texts.compactMap(\.self).joined(separator: " "))
  }

  private static func reach(_ kind: IndexedPlace.Kind) -> Double {
    switch kind {
    case .country, .region: 600_000
    case .locality: 30_000
    default: 200
    }
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
