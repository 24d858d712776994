/// Ascending lists of record numbers, each in blocks that can be skipped.
///
/// A list: varint number of entries, then a skip entry for every block but the first (u32 first value of the block, u32 offset
/// of the block behind the skip entries), then the blocks. An entry is a varint: the distance from the entry before (from 0
/// for the first of a block: the value itself), shifted left by a number of bits that depends on the table, and those bits.
struct ListTable: Sendable {
  private let offsets: ByteView
  private let lists: ByteView
  /// Bits of an entry that are no number.
  private let bits: Int

  init(offsets: ByteView, lists: ByteView, bits: Int) {
    self.offsets = offsets
    self.lists = lists
    self.bits = bits
  }

  var count: Int { max(0, offsets.count / 4 - 1) }

  /// A list; an empty one when there is none of that number.
  @inline(__always)
  subscript(index: Int) -> ListCursor {
    guard index >= 0, index < count else { return ListCursor(.empty, bits: bits) }
    let start = Int(offsets.u32(index &* 4))
    let end = Int(offsets.u32(index &* 4 &+ 4))
    return ListCursor(lists.part(at: start, count: end &- start) ?? .empty, bits: bits)
  }
}

/// A place in an ascending list.
struct ListCursor {
  /// Entries in the whole list.
  let count: Int
  private let skips: ByteView
  private var cursor: ByteCursor
  private let bits: Int
  private var taken = 0
  private var value = 0
  private(set) var record = Int.max
  private(set) var extra: UInt8 = 0

  /// Begins before the first entry of a list.
  init(_ list: ByteView, bits: Int) {
    self.bits = bits
    var head = ByteCursor(list)
    let count = list.count > 0 ? head.varint() : 0
    let skipSize = max(0, (count - 1) / IndexFormat.listBlock) &* 8
    if count <= list.count, let skips = list.part(at: head.offset, count: skipSize),
      let blocks = list.part(
        at: head.offset + skipSize, count: list.count - head.offset - skipSize)
    {
      self.count = count
      self.skips = skips
      cursor = ByteCursor(blocks)
    } else {
      self.count = 0
      skips = .empty
      cursor = ByteCursor(.empty)
    }
  }

  /// Steps to the next entry; `record` is its value, `Int.max` behind the last.
  @inline(__always)
  mutating func advance() {
    guard taken < count, !cursor.failed else {
      record = .max
      return
    }
    if taken & (IndexFormat.listBlock &- 1) == 0 { value = 0 }
    let entry = cursor.varint()
    value &+= entry >> bits
    extra = UInt8(truncatingIfNeeded: entry & ((1 << bits) &- 1))
    taken &+= 1
    record = cursor.failed ? .max : value
  }

  /// Steps to the first entry not below a record, not backwards.
  @inline(__always)
  mutating func advance(to target: Int) {
    if taken > 0, record >= target { return }
    skip(to: target)
    repeat { advance() } while record < target
  }

  /// Leaves blocks out that end below the target.
  private mutating func skip(to target: Int) {
    let blocks = skips.count / 8
    let current = max(0, taken - 1) / IndexFormat.listBlock
    guard current < blocks, Int(skips.u32(current &* 8)) <= target else { return }
    var low = current
    var step = 1
    while low + step < blocks, Int(skips.u32((low + step) &* 8)) <= target {
      low += step
      step *= 2
    }
    var high = min(low + step, blocks)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(skips.u32(middle &* 8)) <= target { low = middle } else { high = middle }
    }
    // Skip entry n is about block n + 1.
    cursor = ByteCursor(cursor.view, at: Int(skips.u32(low &* 8 &+ 4)))
    taken = (low + 1) * IndexFormat.listBlock
    value = 0
  }
}
