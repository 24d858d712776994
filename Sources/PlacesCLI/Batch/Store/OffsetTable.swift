/// Finds where in a file the entry of a key may be, in eight bytes an entry.
///
/// Open addressing with linear probing. A slot holds 32 bits of the key's hash, which also say where it belongs, and 32 of the
/// offset in words of eight bytes, plus one; 0 is a free slot. The same bits can belong to another key, so what stands at an
/// offset has to be looked at.
struct OffsetTable: Sendable {
  /// How many entries there may be; the table takes 16 MiB then.
  static let largestCount = 3 << 19
  /// How many slots there are at first: as many as tens of thousands of entries take, so that memory is flat up to there.
  private static let smallestSize = 1 << 15
  /// What offsets are a multiple of.
  static let unit = 8

  /// How many there are.
  private(set) var count = 0
  private var slots: [UInt64] = []

  /// Calls `isIt` with the offsets that may belong to a key with this hash until it says yes.
  func first(_ hash: UInt32, where isIt: (Int) -> Bool) {
    guard !slots.isEmpty else { return }
    var position = Int(hash) & (slots.count - 1)
    while slots[position] != 0 {
      let slot = slots[position]
      if UInt32(truncatingIfNeeded: slot >> 32) == hash,
        isIt((Int(truncatingIfNeeded: slot & 0xFFFF_FFFF) - 1) * Self.unit)
      {
        return
      }
      position = (position + 1) & (slots.count - 1)
    }
  }

  /// Adds an entry.
  ///
  /// - Returns: Whether there was room.
  mutating func add(_ hash: UInt32, at offset: Int) -> Bool {
    guard count < Self.largestCount, let word = UInt32(exactly: offset / Self.unit + 1) else {
      return false
    }
    if (count + 1) * 4 > slots.count * 3 { grow() }
    insert(UInt64(hash) << 32 | UInt64(word))
    count += 1
    return true
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: max(Self.smallestSize, old.count * 2))
    for slot in old where slot != 0 { insert(slot) }
  }

  private mutating func insert(_ slot: UInt64) {
    var position = Int(truncatingIfNeeded: slot >> 32) & (slots.count - 1)
    while slots[position] != 0 { position = (position + 1) & (slots.count - 1) }
    slots[position] = slot
  }
}
