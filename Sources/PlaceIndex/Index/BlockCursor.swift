/// A place in entries that are kept in blocks.
struct BlockCursor {
  /// Entries in all blocks.
  let count: Int
  private let skips: ByteView
  private var cursor: ByteCursor
  private let start: Int
  private let bits: Int
  private var taken = 0
  private var value = 0
  private(set) var record = -1
  private(set) var extra: UInt8 = 0

  /// Nothing.
  init(bits: Int) {
    self.bits = bits
    count = 0
    start = 0
    skips = .empty
    cursor = ByteCursor(.empty)
    record = .max
  }

  /// Begins before the first entry; nothing when the bytes cannot hold so many.
  init?(_ bytes: ByteView, count: Int, bits: Int) {
    let skipSize = max(0, (count &- 1) / IndexFormat.listBlock) &* 8
    guard count >= 0, count <= bytes.count, let skips = bytes.part(at: 0, count: skipSize),
      let blocks = bytes.part(at: skipSize, count: bytes.count - skipSize)
    else { return nil }
    self.bits = bits
    self.count = count
    self.skips = skips
    start = skipSize
    cursor = ByteCursor(blocks)
  }

  /// Where reading has come to.
  var endOffset: Int { start + cursor.offset }

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
    // Numbers of a damaged file may wrap.
    record = cursor.failed || value < 0 ? .max : value
    if record == .max { taken = count }
  }

  /// Gives all entries below a number, from the one it stands at on: the number and the bits beside it.
  @inline(__always)
  mutating func takeAll(below end: Int, _ body: (Int, UInt8) -> Void) {
    while record < end {
      body(record, extra)
      readBlock(below: end, body)
    }
  }

  /// Reads entries of one or two bytes up to the end of the block, out of numbers that stay in registers, and steps on.
  @inline(__always)
  private mutating func readBlock(below end: Int, _ body: (Int, UInt8) -> Void) {
    let view = cursor.view
    let left = min(count &- taken, -taken & (IndexFormat.listBlock &- 1))
    var (offset, value, read, entry) = (cursor.offset, value, 0, 0)
    while read < left {
      let first = Int(view[offset])
      let second = first < 128 ? 0 : Int(view[offset &+ 1])
      if second >= 128 { break }
      entry = first & 127 | second << 7
      offset &+= first < 128 ? 1 : 2
      value &+= entry >> bits
      read &+= 1
      if value >= end { break }
      body(value, UInt8(truncatingIfNeeded: entry & ((1 << bits) &- 1)))
    }
    cursor = ByteCursor(view, at: offset)
    self.value = value
    taken &+= read
    if value >= end, read > 0, offset <= view.count {
      record = value
      extra = UInt8(truncatingIfNeeded: entry & ((1 << bits) &- 1))
    } else {
      advance()
    }
  }

  /// Steps to the first entry not below a record, not backwards.
  @inline(__always)
  mutating func advance(to target: Int) {
    if record >= target { return }
    skip(to: target)
    if record < 0 || taken & (IndexFormat.listBlock &- 1) == 0 { advance() }
    if record < target { readBlock(below: target) { _, _ in } }
    while record < target { advance() }
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
