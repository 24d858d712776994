/// How a term stands in the names of one record: the value of the three bits of a posting.
///
/// The low two bits say how good a beginning it makes; values from 4 on are terms that are a whole name.
struct PostingClass {
  /// What the term begins, in the order of ``MatchQuality``.
  enum Start: UInt8 {
    case otherWord, otherStart, nameWord, nameStart
  }

  let start: Start
  /// Whether the term is all of the name or of another name.
  let whole: MatchQuality?

  @inline(__always)
  init(_ bits: UInt8) {
    switch bits & 7 {
    case 0: (start, whole) = (.otherWord, nil)
    case 1: (start, whole) = (.otherStart, nil)
    case 2: (start, whole) = (.nameWord, nil)
    case 3: (start, whole) = (.nameStart, nil)
    case 4: (start, whole) = (.otherStart, .exactOther)
    case 5: (start, whole) = (.nameWord, .exactOther)
    case 6: (start, whole) = (.nameStart, .exactOther)
    default: (start, whole) = (.nameStart, .exactName)
    }
  }

  /// The raw value of the start of these bits.
  @inline(__always)
  static func start(_ bits: UInt8) -> UInt32 {
    // 0 1 2 3 1 2 3 3, two bits each from the lowest on.
    0b11_11_10_01_11_10_01_00 >> (UInt32(bits & 7) * 2) & 3
  }

  /// Whether these bits are of a term that stands in the name itself.
  @inline(__always)
  static func isInName(_ bits: UInt8) -> Bool { 0b1110_1100 >> (bits & 7) & 1 == 1 }

  /// Whether these bits are of a term that the name begins with.
  @inline(__always)
  static func isNameStart(_ bits: UInt8) -> Bool { 0b1100_1000 >> (bits & 7) & 1 == 1 }

  /// The bits of a term that stands in names in these ways.
  static func bits(start: Start, isName: Bool, isOtherName: Bool) -> UInt8 {
    if isName { return 7 }
    return isOtherName ? max(4, start.rawValue + 3) : start.rawValue
  }
}

extension MatchQuality {
  /// What a term found as a beginning is worth.
  @inline(__always)
  init(_ start: PostingClass.Start) {
    switch start {
    case .otherWord: self = .otherWord
    case .otherStart: self = .otherStart
    case .nameWord: self = .nameWord
    case .nameStart: self = .nameStart
    }
  }
}

extension TermDictionary {
  /// Where the postings of a range of terms are.
  func postings(of range: TermRange) -> ByteView {
    guard !range.isEmpty else { return .empty }
    let start = postingsOffset(range.first)
    let end = range.end >= termCount ? postings.count : postingsOffset(range.end)
    return postings.part(at: start, count: end &- start) ?? .empty
  }

  /// The records of one term, with three bits of ``PostingClass``.
  func list(of term: Int) -> ListCursor {
    guard term >= 0, term < termCount else { return ListCursor(.empty, bits: 3) }
    let scan = blockScan(term)
    let part = postings.part(at: scan.postings, count: scan.postingsEnd &- scan.postings)
    return ListCursor(part ?? .empty, bits: 3)
  }

  private func postingsOffset(_ term: Int) -> Int { blockScan(term).postings }

  private func blockScan(_ term: Int) -> BlockScan {
    var scan = BlockScan(block(term / IndexFormat.blockTerms), [])
    for _ in 0..<term % IndexFormat.blockTerms { scan.next([]) }
    return scan
  }
}

extension ByteView {
  /// Gives the postings of neighbouring terms, list after list: a record and three bits.
  ///
  /// - Parameter body: Takes a posting; whether to go on.
  @inline(__always)
  func visitPostings(_ body: (Int, UInt8) -> Bool) {
    var cursor = ByteCursor(self)
    while !cursor.isAtEnd {
      let start = cursor.offset
      let count = cursor.varint()
      guard count <= IndexFormat.listBlock else {
        guard let end = visitLong(at: start, body) else { return }
        cursor = ByteCursor(self, at: end)
        continue
      }
      var record = 0
      for _ in 0..<count {
        let entry = cursor.varint()
        guard !cursor.failed else { return }
        record &+= entry >> 3
        guard body(record, UInt8(truncatingIfNeeded: entry & 7)) else { return }
      }
      if cursor.failed { return }
    }
  }

  /// The same of one list in several blocks; where it ends, or nothing when it is damaged or not to go on.
  private func visitLong(at start: Int, _ body: (Int, UInt8) -> Bool) -> Int? {
    var list = ListCursor(part(at: start, count: count - start) ?? .empty, bits: 3)
    list.advance()
    // A damaged list may lead to more entries than it has.
    for _ in 0..<list.count where list.record < Int.max {
      guard body(list.record, list.extra) else { return nil }
      list.advance()
    }
    return list.endOffset > 0 ? start + list.endOffset : nil
  }
}
