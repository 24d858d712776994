import PlaceIndex

/// What is around a place, in the index it is from.
struct Surroundings {
  private let place: IndexedPlace
  private let index: any PlaceSearch

  /// Looks around a place; only what is asked for is looked up.
  init(_ place: IndexedPlace, in index: any PlaceSearch) {
    self.place = place
    self.index = index
  }

  /// A place by which another one is found.
  struct Landmark {
    /// The place.
    var place: IndexedPlace
    /// A word of the enumeration `SpatialRelationship`.
    var relationship: String
    /// Metres in a straight line.
    var meters: Double
    /// Metres on foot: an invented detour longer.
    var travelMeters: Double
  }

  /// An area that a place is in, or near.
  struct Area {
    /// The area.
    var place: IndexedPlace
    /// A word of the enumeration `Containment`.
    var containment: String
  }

  /// The five most important establishments within 500 m, the nearest first; none for an area.
  var landmarks: [Landmark] {
    guard isPoint else { return [] }
    let found = near(within: 500, limit: 6, types: ["establishment"]).prefix(5)
    return found.map { found, meters in
      let dice = FactDice(found, "landmark " + place.id)
      return Landmark(
        place: found, relationship: Self.relationship(meters, dice), meters: meters,
        travelMeters: (meters * (1.1 + Double(dice.number(below: 40, 1)) / 100)).rounded())
    }.sorted { ($0.meters, $0.place.id) < ($1.meters, $1.place.id) }
  }

  /// The quarter and the town that a point is in or near; none for an area.
  var areas: [Area] {
    guard isPoint else { return [] }
    return index.places(around: place.location).compactMap { hit in
      switch hit.place.kind {
      case .neighborhood:
        let isInside = place.neighborhoodName == hit.place.name
        return Area(
          place: hit.place,
          containment: isInside ? "WITHIN" : (hit.distanceMeters ?? 0) < 1500 ? "OUTSKIRTS" : "NEAR"
        )
      case .locality:
        return Area(
          place: hit.place, containment: place.localityName == hit.place.name ? "WITHIN" : "NEAR")
      default: return nil
      }
    }
  }

  /// The larger places at the same spot that a place is in.
  var containing: [IndexedPlace] {
    let traits = PlaceTraits(place)
    guard !traits.isEmpty, !traits.contains(.container) else { return [] }
    return near(within: Self.sameSpot, limit: 20, types: ["establishment"]).map(\.0)
      .filter { PlaceTraits($0).contains(.container) }
  }

  /// The smaller places at the same spot that are in a place, ten at most.
  var contained: [IndexedPlace] {
    guard PlaceTraits(place).contains(.container) else { return [] }
    let found = near(within: Self.sameSpot, limit: 20, types: ["establishment"]).map(\.0)
    return Array(
      found.filter {
        let traits = PlaceTraits($0)
        return !traits.isEmpty && !traits.contains(.container)
      }.prefix(10))
  }

  /// Establishments of some types within a distance in metres, the most important first, three at most.
  func references(_ types: Set<String>, within meters: Double = 1000) -> [IndexedPlace] {
    near(within: meters, limit: 4, types: types).map(\.0).prefix(3).map(\.self)
  }

  /// So near, in metres, places count as one in the other.
  private static let sameSpot = 60.0

  private var isPoint: Bool {
    switch place.kind {
    case .establishment, .streetAddress, .route, .airport: true
    case .country, .region, .locality, .neighborhood, .postalCode: false
    }
  }

  /// The most important places around, without this one, with how far away they are.
  private func near(within meters: Double, limit: Int, types: Set<String>)
    -> [(IndexedPlace, Double)]
  {
    let query = NearbyQuery(
      center: place.location, radiusMeters: meters, types: .anyOf(types), limit: limit)
    return index.nearby(query).filter {
      $0.place.id != place.id
        && !BusinessState.isHidden(
          $0.place, includingFuture: true, includingServiceAreas: false)
    }.map {
      ($0.place, ($0.distanceMeters ?? 0).rounded())
    }
  }

  private static func relationship(_ meters: Double, _ dice: FactDice) -> String {
    switch meters {
    case ..<20: "BESIDE"
    case ..<60: dice.chance(50) ? "ACROSS_THE_ROAD" : "BEHIND"
    case ..<150: dice.chance(50) ? "DOWN_THE_ROAD" : "AROUND_THE_CORNER"
    default: "NEAR"
    }
  }

  /// The words of the enumeration `SpatialRelationship`, in the order of their numbers.
  static let relationships = [
    "NEAR", "WITHIN", "BESIDE", "ACROSS_THE_ROAD", "DOWN_THE_ROAD", "AROUND_THE_CORNER", "BEHIND",
  ]
  /// The words of the enumeration `Containment`, in the order of their numbers.
  static let containments = ["CONTAINMENT_UNSPECIFIED", "WITHIN", "OUTSKIRTS", "NEAR"]
}
