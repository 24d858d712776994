/// How the words of a query meet the terms of one record.
struct TextMatch {
  /// Words that the place's own names and codes hold.
  private(set) var own = FoundWords()
  /// Words that its address holds.
  private(set) var context = FoundWords()
  /// How well the names answer; nothing when they do not.
  private(set) var quality: MatchQuality?
  /// Words in the name the quality is about.
  private var best = FoundWords()

  /// Compares all words with a record's terms; `cursor` stands at the first group of them.
  init(_ words: TermMatcher, _ cursor: ByteCursor, termSize: Int) {
    var cursor = cursor
    while true {
      cursor.skipSegments(termSize: termSize) { words.mayMatch($0) }
      guard let segment = TermSegment(&cursor, termSize: termSize) else { return }
      take(segment, words, in: cursor.view, termSize)
    }
  }

  /// The worth of the match, when the words around the place are taken in; nothing when a word is missing.
  func worth(of all: UInt32, around: FoundWords) -> Int? {
    guard let quality, own.any | context.any | around.any == all else { return nil }
    let scattered = all & ~best.any & ~context.whole & ~around.whole
    // The names have the first word on it; what they lack may be in the address as typed.
    let mistaken = all & ~own.typed & ~((context.typed | around.typed) & ~own.any)
    return quality.rawValue - scattered.nonzeroBitCount * MatchQuality.scatterCost
      - mistaken.nonzeroBitCount * MatchQuality.typoCost
  }

  @inline(__always)
  private mutating func take(
    _ segment: TermSegment, _ words: TermMatcher, in view: ByteView, _ termSize: Int
  ) {
    var found = FoundWords()
    var whole: UInt64 = 0
    var touched: UInt64 = 0
    for index in 0..<segment.count {
      let match = words.match(view.term(at: segment.terms &+ index &* termSize, size: termSize))
      guard match.any != 0 else { continue }
      found.formUnion(match)
      guard index < IndexFormat.mostWords else { continue }
      touched |= 1 << UInt64(index)
      if match.whole != 0 { whole |= 1 << UInt64(index) }
    }
    guard found.any != 0 else { return }
    switch segment.kind {
    case .context: context.formUnion(found)
    case .code: rate(found, .exactOther)
    case .name where segment.form == .inner: rate(found, .nameWord)
    case .otherName where segment.form == .inner: rate(found, .otherWord)
    case .name, .otherName:
      let isName = segment.kind == .name
      if segment.count < IndexFormat.mostWords, whole == (1 << UInt64(segment.count)) - 1,
        segment.distinctTerms(in: view, termSize, atMost: found.whole.nonzeroBitCount)
      {
        rate(found, isName ? .exactName : .exactOther)
      } else {
        // The words asked for stand at the beginning when as many words there are touched as were found.
        let isStart = (~touched).trailingZeroBitCount >= found.any.nonzeroBitCount
        rate(
          found, isName ? (isStart ? .nameStart : .nameWord) : isStart ? .otherStart : .otherWord)
      }
    }
  }

  /// The name that holds most of the words says what was meant.
  private mutating func rate(_ found: FoundWords, _ quality: MatchQuality) {
    own.formUnion(found)
    let (more, less) = (found.any.nonzeroBitCount, best.any.nonzeroBitCount)
    if self.quality.map({ more > less || more == less && quality > $0 }) ?? true {
      self.quality = quality
      best = found
    }
  }
}

extension TermSegment {
  /// Whether it has no more different terms than so many.
  func distinctTerms(in view: ByteView, _ termSize: Int, atMost limit: Int) -> Bool {
    if count <= limit { return true }
    var distinct = 0
    for index in 0..<count {
      let term = view.term(at: terms + index * termSize, size: termSize)
      let isNew = !(0..<index).contains {
        view.term(at: terms + $0 * termSize, size: termSize) == term
      }
      if isNew { distinct += 1 }
      if distinct > limit { return false }
    }
    return true
  }
}
