/// Leaves out records that lack a word, for records in ascending order, without looking at their terms.
struct WordSieve {
  private var words: [(bit: UInt32, union: ListCursor)] = []

  init(_ terms: [WordTerms], _ matcher: TermMatcher, in tables: IndexTables) {
    guard terms.count > 1 else { return }
    for (index, word) in terms.enumerated() {
      // Only a word whose records are all in one list can be missing for certain.
      guard word.names.union != .max, word.context.isEmpty, word.contextWholes.isEmpty,
        word.code == nil, word.allTypos.isEmpty,
        word.wholes.allSatisfy({ word.names.contains($0) })
      else { continue }
      words.append((1 << UInt32(index), tables.dictionary.unions[Int(word.names.union)]))
    }
  }

  /// Whether a record, not before the one asked about last, can hold all words.
  mutating func mayHold(_ record: Int, _ areas: inout AreaMatches, in tables: IndexTables) -> Bool {
    for index in words.indices {
      words[index].union.advance(to: record)
      if words[index].union.record != record,
        areas.words(around: record, in: tables).any & words[index].bit == 0
      {
        return false
      }
    }
    return true
  }
}
