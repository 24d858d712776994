/// How the words of a query meet the search text of one record.
struct TextMatch {
  /// What found the place; the raw value is the worth in 256ths of a doubling of importance.
  enum Quality: Int, Comparable {
    /// The words asked for are other words of another name.
    case otherWord = 0
    /// They begin another name.
    case otherStart = 256
    /// They begin or are other words of the name.
    case nameWord = 512
    /// They begin the name.
    case nameStart = 1280
    /// Every word of another name was asked for, whole, or a code (IATA, ISO, a region's short code).
    case exactOther = 1536
    /// Every word of the name was asked for, whole.
    case exactName = 2304

    static func < (a: Quality, b: Quality) -> Bool { a.rawValue < b.rawValue }
  }

  /// What each word costs that is neither in the name that answers best nor a whole word of the address or of where the place
  /// is.
  private static let scatterCost = 512

  /// Words that the place's own names and codes hold.
  private(set) var own = FoundWords()
  /// Words that its address holds.
  private(set) var context = FoundWords()
  /// How well the names answer; nothing when they do not.
  private(set) var quality: Quality?
  /// Words in the segment the quality is about.
  private var best = FoundWords()

  /// Nothing found yet.
  init() {}

  /// Compares all words with a record's text.
  init(_ words: WordMatcher, in record: SearchText) {
    let text = record.bytes
    var next = 0
    while let segment = SearchText.Segment(at: next, of: text) {
      take(segment, words, in: text)
      next = segment.words.upperBound
    }
  }

  /// The worth of the match, when the words around the place are taken in; nothing when a word is missing.
  func worth(of all: UInt32, around: FoundWords) -> Int? {
    guard let quality else { return nil }
    guard own.any | context.any | around.any == all else { return nil }
    let scattered = all & ~best.any & ~context.whole & ~around.whole
    return quality.rawValue - scattered.nonzeroBitCount * Self.scatterCost
  }

  /// Compares the words with one segment.
  mutating func take(_ segment: SearchText.Segment, _ words: WordMatcher, in text: FileBytes) {
    var found = FoundWords()
    var whole: UInt64 = 0
    var touched: UInt64 = 0
    var count = 0
    var start = segment.words.lowerBound
    while start < segment.words.upperBound {
      guard text[start] != 0x20 else {
        start += 1
        continue
      }
      var end = start + 1
      while end < segment.words.upperBound, text[end] != 0x20 { end += 1 }
      var match = words.match(text, start..<end, isCode: segment.kind == .code)
      if segment.kind == .code { match.any = match.whole }
      if match.any != 0 {
        found.formUnion(match)
        let bit: UInt64 = count < 64 ? 1 << UInt64(count) : 0
        touched |= bit
        if match.whole != 0 { whole |= bit }
      }
      count += 1
      start = end + 1
    }
    guard found.any != 0 else { return }
    // The touched words are the first ones when adding 1 carries through all of them.
    let isStart = touched & (touched &+ 1) == 0
    let isExact = count < 64 && whole == (1 << UInt64(count)) - 1
    switch segment.kind {
    case .name: rate(found, isExact ? .exactName : isStart ? .nameStart : .nameWord)
    case .otherName: rate(found, isExact ? .exactOther : isStart ? .otherStart : .otherWord)
    case .code: rate(found, .exactOther)
    case .context: context.formUnion(found)
    }
  }

  /// The name that holds most of the words says what was meant.
  private mutating func rate(_ found: FoundWords, _ quality: Quality) {
    own.formUnion(found)
    let (more, less) = (found.any.nonzeroBitCount, best.any.nonzeroBitCount)
    if self.quality.map({ more > less || more == less && quality > $0 }) ?? true {
      self.quality = quality
      best = found
    }
  }
}
