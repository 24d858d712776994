/// A search for places that hold some of the words: those with the most telling set of them.
struct PartialScan {
  private let table: PlaceTable
  private let words: [QueryWord]
  private let matcher: WordMatcher
  private let letters: UInt32
  private let limit: Int
  private let filter: PlaceFilter
  private let ranking: Ranking
  private var surroundings: Surroundings
  private var best: BestHits
  private var most = 0
  private var tested: RecordSet

  init(_ words: [QueryWord], _ query: PlaceQuery, in table: PlaceTable) {
    self.table = table
    self.words = words
    matcher = WordMatcher(words)
    letters = words.indices.reduce(0) { words[$1].isNumber ? $0 : $0 | 1 << UInt32($1) }
    limit = query.limit
    filter = PlaceFilter(query, in: table)
    ranking = Ranking(query, in: table)
    surroundings = Surroundings(matcher, in: table)
    best = BestHits(limit: query.limit)
    tested = RecordSet(below: table.count)
  }

  /// The best records, best first.
  mutating func run() -> [Int] {
    // Street or saint alone names nothing; places with such a word are found by its other words.
    let telling = words.filter { !$0.isNumber && $0.others.isEmpty }
    for word in telling.isEmpty ? words.filter({ !$0.isNumber }) : telling {
      for spelling in word.spellings { scan(spelling) }
    }
    return best.hits.map(\.record)
  }

  private mutating func scan(_ spelling: [UInt8]) {
    var hits = WordHits(of: spelling, in: table)
    while let hit = hits.next() {
      if hits.isWhole(hit), tested.insert(hit.record) { test(hit.record) }
    }
  }

  private mutating func test(_ record: Int) {
    guard filter.passes(record) else { return }
    let match = TextMatch(matcher, in: table.searchText(record))
    guard let quality = match.quality, quality >= .exactOther, match.own.any & letters != 0 else {
      return
    }
    // An address ends with the code of a region or country, but an airport's code in it is chance.
    if quality == .exactOther, table.kind(record) == .airport { return }
    let around = match.context.any | surroundings.words(around: record).any
    let telling =
      value(of: match.own.any, number: 2) + value(of: around & ~match.own.any, number: 1)
    guard telling >= most else { return }
    if telling > most {
      most = telling
      best = BestHits(limit: limit)
    }
    best.insert(record: record, key: ranking.key(record, worth: quality.rawValue))
  }

  /// The sum of what the words say: little for a number, else 2 to 8 by length.
  private func value(of bits: UInt32, number: Int) -> Int {
    words.indices.reduce(0) { sum, index in
      guard bits >> UInt32(index) & 1 == 1 else { return sum }
      return sum + (words[index].isNumber ? number : min(8, max(2, words[index].typed.count)))
    }
  }
}
