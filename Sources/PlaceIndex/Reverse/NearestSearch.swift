#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension SpatialTree {
  /// A record and its distance.
  struct Found: Sendable, Equatable {
    var record: Int
    var meters: Double
  }

  /// The nearest record of a kind within a distance; the first in order among equals.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - point: Where from.
  ///   - meters: How far it may be.
  ///   - classes: By class, whether a record of it counts; nothing when all do.
  /// - Returns: The record and its distance, if there is one.
  func nearest(
    _ kind: IndexedPlace.Kind, to point: GeoPoint, within meters: Double = .infinity,
    classes: [Bool]? = nil
  ) -> Found? {
    let range = range(kind)
    guard var near = NearSearch(tables, point: point, within: meters, classes: classes) else {
      return nearestAnywhere(kind, to: point, within: meters, classes: classes)
    }
    switch near.run(range) {
    case .one(let record):
      let away = point.distanceMeters(to: tables.point(record))
      return away <= meters ? Found(record: record, meters: away) : nil
    case .several(let limit):
      return nearest(of: near.all(range, within: limit), to: point, within: meters)
    case .nothing where near.isWithinReach(meters): return nil
    case .nothing, .unknown:
      return nearestAnywhere(kind, to: point, within: meters, classes: classes)
    }
  }

  /// The number of the nearest record, without its distance.
  func nearestRecord(_ kind: IndexedPlace.Kind, to point: GeoPoint) -> Int? {
    let range = range(kind)
    if var near = NearSearch(tables, point: point, within: .infinity, classes: nil) {
      switch near.run(range) {
      case .one(let record): return record
      case .several(let limit):
        return nearest(of: near.all(range, within: limit), to: point, within: .infinity)?.record
      case .nothing, .unknown: break
      }
    }
    return nearestAnywhere(kind, to: point, within: .infinity, classes: nil)?.record
  }

  /// The nearest of some records by their true distances; the first in order among equals.
  private func nearest(of records: [Int], to point: GeoPoint, within meters: Double) -> Found? {
    records.map { Found(record: $0, meters: point.distanceMeters(to: tables.point($0))) }
      .filter { $0.meters <= meters }
      .min { $0.meters != $1.meters ? $0.meters < $1.meters : $0.record < $1.record }
  }

  /// The same for any point and distance.
  func nearestAnywhere(
    _ kind: IndexedPlace.Kind, to point: GeoPoint, within meters: Double, classes: [Bool]?
  ) -> Found? {
    var search = Nearest(tree: self, point: point, meters: meters, classes: classes)
    search.visit(
      range(kind), 0, south: -900_000_000, west: -1_800_000_000, north: 900_000_000,
      east: 1_800_000_000)
    return search.best
  }

  /// A search for the nearest record.
  private struct Nearest {
    /// Sphere to ellipsoid: no distance is shorter than this part of the one on a sphere of the equator's radius.
    private static let shrink = 6_378_137.0 * 0.992
    private let tree: SpatialTree
    private let classes: [Bool]?
    private let point: GeoPoint
    private let latitude: Double
    private let longitude: Double
    private let cosine: Double
    private var meters: Double
    /// The haversine no better record can have: half the chord squared.
    private var limit: Double
    var best: Found?

    init(tree: SpatialTree, point: GeoPoint, meters: Double, classes: [Bool]?) {
      self.tree = tree
      self.classes = classes
      self.point = point
      latitude = point.latitude * 1e7
      longitude = point.longitude * 1e7
      cosine = cos(point.latitude * .pi / 180)
      self.meters = meters
      limit = Self.haversine(meters)
    }

    private static func haversine(_ meters: Double) -> Double {
      guard meters < 20_000_000 else { return 2 }
      let half = sin(min(.pi / 2, meters / shrink / 2))
      return half * half
    }

    private static let radian = Double.pi / 180 / 1e7

    /// A lower bound of the haversine of the way to a cell.
    private func bound(_ south: Double, _ west: Double, _ north: Double, _ east: Double) -> Double {
      let up = latitude < south ? south - latitude : latitude > north ? latitude - north : 0
      var turn = 0.0
      if longitude < west || longitude > east {
        let a = abs(west - longitude)
        let b = abs(east - longitude)
        turn = min(min(a, 3.6e9 - a), min(b, 3.6e9 - b))
      }
      let x = Self.halfSine(up * Self.radian)
      if turn == 0 { return x * x }
      let far = max(abs(south), abs(north)) * Self.radian
      let y = Self.halfSine(turn * Self.radian)
      return x * x + cosine * max(0, 1 - far * far / 2) * y * y
    }

    /// Not above the sine of half an angle from 0 to 2π...
    ///
    /// of at most π.
    @inline(__always)
    private static func halfSine(_ angle: Double) -> Double {
      let half = angle / 2
      return half - half * half * half / 6
    }

    mutating func visit(
      _ range: Range<Int>, _ depth: Int, south: Double, west: Double, north: Double, east: Double
    ) {
      if range.count <= SpatialTree.leaf {
        for place in range { take(tree.record(place)) }
        return
      }
      let middle = (range.lowerBound + range.upperBound) / 2
      let record = tree.record(middle)
      let raw = tree.tables.rawPoint(record)
      let value = Double(depth % 2 == 0 ? raw.longitude : raw.latitude)
      let isLower = depth % 2 == 0 ? longitude < value : latitude < value
      for side in 0..<2 {
        let lower = (side == 0) == isLower
        let part = lower ? range.lowerBound..<middle : middle + 1..<range.upperBound
        var (s, w, n, e) = (south, west, north, east)
        if depth % 2 == 0 {
          if lower { e = min(e, value) } else { w = max(w, value) }
        } else {
          if lower { n = min(n, value) } else { s = max(s, value) }
        }
        if side == 1 { take(record) }
        if bound(s, w, n, e) <= limit {
          visit(part, depth + 1, south: s, west: w, north: n, east: e)
        }
      }
    }

    @inline(__always)
    private mutating func take(_ record: Int) {
      let raw = tree.tables.rawPoint(record)
      let up = (Double(raw.latitude) - latitude) * Self.radian
      let x = up / 2 - up * up * up / 48
      guard x * x <= limit else { return }
      takeSlowly(record, raw, x * x)
    }

    private mutating func takeSlowly(
      _ record: Int, _ raw: (latitude: Int32, longitude: Int32), _ share: Double
    ) {
      var turn = abs(Double(raw.longitude) - longitude)
      if turn > 1.8e9 { turn = 3.6e9 - turn }
      let angle = Double(raw.latitude) * Self.radian
      let y = Self.halfSine(turn * Self.radian)
      guard share + cosine * max(0, 1 - angle * angle / 2) * y * y <= limit else { return }
      if let classes, case let number = tree.tables.classNumber(record),
        number >= classes.count || !classes[number]
      {
        return
      }
      let away = point.distanceMeters(to: tree.tables.point(record))
      guard away <= meters, away < meters || best.map({ record < $0.record }) ?? true else {
        return
      }
      meters = away
      limit = Self.haversine(away)
      best = Found(record: record, meters: away)
    }
  }
}
