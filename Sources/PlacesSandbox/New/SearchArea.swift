import PlaceIndex

/// The circle around an area, for asking an index that knows circles only.
struct SearchArea {
  /// A radius that leaves nothing out, in metres.
  static let wholeEarth = 20_100_000.0
  /// Above this many degrees a box is not measured any more.
  private static let wideBox = 20.0

  /// The middle of the area.
  let center: GeoPoint
  /// A radius that holds it all, in metres.
  let radiusMeters: Double

  /// The circle around an area; for none, the whole Earth.
  init(_ area: GeoArea?) {
    switch area {
    case nil:
      center = GeoPoint(latitude: 0, longitude: 0)
      radiusMeters = Self.wholeEarth
    case .circle(let center, let radiusMeters):
      self.center = center
      self.radiusMeters = radiusMeters
    case .rectangle(let south, let west, let north, let east):
      let width = west <= east ? east - west : east - west + 360
      let middle = GeoPoint(latitude: (south + north) / 2, longitude: west + width / 2).wrapped
      center = middle
      if width > Self.wideBox || north - south > Self.wideBox {
        radiusMeters = Self.wholeEarth
      } else {
        let corners = [(south, west), (south, east), (north, west), (north, east)]
        radiusMeters =
          1.01
          * (corners.map {
            middle.distanceMeters(to: GeoPoint(latitude: $0.0, longitude: $0.1))
          }.max() ?? 0)
      }
    }
  }
}
