/// Writes ascending lists as ``ListTable`` and ``ListCursor`` read them.
struct ListWriter {
  private(set) var bytes: [UInt8] = []
  private(set) var offsets: [UInt8] = [0, 0, 0, 0]
  private let bits: Int
  private var blocks: [UInt8] = []
  private var skips: [UInt8] = []

  init(bits: Int) { self.bits = bits }

  /// Adds a list of entries, each a record shifted left by the bits, with the bits below.
  mutating func append(_ entries: some Collection<UInt32>) {
    Self.encode(entries, bits: bits, blocks: &blocks, skips: &skips, to: &bytes)
    offsets.append32(UInt32(truncatingIfNeeded: bytes.count))
  }

  /// Writes one list.
  static func encode(
    _ entries: some Collection<UInt32>, bits: Int, blocks: inout [UInt8], skips: inout [UInt8],
    to out: inout [UInt8]
  ) {
    out.appendVarint(entries.count)
    if entries.count <= IndexFormat.listBlock {
      var last: UInt32 = 0
      for entry in entries { append(entry, bits, &last, to: &out) }
      return
    }
    blocks.removeAll(keepingCapacity: true)
    skips.removeAll(keepingCapacity: true)
    var last: UInt32 = 0
    var taken = 0
    for entry in entries {
      if taken & (IndexFormat.listBlock - 1) == 0 {
        if taken > 0 {
          skips.append32(entry >> UInt32(bits))
          skips.append32(UInt32(blocks.count))
        }
        last = 0
      }
      append(entry, bits, &last, to: &blocks)
      taken += 1
    }
    out += skips
    out += blocks
  }

  @inline(__always)
  private static func append(
    _ entry: UInt32, _ bits: Int, _ last: inout UInt32, to out: inout [UInt8]
  ) {
    let record = entry >> UInt32(bits)
    let extra = Int(entry) & (1 << bits - 1)
    out.appendVarint(Int(record - last) << bits | extra)
    last = record
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
