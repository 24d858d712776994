/// All terms in ascending byte order, with the records that hold each.
///
/// Terms lie in blocks of ``IndexFormat/blockTerms``; in a block each is written as what differs from the one before. A tree
/// of the prefixes with many records narrows a search down before blocks are looked at, and knows their unions.
struct TermDictionary: Sendable {
  let termCount: Int
  private let blockOffsets: ByteView
  private let blocks: ByteView
  let postings: ByteView
  private let nodes: ByteView
  let unions: ListTable

  init(
    termCount: Int, blockOffsets: ByteView, blocks: ByteView, postings: ByteView, nodes: ByteView,
    unions: ListTable
  ) throws(IndexError) {
    let blockCount = (termCount + IndexFormat.blockTerms - 1) / IndexFormat.blockTerms
    guard blockOffsets.count == 4 * (blockCount + 1) else {
      throw .damagedSection(IndexFormat.Section.blockOffsets.rawValue)
    }
    self.termCount = termCount
    self.blockOffsets = blockOffsets
    self.blocks = blocks
    self.postings = postings
    self.nodes = nodes
    self.unions = unions
  }

  /// The bytes of a block.
  @inline(__always)
  func block(_ number: Int) -> ByteView {
    let start = Int(blockOffsets.u32(number &* 4))
    let end = Int(blockOffsets.u32(number &* 4 &+ 4))
    return blocks.part(at: start, count: end &- start) ?? .empty
  }
}

// MARK: - Nodes

extension TermDictionary {
  /// A prefix that many records hold.
  struct Node {
    var first: Int
    var end: Int
    var firstChild: Int
    var childCount: Int
    /// The number of its union, or none.
    var union: UInt32
    var label: UInt8
    /// Whether the prefix is a term, the first one.
    var isWhole: Bool

    var isEmpty: Bool { first >= end }
  }

  /// A node, the root for 0; an empty one when there is none of that number.
  @inline(__always)
  func node(_ number: Int) -> Node {
    let start = number &* IndexFormat.nodeSize
    guard number >= 0, number < nodes.count / IndexFormat.nodeSize else {
      return Node(
        first: 0, end: 0, firstChild: 0, childCount: 0, union: .max, label: 0, isWhole: false)
    }
    let first = min(Int(nodes.u32(start)), termCount)
    return Node(
      first: first, end: min(max(first, Int(nodes.u32(start &+ 4))), termCount),
      firstChild: Int(nodes.u32(start &+ 8)), childCount: Int(nodes[start &+ 17]),
      union: nodes.u32(start &+ 12), label: nodes[start &+ 16],
      isWhole: nodes[start &+ 18] & 1 == 1 && first < termCount)
  }

  /// The child of a node by a byte, if it is a node; if not, the terms between the children on either side.
  @inline(__always)
  func child(of parent: Node, _ label: UInt8) -> (number: Int?, first: Int, end: Int) {
    var low = parent.firstChild
    var high = low &+ parent.childCount
    let last = high
    while low < high {
      let middle = (low &+ high) / 2
      let found = nodes[middle &* IndexFormat.nodeSize &+ 16]
      if found == label { return (middle, 0, 0) }
      if found < label { low = middle &+ 1 } else { high = middle }
    }
    return (
      nil, low > parent.firstChild ? node(low - 1).end : parent.first,
      low < last ? node(low).first : parent.end
    )
  }
}

// MARK: - Looking up

/// Terms that share a prefix.
struct TermRange {
  var first = 0
  var end = 0
  /// The number of their union, or none.
  var union = UInt32.max
  /// The node they are, or -1.
  var node = -1
  /// Whether the first of them is the prefix itself.
  var isFirstWhole = false

  var isEmpty: Bool { first >= end }
  var count: Int { max(0, end - first) }
}

extension TermDictionary {
  /// The terms that begin so.
  /// - Complexity: O(log terms), without allocation.
  func terms(beginning key: [UInt8]) -> TermRange {
    terms(key, 0, in: TermRange(first: 0, end: termCount, node: 0), from: 0)
  }

  /// The terms of a range from `first` on that begin with a path, of which the range shares the first bytes.
  func terms(_ path: [UInt8], _ shared: Int, in range: TermRange, from first: Int) -> TermRange {
    guard range.node >= 0 else { return search(path, from: first, to: range.end) }
    var number = range.node
    var node = node(number)
    for depth in shared..<max(shared, path.count) {
      let child = child(of: node, path[depth])
      guard let next = child.number else {
        // A node's own term, if its prefix is one, is before all children.
        return search(path, from: max(first, child.first), to: min(range.end, child.end))
      }
      number = next
      node = self.node(next)
    }
    // A node outside of the range is a fault of the file.
    let start = min(max(node.first, range.first), range.end)
    return TermRange(
      first: start, end: min(max(node.end, start), range.end), union: node.union, node: number,
      isFirstWhole: node.isWhole && start == node.first)
  }

