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

  private static let areaMarks = [
    IndexFormat.Namespace.areaName.rawValue, IndexFormat.Namespace.areaCode.rawValue,
  ]

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
    // A prefix that ends within a letter is no prefix anybody asks for; nor are the bare marks of namespaces. What terms for
    // areas have are no records.
    for index in nodes.indices {
      let node = nodes[index]
      guard node.end > node.first else { continue }
      nodes[index].isWhole = pool.range(Int(terms[node.first])).count == node.depth
      guard index > 0,
        occurrences.starts[node.end] - occurrences.starts[node.first] > IndexFormat.unionThreshold
      else { continue }
      let start = pool.range(Int(terms[node.end - 1]))
      if Self.areaMarks.contains(arena[start.lowerBound]) { continue }
      let isWithin =
        node.depth < start.count && arena[start.lowerBound + node.depth] & 0xC0 == 0x80
      nodes[index].hasUnion = !isWithin && !(node.depth == 1 && node.label < 8)
    }
  }

  /// The records of the nodes that have unions, in one buffer.
  struct Unions {
    /// `record << 2 | start`, node after node, ascending within each.
    fileprivate(set) var entries: [UInt32]
    /// Where the entries of each node begin.
    fileprivate var starts: [Int]
    /// Where they end.
    fileprivate var ends: [Int]

    /// Where the entries of a node are.
    func range(of node: Int) -> Range<Int> { starts[node]..<ends[node] }

    /// Adds an entry that is not below those that the node has; of a record it has already, the better start counts.
    @inline(__always)
    fileprivate mutating func add(_ entry: UInt32, to node: Int) {
      let end = ends[node]
      if end > starts[node], entries[end - 1] >> 2 == entry >> 2 {
        if entry > entries[end - 1] { entries[end - 1] = entry }
      } else {
        entries[end] = entry
        ends[node] = end + 1
      }
    }
  }

  /// The unions of all nodes that have one.
  func unions(_ occurrences: Occurrences) -> Unions {
    // A union has no more entries than its terms have postings.
    var room = 0
    var starts: [Int] = []
    starts.reserveCapacity(nodes.count)
    for node in nodes {
      starts.append(room)
      if node.hasUnion { room += occurrences.starts[node.end] - occurrences.starts[node.first] }
    }
    var unions = Unions(
      entries: [UInt32](repeating: 0, count: room), starts: starts, ends: starts)
    let parents = unionParents
    var begin = 0
    for (record, end) in occurrences.ends.enumerated() {
      for index in begin..<end {
        let start = PostingClass.start(occurrences.bits[index])
        let entry = UInt32(record) << 2 | start
        var node = parents.nearest[Int(nodeOf[Int(occurrences.terms[index])])]
        while node > 0 {
          unions.add(entry, to: Int(node))
          node = parents.above[Int(node)]
        }
      }
      begin = end
    }
    return unions
  }

  /// For every node the nearest with a union on the way to the root, itself included and itself left out; 0 for none.
  private var unionParents: (nearest: [Int32], above: [Int32]) {
    var nearest = [Int32](repeating: 0, count: nodes.count)
    var above = [Int32](repeating: 0, count: nodes.count)
    for index in nodes.indices.dropFirst() {
      // Parents come before their children.
      above[index] = nearest[nodes[index].parent]
      nearest[index] = nodes[index].hasUnion ? Int32(index) : above[index]
    }
    return (nearest, above)
  }
}
