import PlaceIndex
import PlacesClient

/// An area in the body of a request, read but not yet checked.
enum NewArea {
  /// A circle; `center` is `nil` when it was not given.
  case circle(center: GeoPoint?, radius: Double)
  /// A viewport; a corner is `nil` when it was not given.
  case rectangle(low: GeoPoint?, high: GeoPoint?)
  /// Neither member.
  case empty

  /// Checks the rules of areas.
  ///
  /// - Parameters:
  ///   - field: The path of the area, for the message.
  ///   - widest: How many degrees of longitude a rectangle may hold.
  /// - Returns: The area for the index.
  /// - Throws: `INVALID_ARGUMENT` with the path of what is missing or out of range.
  func checked(_ field: String, widest: Double = 360) throws(RPCError) -> GeoArea {
    switch self {
    case .empty:
      throw .invalid(field, "Invalid \(field): exactly one of circle and rectangle must be set.")
    case .circle(let center, let radius):
      guard let center else {
        throw .invalid(field + ".circle.center", "Invalid \(field): the circle needs a center.")
      }
      try Self.check(center, field + ".circle.center")
      guard (0...50_000).contains(radius) else {
        throw .invalid(
          field + ".circle.radius",
          "Invalid \(field): the radius must be between 0.0 and 50000.0, inclusive.")
      }
      return .circle(center: center, radiusMeters: radius)
    case .rectangle(let low, let high):
      guard let low, let high else {
        throw .invalid(field + ".rectangle", "Invalid \(field): the rectangle needs low and high.")
      }
      try Self.check(low, field + ".rectangle.low")
      try Self.check(high, field + ".rectangle.high")
      guard low.latitude <= high.latitude, !(low.longitude == 180 && high.longitude == -180) else {
        throw .invalid(field + ".rectangle", "Invalid \(field): the rectangle is empty.")
      }
      let width = high.longitude - low.longitude
      guard (width < 0 ? width + 360 : width) <= widest else {
        throw .invalid(
          field + ".rectangle",
          "Invalid \(field): the rectangle must not be wider than \(Int(widest)) degrees.")
      }
      return .rectangle(
        south: low.latitude, west: low.longitude, north: high.latitude, east: high.longitude)
    }
  }

  /// Refuses a point that is not on the Earth.
  static func check(_ point: GeoPoint, _ field: String) throws(RPCError) {
    guard (-90...90).contains(point.latitude) else {
      throw .invalid(field, "Invalid \(field): latitude must be between -90 and 90.")
    }
    guard (-180...180).contains(point.longitude) else {
      throw .invalid(field, "Invalid \(field): longitude must be between -180 and 180.")
    }
  }
}

extension BodyReader {
  private static let corners: Set<String> = ["latitude", "longitude"]
  private static let shapes: Set<String> = ["circle", "rectangle"]

  /// A position, `nil` when absent; a missing member is 0.
  mutating func point(_ value: JSONValue?, at path: String) -> GeoPoint? {
    guard let members = message(value, at: path, fields: Self.corners) else {
      return nil
    }
    return GeoPoint(
      latitude: double(members["latitude"], at: path + ".latitude"),
      longitude: double(members["longitude"], at: path + ".longitude"))
  }

  /// An area, `nil` when absent.
  mutating func area(_ value: JSONValue?, at path: String) -> NewArea? {
    guard let members = message(value, at: path, fields: Self.shapes) else {
      return nil
    }
    if members.members.count == 2 { refuseSecondChoice("rectangle", at: path) }
    if let value = members["circle"] {
      let circle = message(value, at: path + ".circle", fields: ["center", "radius"]) ?? [:]
      return .circle(
        center: point(circle["center"], at: path + ".circle.center"),
        radius: double(circle["radius"], at: path + ".circle.radius"))
    }
    if let value = members["rectangle"] {
      let box = message(value, at: path + ".rectangle", fields: ["low", "high"]) ?? [:]
      return .rectangle(
        low: point(box["low"], at: path + ".rectangle.low"),
        high: point(box["high"], at: path + ".rectangle.high"))
    }
    return .empty
  }
}
