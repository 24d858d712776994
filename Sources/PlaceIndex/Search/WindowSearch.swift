/// A search window by window: which records can hold all words is worked out for 4,096 of them at a time, and only those whose
/// worth can be enough are compared with the words.
///
/// As the weight of the records falls, less and less can be among the best: first everything, in the end only records of which
/// a whole name was asked for. ``Tier`` has the steps.
struct WindowSearch {
  private var sources: [WordSource]
  private var filter: FilterSource?
  /// The words, those with the fewest records first.
  private let order: [Int]
  private let firstRow: Int
  private let hasWholes: Bool
  /// Whether fewer records hold a word whole than hold the scarcest word in any way.
  private let isExactScarcer: Bool
  private let count: Int

  init(_ sources: [WordSource], among filter: FilterSource?, in tables: IndexTables) {
    self.sources = sources
    self.filter = filter
    order = sources.indices.sorted { (sources[$0].size, $0) < (sources[$1].size, $1) }
    firstRow = sources.count * WordSource.Row.allCases.count
    hasWholes = sources.contains(where: \.hasWholes)
    let least = sources.reduce(filter?.size ?? .max) { min($0, $1.size) }
    isExactScarcer = sources.reduce(0) { $0 + $1.wholeSize } < least
    count = tables.count
  }

  /// How many rows it needs.
  var rowCount: Int { firstRow + Tier.allCases.count }

  @inline(__always)
  private func row(_ tier: Tier, of rows: borrowing BitRows) -> BitRow {
    rows[firstRow &+ tier.rawValue]
  }
}

extension SearchRun {
  /// Looks for the best records among those that pass a filter.
  mutating func runWindows(among filter: FilterSource?) {
    // What nothing holds is often a house number: no need to look at the lists of the other words.
    for word in words where !word.isAnywhere {
      guard words.count > 1, !AreaTerms(word, in: tables.dictionary).isEmpty else { return }
    }
    let sources = words.indices.map {
      WordSource(words[$0], at: $0, isAlone: words.count == 1, in: tables)
    }
    guard !sources.contains(where: { $0.size == 0 }), filter?.size != 0 else { return }
    if var search = RecordSearch(sources, among: filter, in: tables) {
      search.run(&self)
    } else {
      var search = WindowSearch(sources, among: filter, in: tables)
      search.run(&self)
    }
  }
}

// MARK: - Window after window

extension WindowSearch {
  /// Works through the windows, until none behind can hold one of the best.
  mutating func run(_ run: inout SearchRun) {
    let rows = BitRows(count: rowCount)
    let most: Tier = hasWholes ? .exactName : .wholeStart
    var record = nextRecord(from: 0)
    while record < count {
      let window = Window(holding: record, of: count)
      let needed = run.needed(of: window.start)
      guard most.worth >= needed else { return }
      if Tier.wholeStart.worth < needed, isExactScarcer {
        let whole = nextWhole(from: record)
        guard whole < window.end else {
          record = whole
          continue
        }
        narrowToExact(rows, window, &run)
      } else {
        narrow(rows, window, &run)
      }
      record = nextRecord(from: window.end)
    }
  }

  /// The first record not before another that can answer, as far as the scarcest word and the filter tell.
  private mutating func nextRecord(from record: Int) -> Int {
    var next = filter?.next(from: record) ?? record
    if let scarcest = order.first, !sources[scarcest].isEverywhere {
      next = max(next, sources[scarcest].next(from: record))
    }
    return next
  }

  /// The first record not before another of which a whole name can have been asked for.
  private mutating func nextWhole(from record: Int) -> Int {
    var next = Int.max
    for index in sources.indices { next = min(next, sources[index].nextWhole(from: record)) }
    return next
  }

  /// Works out which records can hold all words, and looks at them.
  private mutating func narrow(
    _ rows: borrowing BitRows, _ window: Window, _ run: inout SearchRun
  ) {
    let all = row(.other, of: rows)
    all.fill(window.count)
    guard filterAndWords(rows, window, &run, isExact: false) else { return }
    let candidates = Candidates(all)
    for index in sources.indices { sources[index].fillWholes(rows, in: window, among: candidates) }
    look(at: window, among: candidates, rows, &run, isExact: false)
  }

