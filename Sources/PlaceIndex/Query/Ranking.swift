#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The order of answers.
///
/// A place's key is its weight (256 for every doubling of importance) plus the worth of the match (``MatchQuality``: an exact
/// name outweighs five hundred times the importance of one that has the word somewhere in another name). With a bias, places
/// inside it whose name begins with the words, or another name or code of which equals them, come before all others; those
/// that hold the words further on in a name gain ten doublings. Outside, a place gains up to six doublings near the edge, one
/// less at every doubling of its distance from the middle. Equal keys keep the order of the file: importance, then identifier.
struct Ranking: Sendable {
  /// More than weight and match can come to.
  static let insideBonus = 1 << 16
  private static let insideBonusOfWeakMatch = 2560
  private static let nearBonus = 6.0
  /// The most a place outside the bias can gain.
  static let mostNearBonus = Int(256 * nearBonus)
  /// Below this a bias says "here", not "this building".
  private static let smallestReach = 10_000.0

  let bias: GeoArea?
  private let center: GeoPoint
  private let reach: Double

  init(_ bias: GeoArea?) {
    self.bias = bias
    let extent = bias?.extent
    center = extent?.center ?? GeoPoint(latitude: 0, longitude: 0)
    reach = max(extent?.radiusMeters ?? 0, Self.smallestReach)
  }

  /// What a place at a point gains by where it is, when its text is worth so much.
  func bonus(_ point: GeoPoint, worth: Int) -> Int {
    guard let bias else { return 0 }
    if bias.contains(point) {
      return worth >= MatchQuality.nameStart.rawValue
        ? Self.insideBonus : Self.insideBonusOfWeakMatch
    }
    let away = center.distanceMeters(to: point) / reach
    return Int(256 * max(0, Self.nearBonus - log2(max(1, away))))
  }
}

/// The best few records seen so far.
struct BestHits {
  struct Hit {
    var record: Int
    /// Its importance, the worth of its text, and what it gains by where it is.
    var key: Int
    /// The worth of its text; see ``MatchQuality``.
    var worth: Int
  }

  private(set) var hits: [Hit] = []
  let limit: Int
  /// The key to beat: nothing with a lower one has a chance.
  private(set) var least = Int.min

  init(limit: Int) {
    self.limit = limit
    hits.reserveCapacity(min(limit, 64) + 1)
  }

  /// Takes a record, unless it is there already with a key as high.
  mutating func insert(record: Int, key: Int, worth: Int) {
    guard key >= least, limit > 0 else { return }
    if let known = hits.firstIndex(where: { $0.record == record }) {
      guard hits[known].key < key else { return }
      hits.remove(at: known)
    }
    let place =
      hits.firstIndex { $0.key < key || $0.key == key && $0.record > record } ?? hits.count
    hits.insert(Hit(record: record, key: key, worth: worth), at: place)
    if hits.count > limit { hits.removeLast() }
    if hits.count == limit, let last = hits.last { least = last.key }
  }
}
