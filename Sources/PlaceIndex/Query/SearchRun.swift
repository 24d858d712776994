/// One search through an index for places that hold all words of a query.
struct SearchRun {
  let tables: IndexTables
  var words: [WordTerms]
  let filter: PlaceFilter
  let ranking: Ranking
  private(set) var best: BestHits
  private let matcher: TermMatcher
  private var areas: AreaMatches
  /// The most the text of a place can be worth.
  private let mostWorth: Int
  /// The most the text of a place can be worth that is looked at now.
  private var bound: Int
  /// The most a place not yet looked at can gain by where it is.
  private var mostBonus: Int
  /// Records that are among the answers already.
  private let excluded: [Int]

  init(
    _ words: [WordTerms], _ filter: PlaceFilter, _ ranking: Ranking, limit: Int,
    in tables: IndexTables,
    excluding excluded: [Int] = []
  ) {
    self.tables = tables
    self.words = words
    self.filter = filter
    self.ranking = ranking
    self.excluded = excluded
    best = BestHits(limit: limit)
    matcher = TermMatcher(words)
    areas = AreaMatches(matcher)
    // Nothing is found whole when no word is a whole word of anything.
    mostWorth =
      words.contains { !$0.wholes.isEmpty }
      ? MatchQuality.exactName.rawValue
      : words.contains { $0.code != nil }
        ? MatchQuality.exactOther.rawValue
        : MatchQuality.nameStart.rawValue
    bound = mostWorth
    mostBonus = ranking.bias == nil ? 0 : Ranking.insideBonus
  }

  /// Looks for the best records.
  mutating func run() {
    if let restriction = filter.restriction {
      if testAll(in: restriction) { return }
    }
    if let bias = ranking.bias, testAll(in: bias) { mostBonus = Ranking.mostNearBonus }
    if words.count == 1, let word = words.first {
      runOne(word)
    } else {
      runAll()
    }
  }
}

// MARK: - One record

extension SearchRun {
  /// Whether a record of this weight can still be among the best with so much for its text.
  @inline(__always)
  private func canMatter(_ weight: Int, worth: Int) -> Bool {
    weight &+ worth &+ mostBonus >= best.least
  }

  /// Takes a record whose text is worth so much, if it passes the filters.
  @inline(__always)
  private mutating func take(_ record: Int, worth: Int) {
    let weight = tables.weight(record)
    guard canMatter(weight, worth: worth) else { return }
    takeSlowly(record, weight: weight, worth: worth)
  }

  private mutating func takeSlowly(_ record: Int, weight: Int, worth: Int) {
    guard record < tables.count, filter.passes(record, in: tables), !excluded.contains(record)
    else {
      return
    }
    best.insert(
      record: record,
      key: weight + worth
        + (ranking.bias == nil ? 0 : ranking.bonus(tables.point(record), worth: worth)))
  }

  /// Compares a record's terms with all words.
  private mutating func test(_ record: Int) {
    guard record < tables.count, canMatter(tables.weight(record), worth: bound),
      filter.passes(record, in: tables)
    else { return }
    let match = TextMatch(matcher, tables.segments(record), termSize: tables.termSize)
    guard match.quality != nil else { return }
    let around = words.count > 1 ? areas.words(around: record, in: tables) : FoundWords()
    guard let worth = match.worth(of: matcher.all, around: around) else { return }
    take(record, worth: worth)
  }

  /// Tests the records in an area, unless they are too many.
  private mutating func testAll(in area: GeoArea) -> Bool {
    guard let records = SpatialTree(tables).records(in: area, atMost: 4096) else { return false }
    for record in records { test(record) }
    return true
  }
}

// MARK: - One word

extension SearchRun {
  private mutating func runOne(_ word: WordTerms) {
    if drivesByFilter(against: estimate(word.names)) { return }
    for term in word.wholes { takeWhole(tables.dictionary.list(of: term)) }
    if let code = word.code {
      var list = tables.dictionary.list(of: code)
      list.advance()
      while list.record < tables.count {
        take(list.record, worth: MatchQuality.exactOther.rawValue)
        list.advance()
      }
    }
    takeBeginnings(word.names, cost: 0)
    for range in word.nameTypos { takeBeginnings(range, cost: MatchQuality.typoCost) }
  }

  private mutating func takeWhole(_ list: ListCursor) {
    var list = list
    list.advance()
    while list.record < tables.count {
      let weight = tables.weight(list.record)
      guard canMatter(weight, worth: MatchQuality.exactName.rawValue) else { return }
      let found = PostingClass(list.extra)
      take(list.record, worth: (found.whole ?? MatchQuality(found.start)).rawValue)
      list.advance()
    }
  }

