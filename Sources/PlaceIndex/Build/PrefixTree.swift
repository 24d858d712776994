/// The prefixes that many records hold, breadth first, with the unions of their records.
struct PrefixTree {
  /// One prefix.
  struct Node {
    var first: Int
    var end: Int
    var depth: Int
    var label: UInt8 = 0
    var parent = -1
    var firstChild = 0
    var childCount = 0
    var hasUnion = false
    var isWhole = false
  }

  private(set) var nodes: [Node] = []
  /// The deepest node of each term.
  private(set) var nodeOf: [UInt32]

  init(_ pool: TermPool, _ plan: BuildPlan, _ occurrences: Occurrences) {
    let terms = plan.terms
    let arena = pool.bytes
    nodeOf = [UInt32](repeating: 0, count: terms.count)
    nodes.append(Node(first: 0, end: terms.count, depth: 0))
    var next = 0
    while next < nodes.count {
      let parent = nodes[next]
      nodes[next].firstChild = nodes.count
      var first = parent.first
      // A term that is the prefix itself has no byte to go on with.
      while first < parent.end, pool.range(Int(terms[first])).count <= parent.depth { first += 1 }
      while first < parent.end {
        let label = arena[pool.range(Int(terms[first])).lowerBound + parent.depth]
        var end = first + 1
        while end < parent.end,
          arena[pool.range(Int(terms[end])).lowerBound + parent.depth] == label
        {
          end += 1
        }
        if end - first > IndexFormat.nodeThreshold
          || occurrences.starts[end] - occurrences.starts[first] > IndexFormat.unionThreshold
        {
          nodes.append(
            Node(first: first, end: end, depth: parent.depth + 1, label: label, parent: next))
          nodes[next].childCount += 1
          for term in first..<end { nodeOf[term] = UInt32(nodes.count - 1) }
        }
        first = end
      }
      next += 1
    }
    // A prefix that ends within a letter is no prefix anybody asks for; nor are the bare marks of namespaces.
    for index in nodes.indices {
      let node = nodes[index]
      guard node.end > node.first else { continue }
      nodes[index].isWhole = pool.range(Int(terms[node.first])).count == node.depth
      guard index > 0,
        occurrences.starts[node.end] - occurrences.starts[node.first] > IndexFormat.unionThreshold
      else { continue }
      let start = pool.range(Int(terms[node.end - 1]))
      let isWithin =
        node.depth < start.count && arena[start.lowerBound + node.depth] & 0xC0 == 0x80
      nodes[index].hasUnion = !isWithin && !(node.depth == 1 && node.label < 8)
    }
  }

  /// The unions, a list for every node that has one, in the order of nodes: `record << 2 | start`.
  func unions(_ occurrences: Occurrences) -> [[UInt32]] {
    var lists = [[UInt32]](repeating: [], count: nodes.count)
    var begin = 0
    for (record, end) in occurrences.ends.enumerated() {
      for index in begin..<end {
        let start = PostingClass(occurrences.bits[index]).start.rawValue
        add(UInt32(record) << 2 | UInt32(start), to: &lists, of: Int(occurrences.terms[index]))
      }
      begin = end
    }
    addAreas(occurrences, to: &lists)
    return lists
  }

  @inline(__always)
  private func add(_ entry: UInt32, to lists: inout [[UInt32]], of term: Int) {
    var node = Int(nodeOf[term])
    while node > 0 {
      if nodes[node].hasUnion {
        if let last = lists[node].last, last >> 2 == entry >> 2 {
          if entry & 3 > last & 3 { lists[node][lists[node].count - 1] = entry }
        } else {
          lists[node].append(entry)
        }
      }
      node = nodes[node].parent
    }
  }

  /// Postings of terms for areas are not among those of records.
  private func addAreas(_ occurrences: Occurrences, to lists: inout [[UInt32]]) {
    for index in nodes.indices where nodes[index].hasUnion {
      let node = nodes[index]
      guard lists[index].isEmpty else { continue }
      var areas: [UInt32] = []
      for term in node.first..<node.end {
        for place in occurrences.starts[term]..<occurrences.starts[term + 1] {
          areas.append(occurrences.postings[place] >> 3)
        }
      }
      areas.sort()
      for area in areas where lists[index].last != area << 2 { lists[index].append(area << 2) }
    }
  }
}
