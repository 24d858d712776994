import PlaceIndex
import PlacesClient

/// A search for a text that may be a name, an address or a kind of place: legacy Find Place and Text Search of the New API
/// answer from here, so with the same places.
struct TextSearch {
  /// The whole text.
  let text: String
  /// Places inside or near come first.
  let bias: GeoArea?
  /// What the places must be.
  let criteria: PlaceCriteria
  /// Whether the nearest to the middle of the bias or restriction come first.
  let isByDistance: Bool

  /// How far around a town, or the middle of a bias, a kind of place is looked for, in metres.
  private static let reach = 50_000.0
  /// Words between a kind of place and where it is.
  private static let links = [" in ", " near ", " around "]

  /// Creates a search.
  init(
    _ text: String, bias: GeoArea?, _ criteria: PlaceCriteria = PlaceCriteria(),
    isByDistance: Bool = false
  ) {
    self.text = text
    self.bias = bias
    self.criteria = criteria
    self.isByDistance = isByDistance
  }

  /// The best places, at most `count`.
  func places(_ count: Int, in sandbox: Sandbox) -> [IndexedPlace] {
    let index = sandbox.index
    if let place = IndexedPlace.square(named: text, in: index) {
      return criteria.admits(place, at: sandbox.now()) ? [place] : []
    }
    let found = kindSearch(in: index).map { kind in
      (kind.criteria(self.criteria), { (limit: Int) in index.nearby(kind.query(limit)) })
    }
    let instant = sandbox.now()
    if let (criteria, hits) = found {
      let places = criteria.first(count, at: instant, of: hits)
      if !places.isEmpty { return places }
    }
    let complete = inOrder(count) { count in
      criteria.first(count, at: instant) { named($0, in: index) }
    }
    if !complete.isEmpty { return complete }
    return inOrder(count) { count in
      criteria.first(count, at: instant) { index.matchAddress(self.query(limit: $0)) }
    }
  }

  /// Places of the name, with a mistake only when there are none as typed: what is nearly as typed would get among the others
  /// where they are sorted by distance, type or region.
  private func named(_ limit: Int, in index: any PlaceSearch) -> [PlaceHit] {
    let hits = index.search(query(limit: limit))
    return hits.first?.hasTypo == false ? hits.filter { !$0.hasTypo } : hits
  }

  private func query(limit: Int) -> PlaceQuery {
    PlaceQuery(
      text: text, types: criteria.widestFilter, restriction: criteria.restriction, bias: bias,
      limit: limit)
  }

  /// By distance, sixty places are found first, as many as Google ever gives.
  private func inOrder(_ count: Int, _ find: (Int) -> [IndexedPlace]) -> [IndexedPlace] {
    guard isByDistance, let area = criteria.restriction ?? bias else { return find(count) }
    let center = SearchArea(area).center
    let places = find(60).map { (center.distanceMeters(to: $0.location), $0) }
    return places.enumerated().sorted {
      ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
    }.prefix(count).map(\.element.1)
  }
}

extension TextSearch {
  /// A kind of place, and where it is looked for.
  private struct KindSearch {
    var type: String
    var center: GeoPoint
    var radiusMeters: Double
    var order: NearbyQuery.Order

    func query(_ limit: Int) -> NearbyQuery {
      NearbyQuery(
        center: center, radiusMeters: radiusMeters, types: .anyOf([type]), order: order,
        limit: limit)
    }

    /// The criteria with the type among them, where no other was asked for.
    func criteria(_ criteria: PlaceCriteria) -> PlaceCriteria {
      var criteria = criteria
      if criteria.types.isEmpty { criteria.types = [type] }
      return criteria
    }
  }

  /// The kind of place that the text names, alone or with a place behind `in`, `near` or `around`.
  private func kindSearch(in index: any PlaceSearch) -> KindSearch? {
    let order: NearbyQuery.Order = isByDistance ? .distance : .importance
    let text = self.text.trimmingBlanks().lowercased()
    if let type = TypeWords.named(text) {
      if let restriction = criteria.restriction {
        let area = SearchArea(restriction)
        return KindSearch(
          type: type, center: area.center, radiusMeters: area.radiusMeters, order: order)
      }
      let area = SearchArea(bias)
      let radius = bias == nil ? SearchArea.wholeEarth : max(area.radiusMeters, Self.reach)
      return KindSearch(
        type: type, center: area.center, radiusMeters: radius,
        order: bias == nil ? .importance : order)
    }
    for link in Self.links {
      let parts = text.split(separator: " ", omittingEmptySubsequences: true)
      guard let position = parts.firstIndex(where: { " " + $0 + " " == link }),
        let type = TypeWords.named(parts[..<position].joined(separator: " "))
      else { continue }
      let town = parts[(position + 1)...].joined(separator: " ")
      guard
        let place = index.matchAddress(PlaceQuery(text: town, bias: bias, limit: 1)).first?.place
      else { continue }
      return KindSearch(
        type: type, center: place.location, radiusMeters: Self.reach, order: order)
    }
    return nil
  }
}
