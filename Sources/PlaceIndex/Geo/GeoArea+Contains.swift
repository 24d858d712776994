#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension GeoArea {
  /// Tells whether a point lies in the area, its edge included.
  ///
  /// A circle is measured over the ellipsoid, so it is right at the poles and across the 180th meridian. A rectangle
  /// whose west is greater than its east crosses that meridian; on a pole every longitude counts as inside.
  public func contains(_ point: GeoPoint) -> Bool {
    switch self {
    case .circle(let center, let radiusMeters):
      return center.distanceMeters(to: point) <= radiusMeters
    case .rectangle(let south, let west, let north, let east):
      guard point.latitude >= south, point.latitude <= north else { return false }
      if abs(point.latitude) == 90 { return true }
      if west <= east {
        // −180 and 180 are the same meridian.
        return point.longitude >= west && point.longitude <= east
          || point.longitude == -180 && east == 180 || point.longitude == 180 && west == -180
      }
      return point.longitude >= west || point.longitude <= east
    }
  }

  /// The middle and the distance from there to the edge (a rectangle's corner), in metres.
  var extent: (center: GeoPoint, radiusMeters: Double) {
    switch self {
    case .circle(let center, let radiusMeters):
      return (center, radiusMeters)
    case .rectangle(let south, let west, let north, let east):
      var longitude = west <= east ? (west + east) / 2 : (west + east + 360) / 2
      if longitude > 180 { longitude -= 360 }
      let center = GeoPoint(latitude: (south + north) / 2, longitude: longitude)
      let corner = max(
        center.distanceMeters(to: GeoPoint(latitude: south, longitude: west)),
        center.distanceMeters(to: GeoPoint(latitude: north, longitude: east)))
      return (center, corner)
    }
  }
}
