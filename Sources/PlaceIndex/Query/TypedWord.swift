/// A word of a query, ready to be looked for in shown texts.
struct TypedWord: Sendable {
  /// A word of a text and those of its letters that stand for the word typed.
  typealias Spot = (word: Int, letters: Range<Int>)

  private let letters: [Unicode.Scalar]
  /// Other spellings, which must be whole words.
  private let others: [[Unicode.Scalar]]
  /// Whether it counts inside of words too.
  private let mayBeInside: Bool
  /// The same word with one mistake, then with two; none where no mistakes are allowed for.
  private let mistaken: [TypoAutomaton]

  init(_ word: FoldedWord, allowingTypos: Bool) {
    let typed = word.utf8
    letters = word.letters.map(\.scalar)
    others = Abbreviations.others(ofUTF8: typed).map {
      Array(String(decoding: $0, as: UTF8.self).unicodeScalars)
    }
    mayBeInside = letters.count >= 3 || letters.allSatisfy(InnerWords.isUnspaced)
    guard allowingTypos, !word.isNumber, let one = TypoAutomaton(typed, edits: 1) else {
      mistaken = []
      return
    }
    mistaken = [one] + (TypoAutomaton(typed, edits: 2).map { [$0] } ?? [])
  }

  /// Where it is found, exactly, not in the words taken.
  func spot(in shown: FoldedText, avoiding taken: [Int]) -> Spot? {
    for word in 0..<shown.count where !taken.contains(word) {
      let all = shown.letters(ofWord: word)
      if isSpelled(shown, all) { return (word, all) }
    }
    for word in 0..<shown.count where !taken.contains(word) {
      let all = shown.letters(ofWord: word)
      if shown.holds(letters, at: all.lowerBound, before: all.upperBound) {
        return (word, all.lowerBound..<all.lowerBound + letters.count)
      }
    }
    guard mayBeInside else { return nil }
    for word in 0..<shown.count where !taken.contains(word) {
      let all = shown.letters(ofWord: word)
      for start in all.dropFirst() where shown.holds(letters, at: start, before: all.upperBound) {
        return (word, start..<start + letters.count)
      }
    }
    return nil
  }

  private func isSpelled(_ shown: FoldedText, _ all: Range<Int>) -> Bool {
    func equals(_ spelling: [Unicode.Scalar]) -> Bool {
      all.count == spelling.count
        && shown.holds(spelling, at: all.lowerBound, before: all.upperBound)
    }
    return equals(letters) || others.contains(where: equals)
  }

  /// The first word that begins as it does when a mistake is allowed for.
  func mistakenSpot(in shown: FoldedText, avoiding taken: [Int]) -> Spot? {
    for automaton in mistaken {
      for word in 0..<shown.count where !taken.contains(word) {
        let all = shown.letters(ofWord: word)
        if let count = automaton.length(in: shown, all) {
          return (word, all.lowerBound..<all.lowerBound + count)
        }
      }
    }
    return nil
  }
}

extension FoldedText {
  /// Whether letters stand at a place, and end before another.
  fileprivate func holds(_ wanted: [Unicode.Scalar], at place: Int, before end: Int) -> Bool {
    guard wanted.count <= end - place else { return false }
    for offset in wanted.indices where letters[place + offset].scalar != wanted[offset] {
      return false
    }
    return true
  }
}

extension TypoAutomaton {
  /// How many letters of a word of a text the word stands for, a mistake allowed for; nothing when the text does not begin so.
  ///
  /// Of several beginnings the longest that ends as the word does, its last two letters swapped or not; else the one nearest
  /// to the word in length.
  fileprivate func length(in text: FoldedText, _ word: Range<Int>) -> Int? {
    var state = start
    var nearest: Int?
    var ending: Int?
    var before: UInt32?
    for index in word {
      let letter = text.letters[index].scalar.value
      state = step(state, letter)
      if state.isDead { break }
      if accepts(state) {
        let count = index - word.lowerBound + 1
        if nearest.map({ abs(count - letters.count) < abs($0 - letters.count) }) ?? true {
          nearest = count
        }
        let isSwapped = before == letters.last && letter == letters.dropLast().last
        if letter == letters.last || isSwapped { ending = count }
      }
      before = letter
    }
    return ending ?? nearest
  }
}
