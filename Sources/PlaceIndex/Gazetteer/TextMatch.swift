/// How the words of a query meet the search text of one record.
struct TextMatch {
  /// What found the place, the best first; the raw value is the worth in 256ths of a doubling of importance.
  enum Quality: Int, Comparable {
    /// Every word of the name was asked for, whole.
    case exactName = 2304
    /// The same of another name, or a code (IATA, ISO, a region's short code).
    case exactOther = 1536
    /// The words asked for begin the name.
    case nameStart = 1280
    /// They begin or are other words of the name.
    case nameWord = 512
    /// They begin another name.
    case otherStart = 256
    /// They are other words of another name.
    case otherWord = 0

    static func < (a: Quality, b: Quality) -> Bool { a.rawValue < b.rawValue }
  }

  /// Bits of the query words that the place's own names hold.
  var own: UInt32 = 0
  /// Bits of the query words that its address holds.
  var context: UInt32 = 0
  /// How well the names answer; nothing when they do not.
  var quality: Quality?
  /// Bits of the words in the segment the quality is about.
  private var best: UInt32 = 0

  /// Compares all words with a record's text.
  init(_ words: [QueryWord], in record: SearchText) {
    record.forEachSegment { segment, range in
      switch segment {
      case .name:
        take(names(words, record, range, exact: .exactName, start: .nameStart, inner: .nameWord))
      case .otherName:
        take(names(words, record, range, exact: .exactOther, start: .otherStart, inner: .otherWord))
      case .code: take(code(words, record, range))
      case .context:
        record.forEachWord(of: range) { word in
          for (index, asked) in words.enumerated() where asked.match(record.text, word) != .none {
            context |= 1 << UInt32(index)
          }
        }
      }
    }
  }

  private typealias Found = (words: UInt32, quality: Quality)

  private mutating func take(_ found: Found?) {
    guard let found else { return }
    own |= found.words
    // The name that holds most of the words says what was meant.
    let (more, less) = (found.words.nonzeroBitCount, best.nonzeroBitCount)
    if quality.map({ more > less || more == less && found.quality > $0 }) ?? true {
      quality = found.quality
      best = found.words
    }
  }

  private func names(
    _ words: [QueryWord], _ record: SearchText, _ range: Range<Int>, exact: Quality, start: Quality,
    inner: Quality
  ) -> Found? {
    var asked: UInt32 = 0
    var whole: UInt64 = 0
    var touched: UInt64 = 0
    var count = 0
    record.forEachWord(of: range) { word in
      let bit: UInt64 = count < 64 ? 1 << UInt64(count) : 0
      for index in words.indices {
        let match = words[index].match(record.text, word)
        if match == .none { continue }
        asked |= 1 << UInt32(index)
        touched |= bit
        if match == .whole { whole |= bit }
      }
      count += 1
    }
    guard asked != 0 else { return nil }
    if count < 64, whole == (1 << UInt64(count)) - 1 { return (asked, exact) }
    // The touched words are the first ones when adding 1 carries through all of them.
    return (asked, touched & (touched &+ 1) == 0 ? start : inner)
  }

  private func code(_ words: [QueryWord], _ record: SearchText, _ range: Range<Int>) -> Found? {
    var asked: UInt32 = 0
    record.forEachWord(of: range) { word in
      for index in words.indices where words[index].match(record.text, word) == .whole {
        asked |= 1 << UInt32(index)
      }
    }
    return asked == 0 ? nil : (asked, .exactOther)
  }
}

extension QueryWord {
  /// Compares with a word of the search text.
  func match(_ text: FileBytes, _ word: Range<Int>) -> Match {
    if typed.count <= word.count, typed.first == text[word.lowerBound],
      text.has(typed, at: word.lowerBound)
    {
      if typed.count == word.count { return .whole }
      if mayBePrefix { return .prefix }
    }
    for other in others where other.count == word.count && text.has(other, at: word.lowerBound) {
      return .whole
    }
    return .none
  }
}
