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

/// Reads the postings of neighbouring terms, list after list.
struct PostingScan {
  private var cursor: ByteCursor
  private var left = 0
  private var inBlock = 0
  private var value = 0

  init(_ postings: ByteView) { cursor = ByteCursor(postings) }

  /// The next posting: a record and three bits.
  @inline(__always)
  mutating func next() -> (record: Int, bits: UInt8)? {
    while left == 0 {
      guard !cursor.isAtEnd else { return nil }
      left = cursor.varint()
      if left > IndexFormat.listBlock {
        cursor.skip((left &- 1) / IndexFormat.listBlock &* 8)
      }
      inBlock = 0
    }
    if inBlock == IndexFormat.listBlock { inBlock = 0 }
    if inBlock == 0 { value = 0 }
    let entry = cursor.varint()
    guard !cursor.failed else { return nil }
    value &+= entry >> 3
    left &-= 1
    inBlock &+= 1
    return (value, UInt8(truncatingIfNeeded: entry & 7))
  }
}
