/// Sorting of byte strings by their first bytes, then by the rest.
enum ByteOrder {
  /// The indices of `count` strings in ascending byte order.
  static func sorted(_ arena: [UInt8], count: Int, _ range: (Int) -> Range<Int>) -> [UInt32] {
    let shared = sharedCount(arena, count: count, range)
    var keys: [RadixSort.Key] = []
    keys.reserveCapacity(count)
    for index in 0..<count {
      let head = head(arena, range(index), from: shared)
      keys.append(RadixSort.Key(head: head, index: UInt32(truncatingIfNeeded: index)))
    }
    RadixSort.sort(&keys)
    sortAlike(&keys, 0..<count, from: shared + 8, deepest: shared + 64, arena, range)
    return keys.map(\.index)
  }

  /// Eight bytes of a string as a number, with zeros behind its end.
  @inline(__always)
  private static func head(_ arena: [UInt8], _ bytes: Range<Int>, from start: Int) -> UInt64 {
    var head: UInt64 = 0
    let end = min(bytes.count, start &+ 8)
    guard start < end else { return 0 }
    for offset in start..<end { head = head << 8 | UInt64(arena[bytes.lowerBound &+ offset]) }
    return head << UInt64(8 &* (start &+ 8 &- end))
  }

  /// Sorts strings whose heads are the same by the eight bytes that follow.
  private static func sortAlike(
    _ keys: inout [RadixSort.Key], _ part: Range<Int>, from start: Int, deepest: Int,
    _ arena: [UInt8], _ range: (Int) -> Range<Int>
  ) {
    var first = part.lowerBound
    while first < part.upperBound {
      let own = keys[first].head
      var end = first &+ 1
      while end < part.upperBound, keys[end].head == own { end &+= 1 }
      if end - first > 1 {
        var isAtEnd = start >= deepest
        for place in first..<end {
          let bytes = range(Int(keys[place].index))
          keys[place].head = head(arena, bytes, from: start)
          // Zeros behind the end are no bytes.
          if bytes.count <= start { isAtEnd = true }
        }
        if isAtEnd {
          keys[first..<end].sort { a, b in
            let order = compare(arena, range(Int(a.index)), range(Int(b.index)), from: start - 8)
            return order != 0 ? order < 0 : a.index < b.index
          }
        } else {
          keys[first..<end].sort { $0.head != $1.head ? $0.head < $1.head : $0.index < $1.index }
          sortAlike(&keys, first..<end, from: start + 8, deepest: deepest, arena, range)
        }
      }
      first = end
    }
  }

  /// What all of them begin with says nothing.
  private static func sharedCount(_ arena: [UInt8], count: Int, _ range: (Int) -> Range<Int>) -> Int
  {
    guard count > 0 else { return 0 }
    let first = range(0).lowerBound
    var shared = range(0).count
    for index in 1..<max(1, count) where shared > 0 {
      let other = range(index)
      var same = 0
      while same < min(shared, other.count), arena[first + same] == arena[other.lowerBound + same] {
        same += 1
      }
      shared = same
    }
    return shared
  }

  /// Compares two strings behind what they share.
  static func compare(_ arena: [UInt8], _ a: Range<Int>, _ b: Range<Int>, from start: Int = 0)
    -> Int
  {
    var offset = start
    let end = min(a.count, b.count)
    while offset < end {
      let (x, y) = (arena[a.lowerBound + offset], arena[b.lowerBound + offset])
      if x != y { return x < y ? -1 : 1 }
      offset += 1
    }
    return a.count - b.count
  }
}

/// Sorting of numbers by counting their digits.
enum RadixSort {
  /// A number to sort by, and what it is the number of.
  struct Key {
    var head: UInt64
    var index: UInt32
  }

  private static let bits: UInt64 = 11
  private static let digits = 6

  /// Sorts by ascending heads; equal ones stay in their order.
  static func sort(_ keys: inout [Key]) {
    let count = keys.count
    guard count > 1 else { return }
    let size = 1 << Int(bits)
    var counts = [Int](repeating: 0, count: digits * size)
    for key in keys {
      var rest = key.head
      for digit in 0..<digits {
        counts[digit &* size &+ Int(rest & UInt64(size - 1))] &+= 1
        rest >>= bits
      }
    }
    var other = [Key](repeating: Key(head: 0, index: 0), count: count)
    for digit in 0..<digits {
      let base = digit * size
      let shift = UInt64(digit) * bits
      // A digit that is the same in all of them changes nothing.
      if counts[base + Int(keys[0].head >> shift & UInt64(size - 1))] == count { continue }
      var start = 0
      for slot in base..<base + size {
        let own = counts[slot]
        counts[slot] = start
        start += own
      }
      for key in keys {
        let slot = base &+ Int(key.head >> shift & UInt64(size - 1))
        other[counts[slot]] = key
        counts[slot] &+= 1
      }
      swap(&keys, &other)
    }
  }
}
