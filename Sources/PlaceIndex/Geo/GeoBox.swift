#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A box of coordinates around an area, for a quick look before measuring: what is outside is outside the area.
struct GeoBox: Sendable {
  private let center: GeoPoint
  /// Degrees to either side of the middle.
  private let height: Double
  private let width: Double

  /// The box around a circle.
  init(around center: GeoPoint, radiusMeters: Double) {
    self.center = center
    // A degree of latitude is 110,574 m or more.
    height = radiusMeters / 110_500
    let edge = abs(center.latitude) + height
    // Meridians come together: at the edge nearer to the pole a degree of longitude is shortest, and around the pole it is all.
    width = edge < 89.9 ? height / cos(edge * .pi / 180) : 360
  }

  /// Whether a point may be in the area.
  func mayHold(_ point: GeoPoint) -> Bool {
    guard abs(point.latitude - center.latitude) <= height else { return false }
    let turn = abs(point.longitude - center.longitude)
    return min(turn, 360 - turn) <= width
  }
}

extension GeoArea {
  /// An area made ready for testing many points.
  struct Tester: Sendable {
    private let area: GeoArea
    /// Around a circle; a rectangle needs no measuring.
    private let box: GeoBox?

    init(_ area: GeoArea) {
      self.area = area
      if case .circle(let center, let radiusMeters) = area {
        box = GeoBox(around: center, radiusMeters: radiusMeters)
      } else {
        box = nil
      }
    }

    /// A quick look: `false` is certain.
    func mayContain(_ point: GeoPoint) -> Bool {
      box?.mayHold(point) ?? area.contains(point)
    }

    func contains(_ point: GeoPoint) -> Bool {
      mayContain(point) && area.contains(point)
    }
  }
}