  /// The first term of a range that is not below a key; the end of the range when all are.
  func first(notBelow key: [UInt8], from low: Int, to high: Int) -> Int {
    low < high ? lowerBound(key, low, high).0 : high
  }

  /// The same among the terms of a range.
  func search(_ key: [UInt8], from low: Int, to high: Int) -> TermRange {
    guard low < high else { return TermRange(first: low, end: low) }
    let (first, position) = lowerBound(key, low, high)
    var scan = position
    var end = first
    // What is left of the block of the first term, then blocks at a time.
    let isFirstWhole = scan.isInBlock && scan.matched == key.count && scan.length == key.count
    while scan.isInBlock, scan.matched == key.count, end < high {
      end += 1
      if end % IndexFormat.blockTerms == 0 { break }
      scan.next(key)
    }
    if end > first, end % IndexFormat.blockTerms == 0, end < high {
      end = upperBound(key, end, high)
    }
    return TermRange(first: first, end: min(end, high), isFirstWhole: isFirstWhole)
  }

  /// The first term of a range that is not below a key, and the reading position there.
  private func lowerBound(_ key: [UInt8], _ low: Int, _ high: Int) -> (Int, BlockScan) {
    // The last block whose first term is below the key, if it is not before the range.
    var block = low / IndexFormat.blockTerms
    var next = (high - 1) / IndexFormat.blockTerms + 1
    while next - block > 1 {
      let middle = (block + next) / 2
      if BlockScan(self.block(middle), key).isBelow { block = middle } else { next = middle }
    }
    var scan = BlockScan(self.block(block), key)
    var term = block * IndexFormat.blockTerms
    let blockEnd = min(term + IndexFormat.blockTerms, termCount)
    if scan.isInBlock, scan.isBelow { term += scan.skipBelow(key) }
    while term < blockEnd, scan.isInBlock, term < low {
      term += 1
      scan.next(key)
    }
    if term >= blockEnd || !scan.isInBlock {
      term = blockEnd
      scan = BlockScan(self.block(block + 1), key)
    }
    return (min(term, high), scan)
  }

  /// The first term of a range of which the first one begins a block that neither is below a key nor begins with it.
  private func upperBound(_ key: [UInt8], _ low: Int, _ high: Int) -> Int {
    var block = low / IndexFormat.blockTerms - 1
    var next = (high - 1) / IndexFormat.blockTerms + 1
    while next - block > 1 {
      let middle = (block + next) / 2
      let scan = BlockScan(self.block(middle), key)
      if scan.isBelow || scan.matched == key.count { block = middle } else { next = middle }
    }
    guard block >= low / IndexFormat.blockTerms else { return low }
    var scan = BlockScan(self.block(block), key)
    var term = block * IndexFormat.blockTerms
    let blockEnd = min(term + IndexFormat.blockTerms, termCount)
    while term < blockEnd, scan.isInBlock, scan.isBelow || scan.matched == key.count {
      term += 1
      scan.next(key)
    }
    return min(term, high)
  }
}

// MARK: - Terms by number

extension TermDictionary {
  /// Adds the bytes of a term without the mark of its namespace; none when there is no term of that number.
  func appendText(of term: Int, to text: inout [UInt8]) {
    let start = text.count
    appendBytes(of: term, to: &text)
    if start < text.count, text[start] < 8 { text.remove(at: start) }
  }

  /// The bytes of a term; none when there is no term of that number.
  func bytes(of term: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    appendBytes(of: term, to: &bytes)
    return bytes
  }

  private func appendBytes(of term: Int, to text: inout [UInt8]) {
    guard term >= 0, term < termCount else { return }
    let start = text.count
    var cursor = ByteCursor(block(term / IndexFormat.blockTerms), at: 4)
    // What the term in hand adds to what it shares with the one before; most of it is not shared any further.
    var suffix = ByteView.empty
    for _ in 0...term % IndexFormat.blockTerms {
      guard let entry = cursor.entry(),
        let next = cursor.view.part(at: entry.suffix, count: entry.added)
      else {
        text.removeLast(text.count - start)
        return
      }
      let length = text.count - start
      if entry.shared < length {
        text.removeLast(length - entry.shared)
      } else if entry.shared > length,
        let part = suffix.part(at: 0, count: min(entry.shared - length, suffix.count))
      {
        part.append(to: &text)
      }
      suffix = next
    }
    suffix.append(to: &text)
  }
}
