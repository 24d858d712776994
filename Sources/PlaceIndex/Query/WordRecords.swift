/// Gives records in the order of importance, and what is known of their text beforehand.
protocol RecordSource {
  /// The record it stands at: nothing before the first step, `Int.max` behind the last.
  var record: Int { get }
  /// The most the text of that record can be worth by what the source knows; nothing when it knows nothing.
  var worth: Int? { get }
  /// Steps to the next record.
  mutating func advance()
  /// Steps to the first record not below a number, not backwards.
  mutating func advance(to target: Int)
}

extension ListCursor: RecordSource {
  var worth: Int? { nil }
}

/// Records collected and sorted.
struct SortedRecords: RecordSource {
  private let records: [UInt32]
  private var place = -1

  init(_ records: [Int]) {
    var sorted = records.map { UInt32(truncatingIfNeeded: $0) }
    RecordSort.sort(&sorted)
    self.records = sorted
  }

  var record: Int { place < 0 ? -1 : place < records.count ? Int(records[place]) : .max }
  var worth: Int? { nil }

  mutating func advance() { place += 1 }
  mutating func advance(to target: Int) {
    while record < target { place += 1 }
  }
}

/// The records whose own names and codes hold a word of a query, in the order of importance.
struct WordRecords: RecordSource {
  private enum Kind {
    case union, term, code
  }

  private struct List {
    var cursor: ListCursor
    var kind: Kind

    /// What the record it stands at is worth.
    @inline(__always)
    var worth: Int {
      switch kind {
      case .union: MatchQuality.ofStart(Int(cursor.extra & 3))
      case .term: MatchQuality.ofStart(Int(PostingClass(cursor.extra).start.rawValue))
      case .code: MatchQuality.exactOther.rawValue
      }
    }
  }

  /// The list that is looked at first; most words have no other.
  private var first: List
  private var rest: [List] = []
  /// `record << 4 | typo << 3 | start`, ascending, each record once.
  private let few: [UInt32]
  private let isOneList: Bool
  private var place = 0
  /// The first record of `rest` and `few` that is not before the one it stands at.
  private var restNext = -1
  private(set) var record = -1

  init(_ word: WordTerms, in tables: IndexTables) {
    let dictionary = tables.dictionary
    var few: [UInt32] = []
    var lists: [List] = []
    if word.names.union != .max {
      lists.append(List(cursor: dictionary.unions[Int(word.names.union)], kind: .union))
    } else {
      Self.collect(word.names, typo: 0, from: dictionary, to: &few)
    }
    for term in word.wholes where !word.names.contains(term) {
      lists.append(List(cursor: dictionary.list(of: term), kind: .term))
    }
    if let code = word.code {
      lists.append(List(cursor: dictionary.list(of: code), kind: .code))
    }
    for range in word.nameTypos { Self.collect(range, typo: 8, from: dictionary, to: &few) }
    RecordSort.sort(&few)
    self.few = Self.best(few)
    first = lists.first ?? List(cursor: ListCursor(.empty, bits: 3), kind: .term)
    rest = Array(lists.dropFirst())
    isOneList = rest.isEmpty && few.isEmpty
  }

  /// About how many there are.
  var count: Int { rest.reduce(few.count + first.cursor.count) { $0 + $1.cursor.count } }

  private static func collect(
    _ range: TermRange, typo: UInt32, from dictionary: TermDictionary, to out: inout [UInt32]
  ) {
    guard !range.isEmpty else { return }
    var scan = PostingScan(dictionary.postings(of: range))
    while let posting = scan.next() {
      let start = UInt32(PostingClass(posting.bits).start.rawValue)
      out.append(UInt32(truncatingIfNeeded: posting.record) << 4 | typo | start)
    }
  }

  /// One entry a record: with the best start of all, mistaken only if all are.
  private static func best(_ entries: [UInt32]) -> [UInt32] {
    var out: [UInt32] = []
    out.reserveCapacity(entries.count)
    for entry in entries {
      if let last = out.last, last >> 4 == entry >> 4 {
        out[out.count - 1] = entry & ~15 | entry & last & 8 | max(entry & 3, last & 3)
      } else {
        out.append(entry)
      }
    }
    return out
  }

  @inline(__always)
  mutating func advance() { advance(to: record + 1) }

  /// Steps to the first record not below a number, not backwards.
  @inline(__always)
  mutating func advance(to target: Int) {
    if record >= target { return }
    first.cursor.advance(to: target)
    if restNext < target { advanceRest(to: target) }
    record = min(first.cursor.record, restNext)
  }

  private mutating func advanceRest(to target: Int) {
    var least = Int.max
    for index in rest.indices {
      rest[index].cursor.advance(to: target)
      least = min(least, rest[index].cursor.record)
    }
    if place < few.count {
      skip(to: target)
      if place < few.count { least = min(least, Int(few[place] >> 4)) }
    }
    restNext = least
  }

  private mutating func skip(to target: Int) {
    var step = 1
    var low = place
    guard Int(few[low] >> 4) < target else { return }
    while low + step < few.count, Int(few[low + step] >> 4) < target {
      low += step
      step *= 2
    }
    var high = min(low + step, few.count)
    // Below is `low`, not below is `high`.
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(few[middle] >> 4) < target { low = middle } else { high = middle }
    }
    place = high
  }

  /// The most that is known of the record it stands at.
  var worth: Int? { isOneList ? first.worth : bestWorth }

  private var bestWorth: Int {
    var best = Int.min
    var isTyped = false
    if first.cursor.record == record {
      best = first.worth
      isTyped = true
    }
    for index in rest.indices where rest[index].cursor.record == record {
      best = max(best, rest[index].worth)
      isTyped = true
    }
    if place < few.count, Int(few[place] >> 4) == record {
      best = max(best, MatchQuality.ofStart(Int(few[place] & 3)))
      if few[place] & 8 == 0 { isTyped = true }
    }
    return isTyped ? best : best - MatchQuality.typoCost
  }
}

extension MatchQuality {
  /// What a beginning is worth, by the raw value of ``PostingClass/Start``.
  @inline(__always)
  static func ofStart(_ start: Int) -> Int {
    switch start {
    case 0: MatchQuality.otherWord.rawValue
    case 1: MatchQuality.otherStart.rawValue
    case 2: MatchQuality.nameWord.rawValue
    default: MatchQuality.nameStart.rawValue
    }
  }
}

/// Sorts numbers by their bytes, which beats comparing them when there are more than a few.
enum RecordSort {
  /// Below this many, comparing is as quick.
  private static let few = 64

  static func sort(_ numbers: inout [UInt32]) {
    guard numbers.count > few else {
      numbers.sort()
      return
    }
    let all = numbers.reduce(0, |)
    var other = [UInt32](repeating: 0, count: numbers.count)
    var shift: UInt32 = 0
    while shift < 32, all >> shift != 0 {
      var counts = [Int](repeating: 0, count: 257)
      for number in numbers { counts[Int(number >> shift & 255) + 1] += 1 }
      for value in 1..<256 { counts[value] += counts[value - 1] }
      for number in numbers {
        let value = Int(number >> shift & 255)
        other[counts[value]] = number
        counts[value] += 1
      }
      swap(&numbers, &other)
      shift += 8
    }
  }
}
