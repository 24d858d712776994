/// A search record by record: for queries of which one word, or the filter, has few records, so that windows would be nearly empty.
struct RecordSearch {
  private var sources: [WordSource]
  private var filter: FilterSource?
  /// The word whose records are looked at; nothing when those of the filter are.
  private let scarcest: Int?
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
    count = tables.count
  }

  /// With more records in a window it is quicker to look at all of them together.
  private static let perWindow = 12
  private static let filteredPerWindow = 10
  private static let fewest = 256
}

extension RecordSearch {
  mutating func run(_ run: inout SearchRun) {
    let most: Tier = sources.contains(where: \.hasWholes) ? .exactName : .wholeStart
    var record = next(from: 0)
    while record < count {
      let needed = run.needed(of: record)
      guard most.worth >= needed else { return }
      if run.filter.passes(record, in: run.tables) { look(at: record, needed: needed, &run) }
      record = next(from: record + 1)
    }
  }

  private mutating func next(from record: Int) -> Int {
    guard let scarcest else { return filter?.next(from: record) ?? .max }
    return sources[scarcest].next(from: record)
  }

  /// Compares a record with the words, unless what is known of it already says that it cannot be among the best.
  private mutating func look(at record: Int, needed: Int, _ run: inout SearchRun) {
    var facts = TierFacts()
    var own = false
    var missing = 0
    for index in sources.indices {
      let found = sources[index].find(record)
      if found.isOwn {
        own = true
        facts.add(inName: found.isInName, start: found.isStart)
      } else if !found.isInAddress {
        guard sources[index].mayLie(around: record, in: run.tables) else { return }
        let named = run.areas.words(around: record, in: run.tables)
        if named.any & sources[index].bit == 0 { return }
        missing += named.whole & sources[index].bit != 0 ? 0 : MatchQuality.scatterCost
      } else {
        missing += sources[index].aroundCost
      }
    }
    guard own else { return }
    if facts.tier.worth - missing < needed {
      guard Tier.exactName.worth - missing >= needed else { return }
      for index in sources.indices { sources[index].findWhole(record, &facts) }
      guard facts.tier.worth - missing >= needed else { return }
    }
    run.test(record)
  }
}
