#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension GeoPoint {
  /// Measures the shortest way over the WGS84 ellipsoid, in metres.
  ///
  /// The spherical distance between reduced latitudes, with Lambert's first-order correction for the flattening: within a
  /// few ten metres over thousands of kilometres, and within 0.1 % anywhere. Close to the antipode, where the correction
  /// does not hold, the plain sphere is used (within 0.5 %).
  public func distanceMeters(to other: GeoPoint) -> Double {
    let equatorial = 6_378_137.0
    let flattening = 1 / 298.257223563
    let here = atan((1 - flattening) * tan(radians(latitude)))
    let there = atan((1 - flattening) * tan(radians(other.latitude)))
    let turn = radians(other.longitude - longitude)
    let latitudeTerm = sin((there - here) / 2)
    let longitudeTerm = sin(turn / 2)
    let haversine =
      latitudeTerm * latitudeTerm + cos(here) * cos(there) * longitudeTerm * longitudeTerm
    let angle = 2 * asin(min(1, haversine.squareRoot()))
    guard angle > 0 else { return 0 }
    guard angle < 3.05 else { return 6_371_008.8 * angle }
    let mean = (here + there) / 2
    let half = (there - here) / 2
    let sinHalfAngle = sin(angle / 2)
    let cosHalfAngle = cos(angle / 2)
    let first = sin(mean) * cos(half) / cosHalfAngle
    let second = cos(mean) * sin(half) / sinHalfAngle
    let correction = (angle - sin(angle)) * first * first + (angle + sin(angle)) * second * second
    return equatorial * (angle - flattening / 2 * correction)
  }

  private func radians(_ degrees: Double) -> Double {
    degrees * .pi / 180
  }
}
