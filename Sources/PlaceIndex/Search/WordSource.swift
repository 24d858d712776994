/// The records that can answer one word of a query, window by window.
struct WordSource {
  /// Rows of bits that a word needs.
  enum Row: Int, CaseIterable {
    /// Records that hold the word in their names or codes.
    case own
    /// Those that hold it in the name itself.
    case inName
    /// Those whose name begins with it.
    case start
    /// Records that hold it as a whole word of a name, or as a code.
    case whole
    /// Those that hold it as a whole word of the name itself.
    case wholeInName
    /// Records of which it is all of another name, or a code.
    case all
    /// Records of which it is all of the name.
    case allOfName
    /// Records that hold it in their address, or lie in an area of that name.
    case around
  }

  /// The bit that stands for the word in ``FoundWords``.
  let bit: UInt32
  /// Whether an address may hold it.
  let isInAddresses: Bool
  /// Whether it names more areas than are worth listing: any record may lie in one of them.
  let isEverywhere: Bool
  /// The least it costs a place that does not hold it in its own names.
  let aroundCost: Int
  /// About how many records can answer it.
  let size: Int
  /// How many of them hold it as a whole word, or as a code.
  let wholeSize: Int
  private let firstRow: Int
  private var union = ListCursor(.empty, bits: 2)
  private var few: SortedPart
  /// The word itself, where the union or the few hold it too.
  private var inner: [ListCursor]
  /// Its other spellings.
  private var outer: [ListCursor]
  private var code = ListCursor(.empty, bits: 3)
  private var addressUnion = ListCursor(.empty, bits: 2)
  private var addressFew: SortedPart
  private var addressLists: [ListCursor]
  private var areas: [ListCursor]
  private var named = AreaSet([])

  /// Areas named by one word that are worth listing.
  private static let mostAreas = 48

  /// - Parameters:
  ///   - word: The word.
  ///   - index: Its number in the query.
  ///   - isAlone: Whether the query has no other word: areas do not count then.
  ///   - tables: The index.
  init(_ word: WordTerms, at index: Int, isAlone: Bool, in tables: IndexTables) {
    let dictionary = tables.dictionary
    bit = 1 << UInt32(truncatingIfNeeded: index)
    firstRow = index * Row.allCases.count
    var few: [UInt32] = []
    if word.names.union != .max {
      union = dictionary.unions[Int(word.names.union)]
    } else {
      SortedPart.collect(word.names, from: dictionary, to: &few)
    }
    for range in word.nameTypos { SortedPart.collect(range, from: dictionary, to: &few) }
    self.few = SortedPart(few)
    inner = word.wholes.filter { word.names.contains($0) }.map { dictionary.list(of: $0) }
    outer = word.wholes.filter { !word.names.contains($0) }.map { dictionary.list(of: $0) }
    if let term = word.code { code = dictionary.list(of: term) }
    var addressFew: [UInt32] = []
    if word.context.union != .max {
      addressUnion = dictionary.unions[Int(word.context.union)]
    } else {
      SortedPart.collect(word.context, from: dictionary, to: &addressFew)
    }
    for range in word.contextTypos { SortedPart.collect(range, from: dictionary, to: &addressFew) }
    self.addressFew = SortedPart(addressFew)
    addressLists = word.contextWholes.filter { !word.context.contains($0) }.map {
      dictionary.list(of: $0)
    }
    isInAddresses = word.isInAddresses
    areas = []
    var isEverywhere = false
    var hasWhole = !word.contextWholes.isEmpty
    if !isAlone {
      let terms = AreaTerms(word, in: dictionary)
      hasWhole = hasWhole || terms.hasWhole
      if let few = terms.areas(atMost: Self.mostAreas) {
        areas = few.map { tables.areaMembers[$0] }
        self.named = AreaSet(few)
      } else {
        isEverywhere = true
      }
    }
    self.isEverywhere = isEverywhere
    aroundCost = hasWhole ? 0 : MatchQuality.scatterCost
    let own =
      self.few.count + union.count + outer.reduce(0) { $0 + $1.count }
      + code.count
    let address =
      self.addressFew.count + addressUnion.count
      + addressLists.reduce(0) { $0 + $1.count }
    wholeSize = (inner + outer).reduce(code.count) { $0 + $1.count }
    size =
      isEverywhere ? tables.count : own + address + areas.reduce(0) { $0 + $1.count }
  }

  /// Whether a whole name or code can be what was asked for.
  var hasWholes: Bool { !inner.isEmpty || !outer.isEmpty || code.count > 0 }

