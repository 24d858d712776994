/// Which words of a query name the country, region or city a place is in.
///
/// Remembers a few hundred answers, since neighbours in a list often lie in the same areas.
struct AreaMatches {
  private static let slots = 256
  private let words: TermMatcher
  private var known: [(area: UInt32, found: FoundWords)]

  init(_ words: TermMatcher) {
    self.words = words
    known = []
  }

  /// The words that name where a record is.
  mutating func words(around record: Int, in tables: IndexTables) -> FoundWords {
    let (country, region, locality) = tables.areas(ofParent: tables.parent(record))
    var found = named(by: country, in: tables)
    found.formUnion(named(by: region, in: tables))
    found.formUnion(named(by: locality, in: tables))
    return found
  }

  private mutating func named(by area: UInt32, in tables: IndexTables) -> FoundWords {
    guard area != IndexFormat.none32 else { return FoundWords() }
    if known.isEmpty {
      known = Array(repeating: (IndexFormat.none32, FoundWords()), count: Self.slots)
    }
    let slot = Int(area) & (Self.slots - 1)
    if known[slot].area == area { return known[slot].found }
    var cursor = tables.segments(ofArea: area)
    var found = FoundWords()
    while let segment = TermSegment(&cursor, termSize: tables.termSize) {
      guard segment.kind != .context else { continue }
      for index in 0..<segment.count {
        found.formUnion(
          words.match(
            cursor.view.term(at: segment.terms + index * tables.termSize, size: tables.termSize)))
      }
    }
    known[slot] = (area, found)
    return found
  }
}

extension IndexTables {
  /// The reading position at the groups of terms of an area.
  func segments(ofArea area: UInt32) -> ByteCursor {
    var cursor = ByteCursor(areas[Int(area)], at: 4)
    cursor.skip(cursor.varint())
    cursor.skip(cursor.varint())
    return cursor
  }
}
