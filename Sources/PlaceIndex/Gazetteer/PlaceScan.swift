/// One search through a place file for places that hold all words.
struct PlaceScan {
  private let table: PlaceTable
  private let words: [QueryWord]
  private let matcher: WordMatcher
  private let filter: PlaceFilter
  private let ranking: Ranking
  private var surroundings: Surroundings
  private var best: BestHits

  init(_ words: [QueryWord], _ query: PlaceQuery, in table: PlaceTable) {
    self.table = table
    self.words = words
    matcher = WordMatcher(words)
    filter = PlaceFilter(query, in: table)
    ranking = Ranking(query, in: table)
    surroundings = Surroundings(matcher, in: table)
    best = BestHits(limit: query.limit)
  }

  /// The best records, best first.
  mutating func run() -> [Int] {
    if words.count == 1, let word = words.first, word.spellings.count == 1 {
      scanForOne(word)
    } else {
      scanForAll()
    }
    return best.hits.map(\.record)
  }

  /// The highest key a record can have.
  private func mayMatter(_ record: Int, standing: Int) -> Bool {
    !best.excludes(key: standing + TextMatch.Quality.exactName.rawValue, record: record)
  }
}

extension PlaceScan {
  /// Looks at the segments only that hold the word, and stops where nothing better can follow.
  private mutating func scanForOne(_ word: QueryWord) {
    var hits = WordHits(of: word.typed, in: table)
    var hit = hits.next()
    while let record = hit?.record {
      if ranking.isByImportanceOnly, !mayMatter(record, standing: table.weight(record)) { return }
      guard filter.passes(record), mayMatter(record, standing: ranking.highestStanding(record))
      else {
        hit = hits.next(after: record)
        continue
      }
      let text = table.searchText(record)
      var match = TextMatch()
      while let offset = hit?.offset, hit?.record == record {
        if let segment = SearchText.Segment(around: offset - text.start, of: text.bytes) {
          match.take(segment, matcher, in: text.bytes)
        }
        hit = hits.next()
      }
      if let worth = match.worth(of: matcher.all, around: FoundWords()) {
        best.insert(record: record, key: ranking.key(record, worth: worth))
      }
    }
  }
}

extension PlaceScan {
  /// Above this many places with a word, another word is looked up to leave most of them out.
  private static let manyRecords = 256

  /// Tests the places that hold the most telling word, or are in a country, region or city that does.
  private mutating func scanForAll() {
    // A word that names a country leads to too many places, if there is another word to go by.
    let countries = surroundings.wordsForCountries()
    let cost = words.indices.map { index in
      let places = words[index].spellings.reduce(0) { $0 + table.frequency(of: $1) }
      return (countries >> UInt32(index) & 1 == 0 ? 0 : 1_000_000) + places
    }
    let ranked = words.indices.sorted {
      (cost[$0], -words[$0].typed.count) < (cost[$1], -words[$1].typed.count)
    }
    guard let telling = ranked.first else { return }
    let anchor = WordPlaces(words[telling], in: table)
    var held = anchor.records
    var around = words.count == 1 ? [] : anchor.areas.records.filter { !anchor.isHeld.contains($0) }
    if held.count + around.count > Self.manyRecords, let second = ranked.dropFirst().first {
      let other = WordPlaces(words[second], in: table)
      held.removeAll { !other.mayHold($0) }
      // Where the anchor only says where the place is, another word must be its own: with two words, the second.
      around.removeAll { words.count == 2 ? !other.isHeld.contains($0) : !other.mayHold($0) }
    }
    for record in held { test(record) }
    for record in around { test(record) }
  }

  private mutating func test(_ record: Int) {
    guard filter.passes(record), mayMatter(record, standing: ranking.highestStanding(record)) else {
      return
    }
    let match = TextMatch(matcher, in: table.searchText(record))
    guard match.quality != nil,
      let worth = match.worth(of: matcher.all, around: surroundings.words(around: record))
    else { return }
    best.insert(record: record, key: ranking.key(record, worth: worth))
  }
}
