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

  private struct Found {
    var term: UInt32
    var start: PostingClass.Start
    var isName: Bool
    var isOther: Bool
  }

  init(_ builder: inout IndexBuilder, _ plan: BuildPlan) {
    var found: [Found] = []
    ends.reserveCapacity(plan.order.count)
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
    _ segments: [UInt32], _ range: Range<Int>, _ plan: BuildPlan, _ found: inout [Found]
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let head = segments[index]
      let kind = SegmentKind(rawValue: Int(head & 3)) ?? .name
      let words = index + 1..<index + 1 + Int(head >> 4)
      let isNamed = kind == .name || kind == .otherName
      let first = words.isEmpty ? 0 : segments[words.lowerBound]
      let isOne =
        isNamed && words.count < IndexFormat.mostWords && words.allSatisfy { segments[$0] == first }
      for word in words {
        let isFirst = word == words.lowerBound
        let start: PostingClass.Start =
          switch kind {
          case .name: isFirst ? .nameStart : .nameWord
          case .otherName: isFirst ? .otherStart : .otherWord
          default: .otherWord
          }
        found.append(
          Found(
            term: plan.termRank[Int(segments[word])], start: start, isName: isOne && kind == .name,
            isOther: isOne && kind == .otherName))
      }
      index = words.upperBound
    }
  }

  private mutating func merge(_ found: inout [Found]) {
    if found.count < 24 {
      for index in 1..<max(1, found.count) {
        var place = index
        while place > 0, found[place].term < found[place - 1].term {
          found.swapAt(place, place - 1)
          place -= 1
        }
      }
    } else {
      found.sort { $0.term < $1.term }
    }
    var index = 0
    while index < found.count {
      var all = found[index]
      index += 1
      while index < found.count, found[index].term == all.term {
        if found[index].start.rawValue > all.start.rawValue { all.start = found[index].start }
        all.isName = all.isName || found[index].isName
        all.isOther = all.isOther || found[index].isOther
        index += 1
      }
      terms.append(all.term)
      bits.append(
        PostingClass.bits(start: all.start, isName: all.isName, isOtherName: all.isOther))
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
