extension IndexBuilder {
  /// Writes the dictionary and the postings.
  func writeTerms(to file: inout SectionFile, _ plan: BuildPlan, _ occurrences: Occurrences) throws
  {
    let arena = terms.bytes
    var blocks: [UInt8] = []
    var offsets: [UInt8] = []
    var postings: [UInt8] = []
    var lists: ([UInt8], [UInt8]) = ([], [])
    var last = 0..<0
    for (place, term) in plan.terms.enumerated() {
      let text = terms.range(Int(term))
      let isFirst = place % IndexFormat.blockTerms == 0
      if isFirst {
        offsets.append32(UInt32(blocks.count))
        blocks.append32(UInt32(postings.count))
      }
      var shared = 0
      if !isFirst {
        let most = min(last.count, text.count)
        while shared < most, arena[last.lowerBound + shared] == arena[text.lowerBound + shared] {
          shared += 1
        }
      }
      let before = postings.count
      let own = occurrences.starts[place]..<occurrences.starts[place + 1]
      if !own.isEmpty {
        ListWriter.encode(
          occurrences.postings, own, bits: 3, blocks: &lists.0, skips: &lists.1, to: &postings)
      }
      let added = text.count - shared
      blocks.append(UInt8(min(shared, 15) << 4 | min(added, 15)))
      if shared >= 15 { blocks.appendVarint(shared) }
      if added >= 15 { blocks.appendVarint(added) }
      blocks.append(arena, text.lowerBound + shared..<text.upperBound)
      blocks.appendVarint(postings.count - before)
      last = text
      guard postings.count <= UInt32.max, blocks.count <= UInt32.max else {
        throw BuildError.tooLarge
      }
    }
    offsets.append32(UInt32(blocks.count))
    try file.write(.blockOffsets, offsets)
    try file.write(.blocks, blocks)
    try file.write(.postings, postings)
  }

  /// Writes the prefixes that many records hold.
  func writeTree(to file: inout SectionFile, _ plan: BuildPlan, _ occurrences: Occurrences) throws {
    let tree = PrefixTree(terms, plan, occurrences)
    let unions = tree.unions(occurrences)
    var nodes: [UInt8] = []
    var writer = ListWriter(bits: 2)
    var number: UInt32 = 0
    for (index, node) in tree.nodes.enumerated() {
      nodes.append32(UInt32(node.first))
      nodes.append32(UInt32(node.end))
      nodes.append32(UInt32(node.firstChild))
      nodes.append32(node.hasUnion ? number : Self.none)
      nodes.append(node.label)
      nodes.append(UInt8(min(node.childCount, 255)))
      nodes.append16(node.isWhole ? 1 : 0)
      if node.hasUnion {
        writer.append(unions.entries, unions.range(of: index))
        number += 1
      }
    }
    try file.write(.nodes, nodes)
    guard writer.bytes.count <= UInt32.max else { throw BuildError.tooLarge }
    try file.write(.unionOffsets, writer.offsets)
    try file.write(.unions, writer.bytes)
  }
}
