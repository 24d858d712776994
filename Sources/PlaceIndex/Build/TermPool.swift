/// Terms, each kept once and numbered in the order of their first appearance.
struct TermPool {
  private var arena: [UInt8] = []
  private var ends: [UInt32] = []
  /// An open-addressing table: hash above, number of the term plus one below; 0 is free.
  private var slots = [UInt64](repeating: 0, count: 1 << 12)

  /// Keeps ``fetch(_:)`` from being left out.
  private var fetched: UInt64 = 0

  var count: Int { ends.count }

  /// The bytes of all terms.
  var bytes: [UInt8] { arena }

  /// Where a term lies in ``bytes``.
  @inline(__always)
  func range(_ term: Int) -> Range<Int> {
    (term == 0 ? 0 : Int(ends[term &- 1]))..<Int(ends[term])
  }

  /// The number of a term, behind the mark of a namespace if there is one.
  mutating func number(_ text: [UInt8], _ range: Range<Int>, _ namespace: UInt8 = 0) -> UInt32 {
    number(text, range, namespace, hash: Self.hash(text, range, namespace))
  }

  /// The same with the hash at hand.
  @inline(__always)
  mutating func number(
    _ text: [UInt8], _ range: Range<Int>, _ namespace: UInt8, hash: UInt32
  ) -> UInt32 {
    let hash = UInt64(hash) << 32
    let mask = slots.count &- 1
    var slot = Int(hash >> 32) & mask
    while true {
      let found = slots[slot]
      if found == 0 { break }
      if found ^ hash < 1 << 32, case let term = Int(found & 0xFFFF_FFFF) &- 1,
        isEqual(term, text, range, namespace)
      {
        return UInt32(truncatingIfNeeded: term)
      }
      slot = (slot &+ 1) & mask
    }
    if namespace != 0 { arena.append(namespace) }
    arena.append(text, range)
    ends.append(UInt32(truncatingIfNeeded: arena.count))
    slots[slot] = hash | UInt64(ends.count)
    if ends.count * 2 > slots.count { grow() }
    return UInt32(ends.count - 1)
  }

  /// What a term is looked up by, mixed out of eight bytes at a time.
  @inline(__always)
  static func hash(_ text: [UInt8], _ range: Range<Int>, _ namespace: UInt8) -> UInt32 {
    unsafe text.withUnsafeBytes { bytes in
      var hash = UInt64(namespace) &+ UInt64(range.count) << 8
      guard range.upperBound <= bytes.count else { return 0 }
      var index = range.lowerBound
      while index &+ 8 <= range.upperBound {
        let word = unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        hash = mixed(hash ^ UInt64(littleEndian: word))
        index &+= 8
      }
      var rest: UInt64 = 0
      while index < range.upperBound {
        rest = unsafe rest << 8 | UInt64(bytes[index])
        index &+= 1
      }
      hash = mixed(hash ^ rest)
      return UInt32(truncatingIfNeeded: hash >> 32)
    }
  }

  @inline(__always)
  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low &+ 0x2545_F491_4F6C_DD1D
  }

  @inline(__always)
  private func isEqual(_ term: Int, _ text: [UInt8], _ range: Range<Int>, _ namespace: UInt8)
    -> Bool
  {
    var mine = self.range(term)
    if namespace != 0 {
      guard arena[mine.lowerBound] == namespace else { return false }
      mine = mine.lowerBound &+ 1..<mine.upperBound
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

  /// Fetches the entries of hashes into the cache, many at a time, where one after the other would be waited for.
  mutating func fetch(_ hashes: [UInt32]) {
    let mask = slots.count &- 1
    var all: UInt64 = 0
    for hash in hashes { all |= slots[Int(hash) & mask] }
    fetched = all
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 4)
    let mask = slots.count - 1
    for entry in old where entry != 0 {
      var slot = Int(entry >> 32) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = entry
    }
  }

  /// The numbers of the terms in ascending byte order.
  func sorted() -> [UInt32] { ByteOrder.sorted(arena, count: count, range) }
}
