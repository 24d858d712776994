/// Which parts of a shown text a query's words matched.
public enum MatchRanges {
  /// Finds the parts of a text that the words of a query stand for, through folding and abbreviations.
  ///
  /// Each query word marks one place: the first word of the text that it equals, else the first that it begins, else (from
  /// three letters on) the first that it is inside of. A word of the text is marked by one query word only while there are
  /// others to choose. The marked part is what was typed: `syd` marks three letters of Sydney, `strasse` the straße of
  /// Beispielstraße; an abbreviation marks the whole word.
  ///
  /// - Parameters:
  ///   - query: What the user typed.
  ///   - text: The text shown, as it is.
  /// - Returns: Ranges counted in Unicode scalars of `text`, ascending, not overlapping.
  public static func ranges(of query: String, in text: String) -> [Range<Int>] {
    let shown = Folding.words(of: text)
    var taken: Set<Int> = []
    var found: [Range<Int>] = []
    for word in Folding.words(of: query).prefix(QueryWords.most) {
      guard
        let spot = spot(of: word, in: shown, avoiding: taken)
          ?? spot(of: word, in: shown, avoiding: [])
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
    guard letters.count >= 3 else { return nil }
    for index in free {
      let all = shown[index].letters
      for start in all.indices.dropFirst()
      where all[start...].lazy.map(\.scalar).starts(with: letters) {
        return (index, range(all[start...].prefix(letters.count)))
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
