#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The search for the nearest record not far away, on a plane laid at the point: a few multiplications a record.
///
/// Within ``reach`` of the point, and away from poles and the 180th meridian, the squares of distances on that plane are
/// those on the ellipsoid but for a factor that differs between two records by less than ``margin``. So one record much
/// nearer than all others is the nearest; among several that are alike the true distances decide.
struct NearSearch {
  /// What came out of it.
  enum Outcome {
    /// There is no record within the reach.
    case nothing
    /// This is the nearest one.
    case one(Int)
    /// One of those whose square is at most this.
    case several(Double)
    /// The plane is no good here.
    case unknown
  }

  /// 127 km, as an angle in radians.
  private static let reach = 0.02
  /// The curvatures of the ellipsoid differ by 0.7 % at a place, squared 1.4 %; leaving out higher powers costs 0.3 %.
  private static let margin = 1.025
  private static let unit = 1e7 * 180 / Double.pi

  private let points: ByteView
  private let order: ByteView
  private let classOf: ByteView
  private let classes: [Bool]?
  private let count: Int
  private let latitude: Double
  private let longitude: Double
  /// The square of a degree of longitude in those of latitude at the point, how it shrinks to the north, and its least
  /// value within the reach.
  private let breadth: Double
  private let slope: Double
  private let least: Double
  /// The square above which a record does not count.
  private var limit: Double
  private let outermost: Double
  private var best = Double.infinity
  private var second = Double.infinity
  private var record = 0

  /// Lays the plane for records up to some metres away; nothing where that cannot be done.
  init?(_ tables: borrowing IndexTables, point: GeoPoint, within meters: Double, classes: [Bool]?) {
    let phi = point.latitude * .pi / 180
    // No distance is shorter than this part of the one on a sphere of the equator's radius.
    let angle = min(Self.reach, meters * 1.001 / (6_378_137 * 0.992))
    guard abs(phi) < 1.39, angle >= 0 else { return nil }
    let (sine, cosine) = (sin(phi), cos(phi))
    let lowest = cosine - abs(sine) * angle - cosine * angle * angle / 2
    guard (180 - abs(point.longitude)) * .pi / 180 > 1.01 * angle / lowest else { return nil }
    points = tables.points
    order = tables.spatialOrder
    classOf = tables.classOf
    count = tables.count
    self.classes = classes
    latitude = point.latitude * 1e7
    longitude = point.longitude * 1e7
    breadth = cosine * cosine
    slope = cosine * sine / Self.unit
    least = cosine * lowest * 0.998
    outermost = angle * angle * Self.unit * Self.unit
    limit = outermost
  }

  /// Looks through the records of a stretch of the tree.
  mutating func run(_ range: Range<Int>) -> Outcome {
    visit(range.lowerBound, range.upperBound, true, 0, 0)
    if best == .infinity { return .nothing }
    if best * Self.margin > outermost { return .unknown }
    return second <= best * Self.margin ? .several(best * Self.margin) : .one(record)
  }

  /// Whether no record further than this was asked for, so that there is none if none was found.
  func isWithinReach(_ meters: Double) -> Bool {
    meters * 1.001 / (6_378_137 * 0.992) <= Self.reach
  }

  /// The records whose squares are at most a limit.
  mutating func all(_ range: Range<Int>, within limit: Double) -> [Int] {
    self.limit = limit
    var found: [Int] = []
    collect(range.lowerBound, range.upperBound, true, 0, 0, &found)
    return found
  }

  @inline(__always)
  private func number(_ place: Int) -> Int { Int(order.u32(place &* 4)) }

  /// The square of the distance from the point on the plane.
  @inline(__always)
  private func square(_ up: Double, _ turn: Double) -> Double {
    up * up + (breadth - slope * up) * turn * turn
  }

  @inline(__always)
  private mutating func take(_ number: Int, _ up: Double, _ turn: Double) {
    let square = square(up, turn)
    if square <= limit { keep(number, square) }
  }

  private mutating func keep(_ number: Int, _ square: Double) {
    guard number < count, isWanted(number) else { return }
    if square < best {
      second = best
      best = square
      record = number
      limit = min(limit, square * Self.margin)
    } else {
      second = min(second, square)
    }
  }

  @inline(__always)
  private func isWanted(_ number: Int) -> Bool {
    guard let classes else { return true }
    let own = Int(classOf.u16(number &* 2))
    return own < classes.count && classes[own]
  }

  /// Goes through a stretch that lies `south` or north and `west` or east of the point by at least so much.
  private mutating func visit(
    _ from: Int, _ to: Int, _ isUpright: Bool, _ away: Double, _ aside: Double
  ) {
    var (low, high, isUpright, away, aside) = (from, to, isUpright, away, aside)
    while high &- low > SpatialOrder.leaf {
      let middle = (low &+ high) / 2
      let number = number(middle)
      let point = points.u64(number &* 8)
      let up = Double(Int32(truncatingIfNeeded: point)) - latitude
      let turn = Double(Int32(truncatingIfNeeded: point >> 32)) - longitude
      take(number, up, turn)
      let step = isUpright ? turn : up
      let isLower = step > 0
      if isLower {
        visit(low, middle, !isUpright, away, aside)
        low = middle &+ 1
      } else {
        visit(middle &+ 1, high, !isUpright, away, aside)
        high = middle
      }
      if isUpright { aside = abs(step) } else { away = abs(step) }
      isUpright.toggle()
      guard away * away + least * aside * aside <= limit else { return }
    }
    while low < high {
      let number = number(low)
      let point = points.u64(number &* 8)
      take(
        number, Double(Int32(truncatingIfNeeded: point)) - latitude,
        Double(Int32(truncatingIfNeeded: point >> 32)) - longitude)
      low &+= 1
    }
  }

  private func collect(
    _ low: Int, _ high: Int, _ isUpright: Bool, _ away: Double, _ aside: Double,
    _ found: inout [Int]
  ) {
    guard away * away + least * aside * aside <= limit else { return }
    let isLeaf = high - low <= SpatialOrder.leaf
    let middle = (low + high) / 2
    for place in isLeaf ? low..<high : middle..<middle + 1 {
      let number = number(place)
      let up = Double(Int32(bitPattern: points.u32(number &* 8))) - latitude
      let turn = Double(Int32(bitPattern: points.u32(number &* 8 &+ 4))) - longitude
      if square(up, turn) <= limit, number < count, isWanted(number) { found.append(number) }
      guard !isLeaf else { continue }
      let step = isUpright ? turn : up
      for isNear in [true, false] {
        let isLower = (step > 0) == isNear
        collect(
          isLower ? low : middle + 1, isLower ? middle : high, !isUpright,
          isNear || isUpright ? away : abs(step), isNear || !isUpright ? aside : abs(step), &found)
      }
    }
  }
}
