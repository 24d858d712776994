/// Compares the words of a text with all words of a query at once.
///
/// The spellings lie one after another; a table by first byte says which can match at all, so that most words of a text
/// cost one look.
struct WordMatcher: Sendable {
  private struct Spelling {
    var word: Int
    var bytes: Range<Int>
    var mayBePrefix: Bool
  }

  private let bytes: [UInt8]
  private let spellings: [Spelling]
  /// Bits of `spellings` by first byte.
  private let byFirstByte: [UInt64]
  /// Bits of the spellings that were typed, the first ones.
  private let typed: UInt64
  /// A bit for every word.
  let all: UInt32

  init(_ words: [QueryWord]) {
    var bytes: [UInt8] = []
    var spellings: [Spelling] = []
    var byFirstByte = [UInt64](repeating: 0, count: 256)
    func add(_ spelling: [UInt8], of word: Int, mayBePrefix: Bool) {
      guard let first = spelling.first, spellings.count < 64 else { return }
      byFirstByte[Int(first)] |= 1 << UInt64(spellings.count)
      spellings.append(
        Spelling(
          word: word, bytes: bytes.count..<bytes.count + spelling.count, mayBePrefix: mayBePrefix))
      bytes += spelling
    }
    for (index, word) in words.enumerated() {
      add(word.typed, of: index, mayBePrefix: word.mayBePrefix)
    }
    for (index, word) in words.enumerated() {
      for other in word.others { add(other, of: index, mayBePrefix: false) }
    }
    typed = words.count >= 64 ? .max : (1 << UInt64(words.count)) - 1
    self.bytes = bytes
    self.spellings = spellings
    self.byFirstByte = byFirstByte
    all = words.count >= 32 ? .max : (1 << UInt32(words.count)) - 1
  }

  /// Compares one word of a text; a code is no abbreviation of a word (BD is not boulevard).
  @inline(__always)
  func match(_ text: FileBytes, _ word: Range<Int>, isCode: Bool) -> FoundWords {
    var found = FoundWords()
    var possible = byFirstByte[Int(text[word.lowerBound])]
    if isCode { possible &= typed }
    while possible != 0 {
      let index = possible.trailingZeroBitCount
      possible &= possible - 1
      compare(spellings[index], text, word, &found)
    }
    return found
  }

  private func compare(
    _ spelling: Spelling, _ text: FileBytes, _ word: Range<Int>, _ found: inout FoundWords
  ) {
    let count = spelling.bytes.count
    guard count == word.count || spelling.mayBePrefix && count < word.count else { return }
    for offset in 1..<max(1, count)
    where bytes[spelling.bytes.lowerBound + offset] != text[word.lowerBound + offset] {
      return
    }
    found.any |= 1 << UInt32(spelling.word)
    if count == word.count { found.whole |= 1 << UInt32(spelling.word) }
  }
}

/// Which words of a query were found, a bit each.
struct FoundWords: Equatable, Sendable {
  /// As whole words or as beginnings.
  var any: UInt32 = 0
  /// As whole words.
  var whole: UInt32 = 0

  mutating func formUnion(_ other: FoundWords) {
    any |= other.any
    whole |= other.whole
  }
}
