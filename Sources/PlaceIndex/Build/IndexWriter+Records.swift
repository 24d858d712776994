extension IndexBuilder {
  /// Writes identifier, terms, texts and fields of every record.
  func writeRecords(to file: inout SectionFile, _ plan: BuildPlan, _ termSize: Int) throws {
    let prefixes = identifierPrefixes()
    var numbers: [[UInt8]: Int] = [:]
    for (number, prefix) in prefixes.enumerated() { numbers[prefix] = number }
    var offsets: [UInt8] = []
    offsets.reserveCapacity(plan.order.count * 4 + 4)
    offsets.append32(0)
    var total = 0
    var buffer: [UInt8] = []
    try file.begin()
    for draft in plan.order {
      let before = buffer.count
      appendIdentifier(Int(draft), numbers, to: &buffer)
      let start = draft == 0 ? 0 : segmentEnds[Int(draft) - 1]
      appendTerms(segments[start..<segmentEnds[Int(draft)]], plan, termSize, to: &buffer)
      details.copy(Int(draft), to: &buffer)
      total += buffer.count - before
      guard total <= UInt32.max else { throw BuildError.tooLarge }
      offsets.append32(UInt32(total))
      if buffer.count >= 1 << 20 {
        try file.append(buffer)
        buffer.removeAll(keepingCapacity: true)
      }
    }
    try file.append(buffer)
    try file.end(.records)
    try file.write(.recordOffsets, offsets)
    var byIdentifier: [UInt8] = []
    for draft in plan.byIdentifier { byIdentifier.append32(plan.rank[Int(draft)]) }
    try file.write(.identifierOrder, byIdentifier)
    try file.write(.identifierPrefixes, ItemWriter.bytes(prefixes))
  }

  /// Adds groups of terms and the mark that ends them.
  func appendTerms(
    _ segments: ArraySlice<UInt32>, _ plan: BuildPlan, _ termSize: Int, to out: inout [UInt8]
  ) {
    var index = segments.startIndex
    while index < segments.endIndex {
      let head = segments[index]
      out.appendVarint(Int(head))
      for _ in 0..<head >> 4 {
        index += 1
        let term = plan.termRank[Int(segments[index])]
        out.append16(UInt16(truncatingIfNeeded: term))
        out.append(UInt8(truncatingIfNeeded: term >> 16))
        if termSize == 4 { out.append(UInt8(truncatingIfNeeded: term >> 24)) }
      }
      index += 1
    }
    out.appendVarint(TermSegment.end)
  }

  /// What identifiers begin with that end in a number, the commonest 255, and nothing for the others.
  private func identifierPrefixes() -> [[UInt8]] {
    var counts: [[UInt8]: Int] = [:]
    var last: (prefix: ArraySlice<UInt8>, count: Int) = ([], 0)
    for index in 0..<count {
      guard let (prefix, _) = numbered(index) else { continue }
      if last.prefix == prefix {
        last.count += 1
      } else {
        counts[Array(last.prefix), default: 0] += last.count
        last = (prefix, 1)
      }
    }
    counts[Array(last.prefix), default: 0] += last.count
    counts[[]] = nil
    let common = counts.sorted { a, b in
      a.value != b.value ? a.value > b.value : a.key.lexicographicallyPrecedes(b.key)
    }
    return [[]] + common.prefix(255).map(\.key)
  }

  /// An identifier as a beginning and a number without leading zeros.
  private func numbered(_ index: Int) -> (prefix: ArraySlice<UInt8>, number: Int)? {
    let start = index == 0 ? 0 : identifierEnds[index - 1]
    let end = identifierEnds[index]
    var digits = end
    while digits > start, end - digits < 18, (0x30...0x39).contains(identifiers[digits - 1]) {
      digits -= 1
    }
    while digits < end - 1, identifiers[digits] == 0x30 { digits += 1 }
    guard digits < end else { return nil }
    var number = 0
    for place in digits..<end { number = number * 10 + Int(identifiers[place] & 15) }
    return (identifiers[start..<digits], number)
  }

  private func appendIdentifier(_ index: Int, _ numbers: [[UInt8]: Int], to out: inout [UInt8]) {
    if let (prefix, number) = numbered(index), let known = numbers[Array(prefix)] {
      out.appendVarint(known << 1 | 1)
      out.appendVarint(number)
      return
    }
    let start = index == 0 ? 0 : identifierEnds[index - 1]
    out.appendVarint(0)
    out.appendVarint(identifierEnds[index] - start)
    out.append(contentsOf: identifiers[start..<identifierEnds[index]])
  }
}
