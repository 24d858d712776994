/// A search record by record: for queries of which one word, or the filter, has few records, so that windows would be nearly empty.
struct RecordSearch {
  private var sources: [WordSource]
  private var filter: FilterSource?
  /// The word whose records are looked at; nothing when those of the filter are.
  private let scarcest: Int?
  /// The words, those with the fewest records first.
  private let order: [Int]
  private let count: Int

  /// Nothing when too many records would have to be looked at.
  init?(_ sources: [WordSource], among filter: FilterSource?, in tables: IndexTables) {
    let windows = tables.count / IndexFormat.window + 1
    let few = max(Self.fewest, windows * Self.perWindow)
    // The records of a filter must still be looked up in the lists of all words.
    let fewFiltered = max(Self.fewest, windows * Self.filteredPerWindow)
    let scarcest = sources.indices.filter { !sources[$0].isEverywhere }.min {
      (sources[$0].size, $0) < (sources[$1].size, $1)
    }
    let size = scarcest.map { sources[$0].size } ?? .max
    let filtered = filter?.size ?? .max
    guard size <= few || filtered <= fewFiltered else { return nil }
    self.sources = sources
    self.filter = filter
    self.scarcest = size <= filtered ? scarcest : nil
    order = sources.indices.sorted { (sources[$0].size, $0) < (sources[$1].size, $1) }
    count = tables.count
  }

  /// With more records in a window it is quicker to look at all of them together.
  private static let perWindow = 12
  private static let filteredPerWindow = 10
  private static let fewest = 256
}

extension RecordSearch {
  /// Looks at the records one after another, until none behind can be among the best.
  mutating func run(_ run: inout SearchRun) {
    let most: Tier = sources.contains(where: \.hasWholes) ? .exactName : .wholeStart
    var checked = -1
    var record = next(from: 0)
    while record < count {
      // Weights fall slowly, and reading them all would cost more than looking at a few records too many.
      if record / Self.checkEvery != checked {
        checked = record / Self.checkEvery
        guard most.worth >= run.needed(of: record) else { return }
      }
      look(at: record, &run)
      record = next(from: record + 1)
    }
  }

  private static let checkEvery = 256

  /// The first record not before another that is in the scarcest list and passes the filter, if that has lists.
  private mutating func next(from start: Int) -> Int {
    guard let scarcest else { return filter?.next(from: start) ?? .max }
    var record = sources[scarcest].next(from: start)
    guard filter != nil else { return record }
    while record < count {
      let passing = filter?.next(from: record) ?? .max
      if passing == record { return record }
      record = sources[scarcest].next(from: passing)
    }
    return .max
  }

  /// Compares a record with the words, unless what is known of it already says that it cannot be among the best.
  private mutating func look(at record: Int, _ run: inout SearchRun) {
    var facts = TierFacts()
    var own = false
    var missing = 0
    // The scarcest words first: most records lack one of them.
    for index in order {
      let found = sources[index].find(record)
      if found.isOwn {
        own = true
        facts.add(
          inName: found.isInName, start: found.isStart, isFree: sources[index].aroundCost == 0)
      } else if found.isInAddress {
        missing += sources[index].aroundCost
      } else {
        guard sources[index].mayLie(around: record, in: run.tables) else { return }
        let named = run.areas.words(around: record, in: run.tables)
        if named.any & sources[index].bit == 0 { return }
        missing += named.whole & sources[index].bit != 0 ? 0 : MatchQuality.scatterCost
      }
    }
    guard own, run.filter.passes(record, in: run.tables) else { return }
    let needed = run.needed(of: record)
    if facts.tier.worth - missing < needed {
      guard Tier.exactName.worth - missing >= needed else { return }
      for index in sources.indices { sources[index].findWhole(record, &facts) }
      guard facts.tier.worth - missing >= needed else { return }
    }
    run.test(record)
  }
}
