/// Records in the order of a balanced tree over their positions, kinds apart.
///
/// A stretch of more than ``leaf`` records is split at its middle: the record there and those before it are not above it, in
/// longitude at even depths and latitude at odd ones, those behind it not below.
enum SpatialOrder {
  static let leaf = 8

  /// The ranges of kinds and the order.
  static func make(kinds: [UInt8], latitudes: [Int32], longitudes: [Int32]) -> (
    ranges: [UInt8], order: [UInt8]
  ) {
    var order: [UInt32] = []
    var ranges: [UInt8] = []
    for kind in IndexedPlace.Kind.allCases {
      let start = order.count
      for record in kinds.indices where kinds[record] == kind.rawValue {
        order.append(UInt32(record))
      }
      ranges.append32(UInt32(start))
      ranges.append32(UInt32(order.count - start))
      split(&order, start, order.count, 0, latitudes, longitudes)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(order.count * 4)
    for record in order { bytes.append32(record) }
    return (ranges, bytes)
  }

  private static func split(
    _ order: inout [UInt32], _ low: Int, _ high: Int, _ depth: Int, _ latitudes: [Int32],
    _ longitudes: [Int32]
  ) {
    guard high - low > leaf else { return }
    let middle = (low + high) / 2
    let axis = depth % 2 == 0 ? longitudes : latitudes
    // Equal coordinates go by record, so that there is one order only.
    func key(_ record: UInt32) -> Int64 { Int64(axis[Int(record)]) << 32 | Int64(record) }
    var (first, last) = (low, high - 1)
    while first < last {
      let pivot = key(order[(first + last) / 2])
      var (i, j) = (first, last)
      while i <= j {
        while key(order[i]) < pivot { i += 1 }
        while key(order[j]) > pivot { j -= 1 }
        if i <= j {
          order.swapAt(i, j)
          i += 1
          j -= 1
        }
      }
      if middle <= j { last = j } else if middle >= i { first = i } else { break }
    }
    split(&order, low, middle, depth + 1, latitudes, longitudes)
    split(&order, middle + 1, high, depth + 1, latitudes, longitudes)
  }
}
