/// Which parts of a shown text a query's words matched.
public enum MatchRanges {
  /// Finds the parts of a text that the words of a query stand for, through folding and abbreviations.
  ///
  /// Each query word marks one place: the first word of the text that it equals, else the first that it begins, else (from
  /// three letters on) the first that it is inside of. A word of the text is marked by one query word only while there are
  /// others to choose. The marked part is what was typed: `syd` marks three letters of Sydney, `strasse` the straße of
  /// Beispielstraße; an abbreviation marks the whole word. With mistakes allowed for, a word that is nowhere in the text
  /// marks the beginning of the first word that it is with one mistake, else two, as in ``PlaceIndex/search(_:)``.
  ///
  /// - Parameters:
  ///   - query: What the user typed.
  ///   - text: The text shown, as it is.
  ///   - allowingTypos: Whether the place was found by allowing for a typing mistake.
  /// - Returns: Ranges counted in Unicode scalars of `text`, ascending, not overlapping.
  public static func ranges(
    of query: String, in text: String, allowingTypos: Bool = false
  ) -> [Range<Int>] {
    let shown = Folding.words(of: text)
    var taken: Set<Int> = []
    var found: [Range<Int>] = []
    for word in Folding.words(of: query).prefix(QueryWords.most) {
      guard
        let spot = spot(of: word, in: shown, avoiding: taken)
          ?? spot(of: word, in: shown, avoiding: [])
          ?? (allowingTypos ? mistakenSpot(of: word, in: shown, avoiding: taken) : nil)
      else {
        continue
      }
      taken.insert(spot.word)
      found.append(spot.range)
    }
    return merged(found)
  }

  private static func spot(
    of word: FoldedWord, in shown: [FoldedWord], avoiding taken: Set<Int>
  ) -> (word: Int, range: Range<Int>)? {
    let letters = word.letters.map(\.scalar)
    let typed = String(String.UnicodeScalarView(letters))
    let spellings = [letters] + Abbreviations.others(of: typed).map { Array($0.unicodeScalars) }
    let isSpelled = { (word: FoldedWord) in
      spellings.contains { spelling in
        word.letters.count == spelling.count
          && zip(word.letters, spelling).allSatisfy { $0.scalar == $1 }
      }
    }
    let free = shown.indices.filter { !taken.contains($0) }
    for index in free where isSpelled(shown[index]) {
      return (index, range(shown[index].letters[...]))
    }
    for index in free where shown[index].letters.lazy.map(\.scalar).starts(with: letters) {
      return (index, range(shown[index].letters.prefix(letters.count)))
    }
    guard letters.count >= 3 || letters.allSatisfy(InnerWords.isUnspaced) else { return nil }
    for index in free {
      let all = shown[index].letters
      for start in all.indices.dropFirst()
      where all[start...].lazy.map(\.scalar).starts(with: letters) {
        return (index, range(all[start...].prefix(letters.count)))
      }
    }
    return nil
  }

  /// The first word that begins as another does when a mistake is allowed for.
  private static func mistakenSpot(
    of word: FoldedWord, in shown: [FoldedWord], avoiding taken: Set<Int>
  ) -> (word: Int, range: Range<Int>)? {
    guard !word.isNumber else { return nil }
    let typed = Array(String(String.UnicodeScalarView(word.letters.map(\.scalar))).utf8)
    for edits in 1...2 {
      guard let automaton = TypoAutomaton(typed, edits: edits) else { return nil }
      for index in shown.indices where !taken.contains(index) {
        let letters = shown[index].letters
        guard let count = automaton.length(in: letters.map(\.scalar.value)) else { continue }
        return (index, range(letters.prefix(count)))
      }
    }
    return nil
  }

  private static func range(_ letters: ArraySlice<FoldedWord.Letter>) -> Range<Int> {
    guard let first = letters.first, let last = letters.last else { return 0..<0 }
    return first.source.lowerBound..<max(first.source.lowerBound, last.source.upperBound)
  }

  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var out: [Range<Int>] = []
    for range in ranges.sorted(by: {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    })
    where !range.isEmpty {
      if let last = out.last, range.lowerBound < last.upperBound {
        out[out.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        out.append(range)
      }
    }
    return out
  }
}

extension TypoAutomaton {
  /// How many letters of a text the word stands for, a mistake allowed for; nothing when the text does not begin so.
  ///
  /// Of several beginnings the longest that ends as the word does, its last two letters swapped or not; else the one nearest
  /// to the word in length.
  fileprivate func length(in text: [UInt32]) -> Int? {
    var state = start
    var nearest: Int?
    var ending: Int?
    var before: UInt32?
    for (index, letter) in text.enumerated() {
      state = step(state, letter)
      if state.isDead { break }
      if accepts(state) {
        let count = index + 1
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
