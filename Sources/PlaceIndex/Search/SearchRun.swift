/// One search through an index for places that hold all words of a query.
///
/// Records are numbered by descending importance, so that a search ends as soon as nothing behind a record can be among the
/// best, however well its text matches.
struct SearchRun {
  let tables: IndexTables
  let words: [WordTerms]
  let filter: PlaceFilter
  let ranking: Ranking
  private(set) var best: BestHits
  let matcher: TermMatcher
  var areas: AreaMatches
  /// The most a place not yet looked at can gain by where it is.
  private var mostBonus: Int
  /// What every answer loses because it holds some word only through a mistake in typing.
  let typoCost: Int

  /// - Parameters:
  ///   - words: The words, at least one. If they allow for mistakes, no place may hold all of them as typed.
  ///   - filter: What places must be.
  ///   - ranking: What they gain by where they are.
  ///   - limit: How many are wanted.
  ///   - tables: The index.
  init(
    _ words: [WordTerms], _ filter: PlaceFilter, _ ranking: Ranking, limit: Int,
    in tables: IndexTables
  ) {
    self.tables = tables
    self.words = words
    self.filter = filter
    self.ranking = ranking
    best = BestHits(limit: limit)
    matcher = TermMatcher(words, termCount: tables.termCount)
    areas = AreaMatches(matcher)
    mostBonus = ranking.bias == nil ? 0 : Ranking.insideBonus
    typoCost = words.contains(where: \.hasTypos) ? MatchQuality.typoCost : 0
  }

  /// Looks for the best records.
  mutating func run() {
    if let restriction = filter.restriction,
      let records = SpatialTree(tables).records(in: restriction, atMost: Self.fewRecords)
    {
      runWindows(among: FilterSource(records))
      return
    }
    if let bias = ranking.bias,
      let records = SpatialTree(tables).records(in: bias, atMost: Self.fewRecords)
    {
      runWindows(among: FilterSource(records))
      mostBonus = Ranking.mostNearBonus
    }
    if words.count == 1, let word = words.first, filter.isOpen || isScarce(word) {
      return runOne(word)
    }
    let filtered = FilterSource(filter, in: tables)
    if words.count == 1, filtered == nil, let word = words.first {
      runOne(word)
    } else {
      runWindows(among: filtered)
    }
  }

  /// Whether a word has so few records that it is no matter what they pass.
  private func isScarce(_ word: WordTerms) -> Bool {
    guard word.names.union == .max, word.nameTypos.isEmpty else { return false }
    return word.wholes.allSatisfy {
      tables.dictionary.list(of: $0).count < IndexFormat.unionThreshold
    }
  }

  /// Up to so many records in an area are looked at before all others.
  private static let fewRecords = 4096
}

// MARK: - One record

extension SearchRun {
  /// Whether a record of this weight can still be among the best with so much for its text.
  @inline(__always)
  func canMatter(_ weight: Int, worth: Int) -> Bool {
    weight &+ worth &+ mostBonus >= best.least
  }

  /// What the text of a record must be worth at least to be among the best, before what a mistake costs.
  @inline(__always)
  func needed(of record: Int) -> Int {
    let least = best.least
    return least == .min ? .min : least &- mostBonus &- tables.weight(record) &+ typoCost
  }

  /// Takes a record whose text is worth so much, if it passes the filters.
  @inline(__always)
  mutating func take(_ record: Int, worth: Int) {
    let weight = tables.weight(record)
    guard canMatter(weight, worth: worth) else { return }
    takeSlowly(record, weight: weight, worth: worth)
  }

  private mutating func takeSlowly(_ record: Int, weight: Int, worth: Int) {
    guard record < tables.count, filter.passes(record, in: tables) else { return }
    best.insert(
      record: record,
      key: weight + worth
        + (ranking.bias == nil ? 0 : ranking.bonus(tables.point(record), worth: worth)),
      worth: worth)
  }

  /// Compares a record's terms with all words.
  mutating func test(_ record: Int) {
    guard filter.passes(record, in: tables) else { return }
    let match = TextMatch(matcher, tables.segments(record), termSize: tables.termSize)
    guard match.quality != nil else { return }
    let around = words.count > 1 ? areas.words(around: record, in: tables) : FoundWords()
    guard let worth = match.worth(of: matcher.all, around: around) else { return }
    take(record, worth: worth)
  }
}
