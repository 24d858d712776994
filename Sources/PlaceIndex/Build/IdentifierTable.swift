/// Finds the place that has an identifier already, while places come in.
struct IdentifierTable {
  /// An open-addressing table: hash above, number of the place plus one below; 0 is free.
  private var slots = [UInt64](repeating: 0, count: 1 << 10)
  private var count = 0

  /// The place with an identifier.
  ///
  /// - Parameters:
  ///   - hash: ``TermPool/hash(_:_:_:)`` of the identifier.
  ///   - isEqual: Whether a place has the same identifier.
  /// - Returns: The number of the place, or nothing.
  @inline(__always)
  func place(hash: UInt32, _ isEqual: (Int) -> Bool) -> Int? {
    let mask = slots.count &- 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let entry = slots[slot]
      if entry >> 32 == UInt64(hash) {
        let place = Int(entry & 0xFFFF_FFFF) &- 1
        if isEqual(place) { return place }
      }
      slot = (slot &+ 1) & mask
    }
    return nil
  }

  /// Takes a place down whose identifier no other has.
  mutating func insert(_ place: Int, hash: UInt32) {
    if (count + 1) * 4 > slots.count * 3 { grow() }
    put(UInt64(hash) << 32 | UInt64(UInt32(truncatingIfNeeded: place + 1)))
    count += 1
  }

  private mutating func put(_ entry: UInt64) {
    let mask = slots.count &- 1
    var slot = Int(entry >> 32) & mask
    while slots[slot] != 0 { slot = (slot &+ 1) & mask }
    slots[slot] = entry
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 2)
    for entry in old where entry != 0 { put(entry) }
  }
}

/// Where the rows of an input begin among the places, and which line each is from.
struct RowOrigins {
  private var files: [(name: String, first: Int)] = []
  private var lines: [UInt32] = []
  /// The line the next place is from, from 1.
  var line = 0

  /// Begins a file.
  mutating func begin(_ file: String) { files.append((file, lines.count)) }

  /// Takes the line of a place down.
  mutating func append() { lines.append(UInt32(clamping: line)) }

  /// Where a place is from; nothing where nobody said.
  func origin(of place: Int) -> RowOrigin? {
    guard let file = files.last(where: { $0.first <= place }), lines.indices.contains(place) else {
      return nil
    }
    return RowOrigin(file: file.name, line: Int(lines[place]))
  }
}

/// A row of an input.
public struct RowOrigin: Sendable, Hashable {
  /// The file it is in.
  public var file: String
  /// The line it begins on, from 1.
  public var line: Int
}
