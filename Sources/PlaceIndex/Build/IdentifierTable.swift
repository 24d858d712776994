/// Finds the place that has an identifier already, while places come in.
///
/// Rows mostly come in the order of their identifiers; then nothing is looked up.
struct IdentifierTable {
  /// An open-addressing table: hash above, number of the place plus one below; 0 is free.
  private var slots: [UInt64] = []
  /// How many places it holds, the first ones.
  private var count = 0
  /// The place with the greatest identifier, by length, then bytes.
  private var greatest = 0
  /// Whether the one looked for last is greater.
  private var isGreatest = false

  /// The place with the identifier of a draft; nothing when it is new.
  ///
  /// - Parameters:
  ///   - text: What the identifier is a part of.
  ///   - range: The part.
  ///   - identifiers: The identifiers of all places, one behind the other.
  ///   - ends: Where each ends.
  /// - Returns: The number of the place, or nothing.
  @inline(__always)
  mutating func place(
    _ text: [UInt8], _ range: Range<Int>, among identifiers: [UInt8], _ ends: [Int]
  ) -> Int? {
    isGreatest = ends.isEmpty || isAfter(Self.range(greatest, ends), identifiers, text, range)
    return isGreatest ? nil : lookUp(text, range, among: identifiers, ends)
  }

  /// Learns that the place looked for last was taken, under a number.
  @inline(__always)
  mutating func take(_ place: Int) {
    if isGreatest { greatest = place }
  }

  @inline(__always)
  private func isAfter(
    _ most: Range<Int>, _ identifiers: [UInt8], _ text: [UInt8], _ range: Range<Int>
  ) -> Bool {
    guard range.count == most.count else { return range.count > most.count }
    for offset in 0..<range.count {
      let (own, other) = (text[range.lowerBound &+ offset], identifiers[most.lowerBound &+ offset])
      if own != other { return own > other }
    }
    return false
  }

  private mutating func lookUp(
    _ text: [UInt8], _ range: Range<Int>, among identifiers: [UInt8], _ ends: [Int]
  ) -> Int? {
    while count < ends.count {
      if (count + 1) * 4 > slots.count * 3 { grow() }
      let hash = TermPool.hash(identifiers, Self.range(count, ends), 0)
      count += 1
      put(UInt64(hash) << 32 | UInt64(UInt32(truncatingIfNeeded: count)))
    }
    let hash = TermPool.hash(text, range, 0)
    let mask = slots.count &- 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let entry = slots[slot]
      let place = Int(entry & 0xFFFF_FFFF) &- 1
      if entry >> 32 == UInt64(hash),
        identifiers[Self.range(place, ends)].elementsEqual(text[range])
      {
        return place
      }
      slot = (slot &+ 1) & mask
    }
    return nil
  }

  private static func range(_ place: Int, _ ends: [Int]) -> Range<Int> {
    (place == 0 ? 0 : ends[place - 1])..<ends[place]
  }

  private mutating func put(_ entry: UInt64) {
    let mask = slots.count &- 1
    var slot = Int(entry >> 32) & mask
    while slots[slot] != 0 { slot = (slot &+ 1) & mask }
    slots[slot] = entry
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: max(1 << 10, old.count * 2))
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
