@testable import PlaceIndex

/// What ``MatchRanges`` finds, worked out plainly: word by word, on folded words of their own.
enum PlainMatchRanges {
  static func ranges(of query: String, in text: String, allowingTypos: Bool) -> [Range<Int>] {
    let shown = Folding.words(of: text)
    var taken: Set<Int> = []
    var found: [Range<Int>] = []
    for word in Folding.words(of: query).prefix(QueryWords.most) {
      let free = shown.indices.filter { !taken.contains($0) }
      guard
        let spot = spot(of: word, in: shown, free) ?? spot(of: word, in: shown, shown.indices + [])
          ?? (allowingTypos ? mistakenSpot(of: word, in: shown, free) : nil)
      else { continue }
      taken.insert(spot.word)
      found.append(spot.range)
    }
    return merged(found)
  }

  private static func spot(
    of word: FoldedWord, in shown: [FoldedWord], _ free: [Int]
  ) -> (word: Int, range: Range<Int>)? {
    let letters = scalars(word)
    let typed = String(decoding: word.utf8, as: UTF8.self)
    let spellings = [letters] + Abbreviations.others(of: typed).map { Array($0.unicodeScalars) }
    if let index = free.first(where: { spellings.contains(scalars(shown[$0])) }) {
      return (index, range(shown[index].letters))
    }
    if let index = free.first(where: { scalars(shown[$0]).starts(with: letters) }) {
      return (index, range(Array(shown[index].letters.prefix(letters.count))))
    }
    guard letters.count >= 3 || letters.allSatisfy(InnerWords.isUnspaced) else { return nil }
    for index in free {
      for start in shown[index].letters.indices.dropFirst()
      where scalars(shown[index])[start...].starts(with: letters) {
        return (index, range(Array(shown[index].letters[start...].prefix(letters.count))))
      }
    }
    return nil
  }

  private static func mistakenSpot(
    of word: FoldedWord, in shown: [FoldedWord], _ free: [Int]
  ) -> (word: Int, range: Range<Int>)? {
    guard !word.isNumber else { return nil }
    for edits in 1...2 {
      guard let automaton = TypoAutomaton(word.utf8, edits: edits) else { return nil }
      for index in free {
        let text = scalars(shown[index])
        let lengths = text.indices.map { $0 + 1 }.filter { length in
          automaton.accepts(
            text.prefix(length).reduce(automaton.start) { automaton.step($0, $1.value) })
        }
        let typed = scalars(word)
        let ending = lengths.last {
          text[$0 - 1] == typed.last
            || $0 > 1 && text[$0 - 2] == typed.last && text[$0 - 1] == typed.dropLast().last
        }
        let nearest = lengths.min { abs($0 - typed.count) < abs($1 - typed.count) }
        guard let length = ending ?? nearest else { continue }
        return (index, range(Array(shown[index].letters.prefix(length))))
      }
    }
    return nil
  }

  private static func scalars(_ word: FoldedWord) -> [Unicode.Scalar] { word.letters.map(\.scalar) }

  private static func range(_ letters: [FoldedWord.Letter]) -> Range<Int> {
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