  private mutating func takeBeginnings(_ range: TermRange, cost: Int) {
    guard !range.isEmpty else { return }
    if range.union != .max {
      var list = tables.dictionary.unions[Int(range.union)]
      list.advance()
      while list.record < tables.count {
        let weight = tables.weight(list.record)
        guard canMatter(weight, worth: MatchQuality.nameStart.rawValue - cost) else { return }
        take(list.record, worth: Self.worth[Int(list.extra & 3)] - cost)
        list.advance()
      }
      return
    }
    var scan = PostingScan(tables.dictionary.postings(of: range))
    while let posting = scan.next() {
      take(posting.record, worth: MatchQuality(PostingClass(posting.bits).start).rawValue - cost)
    }
  }

  /// What beginnings are worth, by ``PostingClass/Start``.
  private static let worth = [
    MatchQuality.otherWord.rawValue, MatchQuality.otherStart.rawValue,
    MatchQuality.nameWord.rawValue,
    MatchQuality.nameStart.rawValue,
  ]
}

// MARK: - Several words

extension SearchRun {
  /// Below this many records all of them are tested at once.
  private static let fewRecords = 3000

  /// Tests the places that hold the rarest word, or are in a country, region or city that does.
  private mutating func runAll() {
    var cheapest: (cost: Int, word: Int, areas: [Int])?
    for index in words.indices {
      let found = words[index].areas(in: tables)
      let cost =
        estimate(words[index].names) + estimate(words[index].context)
        + words[index].allTypos.reduce(0) { $0 + estimate($1) }
        + (found.map { areas in areas.reduce(0) { $0 + tables.areaMembers[$1].count } }
          ?? tables.count)
      if cost < cheapest?.cost ?? .max { cheapest = (cost, index, found ?? []) }
    }
    guard let cheapest else { return }
    if drivesByFilter(against: cheapest.cost) { return }
    if cheapest.cost < Self.fewRecords {
      testAll(words[cheapest.word], cheapest.areas)
      return
    }
    // Without a whole word of one, no name is answered better than by its beginning: those that are have their turn after
    // that, when the others have set the bar.
    bound = min(mostWorth, MatchQuality.nameStart.rawValue)
    if cheapest.cost > tables.count / 4 {
      testEverything()
    } else {
      testAll(words[cheapest.word], cheapest.areas)
    }
    bound = mostWorth
    guard bound > MatchQuality.nameStart.rawValue else { return }
    for word in words {
      for term in word.wholes + [word.code].compactMap({ $0 }) {
        testAll(tables.dictionary.list(of: term))
      }
    }
  }

  private mutating func testEverything() {
    var sieve = WordSieve(words, matcher, in: tables)
    for record in 0..<tables.count {
      guard canMatter(tables.weight(record), worth: bound) else { return }
      if sieve.mayHold(record, &areas, in: tables) { test(record) }
    }
  }

  private mutating func testAll(_ word: WordTerms, _ named: [Int]) {
    for range in [word.names, word.context] + word.allTypos { testAll(range) }
    for term in word.wholes + word.contextWholes + [word.code].compactMap({ $0 })
    where !word.names.contains(term) && !word.context.contains(term) {
      testAll(tables.dictionary.list(of: term))
    }
    for area in named { testAll(tables.areaMembers[area]) }
  }

  private mutating func testAll(_ range: TermRange) {
    guard !range.isEmpty else { return }
    if range.union != .max {
      testAll(tables.dictionary.unions[Int(range.union)])
      return
    }
    var scan = PostingScan(tables.dictionary.postings(of: range))
    while let posting = scan.next() { test(posting.record) }
  }

  private mutating func testAll(_ list: ListCursor) {
    var list = list
    var sieve = WordSieve(words, matcher, in: tables)
    list.advance()
    while list.record < tables.count {
      guard canMatter(tables.weight(list.record), worth: bound) else { return }
      if sieve.mayHold(list.record, &areas, in: tables) { test(list.record) }
      list.advance()
    }
  }

  /// Tests the places that pass the filters instead, when they are few.
  private mutating func drivesByFilter(against cost: Int) -> Bool {
    var lists: [ListCursor] = []
    if let countries = filter.countries {
      lists = countries.map { tables.areaMembers[Int($0)] }
    }
    if let classes = filter.classes {
      let others = classes.indices.filter { classes[$0] }.map { tables.classMembers[$0] }
      let size = others.reduce(0) { $0 + $1.count }
      if filter.countries == nil || size < lists.reduce(0, { $0 + $1.count }) { lists = others }
    }
    guard filter.countries != nil || filter.classes != nil else { return false }
    // A test costs about eight times what stepping over a record costs that does not pass.
    guard lists.reduce(0, { $0 + $1.count }) * 8 < cost else { return false }
    for list in lists { testAll(list) }
    return true
  }

  /// About how many records a range of terms has.
  private func estimate(_ range: TermRange) -> Int {
    guard !range.isEmpty else { return 0 }
    if range.union != .max { return tables.dictionary.unions[Int(range.union)].count }
    return tables.dictionary.postings(of: range).count / 2
  }
}

extension TermRange {
  func contains(_ term: Int) -> Bool { term >= first && term < end }
}