  /// The same for records of which a whole name may have been asked for.
  private mutating func narrowToExact(
    _ rows: borrowing BitRows, _ window: Window, _ run: inout SearchRun
  ) {
    let all = row(.other, of: rows)
    all.fill(window.count)
    let everything = Candidates(all)
    for index in sources.indices {
      sources[index].clear(rows)
      sources[index].fillWholes(rows, in: window, among: everything)
      sources[index].fillOthers(rows, in: window, among: everything)
    }
    findExact(rows)
    all.formIntersection(row(.exactOther, of: rows))
    guard !all.isEmpty, filterAndWords(rows, window, &run, isExact: true) else { return }
    look(at: window, among: Candidates(all), rows, &run, isExact: true)
  }

  /// Keeps the records that pass the filter and can hold all words, at least one of them in their names; whether there are any.
  private mutating func filterAndWords(
    _ rows: borrowing BitRows, _ window: Window, _ run: inout SearchRun, isExact: Bool
  ) -> Bool {
    let (all, some) = (row(.other, of: rows), row(.inName, of: rows))
    var candidates = Candidates(all)
    if filter != nil {
      filter?.fill(some, in: window, among: candidates)
      all.formIntersection(some)
      candidates = Candidates(all)
      guard candidates.count > 0 else { return false }
    }
    for index in order {
      if !isExact {
        sources[index].clear(rows)
        sources[index].fillOthers(rows, in: window, among: candidates)
      }
      sources[index].fillOwn(rows, in: window, among: candidates)
      sources[index].fillAddresses(rows, in: window, among: candidates)
      sources[index].fillAreas(rows, in: window, among: candidates, in: run.tables)
      guard !sources[index].isEverywhere else { continue }
      all.formIntersection(
        rows[WordSource.number(of: .own, at: index)],
        rows[WordSource.number(of: .around, at: index)])
      candidates = Candidates(all)
      guard candidates.count > 0 else { return false }
    }
    guard sources.count > 1 else { return true }
    some.clear()
    for index in sources.indices { some.formUnion(rows[WordSource.number(of: .own, at: index)]) }
    all.formIntersection(some)
    return !all.isEmpty
  }
}

// MARK: - Tiers

extension WindowSearch {
  /// Finds the records of the two highest tiers.
  private func findExact(_ rows: borrowing BitRows) {
    let (exactOther, exactName) = (row(.exactOther, of: rows), row(.exactName, of: rows))
    // Records that hold a word of those seen so far whole, anywhere and in the name.
    let (seen, seenInName) = (row(.start, of: rows), row(.wholeStart, of: rows))
    for row in [exactOther, exactName, seen, seenInName] { row.clear() }
    guard hasWholes else { return }
    for index in sources.indices {
      let whole = rows[WordSource.number(of: .whole, at: index)]
      let inName = rows[WordSource.number(of: .wholeInName, at: index)]
      let all = rows[WordSource.number(of: .all, at: index)]
      let allOfName = rows[WordSource.number(of: .allOfName, at: index)]
      for word in 0..<BitRow.words {
        exactOther[word] |= all[word] | seen[word] & whole[word]
        exactName[word] |= allOfName[word] | seenInName[word] & inName[word]
        seen[word] |= whole[word]
        seenInName[word] |= inName[word]
      }
    }
  }

