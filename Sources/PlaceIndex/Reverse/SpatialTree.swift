#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The positions of an index as trees, one a kind of place.
struct SpatialTree {
  static let leaf = SpatialOrder.leaf

  let tables: IndexTables

  init(_ tables: IndexTables) { self.tables = tables }

  /// Where the records of a kind are in the order.
  func range(_ kind: IndexedPlace.Kind) -> Range<Int> {
    let row = Int(kind.rawValue) * 8
    let start = min(Int(tables.spatial.u32(row)), tables.count)
    return start..<min(start + Int(tables.spatial.u32(row + 4)), tables.count)
  }

  @inline(__always)
  func record(_ place: Int) -> Int {
    min(Int(tables.spatialOrder.u32(place &* 4)), max(0, tables.count &- 1))
  }

  /// The records in an area, in no order; nothing when there are more than `most`.
  func records(in area: GeoArea, atMost most: Int) -> [Int]? {
    var found: [Int] = []
    // A record on the edge of a box passes twice when boxes meet there; the area has the last word.
    for box in area.boxes {
      for kind in IndexedPlace.Kind.allCases {
        guard collect(range(kind), 0, box, area, most, &found) else { return nil }
      }
    }
    return found
  }

  private func collect(
    _ range: Range<Int>, _ depth: Int, _ box: GeoBox32, _ area: GeoArea, _ most: Int,
    _ found: inout [Int]
  ) -> Bool {
    if range.count <= Self.leaf {
      for place in range where !take(place, box, area, most, &found) { return false }
      return true
    }
    let middle = (range.lowerBound + range.upperBound) / 2
    let point = tables.rawPoint(record(middle))
    let (value, low, high) =
      depth % 2 == 0
      ? (point.longitude, box.west, box.east) : (point.latitude, box.south, box.north)
    if low <= value, !collect(range.lowerBound..<middle, depth + 1, box, area, most, &found) {
      return false
    }
    guard take(middle, box, area, most, &found) else { return false }
    return high < value
      || collect(middle + 1..<range.upperBound, depth + 1, box, area, most, &found)
  }

  private func take(
    _ place: Int, _ box: GeoBox32, _ area: GeoArea, _ most: Int, _ found: inout [Int]
  ) -> Bool {
    let record = record(place)
    guard box.contains(tables.rawPoint(record)), area.contains(tables.point(record)) else {
      return true
    }
    guard found.count < most else { return false }
    found.append(record)
    return true
  }
}

extension IndexTables {
  /// Position in ten-millionths of a degree.
  @inline(__always)
  func rawPoint(_ record: Int) -> (latitude: Int32, longitude: Int32) {
    (Int32(bitPattern: points.u32(record &* 8)), Int32(bitPattern: points.u32(record &* 8 &+ 4)))
  }
}

/// A rectangle in ten-millionths of a degree that crosses no meridian of 180 degrees.
struct GeoBox32 {
  var south: Int32
  var west: Int32
  var north: Int32
  var east: Int32

  @inline(__always)
  func contains(_ point: (latitude: Int32, longitude: Int32)) -> Bool {
    point.latitude >= south && point.latitude <= north && point.longitude >= west
      && point.longitude <= east
  }

  /// The rectangle between coordinates in degrees, its edges rounded outwards.
  init(south: Double, west: Double, north: Double, east: Double) {
    func whole(_ value: Double, _ limit: Double, _ step: Double) -> Int32 {
      Int32(max(-limit, min(limit, (value * 1e7).rounded() + step)))
    }
    self.south = whole(south, 900_000_000, -2)
    self.west = whole(west, 1_800_000_000, -2)
    self.north = whole(north, 900_000_000, 2)
    self.east = whole(east, 1_800_000_000, 2)
  }
}

extension GeoArea {
  /// Rectangles that together hold the area.
  var boxes: [GeoBox32] {
    switch self {
    case .rectangle(let south, let west, let north, let east):
      // On a pole every longitude is inside.
      let poles = [(south, -90.0), (north, 90.0)].filter { abs($0.0) >= 90 }.map {
        GeoBox32(south: $0.1, west: -180, north: $0.1, east: 180)
      }
      if west <= east {
        var boxes = [GeoBox32(south: south, west: west, north: north, east: east)]
        if east >= 180 {
          boxes.append(GeoBox32(south: south, west: -180, north: north, east: -180))
        }
        if west <= -180 { boxes.append(GeoBox32(south: south, west: 180, north: north, east: 180)) }
        return boxes + poles
      }
      return [
        GeoBox32(south: south, west: west, north: north, east: 180),
        GeoBox32(south: south, west: -180, north: north, east: east),
      ] + poles
    case .circle(let center, let radius):
      return Self.boxes(around: center, radiusMeters: radius)
    }
  }

  /// A degree of latitude has at least 110,574 m; what a radius spans is rounded up.
  static func boxes(around center: GeoPoint, radiusMeters: Double) -> [GeoBox32] {
    let reach = max(0, radiusMeters) / 110_000
    let (south, north) = (center.latitude - reach, center.latitude + reach)
    guard south > -89.9, north < 89.9, reach < 90 else {
      return [GeoBox32(south: max(-90, south), west: -180, north: min(90, north), east: 180)]
    }
    let angle = reach * .pi / 180
    let ratio = sin(angle) / cos(center.latitude * .pi / 180)
    guard ratio < 0.999 else {
      return [GeoBox32(south: south, west: -180, north: north, east: 180)]
    }
    let width = asin(ratio) * 180 / .pi * 1.01
    let (west, east) = (center.longitude - width, center.longitude + width)
    var boxes = [GeoBox32(south: south, west: max(-180, west), north: north, east: min(180, east))]
    if west < -180 {
      boxes.append(GeoBox32(south: south, west: west + 360, north: north, east: 180))
    }
    if east > 180 {
      boxes.append(GeoBox32(south: south, west: -180, north: north, east: east - 360))
    }
    return boxes
  }
}
