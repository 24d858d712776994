/// One search through an index for places that hold all words of a query.
struct SearchRun {
  let tables: IndexTables
  var words: [WordTerms]
  let filter: PlaceFilter
  let ranking: Ranking
  private(set) var best: BestHits
  private let matcher: TermMatcher
  private var areas: AreaMatches
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
    mostBonus = ranking.bias == nil ? 0 : Ranking.insideBonus
  }

  /// Looks for the best records.
  mutating func run() {
    if let restriction = filter.restriction,
      let records = SpatialTree(tables).records(in: restriction, atMost: Self.fewRecords)
    {
      test(SortedRecords(records), sieve(areWholesDone: false))
      return
    }
    if let bias = ranking.bias,
      let records = SpatialTree(tables).records(in: bias, atMost: Self.fewRecords)
    {
      test(SortedRecords(records), sieve(areWholesDone: false))
      mostBonus = Ranking.mostNearBonus
    }
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
    if filter.passes(record, in: tables) { testText(record) }
  }

  private mutating func testText(_ record: Int) {
    let match = TextMatch(matcher, tables.segments(record), termSize: tables.termSize)
    guard match.quality != nil else { return }
    let around = words.count > 1 ? areas.words(around: record, in: tables) : FoundWords()
    guard let worth = match.worth(of: matcher.all, around: around) else { return }
    take(record, worth: worth)
  }

  /// Tests the records of a source that can hold all words and can still be among the best.
  private mutating func test<Source: RecordSource>(_ source: Source, _ sieve: WordSieve) {
    var source = source
    var sieve = sieve
    source.advance()
    while source.record < tables.count {
      let record = source.record
      let weight = tables.weight(record)
      guard canMatter(weight, worth: sieve.mostWorth) else { return }
      switch sieve.judge(record, known: source.worth, &areas, in: tables) {
      case .lacking: source.advance()
      case .lackingUntil(let next): source.advance(to: next)
      case .worth(let worth):
        if canMatter(weight, worth: worth) { test(record) }
        source.advance()
      }
    }
  }
}

// MARK: - One word

