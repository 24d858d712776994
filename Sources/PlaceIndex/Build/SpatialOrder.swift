/// Records in the order of a balanced tree over their positions, kinds apart.
///
/// A stretch of more than ``leaf`` records is split at its middle: the record there and those before it are not above it, in
/// longitude at even depths and latitude at odd ones, those behind it not below.
enum SpatialOrder {
  static let leaf = 8

  /// A record on its way to its place.
  private struct Position {
    var latitude: Int32
    var longitude: Int32
    var record: UInt32

    /// Equal coordinates go by record, so that there is one order only.
    @inline(__always)
    func key(_ depth: Int) -> Int64 {
      Int64(depth & 1 == 0 ? longitude : latitude) << 32 | Int64(record)
    }
  }

  /// The ranges of kinds and the order.
  static func make(kinds: [UInt8], latitudes: [Int32], longitudes: [Int32]) -> (
    ranges: [UInt8], order: [UInt8]
  ) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(kinds.count * 4)
    var ranges: [UInt8] = []
    var positions: [Position] = []
    for kind in IndexedPlace.Kind.allCases {
      positions.removeAll(keepingCapacity: true)
      for record in kinds.indices where kinds[record] == kind.rawValue {
        positions.append(
          Position(
            latitude: latitudes[record], longitude: longitudes[record], record: UInt32(record)))
      }
      ranges.append32(UInt32(bytes.count / 4))
      ranges.append32(UInt32(positions.count))
      split(&positions, 0, positions.count, 0)
      for position in positions { bytes.append32(position.record) }
    }
    return (ranges, bytes)
  }

  private static func split(_ order: inout [Position], _ low: Int, _ high: Int, _ depth: Int) {
    guard high - low > leaf else { return }
    let middle = (low + high) / 2
    var (first, last) = (low, high - 1)
    while first < last {
      let pivot = order[(first + last) / 2].key(depth)
      var (i, j) = (first, last)
      while i <= j {
        while order[i].key(depth) < pivot { i &+= 1 }
        while order[j].key(depth) > pivot { j &-= 1 }
        if i <= j {
          order.swapAt(i, j)
          i &+= 1
          j &-= 1
        }
      }
      if middle <= j { last = j } else if middle >= i { first = i } else { break }
    }
    split(&order, low, middle, depth + 1)
    split(&order, middle + 1, high, depth + 1)
  }
}
