/// Says of records, in the order of importance, what their text can be worth at most, without looking at their terms.
struct WordSieve {
  /// What is known of one word.
  private struct Word {
    var bit: UInt32
    var records: WordRecords
    /// Whether an address may hold it, which is not looked at here.
    var isInAddresses: Bool
    /// Whether an address or an area may hold it; else only records of its own do.
    var isElsewhere: Bool
    /// The records in the areas it names, when those are few areas.
    var around: AreaRecords?
    /// The least it costs a place that does not hold it in its own names.
    var aroundCost: Int
    /// Whether the records that hold it have had their turn.
    var isDone = false
  }

  private var words: [Word]
  /// The records in the countries asked for, when those are few.
  private var inCountries: AreaRecords?
  /// The word the records come from, if they come from one.
  private var driver = -1
  /// Whether names and codes asked for as a whole have had their turn.
  private let areWholesDone: Bool
  /// The most any record can be worth.
  private(set) var mostWorth: Int

  /// Creates a sieve.
  ///
  /// - Parameters:
  ///   - terms: The words of the query.
  ///   - around: Of each word the areas it names; empty for a query of one word.
  ///   - countries: The areas of the countries asked for, if any are.
  ///   - areWholesDone: Whether records of which a whole name was asked for have been tested already.
  ///   - tables: The index.
  init(
    _ terms: [WordTerms], around: [AreaTerms], countries: [Int]?, areWholesDone: Bool,
    in tables: IndexTables
  ) {
    inCountries = countries.flatMap { AreaRecords($0, in: tables) }
    words = terms.indices.map { index in
      let word = terms[index]
      let mayBeWhole =
        !word.contextWholes.isEmpty || index < around.count && around[index].hasWhole
      return Word(
        bit: 1 << UInt32(index), records: WordRecords(word, in: tables),
        isInAddresses: word.isInAddresses,
        isElsewhere: word.isInAddresses || index < around.count && !around[index].isEmpty,
        around: (index < around.count ? around[index].areas(atMost: AreaRecords.most) : [])
          .flatMap { AreaRecords($0, in: tables) },
        aroundCost: mayBeWhole ? 0 : MatchQuality.scatterCost)
    }
    self.areWholesDone = areWholesDone
    if !areWholesDone {
      mostWorth = MatchQuality.exactName.rawValue
    } else if terms.contains(where: { $0.code != nil }) {
      mostWorth = MatchQuality.exactOther.rawValue
    } else {
      mostWorth = MatchQuality.nameStart.rawValue
    }
  }

  /// How many records hold each word, about.
  var counts: [Int] { words.map(\.records.count) }

  /// The records that hold a word.
  func records(of word: Int) -> WordRecords { words[word].records }

  /// Whether a place can answer without holding a word itself.
  func canDoWithout(_ word: Int) -> Bool { words[word].isElsewhere }

  /// The same for records that come from a word, without those that hold one of some others.
  func driven(by word: Int, without done: [Int]) -> WordSieve {
    var sieve = self
    sieve.driver = word
    for index in done {
      sieve.words[index].isDone = true
      sieve.mostWorth -= sieve.words[index].aroundCost
    }
    return sieve
  }

  /// What is known of a record.
  enum Outcome {
    /// It lacks a word.
    case lacking
    /// It lacks a word, and so do all before this one.
    case lackingUntil(Int)
    /// The most its text can be worth.
    case worth(Int)
  }

  /// The most a record's text can be worth, if it can hold all words.
  ///
  /// Not backwards.
  ///
  /// - Parameters:
  ///   - record: The record, not before the one asked about last.
  ///   - known: What is known of the driver's word in it.
  ///   - areas: What is known of areas.
  ///   - tables: The index.
  /// - Returns: An upper bound, or that there is none.
  @inline(__always)
  mutating func judge(
    _ record: Int, known: Int?, _ areas: inout AreaMatches, in tables: IndexTables
  ) -> Outcome {
    if inCountries != nil, let next = inCountries?.advance(to: record), next != record {
      return .lackingUntil(next)
    }
    var best = known ?? .min
    var cost = 0
    var around: FoundWords?
    for index in words.indices where index != driver {
      words[index].records.advance(to: record)
      let next = words[index].records.record
      if next == record {
        if words[index].isDone { return .lacking }
        best = max(best, words[index].records.worth ?? .min)
        continue
      }
      guard words[index].isElsewhere else { return .lackingUntil(next) }
      if !words[index].isInAddresses, let other = words[index].around?.advance(to: record),
        other != record
      {
        return .lackingUntil(min(next, other))
      }
      let named = around ?? areas.words(around: record, in: tables)
      around = named
      if named.whole & words[index].bit != 0 { continue }
      if named.any & words[index].bit == 0, !words[index].isInAddresses { return .lacking }
      cost += words[index].isInAddresses ? words[index].aroundCost : MatchQuality.scatterCost
    }
    guard best > .min else { return .lacking }
    return .worth((areWholesDone ? best : MatchQuality.exactName.rawValue) - cost)
  }
}

/// The records that lie in one of a few areas, in the order of importance.
struct AreaRecords {
  /// With more areas it is quicker to ask each record where it lies.
  static let most = 8

  private var lists: [ListCursor]

  /// Nothing for more areas than a few.
  init?(_ areas: [Int], in tables: IndexTables) {
    guard areas.count <= Self.most else { return nil }
    lists = areas.map { tables.areaMembers[$0] }
  }

  /// Steps to the first record not below a number, not backwards, and returns it.
  @inline(__always)
  mutating func advance(to target: Int) -> Int {
    var least = Int.max
    for index in lists.indices {
      lists[index].advance(to: target)
      least = min(least, lists[index].record)
    }
    return least
  }
}
