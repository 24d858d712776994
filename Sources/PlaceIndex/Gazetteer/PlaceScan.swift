/// One search through a place file.
struct PlaceScan {
  private let table: PlaceTable
  private let words: [QueryWord]
  private let all: UInt32
  private let filter: PlaceFilter
  private let ranking: Ranking
  private var surroundings: Surroundings
  private var best: BestHits
  private var tested: [Bool]

  init(_ words: [QueryWord], _ query: PlaceQuery, in table: PlaceTable) {
    self.table = table
    self.words = words
    all = words.count >= 32 ? .max : (1 << UInt32(words.count)) - 1
    filter = PlaceFilter(query, in: table)
    ranking = Ranking(query, in: table)
    surroundings = Surroundings(words, in: table)
    best = BestHits(limit: query.limit)
    tested = words.count > 1 ? Array(repeating: false, count: table.count) : []
  }

  /// The best records, best first.
  mutating func run() -> [Int] {
    guard let anchor = words.max(by: { $0.rarity < $1.rarity }) else { return [] }
    var around = Surroundings.Named()
    for spelling in anchor.spellings {
      scan(spelling, noting: &around)
    }
    // The anchor may be the name of where the place is.
    if words.count > 1, !around.isEmpty {
      for record in 0..<table.count where !tested[record] && around.holds(record, in: table) {
        test(record)
      }
    }
    return best.hits.map(\.record)
  }

  private mutating func scan(_ spelling: [UInt8], noting around: inout Surroundings.Named) {
    let needle = ([0x20] + spelling).map(CChar.init(bitPattern:)) + [0]
    var record = 0
    var offset = 0
    while let hit = table.text.offset(of: needle, from: offset) {
      record = table.record(atText: hit, notBefore: record)
      if words.count == 1 {
        if ranking.isByImportanceOnly,
          best.excludes(
            key: table.weight(record) + TextMatch.Quality.exactName.rawValue, record: record)
        {
          return
        }
      } else {
        around.note(record, in: table)
      }
      test(record)
      // One look at a record is enough.
      offset = max(hit + 1, table.searchText(record).upperBound)
    }
  }

  private mutating func test(_ record: Int) {
    if words.count > 1 {
      guard record < tested.count, !tested[record] else { return }
      tested[record] = true
    }
    guard filter.passes(record) else { return }
    let standing = ranking.standing(record)
    guard !best.excludes(key: standing + TextMatch.Quality.exactName.rawValue, record: record)
    else { return }
    let match = TextMatch(words, in: SearchText(text: table.text, range: table.searchText(record)))
    guard let quality = match.quality else { return }
    let found = match.own | match.context
    guard found == all || found | surroundings.words(around: record) == all else { return }
    best.insert(record: record, key: standing + quality.rawValue)
  }
}

extension QueryWord {
  /// A guess at how few places hold the word.
  fileprivate var rarity: Int { typed.count - (others.isEmpty ? 0 : 8) }
}
