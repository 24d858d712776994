/// A position on the Earth in degrees, WGS84.
public struct GeoPoint: Sendable, Hashable {
  /// Degrees north, −90 to 90.
  public var latitude: Double
  /// Degrees east, −180 to 180.
  public var longitude: Double

  /// Creates a position.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A region on the Earth.
public enum GeoArea: Sendable, Hashable {
  /// All points within a distance of a centre.
  case circle(center: GeoPoint, radiusMeters: Double)
  /// A closed box; `west` greater than `east` crosses the 180th meridian.
  case rectangle(south: Double, west: Double, north: Double, east: Double)
}