  /// Finds the records of the middle tiers, and adds those of the higher ones to the lower.
  private func findStarts(_ rows: borrowing BitRows) {
    let (all, inName) = (row(.other, of: rows), row(.inName, of: rows))
    let (start, wholeStart) = (row(.start, of: rows), row(.wholeStart, of: rows))
    inName.clear()
    start.clear()
    wholeStart.copy(all)
    for index in sources.indices {
      let own = rows[WordSource.number(of: .own, at: index)]
      let ownInName = rows[WordSource.number(of: .inName, at: index)]
      let ownStart = rows[WordSource.number(of: .start, at: index)]
      for word in 0..<BitRow.words {
        inName[word] |= ownInName[word]
        start[word] |= ownStart[word]
      }
      // Held whole by the address or an area, a word costs nothing even when only another name has it.
      guard sources[index].aroundCost > 0 else { continue }
      for word in 0..<BitRow.words { wholeStart[word] &= ~own[word] | ownInName[word] }
    }
    let (exactOther, exactName) = (row(.exactOther, of: rows), row(.exactName, of: rows))
    for word in 0..<BitRow.words {
      exactName[word] &= all[word]
      exactOther[word] = exactOther[word] & all[word] | exactName[word]
      wholeStart[word] = wholeStart[word] & start[word] | exactOther[word]
      start[word] = start[word] & all[word] | wholeStart[word]
      inName[word] = inName[word] & all[word] | start[word]
    }
  }
}

// MARK: - Record after record

extension WindowSearch {
  /// Compares the records with the words, unless what is known of them already says that they cannot be among the best.
  private func look(
    at window: Window, among candidates: Candidates, _ rows: borrowing BitRows,
    _ run: inout SearchRun, isExact: Bool
  ) {
    let areFew = candidates.areFew
    if !areFew {
      if !isExact { findExact(rows) }
      findStarts(rows)
    }
    for word in 0..<BitRow.words where candidates.row[word] != 0 {
      let first = window.start &+ word << 6
      var bits = candidates.row[word]
      var lowest = Tier.other
      if !areFew {
        let needed = run.needed(of: first)
        while lowest != .exactName, lowest.worth < needed { lowest = lowest.next }
        guard lowest.worth >= needed else { continue }
        bits = row(lowest, of: rows)[word]
      }
      while bits != 0 {
        let bit = bits & (0 &- bits)
        bits &= bits &- 1
        let tier =
          areFew ? self.tier(word, bit, rows) : self.tier(word, bit, from: lowest, rows)
        look(at: first &+ bit.trailingZeroBitCount, word, bit, worth: tier.worth, rows, &run)
      }
    }
  }

  /// The highest tier a record is in, out of the rows of tiers.
  @inline(__always)
  private func tier(_ word: Int, _ bit: UInt64, from lowest: Tier, _ rows: borrowing BitRows)
    -> Tier
  {
    var tier = lowest
    while tier != .exactName, row(tier.next, of: rows)[word] & bit != 0 { tier = tier.next }
    return tier
  }

  /// The same out of the rows of words.
  @inline(__always)
  private func tier(_ word: Int, _ bit: UInt64, _ rows: borrowing BitRows) -> Tier {
    @inline(__always)
    func has(_ index: Int, _ row: WordSource.Row) -> Bool {
      rows[WordSource.number(of: row, at: index)][word] & bit != 0
    }
    var facts = TierFacts()
    for index in sources.indices where has(index, .own) {
      facts.add(
        inName: has(index, .inName), start: has(index, .start),
        isFree: sources[index].aroundCost == 0)
      guard has(index, .whole) else { continue }
      facts.addWhole(
        inName: has(index, .wholeInName), all: has(index, .all),
        allOfName: has(index, .allOfName))
    }
    return facts.tier
  }

  /// Compares a record with the words if it can be among the best; its text is worth at most `worth`, when the names hold all words.
  @inline(__always)
  private func look(
    at record: Int, _ word: Int, _ bit: UInt64, worth: Int, _ rows: borrowing BitRows,
    _ run: inout SearchRun
  ) {
    let needed = run.needed(of: record)
    var worth = worth
    guard worth >= needed else { return }
    var missing: UInt32 = 0
    for index in sources.indices where rows[WordSource.number(of: .own, at: index)][word] & bit == 0
    {
      worth &-= sources[index].aroundCost
      missing |= sources[index].bit
    }
    if missing != 0 {
      guard worth >= needed else { return }
      let named = run.areas.words(around: record, in: run.tables)
      for index in sources.indices
      where missing & sources[index].bit & ~named.whole != 0 && !sources[index].isInAddresses {
        if named.any & sources[index].bit == 0 { return }
        worth &-= MatchQuality.scatterCost &- sources[index].aroundCost
      }
      guard worth >= needed else { return }
    }
    run.test(record)
  }
}
