/// The records of a window that can still be wanted.
struct Candidates {
  let row: BitRow
  /// How many there are, when they are few; else more than a few.
  let count: Int

  /// Whether looking at each of them is quicker than looking at all of a window.
  var areFew: Bool { count <= BitRow.few }

  init(_ row: BitRow) {
    self.row = row
    count = row.roughCount
  }
}

/// What is known of the names in which records hold a word or what begins with it.
struct NameRows {
  /// Records that hold it.
  let own: BitRow
  /// Those that hold it in the name itself, not only in other names.
  let inName: BitRow
  /// Those whose name begins with it.
  let start: BitRow

  /// Puts the records of a union into the rows.
  func fill(_ union: inout ListCursor, in window: Window, among candidates: Candidates) {
    if let contents = union.contents(of: window), contents.hasPlanes {
      own.formUnion(contents.bytes, at: 0)
      inName.formUnion(contents.bytes, at: 2 * ListWindow.planeSize)
      start.formUnion(
        contents.bytes, at: ListWindow.planeSize, and: 2 * ListWindow.planeSize)
    } else {
      union.take(in: window, among: candidates) { bit, extra in insert(bit, start: extra) }
    }
  }

  /// Puts a record in; `start` is the raw value of ``PostingClass/Start``.
  @inline(__always)
  func insert(_ bit: Int, start begins: UInt8) {
    own.insert(bit)
    inName.insert(bit, if: begins >= PostingClass.Start.nameWord.rawValue)
    start.insert(bit, if: begins == PostingClass.Start.nameStart.rawValue)
  }
}

/// Records collected from a few short lists, ascending.
struct SortedPart {
  /// `record << 2 | start`, one entry a record.
  private let entries: [UInt32]
  private var place = 0

  /// Sorts entries, of which several may be about one record: the best start counts.
  init(_ entries: [UInt32]) {
    var sorted = entries
    RecordSort.sort(&sorted)
    var kept = 0
    for entry in sorted {
      if kept > 0, sorted[kept - 1] >> 2 == entry >> 2 { kept -= 1 }
      sorted[kept] = entry
      kept += 1
    }
    sorted.removeLast(sorted.count - kept)
    self.entries = sorted
  }

  /// Records whose start does not matter.
  init(records: [Int]) {
    self.init(records.map { UInt32(truncatingIfNeeded: $0) << 2 })
  }

  var count: Int { entries.count }

  /// The first record that is not below a number, `Int.max` behind the last; not backwards.
  mutating func next(from target: Int) -> Int {
    var step = 1
    var low = place
    guard low < entries.count else { return .max }
    guard Int(entries[low] >> 2) < target else { return Int(entries[low] >> 2) }
    while low + step < entries.count, Int(entries[low + step] >> 2) < target {
      low += step
      step *= 2
    }
    var high = min(low + step, entries.count)
    // Below is `low`, not below is `high`.
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(entries[middle] >> 2) < target { low = middle } else { high = middle }
    }
    place = high
    return place < entries.count ? Int(entries[place] >> 2) : .max
  }

  /// The start beside a record, if it is among them; not backwards.
  mutating func extra(of record: Int) -> UInt8? {
    next(from: record) == record ? UInt8(truncatingIfNeeded: entries[place] & 3) : nil
  }

  /// Puts its records into rows.
  mutating func fill(_ rows: NameRows, in window: Window) {
    visit(in: window) { bit, start in rows.insert(bit, start: start) }
  }

  /// Puts its records into one row.
  mutating func fill(_ row: BitRow, in window: Window) {
    visit(in: window) { bit, _ in row.insert(bit) }
  }

  @inline(__always)
  private mutating func visit(in window: Window, _ body: (Int, UInt8) -> Void) {
    var record = next(from: window.start)
    while record < window.end {
      body(record - window.start, UInt8(truncatingIfNeeded: entries[place] & 3))
      place += 1
      record = place < entries.count ? Int(entries[place] >> 2) : .max
    }
  }

  /// Adds the records of some postings to entries.
  static func collect(_ range: TermRange, from dictionary: TermDictionary, to out: inout [UInt32]) {
    dictionary.postings(of: range).visitPostings { record, bits in
      out.append(UInt32(truncatingIfNeeded: record) << 2 | PostingClass.start(bits))
      return true
    }
  }
}
