/// What is asked of an index.
public struct PlaceQuery: Sendable, Hashable {
  /// How type words are compared.
  public enum TypeFilter: Sendable, Hashable {
    /// Every place passes.
    case any
    /// The primary type (the first) is one of these.
    case primary(Set<String>)
    /// Any type is one of these.
    case anyOf(Set<String>)
  }

  /// The text; words in any order, the last one may be a prefix.
  public var text: String
  /// Which types pass.
  public var types: TypeFilter
  /// Lower-case country codes that pass; empty lets all pass.
  public var countries: Set<String>
  /// Places outside are left out.
  public var restriction: GeoArea?
  /// Places inside or near come first.
  public var bias: GeoArea?
  /// How many hits at most.
  public var limit: Int

  /// Creates a query.
  public init(
    text: String, types: TypeFilter = .any, countries: Set<String> = [],
    restriction: GeoArea? = nil, bias: GeoArea? = nil, limit: Int = 5
  ) {
    self.text = text
    self.types = types
    self.countries = countries
    self.restriction = restriction
    self.bias = bias
    self.limit = limit
  }
}

/// A place that answers a query.
public struct PlaceHit: Sendable, Hashable {
  /// The place.
  public var place: IndexedPlace
  /// Whether every word of the query was found in the place's texts; reverse lookups are always exact.
  public var isComplete: Bool
  /// Whether a typing mistake was allowed for.
  public var hasTypo: Bool
  /// Metres from the point asked for, in reverse lookups.
  public var distanceMeters: Double?

  /// Creates a hit.
  public init(
    place: IndexedPlace, isComplete: Bool = true, hasTypo: Bool = false,
    distanceMeters: Double? = nil
  ) {
    self.place = place
    self.isComplete = isComplete
    self.hasTypo = hasTypo
    self.distanceMeters = distanceMeters
  }
}

/// A searchable set of places: the built-in gazetteer today, any index file tomorrow.
public protocol PlaceSearch: Sendable {
  /// The best places for a query, best first, at most `query.limit`. Every word must match (the last as a prefix).
  func search(_ query: PlaceQuery) -> [PlaceHit]
  /// The best places for an address: like ``search(_:)``, but words that match nothing are dropped (least telling first)
  /// until something is found, and such hits are not complete.
  func matchAddress(_ query: PlaceQuery) -> [PlaceHit]
  /// The place with an identifier.
  func place(id: String) -> IndexedPlace?
  /// For a point: the nearest place of each kind that plausibly contains or stands for it, smallest kind first.
  func places(around point: GeoPoint) -> [PlaceHit]
  /// The places within a distance of a point that pass a type filter, in the order asked for, each with its distance; none for
  /// a radius or a limit below zero.
  func nearby(_ query: NearbyQuery) -> [PlaceHit]
}
