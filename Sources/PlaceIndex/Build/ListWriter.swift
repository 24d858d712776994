/// Writes ascending lists as ``ListTable`` and ``ListCursor`` read them.
struct ListWriter {
  private(set) var bytes: [UInt8] = []
  private(set) var offsets: [UInt8] = [0, 0, 0, 0]
  private let bits: Int
  private var blocks: [UInt8] = []
  private var skips: [UInt8] = []

  init(bits: Int) { self.bits = bits }

  /// Adds a list of entries, each a record shifted left by the bits, with the bits below.
  mutating func append(_ entries: [UInt32]) { append(entries, 0..<entries.count) }

  /// Adds a part of a buffer as a list.
  mutating func append(_ entries: [UInt32], _ range: Range<Int>) {
    Self.encode(entries, range, bits: bits, blocks: &blocks, skips: &skips, to: &bytes)
    offsets.append32(UInt32(truncatingIfNeeded: bytes.count))
  }

  /// Writes a part of a buffer as one list.
  static func encode(
    _ entries: [UInt32], _ range: Range<Int>, bits: Int, blocks: inout [UInt8],
    skips: inout [UInt8], to out: inout [UInt8]
  ) {
    out.appendVarint(range.count)
    var rest = range
    if range.count > IndexFormat.windowedList {
      rest = WindowWriter(bits: bits).encode(entries, range, to: &out)
    }
    if rest.count <= IndexFormat.listBlock {
      append(entries, rest, bits, to: &out)
      return
    }
    blocks.removeAll(keepingCapacity: true)
    skips.removeAll(keepingCapacity: true)
    var start = rest.lowerBound
    while start < rest.upperBound {
      if start > rest.lowerBound {
        skips.append32(entries[start] >> UInt32(bits))
        skips.append32(UInt32(blocks.count))
      }
      let end = min(start + IndexFormat.listBlock, rest.upperBound)
      append(entries, start..<end, bits, to: &blocks)
      start = end
    }
    out.append(skips, 0..<skips.count)
    out.append(blocks, 0..<blocks.count)
  }

  /// Writes a block: the first number itself, the others as distances.
  @inline(__always)
  private static func append(
    _ entries: [UInt32], _ range: Range<Int>, _ bits: Int, to out: inout [UInt8]
  ) {
    let shift = UInt64(bits)
    var last: UInt64 = 0
    for index in range {
      let entry = UInt64(entries[index])
      let record = entry >> shift
      out.appendVarint(
        Int(truncatingIfNeeded: (record &- last) << shift | entry & (1 << shift &- 1)))
      last = record
    }
  }
}

/// Writes numbered items as ``ItemTable`` reads them.
enum ItemWriter {
  static func bytes(_ items: [[UInt8]]) -> [UInt8] {
    var out: [UInt8] = []
    out.append32(UInt32(items.count))
    var offset: UInt32 = 0
    out.append32(0)
    for item in items {
      offset += UInt32(item.count)
      out.append32(offset)
    }
    for item in items { out += item }
    return out
  }

  static func bytes(_ items: [String]) -> [UInt8] { bytes(items.map { Array($0.utf8) }) }
}
