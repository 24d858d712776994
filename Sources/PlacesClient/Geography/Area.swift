/// A circle on the Earth that a service accepts: more than 0 and at most 50,000 metres in radius.
public struct Circle: Sendable, Hashable {
  /// The largest radius the services accept, in metres.
  public static let largestRadiusMeters = 50_000.0

  /// The centre.
  public let center: Coordinate
  /// The radius in metres, above 0, at most 50,000.
  public let radiusMeters: Double

  /// Creates a circle.
  ///
  /// - Throws: ``ValueError/area(_:_:)`` when the radius is outside its range or not finite. A radius of 0 is refused because
  ///   a service finds nothing within it.
  public init(center: Coordinate, radiusMeters: Double) throws(ValueError) {
    guard radiusMeters > 0, radiusMeters <= Self.largestRadiusMeters else {
      let shown = radiusMeters.isFinite ? DecimalText.format(radiusMeters) : "\(radiusMeters)"
      throw .area("circle:\(shown)@\(center.text)", .radius(shown))
    }
    self.center = center
    self.radiusMeters = radiusMeters
  }
}

/// A box between two parallels and two meridians; it may cross the 180th meridian.
public struct Rectangle: Sendable, Hashable {
  /// The corner with the lowest latitude, at the western edge.
  public let southwest: Coordinate
  /// The corner with the highest latitude, at the eastern edge.
  public let northeast: Coordinate

  /// Creates a rectangle; a western edge east of the eastern one means that it crosses the 180th meridian.
  ///
  /// - Throws: ``ValueError/area(_:_:)`` when the southern edge lies north of the northern one, or when the edges at 180° and
  ///   −180° leave nothing between them.
  public init(southwest: Coordinate, northeast: Coordinate) throws(ValueError) {
    let text = "rect:\(southwest.text),\(northeast.text)"
    guard southwest.latitude <= northeast.latitude else { throw .area(text, .upsideDown) }
    guard !(southwest.longitude == 180 && northeast.longitude == -180) else {
      throw .area(text, .shape)
    }
    self.southwest = southwest
    self.northeast = northeast
  }

  /// Whether the box spans the 180th meridian.
  public var crossesAntimeridian: Bool { southwest.longitude > northeast.longitude }
}

/// Where to look: a circle or a rectangle.
public enum Area: Sendable, Hashable {
  case circle(Circle)
  case rectangle(Rectangle)

  /// The canonical spelling, which reads back as the same area.
  public var text: String {
    switch self {
    case .circle(let circle):
      "circle:\(DecimalText.format(circle.radiusMeters))@\(circle.center.text)"
    case .rectangle(let box): "rect:\(box.southwest.text),\(box.northeast.text)"
    }
  }
}
