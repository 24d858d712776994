/// Says of a term which words of a query it answers.
///
/// Terms of names, codes and addresses have different numbers, so that one list of ranges serves all.
struct TermMatcher: Sendable {
  private struct Rule {
    var first: UInt32
    var end: UInt32
    var word: UInt32
    var isWhole: Bool
  }

  private var rules: [Rule] = []
  /// Ranges that allow for a mistake, ascending by their beginning, by word.
  private var typos: [(word: UInt32, ranges: [TermRange])] = []
  /// A bit for every word.
  let all: UInt32
  /// A bit for every stretch of terms: whether one of them may answer a word.
  private var stretches: UInt64 = 0
  /// What a term is shifted right by for the number of its stretch.
  private let shift: UInt32

  /// - Parameters:
  ///   - words: The words.
  ///   - termCount: How many terms there are.
  init(_ words: [WordTerms], termCount: Int) {
    shift = UInt32(max(0, Int.bitWidth - max(1, termCount).leadingZeroBitCount - 6))
    all = words.count >= 32 ? .max : (1 << UInt32(words.count)) - 1
    for (index, word) in words.enumerated() {
      let bit: UInt32 = 1 << UInt32(index)
      for term in word.wholes + word.contextWholes + [word.code].compactMap({ $0 }) {
        rules.append(Rule(first: UInt32(term), end: UInt32(term) + 1, word: bit, isWhole: true))
      }
      for range in [word.names, word.context] where !range.isEmpty {
        rules.append(
          Rule(first: UInt32(range.first), end: UInt32(range.end), word: bit, isWhole: false))
      }
      if !word.allTypos.isEmpty { typos.append((bit, word.allTypos)) }
    }
    for rule in rules { mark(rule.first, rule.end) }
    for range in typos.flatMap(\.ranges) { mark(UInt32(range.first), UInt32(range.end)) }
  }

  private mutating func mark(_ first: UInt32, _ end: UInt32) {
    guard first < end else { return }
    for stretch in min(63, first >> shift)...min(63, (end - 1) >> shift) {
      stretches |= 1 << UInt64(stretch)
    }
  }

  /// Whether a term may answer a word; most terms do not.
  @inline(__always)
  func mayMatch(_ term: UInt32) -> Bool { stretches >> UInt64(term >> shift & 63) & 1 != 0 }

  /// The words that a term answers.
  @inline(__always)
  func match(_ term: UInt32) -> FoundWords {
    var found = FoundWords()
    if !mayMatch(term) { return found }
    for rule in rules where term >= rule.first && term < rule.end {
      found.typed |= rule.word
      if rule.isWhole { found.whole |= rule.word }
    }
    found.any = found.typed
    if !typos.isEmpty { matchTypos(Int(term), &found) }
    return found
  }

  private func matchTypos(_ term: Int, _ found: inout FoundWords) {
    for (word, ranges) in typos where found.any & word == 0 {
      var low = 0
      var high = ranges.count
      while low < high {
        let middle = (low + high) / 2
        if ranges[middle].end <= term { low = middle + 1 } else { high = middle }
      }
      if low < ranges.count, ranges[low].first <= term { found.any |= word }
    }
  }
}
