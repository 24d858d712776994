#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The order of answers.
///
/// A place's key is its weight (256 for every doubling of importance) plus the worth of the match (``TextMatch/Quality``:
/// an exact name outweighs sixteen times the importance of a name that only begins so). With a bias, places inside it whose
/// name begins with the words, or another name or code of which equals them, come before all others; those that hold the
/// words further on in a name gain ten doublings. Outside, a place gains up to six doublings near the edge, one less at
/// every doubling of its distance from the middle. Equal keys keep the order of the file: importance, then identifier.
struct Ranking {
  /// More than weight and match can come to.
  private static let insideBonus = 1 << 16
  private static let insideBonusOfWeakMatch = 2560
  private static let nearBonus = 6.0
  /// Below this a bias says "here", not "this building".
  private static let smallestReach = 10_000.0

  private let table: PlaceTable
  private let bias: GeoArea.Tester?
  private let center: GeoPoint
  private let reach: Double

  init(_ query: PlaceQuery, in table: PlaceTable) {
    self.table = table
    bias = query.bias.map(GeoArea.Tester.init)
    let extent = query.bias?.extent
    center = extent?.center ?? GeoPoint(latitude: 0, longitude: 0)
    reach = max(extent?.radiusMeters ?? 0, Self.smallestReach)
  }

  /// Whether no place further down the file can have a key over its weight plus the best match.
  var isByImportanceOnly: Bool { bias == nil }

  /// The most the key can be before the match is added, found without measuring.
  func highestStanding(_ record: Int) -> Int {
    guard let bias, let point = table.point(record) else { return table.weight(record) }
    return table.weight(record)
      + (bias.mayContain(point) ? Self.insideBonus : Int(256 * Self.nearBonus))
  }

  /// The key, for a match of some worth.
  func key(_ record: Int, worth: Int) -> Int {
    table.weight(record) + bonus(record, isStrong: worth >= TextMatch.Quality.nameStart.rawValue)
      + worth
  }

  private func bonus(_ record: Int, isStrong: Bool) -> Int {
    guard let bias, let point = table.point(record) else { return 0 }
    if bias.contains(point) { return isStrong ? Self.insideBonus : Self.insideBonusOfWeakMatch }
    let away = center.distanceMeters(to: point) / reach
    return Int(256 * max(0, Self.nearBonus - log2(max(1, away))))
  }
}

/// The best few candidates seen so far.
struct BestHits {
  struct Hit {
    var record: Int
    var key: Int
  }

  private(set) var hits: [Hit] = []
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  /// Whether a candidate with at most this key has no chance any more.
  func excludes(key: Int, record: Int) -> Bool {
    guard limit > 0 else { return true }
    guard hits.count >= limit, let last = hits.last else { return false }
    return (key, -record) < (last.key, -last.record)
  }

  mutating func insert(record: Int, key: Int) {
    guard !excludes(key: key, record: record) else { return }
    let place = hits.firstIndex { ($0.key, -$0.record) < (key, -record) } ?? hits.count
    hits.insert(Hit(record: record, key: key), at: place)
    if hits.count > limit { hits.removeLast() }
  }
}