  /// The number of a row of the word that stands at a place in the query.
  @inline(__always)
  static func number(of row: Row, at index: Int) -> Int {
    index &* rowCount &+ row.rawValue
  }

  @inline(__always)
  private func row(_ row: Row, of rows: borrowing BitRows) -> BitRow {
    rows[firstRow &+ row.rawValue]
  }
}

// MARK: - Windows

extension WordSource {
  /// Empties its rows; those that are never filled stay empty.
  func clear(_ rows: borrowing BitRows) {
    row(.own, of: rows).clear()
    row(.inName, of: rows).clear()
    row(.start, of: rows).clear()
    row(.around, of: rows).clear()
    guard hasWholes else { return }
    row(.whole, of: rows).clear()
    row(.wholeInName, of: rows).clear()
    row(.all, of: rows).clear()
    row(.allOfName, of: rows).clear()
  }

  private static let rowCount = Row.allCases.count

  /// Finds the records that hold the word itself as a whole.
  mutating func fillWholes(
    _ rows: borrowing BitRows, in window: Window, among candidates: Candidates
  ) {
    if inner.isEmpty { return }
    let wholes = WholeRows(self, rows)
    for index in inner.indices {
      inner[index].take(in: window, among: candidates) { bit, extra in
        wholes.insert(bit, extra)
      }
    }
  }

  /// Finds the records that hold another spelling, or the word as a code.
  mutating func fillOthers(
    _ rows: borrowing BitRows, in window: Window, among candidates: Candidates
  ) {
    if outer.isEmpty, code.count == 0 { return }
    let names = nameRows(of: rows)
    let wholes = WholeRows(self, rows)
    for index in outer.indices {
      outer[index].take(in: window, among: candidates) { bit, extra in
        names.own.insert(bit)
        names.inName.insert(bit, if: PostingClass.isInName(extra))
        names.start.insert(bit, if: PostingClass.isNameStart(extra))
        wholes.insert(bit, extra)
      }
    }
    code.take(in: window, among: candidates) { bit, _ in
      names.own.insert(bit)
      wholes.whole.insert(bit)
      wholes.all.insert(bit)
    }
  }

  /// Finds the records that hold a word that begins so.
  mutating func fillOwn(
    _ rows: borrowing BitRows, in window: Window, among candidates: Candidates
  ) {
    let names = nameRows(of: rows)
    if union.count > 0 { names.fill(&union, in: window, among: candidates) }
    few.fill(names, in: window)
  }

  private func nameRows(of rows: borrowing BitRows) -> NameRows {
    NameRows(
      own: row(.own, of: rows), inName: row(.inName, of: rows), start: row(.start, of: rows))
  }

  /// What is known of the names in which records hold a whole word.
  private struct WholeRows {
    let whole: BitRow
    let inName: BitRow
    let all: BitRow
    let allOfName: BitRow

    init(_ source: WordSource, _ rows: borrowing BitRows) {
      whole = source.row(.whole, of: rows)
      inName = source.row(.wholeInName, of: rows)
      all = source.row(.all, of: rows)
      allOfName = source.row(.allOfName, of: rows)
    }

    /// Puts a record in; `found` are the three bits of ``PostingClass``.
    @inline(__always)
    func insert(_ bit: Int, _ found: UInt8) {
      whole.insert(bit)
      inName.insert(bit, if: PostingClass.isInName(found))
      all.insert(bit, if: found >= 4)
      allOfName.insert(bit, if: found == 7)
    }
  }

  /// Finds the records whose address holds the word.
  mutating func fillAddresses(
    _ rows: borrowing BitRows, in window: Window, among candidates: Candidates
  ) {
    let around = row(.around, of: rows)
    guard isInAddresses else { return }
    addressUnion.take(in: window, among: candidates) { bit, _ in around.insert(bit) }
    addressFew.fill(around, in: window)
    for index in addressLists.indices {
      addressLists[index].take(in: window, among: candidates) { bit, _ in around.insert(bit) }
    }
  }

  /// Finds the records that lie where the word names.
  mutating func fillAreas(
    _ rows: borrowing BitRows, in window: Window, among candidates: Candidates,
    in tables: IndexTables
  ) {
    guard !areas.isEmpty else { return }
    let around = row(.around, of: rows)
    if candidates.areFew {
      candidates.row.visit { bit in
        around.insert(bit, if: mayLie(around: window.start &+ bit, in: tables))
      }
    } else {
      for index in areas.indices {
        areas[index].take(in: window, among: candidates) { bit, _ in around.insert(bit) }
      }
    }
  }

