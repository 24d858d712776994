/// Where one word of a query is found.
struct WordPlaces {
  /// Records that hold it, ascending by spelling.
  private(set) var records: [Int] = []
  /// What it names that other places can be in.
  private(set) var areas: NamedAreas
  /// The same, by record.
  private(set) var isHeld: RecordSet

  init(_ word: QueryWord, in table: PlaceTable) {
    areas = NamedAreas(in: table)
    isHeld = RecordSet(below: table.count)
    for spelling in word.spellings {
      var hits = WordHits(of: spelling, in: table)
      var hit = hits.next()
      while let record = hit?.record {
        if isHeld.insert(record) {
          records.append(record)
          areas.note(record)
        }
        hit = hits.next(after: record)
      }
    }
  }

  /// Whether the word is in a record's text or names where it is.
  func mayHold(_ record: Int) -> Bool { isHeld.contains(record) || areas.hold(record) }
}
