/// Which terms each record has, in the order of records, and the records of each term.
struct Occurrences {
  /// Places of terms in the sorted dictionary, ascending within a record.
  private(set) var terms: [UInt32] = []
  private(set) var bits: [UInt8] = []
  private(set) var ends: [Int] = []
  /// By term: where its postings begin in `postings`.
  private(set) var starts: [Int] = []
  /// `record << 3 | bits`, by term, then record.
  private(set) var postings: [UInt32] = []

  /// A term of a record on its way: its place in the dictionary, and below it how it stands in the name.
  private enum Found {
    static let bits: UInt64 = 4
    static let isName: UInt64 = 8
    static let isOther: UInt64 = 4
    static let start: UInt64 = 3
  }

  init(_ builder: inout IndexBuilder, _ plan: BuildPlan) {
    var found: [UInt64] = []
    ends.reserveCapacity(plan.order.count)
    terms.reserveCapacity(builder.segments.count)
    bits.reserveCapacity(builder.segments.count)
    for draft in plan.order {
      found.removeAll(keepingCapacity: true)
      let start = draft == 0 ? 0 : builder.segmentEnds[Int(draft) - 1]
      Self.collect(builder.segments, start..<builder.segmentEnds[Int(draft)], plan, &found)
      merge(&found)
      ends.append(terms.count)
    }
    invert(&builder, plan)
  }

  private static func collect(
    _ segments: [UInt32], _ range: Range<Int>, _ plan: BuildPlan, _ found: inout [UInt64]
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let head = segments[index]
      let kind = SegmentKind(rawValue: Int(head & 3)) ?? .name
      let words = index &+ 1..<index &+ 1 &+ Int(head >> 4)
      var start = PostingClass.Start.otherWord
      var next = start
      var whole: UInt64 = 0
      if kind == .name { (start, next, whole) = (.nameStart, .nameWord, Found.isName) }
      if kind == .otherName { (start, next, whole) = (.otherStart, .otherWord, Found.isOther) }
      if head >> 2 & 3 == DisplayForm.inner.rawValue { (start, whole) = (next, 0) }
      if words.count >= IndexFormat.mostWords { whole = 0 }
      if words.count > 1, whole != 0 {
        // One word said twice is all of a name too.
        for word in words where segments[word] != segments[words.lowerBound] { whole = 0 }
      }
      for word in words {
        let term = UInt64(plan.termRank[Int(segments[word])])
        found.append(term << Found.bits | whole | UInt64(start.rawValue))
        start = next
      }
      index = words.upperBound
    }
  }

  private mutating func merge(_ found: inout [UInt64]) {
    if found.count < 40 {
      for index in 1..<max(1, found.count) {
        let own = found[index]
        var place = index
        while place > 0, own < found[place &- 1] {
          found[place] = found[place &- 1]
          place &-= 1
        }
        found[place] = own
      }
    } else {
      found.sort()
    }
    var index = 0
    while index < found.count {
      let term = found[index] >> Found.bits
      var start: UInt64 = 0
      var whole: UInt64 = 0
      while index < found.count, found[index] >> Found.bits == term {
        start = max(start, found[index] & Found.start)
        whole |= found[index]
        index &+= 1
      }
      terms.append(UInt32(truncatingIfNeeded: term))
      bits.append(
        PostingClass.bits(
          start: PostingClass.Start(rawValue: UInt8(start)) ?? .otherWord,
          isName: whole & Found.isName != 0, isOtherName: whole & Found.isOther != 0))
    }
  }

  private mutating func invert(_ builder: inout IndexBuilder, _ plan: BuildPlan) {
    var counts = [Int](repeating: 0, count: plan.terms.count + 1)
    for term in terms { counts[Int(term)] += 1 }
    let areas = areaPostings(&builder, plan)
    for (term, _) in areas { counts[Int(term)] += 1 }
    var total = 0
    for term in counts.indices {
      let count = counts[term]
      counts[term] = total
      total += count
    }
    starts = counts
    postings = [UInt32](repeating: 0, count: total)
    var begin = 0
    for (record, end) in ends.enumerated() {
      for index in begin..<end {
        let term = Int(terms[index])
        postings[counts[term]] = UInt32(record) << 3 | UInt32(bits[index])
        counts[term] += 1
      }
      begin = end
    }
    for (term, area) in areas {
      postings[counts[Int(term)]] = area << 3
      counts[Int(term)] += 1
    }
  }

  /// The terms that areas are found by, with the areas, ascending by area.
  private func areaPostings(_ builder: inout IndexBuilder, _ plan: BuildPlan) -> [(UInt32, UInt32)]
  {
    var out: [(UInt32, UInt32)] = []
    for (number, area) in plan.areas.enumerated() {
      var known: Set<UInt32> = []
      builder.forEachAreaTerm(area) { term, kind, builder in
        let bytes = Array(builder.terms.text(term))
        let namespace: IndexFormat.Namespace = kind == .code ? .areaCode : .areaName
        let own = builder.terms.number(bytes, 0..<bytes.count, namespace.rawValue)
        if known.insert(own).inserted { out.append((plan.termRank[Int(own)], UInt32(number))) }
      }
    }
    return out
  }
}