  /// The first record not before another that can answer the word; `Int.max` when there is none.
  ///
  /// For a word that is not everywhere. Not backwards.
  mutating func next(from record: Int) -> Int {
    // With more than two, min would make an array of them.
    var next = min(nextOther(from: record), few.next(from: record))
    next = min(next, min(union.next(from: record), areas.next(from: record)))
    guard isInAddresses else { return next }
    next = min(next, min(addressFew.next(from: record), addressLists.next(from: record)))
    return min(next, addressUnion.next(from: record))
  }

  /// The same of records of which it can be a whole name or a code.
  mutating func nextWhole(from record: Int) -> Int {
    min(nextOther(from: record), inner.next(from: record))
  }

  private mutating func nextOther(from record: Int) -> Int {
    min(outer.next(from: record), code.next(from: record))
  }
}

// MARK: - Records

extension WordSource {
  /// Whether a record may lie in an area of that name.
  @inline(__always)
  func mayLie(around record: Int, in tables: IndexTables) -> Bool {
    if isEverywhere { return true }
    if areas.isEmpty { return false }
    let (country, region, locality) = tables.areas(ofParent: tables.parent(record))
    return named.contains(country) || named.contains(region) || named.contains(locality)
  }
}

/// A few areas.
struct AreaSet {
  private let sorted: [Int]
  /// A bit for every remainder of 64 that one of them leaves.
  private let mask: UInt64

  /// - Parameter sorted: The areas, ascending.
  init(_ sorted: [Int]) {
    self.sorted = sorted
    mask = sorted.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// Whether an area is among them; most are not.
  @inline(__always)
  func contains(_ area: UInt32) -> Bool {
    mask >> UInt64(area & 63) & 1 == 1 && sorted.contains(Int(area))
  }
}

extension WordSource {
  /// What is known of the word in one record.
  struct Found {
    /// Whether its names or codes hold the word.
    var isOwn = false
    /// Whether the name itself does.
    var isInName = false
    /// Whether the name begins with it.
    var isStart = false
    /// Whether its address holds the word; an area may in any case.
    var isInAddress = false
  }

  /// What is known of the word in a record; not backwards.
  mutating func find(_ record: Int) -> Found {
    var found = Found()
    var start = few.count > 0 ? few.extra(of: record) : nil
    if union.count > 0, let found = union.extra(of: record) { start = max(start ?? 0, found) }
    if let start {
      found.isOwn = true
      found.isInName = start >= PostingClass.Start.nameWord.rawValue
      found.isStart = start == PostingClass.Start.nameStart.rawValue
    }
    for index in outer.indices {
      guard let bits = outer[index].extra(of: record) else { continue }
      found.isOwn = true
      found.isInName = found.isInName || PostingClass.isInName(bits)
      found.isStart = found.isStart || PostingClass.isNameStart(bits)
    }
    if code.count > 0, code.extra(of: record) != nil { found.isOwn = true }
    if !found.isOwn, isInAddresses {
      found.isInAddress =
        addressFew.next(from: record) == record || addressUnion.extra(of: record) != nil
        || addressLists.next(from: record) == record
    }
    return found
  }

  /// Takes in how a record holds the word as a whole; not backwards.
  mutating func findWhole(_ record: Int, _ facts: inout TierFacts) {
    for index in inner.indices { inner[index].findWhole(record, &facts) }
    for index in outer.indices { outer[index].findWhole(record, &facts) }
    if code.count > 0, code.extra(of: record) != nil {
      facts.addWhole(inName: false, all: true, allOfName: false)
    }
  }
}

extension ListCursor {
  /// The bits beside a record, if it is in the list; not backwards.
  mutating func extra(of record: Int) -> UInt8? {
    advance(to: record)
    return self.record == record ? extra : nil
  }

  fileprivate mutating func findWhole(_ record: Int, _ facts: inout TierFacts) {
    guard let bits = extra(of: record) else { return }
    facts.addWhole(inName: PostingClass.isInName(bits), all: bits >= 4, allOfName: bits == 7)
  }
}

extension ListCursor {
  /// The first record not below a number; not backwards.
  mutating func next(from target: Int) -> Int {
    advance(to: target)
    return record
  }
}

extension [ListCursor] {
  /// The first record of all lists that is not below a number; not backwards.
  mutating func next(from target: Int) -> Int {
    var least = Int.max
    for index in indices { least = Swift.min(least, self[index].next(from: target)) }
    return least
  }
}
