import PlaceIndex

/// A route as a line of points, from an encoded polyline.
struct RouteLine: Hashable {
  /// The points, two at least.
  let points: [GeoPoint]

  /// Places further away than this from the route are not along it, in metres.
  static let reach = 5000.0
  /// Longer lines are refused.
  private static let mostPoints = 2000

  /// Reads an encoded polyline: differences in hundred-thousandths of a degree, five bits a character.
  ///
  /// `nil` when the text is cut, has other characters or points that are not on the Earth, or is no line.
  init?(polyline: String) {
    var numbers: [Int] = []
    var value = 0
    var shift = 0
    for byte in polyline.utf8 {
      guard (63...126).contains(byte), shift <= 30 else { return nil }
      let bits = Int(byte) - 63
      value |= (bits & 31) << shift
      if bits < 32 {
        numbers.append(value & 1 == 1 ? ~(value >> 1) : value >> 1)
        (value, shift) = (0, 0)
      } else {
        shift += 5
      }
    }
    guard shift == 0, numbers.count % 2 == 0, (4...2 * Self.mostPoints).contains(numbers.count)
    else { return nil }
    var (latitude, longitude) = (0, 0)
    var points: [GeoPoint] = []
    for index in stride(from: 0, to: numbers.count, by: 2) {
      latitude += numbers[index]
      longitude += numbers[index + 1]
      guard (-9_000_000...9_000_000).contains(latitude),
        (-18_000_000...18_000_000).contains(longitude)
      else { return nil }
      points.append(
        GeoPoint(latitude: Double(latitude) / 1e5, longitude: Double(longitude) / 1e5))
    }
    self.points = points
  }

  /// Whether a point is along the route: flat around the point, since thousands may be asked about.
  func passes(_ point: GeoPoint) -> Bool {
    let step = point.latitude > 0 ? -0.01 : 0.01
    let north =
      100
      * point.distanceMeters(
        to: GeoPoint(latitude: point.latitude + step, longitude: point.longitude))
    let east =
      100
      * point.distanceMeters(
        to: GeoPoint(latitude: point.latitude, longitude: point.longitude + 0.01))
    var last: (x: Double, y: Double)?
    for corner in points {
      let next = (
        x: (corner.longitude - point.longitude) * east,
        y: (corner.latitude - point.latitude) * north
      )
      if let last, Self.distance(from: last, to: next) <= Self.reach { return true }
      last = next
    }
    return false
  }

  /// How far a stretch is from the middle of the plane.
  private static func distance(
    from a: (x: Double, y: Double), to b: (x: Double, y: Double)
  ) -> Double {
    let line = (x: b.x - a.x, y: b.y - a.y)
    let square = line.x * line.x + line.y * line.y
    let along = square > 0 ? -(a.x * line.x + a.y * line.y) / square : 0
    let share = min(1, max(0, along))
    let foot = (x: a.x + share * line.x, y: a.y + share * line.y)
    return (foot.x * foot.x + foot.y * foot.y).squareRoot()
  }

  /// The box around the route, its reach included.
  var box: GeoArea {
    let latitudes = points.map(\.latitude)
    let longitudes = points.map(\.longitude)
    let margin = 0.1
    return .rectangle(
      south: max(-90, (latitudes.min() ?? 0) - margin),
      west: max(-180, (longitudes.min() ?? 0) - margin),
      north: min(90, (latitudes.max() ?? 0) + margin),
      east: min(180, (longitudes.max() ?? 0) + margin))
  }
}
