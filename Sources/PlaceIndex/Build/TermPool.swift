/// Terms, each kept once and numbered in the order of their first appearance.
struct TermPool {
  private var arena: [UInt8] = []
  private var ends: [UInt32] = []
  private var hashes: [UInt32] = []
  private var slots = [UInt32](repeating: 0, count: 1 << 12)

  var count: Int { ends.count }

  /// The bytes of all terms.
  var bytes: [UInt8] { arena }

  /// Where a term lies in ``bytes``.
  @inline(__always)
  func range(_ term: Int) -> Range<Int> {
    (term == 0 ? 0 : Int(ends[term - 1]))..<Int(ends[term])
  }

  /// The number of a term, behind the mark of a namespace if there is one.
  mutating func number(_ text: [UInt8], _ range: Range<Int>, _ namespace: UInt8 = 0) -> UInt32 {
    var hash = UInt64(namespace) &* 0x9E37_79B9_7F4A_7C15 ^ 0xCBF2_9CE4_8422_2325
    for index in range { hash = (hash ^ UInt64(text[index])) &* 0x100_0000_01B3 }
    hash ^= hash >> 29
    let short = UInt32(truncatingIfNeeded: hash ^ hash >> 32)
    let mask = slots.count - 1
    var slot = Int(short) & mask
    while true {
      let found = slots[slot]
      if found == 0 { break }
      if hashes[Int(found) - 1] == short, isEqual(Int(found) - 1, text, range, namespace) {
        return found - 1
      }
      slot = (slot + 1) & mask
    }
    if namespace != 0 { arena.append(namespace) }
    arena.append(contentsOf: text[range])
    ends.append(UInt32(truncatingIfNeeded: arena.count))
    hashes.append(short)
    slots[slot] = UInt32(ends.count)
    if ends.count * 2 > slots.count { grow() }
    return UInt32(ends.count - 1)
  }

  private func isEqual(_ term: Int, _ text: [UInt8], _ range: Range<Int>, _ namespace: UInt8)
    -> Bool
  {
    var mine = self.range(term)
    if namespace != 0 {
      guard arena[mine.lowerBound] == namespace else { return false }
      mine = mine.lowerBound + 1..<mine.upperBound
    } else if let first = mine.first, arena[first] < 8 {
      return false
    }
    guard mine.count == range.count else { return false }
    var other = range.lowerBound
    for index in mine {
      if arena[index] != text[other] { return false }
      other &+= 1
    }
    return true
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 4)
    let mask = slots.count - 1
    for (term, hash) in hashes.enumerated() {
      var slot = Int(hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(term + 1)
    }
  }

  /// The numbers of the terms in ascending byte order.
  func sorted() -> [UInt32] { ByteOrder.sorted(arena, count: count, range) }
}

/// Sorting of byte strings by their first bytes, then by the rest.
enum ByteOrder {
  private struct Key {
    var head: UInt64
    var index: UInt32
  }

  /// The indices of `count` strings in ascending byte order.
  static func sorted(_ arena: [UInt8], count: Int, _ range: (Int) -> Range<Int>) -> [UInt32] {
    // What all of them begin with says nothing.
    var shared = count > 0 ? range(0).count : 0
    if count > 0 {
      let first = range(0).lowerBound
      for index in 1..<max(1, count) where shared > 0 {
        let other = range(index)
        var same = 0
        while same < min(shared, other.count), arena[first + same] == arena[other.lowerBound + same]
        {
          same += 1
        }
        shared = same
      }
    }
    var keys: [Key] = []
    keys.reserveCapacity(count)
    for index in 0..<count {
      let bytes = range(index)
      var head: UInt64 = 0
      for offset in shared..<shared + 8 {
        head = head << 8 | (offset < bytes.count ? UInt64(arena[bytes.lowerBound + offset]) : 0)
      }
      keys.append(Key(head: head, index: UInt32(index)))
    }
    keys.sort { a, b in
      if a.head != b.head { return a.head < b.head }
      return compare(arena, range(Int(a.index)), range(Int(b.index)), from: shared) < 0
    }
    return keys.map(\.index)
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
