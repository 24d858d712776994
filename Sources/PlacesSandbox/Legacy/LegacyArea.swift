import PlaceIndex

/// The areas of the legacy service as text.
enum LegacyArea {
  /// The radius around a single point that a bias to it prefers, in metres.
  private static let pointRadius = 2000.0

  /// Reads a `locationbias`: `ipbias` (nothing is known about the caller, so it biases nothing), `point:LAT,LNG`, or an area.
  static func bias(_ text: String) throws(LegacyError) -> GeoArea? {
    if text == "ipbias" { return nil }
    if text.hasPrefix("point:") {
      return .circle(
        center: try point(text.dropFirst("point:".count)), radiusMeters: pointRadius)
    }
    return try restriction(text)
  }

  /// Reads an area: `circle:RADIUS@LAT,LNG` or `rectangle:SOUTH,WEST|NORTH,EAST`.
  static func restriction(_ text: String) throws(LegacyError) -> GeoArea {
    if text.hasPrefix("circle:") {
      let parts = text.dropFirst("circle:".count).split(
        separator: "@", omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw .invalid }
      return .circle(center: try point(parts[1]), radiusMeters: try radius(parts[0]))
    }
    guard text.hasPrefix("rectangle:") else { throw .invalid }
    let corners = text.dropFirst("rectangle:".count).split(
      separator: "|", omittingEmptySubsequences: false)
    guard corners.count == 2 else { throw .invalid }
    let low = try point(corners[0])
    let high = try point(corners[1])
    guard low.latitude <= high.latitude else { throw .invalid }
    return .rectangle(
      south: low.latitude, west: low.longitude, north: high.latitude, east: high.longitude)
  }

  /// Reads a radius in metres; more than 50,000 is taken as 50,000.
  static func radius(_ text: some StringProtocol) throws(LegacyError) -> Double {
    guard let radius = NumberText.double(text), radius >= 0 else { throw .invalid }
    return Swift.min(radius, 50_000)
  }

  /// Longitudes wrap around, latitudes are cut at the poles.
  private static func point(_ text: some StringProtocol) throws(LegacyError) -> GeoPoint {
    guard let point = NumberText.pair(text) else { throw .invalid }
    return point.wrapped
  }
}
