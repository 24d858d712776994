/// A search for places at an address: those whose number, street and surroundings hold all words, whatever they are called.
///
/// A number and another word must be in the address itself.
struct AddressRun {
  private let tables: IndexTables
  private let words: [WordTerms]
  private let numbers: UInt32
  private let filter: PlaceFilter
  private let ranking: Ranking
  private let matcher: TermMatcher
  private var areas: AreaMatches
  private(set) var best: BestHits

  /// - Parameters:
  ///   - words: The words, of which none may be the beginning of a longer one.
  ///   - filter: What places must be.
  ///   - ranking: What they gain by where they are.
  ///   - limit: How many are wanted.
  ///   - tables: The index.
  init(
    _ words: [QueryWord], _ filter: PlaceFilter, _ ranking: Ranking, limit: Int,
    in tables: IndexTables
  ) {
    self.tables = tables
    self.filter = filter
    self.ranking = ranking
    self.words = words.map { WordTerms($0, in: tables.dictionary) }
    numbers = words.indices.reduce(0) { words[$1].isNumber ? $0 | 1 << UInt32($1) : $0 }
    matcher = TermMatcher(self.words, termCount: tables.termCount)
    areas = AreaMatches(matcher)
    best = BestHits(limit: limit)
  }

  /// So many places with the word and a number are looked at, the most important ones.
  private static let mostPlaces = 1 << 16

  /// Looks at the places that have the rarest of the words in their address, and a number.
  mutating func run() {
    let inAddresses = words.map(\.contextWholes).filter { !$0.isEmpty }
    let ofNumbers = words.indices.filter { numbers >> UInt32($0) & 1 == 1 }.flatMap {
      words[$0].contextWholes
    }
    // Most numbers that are asked for are those of no house there is.
    guard !ofNumbers.isEmpty, let rarest = inAddresses.min(by: { count($0) < count($1) }) else {
      return
    }
    for term in rarest { look(at: term, withOneOf: ofNumbers) }
  }

  private mutating func look(at term: Int, withOneOf numbers: [Int]) {
    var numbers = numbers.map { tables.dictionary.list(of: $0) }
    var list = tables.dictionary.list(of: term)
    list.advance()
    var looks = 0
    while list.record < tables.count, looks < Self.mostPlaces {
      let record = list.record
      var hasNumber = false
      for index in numbers.indices {
        numbers[index].advance(to: record)
        hasNumber = hasNumber || numbers[index].record == record
      }
      if hasNumber {
        looks += 1
        test(record)
      }
      list.advance()
    }
  }

  private func count(_ terms: [Int]) -> Int {
    terms.reduce(0) { $0 + tables.dictionary.list(of: $1).count }
  }

  private mutating func test(_ record: Int) {
    guard filter.passes(record, in: tables) else { return }
    let match = TextMatch(matcher, tables.segments(record), termSize: tables.termSize)
    guard match.context.whole & numbers != 0, match.context.whole & ~numbers != 0,
      match.context.whole | match.own.whole | areas.words(around: record, in: tables).whole
        == matcher.all
    else { return }
    let worth = MatchQuality.otherWord.rawValue
    let bonus = ranking.bias == nil ? 0 : ranking.bonus(tables.point(record), worth: worth)
    best.insert(record: record, key: tables.weight(record) + bonus + worth, worth: worth)
  }
}
