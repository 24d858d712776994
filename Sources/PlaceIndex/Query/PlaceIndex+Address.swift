extension PlaceIndex {
  /// The best places for an address.
  ///
  /// First like ``search(_:)``, but a word that begins with a digit (a house number, a postal code) must be there whole, and
  /// no mistakes are allowed for. When no name goes with all words, the places whose address holds all of them, a number among
  /// them. When nothing holds all words, the places with the most telling part of them: a place then
  /// counts only if its name, another name or a code was given in full, with at least one letter, and words only as whole
  /// words. Such hits are not complete. A word is the more telling the longer it is; a number tells least, and words that
  /// are often abbreviated (street) find nothing by themselves if there are others.
  public func matchAddress(_ query: PlaceQuery) -> [PlaceHit] {
    let exact = QueryWords(query.text) { !$0.isNumber }
    guard !exact.words.isEmpty, query.limit > 0 else { return [] }
    let filter = PlaceFilter(query, in: tables)
    let ranking = Ranking(query.bias)
    if !exact.isCut {
      let terms = exact.words.map { WordTerms($0, in: tables.dictionary) }
      var run = SearchRun(terms, filter, ranking, limit: query.limit, in: tables)
      run.run()
      let places = run.best.hits.compactMap { tables.place($0.record) }
      if !places.isEmpty { return places.map { PlaceHit(place: $0) } }
    }
    let whole = QueryWords(query.text) { _ in false }
    if !whole.isCut {
      var run = AddressRun(whole.words, filter, ranking, limit: query.limit, in: tables)
      run.run()
      let places = run.best.hits.compactMap { tables.place($0.record) }
      if !places.isEmpty { return places.map { PlaceHit(place: $0) } }
    }
    var run = PartialRun(whole.words, filter, ranking, limit: query.limit, in: tables)
    run.run()
    return run.best.hits.compactMap { tables.place($0.record) }.map {
      PlaceHit(place: $0, isComplete: false)
    }
  }
}

extension FoldedWord {
  /// Whether it begins with a digit.
  var isNumber: Bool { letters.first.map { ("0"..."9").contains($0.scalar) } ?? false }
}

/// A search for places that hold some of the words: those with the most telling set of them.
struct PartialRun {
  private let tables: IndexTables
  private let queryWords: [QueryWord]
  private let words: [WordTerms]
  private let filter: PlaceFilter
  private let ranking: Ranking
  private let limit: Int
  private let matcher: TermMatcher
  private let letters: UInt32
  private var areas: AreaMatches
  /// By word the areas it names; nothing when those are many.
  private let named: [AreaSet?]
  private(set) var best: BestHits
  private var most = 0
  private var tested: Set<Int> = []

  init(
    _ words: [QueryWord], _ filter: PlaceFilter, _ ranking: Ranking, limit: Int,
    in tables: IndexTables
  ) {
    self.tables = tables
    self.filter = filter
    self.ranking = ranking
    self.limit = limit
    queryWords = words
    self.words = words.map { WordTerms($0, in: tables.dictionary) }
    matcher = TermMatcher(self.words, termCount: tables.termCount)
    areas = AreaMatches(matcher)
    named = self.words.map { word in
      AreaTerms(word, in: tables.dictionary).areas(atMost: Self.mostAreas).map { AreaSet($0) }
    }
    letters = words.indices.reduce(0) { words[$1].isNumber ? $0 : $0 | 1 << UInt32($1) }
    best = BestHits(limit: limit)
  }

  mutating func run() {
    // Street or saint alone names nothing; places with such a word are found by its other words.
    var telling = words.indices.filter {
      !queryWords[$0].isNumber && queryWords[$0].others.isEmpty
    }
    if telling.isEmpty { telling = words.indices.filter { !queryWords[$0].isNumber } }
    let wholes = words.indices.flatMap { index in words[index].wholes.map { (index, $0) } }
    for index in telling {
      for term in words[index].wholes {
        // Words that are alike are found by the same term.
        let alike = wholes.reduce(UInt32(0)) { $1.1 == term ? $0 | 1 << UInt32($1.0) : $0 }
        test(alike, tables.dictionary.list(of: term), with: wholes.filter { $0.1 != term })
      }
      guard let code = words[index].code else { continue }
      var list = tables.dictionary.list(of: code)
      list.advance()
      while list.record < tables.count {
        if tested.insert(list.record).inserted { test(list.record) }
        list.advance()
      }
    }
  }

  /// Areas named by one word that are worth listing.
  private static let mostAreas = 64

  /// Tests the records of a word of which a name can have been given in full: the word is all of a name, or they hold another
  /// of the words whole; and that can be as telling as the best so far.
  private mutating func test(_ alike: UInt32, _ list: ListCursor, with wholes: [(Int, Int)]) {
    var list = list
    var others = wholes.map { tables.dictionary.list(of: $0.1) }
    list.advance()
    while list.record < tables.count {
      let record = list.record
      var own = alike
      var isWanted = list.extra >= 4
      for other in others.indices {
        others[other].advance(to: record)
        guard others[other].record == record else { continue }
        isWanted = true
        own |= 1 << UInt32(wholes[other].0)
      }
      if isWanted, mostTelling(record, own: own) >= most, tested.insert(record).inserted {
        test(record)
      }
      list.advance()
    }
  }

  /// The most that can be found in a record: what lists say of its names, and what its address and surroundings may hold.
  private func mostTelling(_ record: Int, own: UInt32) -> Int {
    var around: UInt32 = 0
    let (country, region, locality) = tables.areas(ofParent: tables.parent(record))
    for index in words.indices where own >> UInt32(index) & 1 == 0 {
      let named = self.named[index]
      let isAround =
        words[index].isInAddresses || words[index].code != nil || named == nil
        || named?.contains(country) == true || named?.contains(region) == true
        || named?.contains(locality) == true
      if isAround { around |= 1 << UInt32(index) }
    }
    return value(of: own, number: 2) + value(of: around, number: 2)
  }

  private mutating func test(_ record: Int) {
    guard filter.passes(record, in: tables) else { return }
    let match = TextMatch(matcher, tables.segments(record), termSize: tables.termSize)
    guard let quality = match.quality, quality >= .exactOther, match.own.any & letters != 0 else {
      return
    }
    // An address ends with the code of a region or country, but an airport's code in it is chance.
    if quality == .exactOther, tables.kind(record) == .airport { return }
    let around = match.context.any | areas.words(around: record, in: tables).any
    let telling =
      value(of: match.own.any, number: 2) + value(of: around & ~match.own.any, number: 1)
    guard telling >= most else { return }
    if telling > most {
      most = telling
      best = BestHits(limit: limit)
    }
    let bonus =
      ranking.bias == nil ? 0 : ranking.bonus(tables.point(record), worth: quality.rawValue)
    best.insert(
      record: record, key: tables.weight(record) + bonus + quality.rawValue,
      worth: quality.rawValue)
  }

  /// The sum of what the words say: little for a number, else 2 to 8 by length.
  private func value(of bits: UInt32, number: Int) -> Int {
    queryWords.indices.reduce(0) { sum, index in
      guard bits >> UInt32(index) & 1 == 1 else { return sum }
      return sum
        + (queryWords[index].isNumber ? number : min(8, max(2, queryWords[index].typed.count)))
    }
  }
}