extension SearchRun {
  private mutating func runOne(_ word: WordTerms) {
    for term in word.wholes { takeWhole(tables.dictionary.list(of: term)) }
    if let code = word.code {
      var list = tables.dictionary.list(of: code)
      list.advance()
      while list.record < tables.count {
        take(list.record, worth: MatchQuality.exactOther.rawValue)
        list.advance()
      }
    }
    if testFiltered(against: estimate(word.names)) { return }
    takeBeginnings(word.names, cost: 0)
    // Those whose records are in order set the bar for the others.
    for range in word.nameTypos where range.union != .max {
      takeBeginnings(range, cost: MatchQuality.typoCost)
    }
    for range in word.nameTypos where range.union == .max {
      takeBeginnings(range, cost: MatchQuality.typoCost)
    }
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
  /// Up to so many records in an area are tested before any list.
  private static let fewRecords = 4096
  /// So many times quicker a record is left out than tested.
  private static let testCost = 8

  private func sieve(areWholesDone: Bool) -> WordSieve {
    let around = words.count > 1 ? words.map { AreaTerms($0, in: tables.dictionary) } : []
    return WordSieve(
      words, around: around, countries: nil, areWholesDone: areWholesDone, in: tables)
  }

  private mutating func runAll() {
    let around = words.map { AreaTerms($0, in: tables.dictionary) }
    for (word, areas) in zip(words, around) where !word.isAnywhere && areas.isEmpty { return }
    let sieve = WordSieve(
      words, around: around, countries: filter.countries?.map(Int.init), areWholesDone: true,
      in: tables)
    testWholes(sieve)
    let own = sieve.counts
    // A place holds at least one of the words itself; or it holds the rarest, or lies where that is named.
    var cost = own.reduce(0, +) / (words.contains(where: \.isInAddresses) ? 1 : Self.testCost)
    var rarest: (word: Int, areas: [Int])?
    for index in words.indices {
      guard let areas = around[index].areas(atMost: 64) else { continue }
      let members = areas.reduce(0) { $0 + tables.areaMembers[$1].count }
      let all = own[index] + estimate(words[index].context) + members
      if all < cost { (cost, rarest) = (all, (index, areas)) }
    }
    if testFiltered(against: cost) { return }
    if let rarest {
      test(word: rarest.word, areas: rarest.areas, sieve)
    } else {
      let order = words.indices.sorted { (own[$0], $0) < (own[$1], $1) }
      var done: [Int] = []
      for index in order {
        test(sieve.records(of: index), sieve.driven(by: index, without: done))
        // What lacks a word that only places themselves hold has no chance.
        guard sieve.canDoWithout(index) else { return }
        done.append(index)
      }
    }
  }

  /// Tests the records that hold a word, or lie in an area that it names.
  private mutating func test(word: Int, areas named: [Int], _ sieve: WordSieve) {
    test(sieve.records(of: word), sieve.driven(by: word, without: []))
    let context = [words[word].context] + words[word].contextTypos
    for range in context { testAll(tables.dictionary.postings(of: range)) }
    for term in words[word].contextWholes where !words[word].context.contains(term) {
      test(tables.dictionary.list(of: term), sieve)
    }
    for area in named { test(tables.areaMembers[area], sieve) }
  }

  /// Tests all records of some postings, in whatever order they come.
  private mutating func testAll(_ postings: ByteView) {
    var scan = PostingScan(postings)
    while let posting = scan.next() {
      guard posting.record < tables.count,
        canMatter(tables.weight(posting.record), worth: MatchQuality.exactName.rawValue)
      else { continue }
      test(posting.record)
    }
  }

  /// Tests the records of which a whole name, other name or code may have been asked for: those of which a word is all of a name, and those that hold two words whole.
  ///
  /// The others are worth no more than a beginning.
  private mutating func testWholes(_ sieve: WordSieve) {
    let lists = words.map { word in word.wholes.map { tables.dictionary.list(of: $0) } }
    let sizes = lists.map { $0.reduce(0) { $0 + $1.count } }
    guard let longest = sizes.indices.max(by: { sizes[$0] < sizes[$1] }) else { return }
    for index in words.indices {
      // Two words whole are found by way of the one that fewer hold.
      let others =
        index == longest ? [] : words.indices.filter { $0 != index }.flatMap { lists[$0] }
      for list in lists[index] { testWholes(list, others, sieve) }
    }
  }

  private mutating func testWholes(
    _ list: ListCursor, _ others: [ListCursor], _ sieve: WordSieve
  ) {
    var sieve = sieve
    var list = list
    var others = others
    list.advance()
    while list.record < tables.count {
      let record = list.record
      let weight = tables.weight(record)
      guard canMatter(weight, worth: MatchQuality.exactName.rawValue) else { return }
      // Of a name that is one of the words the others say where the place is, or are other names.
      var isWanted = list.extra >= 4
      for other in others.indices where !isWanted {
        others[other].advance(to: record)
        isWanted = others[other].record == record
      }
      if isWanted, case .worth = sieve.judge(record, known: nil, &areas, in: tables) {
        test(record)
      }
      list.advance()
    }
  }
}

// MARK: - Filters

extension SearchRun {
  /// Tests the places that pass the filters instead, when they are few.
  private mutating func testFiltered(against cost: Int) -> Bool {
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
    let size = lists.reduce(0) { $0 + $1.count }
    guard words.count == 1 ? prefers(size, to: cost) : size < cost else { return false }
    let sieve = sieve(areWholesDone: true)
    for list in lists { test(list, sieve) }
    return true
  }

  /// Whether going through so many that pass the filters is less work than going through so many that hold the word: both come
  /// in the order of importance, and a few hits end the search.
  private func prefers(_ filtered: Int, to held: Int) -> Bool {
    let all = max(1, tables.count)
    let wanted = 4 * max(1, best.limit)
    let throughFilter = min(filtered, wanted * all / max(1, held)) * Self.testCost
    let throughWord = min(held, wanted * all / max(1, filtered))
    return throughFilter < throughWord
  }
}

// MARK: - Sizes

extension SearchRun {
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
