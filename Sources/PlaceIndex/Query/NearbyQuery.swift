/// What is asked of an index when there is no text: the places around a point.
public struct NearbyQuery: Sendable, Hashable {
  /// What comes first.
  public enum Order: Sendable, Hashable {
    /// The most important, those of equal importance in the order of the index.
    case importance
    /// The nearest, those of equal distance in the order of the index.
    case distance
  }

  /// The middle.
  public var center: GeoPoint
  /// How far away a place may be, in metres over the ellipsoid, edge included; 20,100,000 and more is the whole Earth.
  public var radiusMeters: Double
  /// Which types pass.
  public var types: PlaceQuery.TypeFilter
  /// What comes first.
  public var order: Order
  /// How many hits at most.
  public var limit: Int

  /// Creates a query.
  public init(
    center: GeoPoint, radiusMeters: Double, types: PlaceQuery.TypeFilter = .any,
    order: Order = .importance, limit: Int = 20
  ) {
    self.center = center
    self.radiusMeters = radiusMeters
    self.types = types
    self.order = order
    self.limit = limit
  }
}
