/// The places in the search text where a word begins so, one after another.
struct WordHits {
  struct Hit {
    var record: Int
    /// Offset of the blank before the word.
    var offset: Int
  }

  private let table: PlaceTable
  private let needle: [CChar]
  private var record = 0
  private var offset = 0

  init(of word: [UInt8], in table: PlaceTable) {
    self.table = table
    needle = ([0x20] + word).map(CChar.init(bitPattern:)) + [0]
  }

  /// The next hit.
  mutating func next() -> Hit? {
    guard let found = table.text.offset(of: needle, from: offset) else { return nil }
    record = table.record(atText: found, notBefore: record)
    offset = found + 1
    return Hit(record: record, offset: found)
  }

  /// The next hit in a later record.
  mutating func next(after record: Int) -> Hit? {
    offset = max(offset, table.searchRange(record).upperBound)
    return next()
  }

  /// Whether the word of a hit ends with the needle.
  func isWhole(_ hit: Hit) -> Bool { table.text[hit.offset + needle.count - 1] <= 0x20 }
}
