/// A word asked for, with the spellings that stand for it.
struct QueryWord: Sendable, Hashable {
  /// How well a word of a text answers.
  enum Match: Int, Comparable, Sendable {
    case none
    case prefix
    case whole

    static func < (a: Match, b: Match) -> Bool { a.rawValue < b.rawValue }
  }

  /// The word as typed, folded, in UTF-8.
  let typed: [UInt8]
  /// Other spellings, matched as whole words only.
  let others: [[UInt8]]
  /// Whether the word as typed may be the beginning of a longer one.
  let mayBePrefix: Bool

  init(_ word: FoldedWord, mayBePrefix: Bool) {
    typed = word.utf8
    others = Abbreviations.others(ofUTF8: typed)
    self.mayBePrefix = mayBePrefix
  }

  /// Whether it begins with a digit: a house number or a postal code.
  var isNumber: Bool { typed.first.map { (0x30...0x39).contains($0) } ?? false }

  /// What to look for in search text so that every match is met.
  var spellings: [[UInt8]] {
    [typed] + others.filter { !mayBePrefix || !$0.starts(with: typed) }
  }
}

/// A query's words.
struct QueryWords: Sendable {
  /// More words than any place has; a longer text matches nothing.
  static let most = 32

  /// At most ``most`` words.
  let words: [QueryWord]
  /// Whether the text had more words than are looked at.
  let isCut: Bool

  /// Folds and splits a text.
  init(_ text: String, mayBePrefix: (FoldedWord) -> Bool = { _ in true }) {
    let folded = Folding.words(of: text)
    isCut = folded.count > Self.most
    words = folded.prefix(Self.most).map { QueryWord($0, mayBePrefix: mayBePrefix($0)) }
  }
}
