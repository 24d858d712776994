/// The middle of what a GeoJSON geometry spans.
///
/// What crosses the line of 180 degrees is divided there, as RFC 7946 asks for. Its parts are neighbours all the same, so the
/// middle is that of the shortest stretch of longitudes that holds all parts.
struct GeometryMiddle {
  private var south = Double.infinity
  private var north = -Double.infinity
  /// The westernmost and easternmost longitude of each line or ring, or of each point that stands alone.
  private var stretches: [(west: Double, east: Double)] = []

  /// Looks at a geometry.
  init(_ geometry: JSONNode) {
    guard let coordinates = geometry["coordinates"] else { return }
    let areSeparate = geometry["type"]?.string == "MultiPoint"
    visit(coordinates, areSeparate: areSeparate)
  }

  /// Latitude and longitude in degrees, or nothing when there is no coordinate.
  var point: (latitude: Double, longitude: Double)? {
    guard let longitude else { return nil }
    return ((south + north) / 2, longitude)
  }

  private var longitude: Double? {
    let sorted = stretches.sorted { $0.west < $1.west }
    guard let first = sorted.first else { return nil }
    var reach = first.east
    var widest = (width: 0.0, west: 0.0, east: 0.0)
    for stretch in sorted.dropFirst() {
      let width = stretch.west - reach
      if width > widest.width { widest = (width, reach, stretch.west) }
      reach = max(reach, stretch.east)
    }
    guard widest.width > 360 - (reach - first.west) else { return (first.west + reach) / 2 }
    // From the far side of the widest gap, over the line, to its near side.
    let middle = (widest.east + widest.west + 360) / 2
    return middle > 180 ? middle - 360 : middle
  }

  private mutating func visit(_ node: JSONNode, areSeparate: Bool) {
    guard let items = node.array else { return }
    if let position = Self.position(items) {
      add(position, to: nil)
      return
    }
    var line: Int?
    for item in items {
      if let position = item.array.flatMap(Self.position) {
        line = add(position, to: areSeparate ? nil : line)
      } else {
        visit(item, areSeparate: areSeparate)
      }
    }
  }

  /// Takes a position, as part of a stretch or as one of its own.
  ///
  /// - Returns: The number of the stretch.
  @discardableResult
  private mutating func add(_ position: (x: Double, y: Double), to stretch: Int?) -> Int {
    south = min(south, position.y)
    north = max(north, position.y)
    guard let stretch, stretches.indices.contains(stretch) else {
      stretches.append((position.x, position.x))
      return stretches.count - 1
    }
    stretches[stretch].west = min(stretches[stretch].west, position.x)
    stretches[stretch].east = max(stretches[stretch].east, position.x)
    return stretch
  }

  private static func position(_ items: [JSONNode]) -> (x: Double, y: Double)? {
    guard items.count >= 2, case .number = items[0], case .number = items[1],
      let x = items[0].double, let y = items[1].double, x.isFinite, y.isFinite
    else { return nil }
    return (x, y)
  }
}
