extension IndexBuilder {
  /// Writes identifier, terms, texts and fields of every record.
  func writeRecords(to file: inout SectionFile, _ plan: BuildPlan, _ termSize: Int) throws {
    let prefixes = identifierPrefixes()
    var known = PrefixNumbers(prefixes)
    var offsets: [UInt8] = []
    offsets.reserveCapacity(plan.order.count * 4 + 4)
    offsets.append32(0)
    var total = 0
    var buffer: [UInt8] = []
    try file.begin()
    for draft in plan.order {
      let before = buffer.count
      appendIdentifier(Int(draft), &known, to: &buffer)
      let start = draft == 0 ? 0 : segmentEnds[Int(draft) - 1]
      appendTerms(segments, start..<segmentEnds[Int(draft)], plan, termSize, to: &buffer)
      let zone = zoneOf[Int(draft)]
      let place = zone == Self.none ? 0 : Int(zonePlaces[Int(draft)])
      details.copy(Int(draft), to: &buffer, at: place) { out in
        if zone != Self.none { out.appendVarint(Int(plan.numbers.zoneOf[Int(zone)])) }
      }
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
    byIdentifier.reserveCapacity(plan.order.count * 4)
    for draft in plan.byIdentifier { byIdentifier.append32(plan.rank[Int(draft)]) }
    try file.write(.identifierOrder, byIdentifier)
    try file.write(.identifierPrefixes, ItemWriter.bytes(prefixes))
  }

  /// Adds groups of terms and the mark that ends them.
  func appendTerms(
    _ segments: [UInt32], _ range: Range<Int>, _ plan: BuildPlan, _ termSize: Int,
    to out: inout [UInt8]
  ) {
    // A head has at most five bytes and a term four: all are put in place, and what is left over is taken away.
    let start = out.count
    out.append(contentsOf: repeatElement(0, count: range.count &* 5 &+ 4))
    var end = start
    unsafe out.withUnsafeMutableBytes { bytes in
      var index = range.lowerBound
      while index < range.upperBound {
        var head = segments[index]
        let words = index &+ 1..<index &+ 1 &+ Int(head >> 4)
        while head > 127 {
          unsafe bytes[end] = UInt8(truncatingIfNeeded: head) | 128
          head >>= 7
          end &+= 1
        }
        unsafe bytes[end] = UInt8(truncatingIfNeeded: head)
        end &+= 1
        for word in words {
          let term = plan.termRank[Int(segments[word])]
          unsafe bytes.storeBytes(of: term.littleEndian, toByteOffset: end, as: UInt32.self)
          end &+= termSize
        }
        index = words.upperBound
      }
    }
    out.removeLast(out.count - end)
    out.appendVarint(TermSegment.end)
  }

  /// What identifiers begin with that end in a number, the commonest 255, and nothing for the others.
  private func identifierPrefixes() -> [[UInt8]] {
    var counts: [[UInt8]: Int] = [:]
    var last = (prefix: 0..<0, count: 0)
    for index in 0..<count {
      guard let prefix = prefix(index) else { continue }
      if ByteOrder.compare(identifiers, last.prefix, prefix) == 0 {
        last.count += 1
      } else {
        counts[Array(identifiers[last.prefix]), default: 0] += last.count
        last = (prefix, 1)
      }
    }
    counts[Array(identifiers[last.prefix]), default: 0] += last.count
    counts[[]] = nil
    let common = counts.sorted { a, b in
      a.value != b.value ? a.value > b.value : a.key.lexicographicallyPrecedes(b.key)
    }
    return [[]] + common.prefix(255).map(\.key)
  }

  /// An identifier as a beginning and a number without leading zeros.
  private func numbered(_ index: Int) -> (prefix: Range<Int>, number: Int)? {
    guard let prefix = prefix(index) else { return nil }
    var number = 0
    for place in prefix.upperBound..<identifierEnds[index] {
      number = number * 10 + Int(identifiers[place] & 15)
    }
    return (prefix, number)
  }

  /// What stands before the number at the end of an identifier; nothing where there is none.
  @inline(__always)
  private func prefix(_ index: Int) -> Range<Int>? {
    let start = index == 0 ? 0 : identifierEnds[index - 1]
    let end = identifierEnds[index]
    var digits = end
    while digits > start, end - digits < 18, (0x30...0x39).contains(identifiers[digits - 1]) {
      digits -= 1
    }
    while digits < end - 1, identifiers[digits] == 0x30 { digits += 1 }
    return digits < end ? start..<digits : nil
  }

  private func appendIdentifier(
    _ index: Int, _ known: inout PrefixNumbers, to out: inout [UInt8]
  ) {
    if let (prefix, number) = numbered(index), let known = known.number(identifiers, prefix) {
      out.appendVarint(known << 1 | 1)
      out.appendVarint(number)
      return
    }
    let start = index == 0 ? 0 : identifierEnds[index - 1]
    out.appendVarint(0)
    out.appendVarint(identifierEnds[index] - start)
    out.append(identifiers, start..<identifierEnds[index])
  }
}

/// The numbers of what identifiers begin with; the same one mostly comes again and again.
private struct PrefixNumbers {
  private var numbers: [[UInt8]: Int] = [:]
  private var last: (prefix: [UInt8], number: Int) = ([], 0)

  init(_ prefixes: [[UInt8]]) {
    for (number, prefix) in prefixes.enumerated() { numbers[prefix] = number }
  }

  mutating func number(_ text: [UInt8], _ range: Range<Int>) -> Int? {
    if range.count == last.prefix.count {
      var same = 0
      while same < last.prefix.count, last.prefix[same] == text[range.lowerBound + same] {
        same += 1
      }
      if same == last.prefix.count { return last.number }
    }
    let prefix = Array(text[range])
    guard let number = numbers[prefix] else { return nil }
    last = (prefix, number)
    return number
  }
}
