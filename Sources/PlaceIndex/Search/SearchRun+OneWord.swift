/// A word on its own, without a filter that is worth listing: what its lists say of a record is what its text is worth.
extension SearchRun {
  mutating func runOne(_ word: WordTerms) {
    for term in word.wholes { takeWhole(tables.dictionary.list(of: term)) }
    if let code = word.code {
      var list = tables.dictionary.list(of: code)
      list.advance()
      while list.record < tables.count {
        take(list.record, worth: MatchQuality.exactOther.rawValue)
        list.advance()
      }
    }
    takeBeginnings(word.names, cost: 0)
    // Those whose records are in order set the bar for the others.
    for range in word.nameTypos where range.union != .max {
      takeBeginnings(range, cost: MatchQuality.typoCost)
    }
    for range in word.nameTypos where range.union == .max {
      takeBeginnings(range, cost: MatchQuality.typoCost)
    }
  }

  /// Takes the records of which the word is all of a name, or a word.
  private mutating func takeWhole(_ list: ListCursor) {
    var list = list
    for window in list.windows.all(of: tables.count) {
      guard canMatter(tables.weight(window.start), worth: MatchQuality.exactName.rawValue) else {
        return
      }
      list.contents(of: window)?.visit { position, bits in
        take(window.start &+ position, worth: PostingClass.worth(bits))
      }
    }
    list.advance(to: list.windows.end)
    while list.record < tables.count {
      let weight = tables.weight(list.record)
      guard canMatter(weight, worth: MatchQuality.exactName.rawValue) else { return }
      take(list.record, worth: PostingClass.worth(list.extra))
      list.advance()
    }
  }

  /// Takes the records of which a name has a word that begins so.
  private mutating func takeBeginnings(_ range: TermRange, cost: Int) {
    guard !range.isEmpty else { return }
    guard range.union == .max else {
      return takeUnion(tables.dictionary.unions[Int(range.union)], cost: cost)
    }
    // Weights fall with the number of a record: from the first that cannot matter on none does, and none is read.
    var end = tables.count
    tables.dictionary.postings(of: range).visitPostings { record, bits in
      guard record < end else { return true }
      if canMatter(tables.weight(record), worth: MatchQuality.nameStart.rawValue - cost) {
        take(record, worth: MatchQuality.ofStart(PostingClass.start(bits)) - cost)
      } else {
        end = record
      }
      return true
    }
  }

  private mutating func takeUnion(_ list: ListCursor, cost: Int) {
    var list = list
    let most = MatchQuality.nameStart.rawValue - cost
    for window in list.windows.all(of: tables.count) {
      guard let contents = list.contents(of: window), contents.hasPlanes else { break }
      for word in 0..<BitRow.words {
        let first = window.start &+ word << 6
        guard first < window.end else { break }
        let weight = tables.weight(first)
        guard canMatter(weight, worth: most) else { return }
        // Two bits beside each record say what the beginning is worth.
        let (low, high) = (contents.plane(1, word), contents.plane(2, word))
        var bits = contents.plane(0, word)
        if !canMatter(weight, worth: MatchQuality.nameWord.rawValue - cost) { bits &= low & high }
        while bits != 0 {
          let bit = bits.trailingZeroBitCount
          bits &= bits &- 1
          let start = UInt32(high >> UInt64(bit) & 1) << 1 | UInt32(low >> UInt64(bit) & 1)
          take(first &+ bit, worth: MatchQuality.ofStart(start) - cost)
        }
      }
      list.advance(to: window.end)
    }
    if list.record == .max { list.advance() }
    while list.record < tables.count {
      guard canMatter(tables.weight(list.record), worth: most) else { return }
      take(list.record, worth: MatchQuality.ofStart(UInt32(list.extra & 3)) - cost)
      list.advance()
    }
  }
}

extension MatchQuality {
  /// What a beginning is worth, by the raw value of ``PostingClass/Start``.
  @inline(__always)
  fileprivate static func ofStart(_ start: UInt32) -> Int {
    switch start & 3 {
    case 0: MatchQuality.otherWord.rawValue
    case 1: MatchQuality.otherStart.rawValue
    case 2: MatchQuality.nameWord.rawValue
    default: MatchQuality.nameStart.rawValue
    }
  }
}

extension PostingClass {
  /// What a record is worth to a query of its term alone, by the bits of the posting.
  @inline(__always)
  fileprivate static func worth(_ bits: UInt8) -> Int {
    switch bits & 7 {
    case 4, 5, 6: MatchQuality.exactOther.rawValue
    case 7: MatchQuality.exactName.rawValue
    default: MatchQuality.ofStart(UInt32(bits))
    }
  }
}
