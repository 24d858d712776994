import PlacesClient
import Testing

@Suite struct `Matched texts` {
  private func ranges(_ pairs: [(Int, Int)]) -> [MatchRange] {
    pairs.map { MatchRange(offset: $0.0, length: $0.1) }
  }

  @Test(
    arguments: [
      ("no range", [], []), ("one", [(0, 3)], [(0, 3)]), ("all", [(0, 10)], [(0, 10)]),
      ("sorted", [(6, 2), (1, 2)], [(1, 2), (6, 2)]), ("past the end", [(8, 5)], [(8, 2)]),
      ("behind the end", [(10, 1)], []), ("far behind", [(500, 3)], []),
      ("before the start", [(-3, 5)], [(0, 2)]), ("wholly before", [(-5, 5)], []),
      ("empty", [(3, 0)], []), ("negative", [(5, -3)], []),
      ("overlapping", [(1, 4), (3, 4)], [(1, 6)]), ("within", [(1, 8), (2, 2), (3, 1)], [(1, 8)]),
      ("twice", [(2, 2), (2, 2)], [(2, 2)]),
      ("neighbours stay apart", [(0, 2), (2, 2)], [(0, 2), (2, 2)]),
      ("huge", [(1, .max)], [(1, 9)]), ("hugest", [(.max, .max)], []),
      ("smallest", [(.min, .max)], []), ("all extremes", [(.min, .min)], []),
    ] as [(String, [(Int, Int)], [(Int, Int)])])
  func `ranges are cut, joined and sorted`(
    _ name: String, _ given: [(Int, Int)], _ kept: [(Int, Int)]
  ) {
    #expect(MatchedText("0123456789", matches: ranges(given)).matches == ranges(kept))
  }

  @Test func `lengths count Unicode scalars`() {
    // A cook is three scalars, five UTF-16 units and one character.
    let text = "👩‍🍳 Zoë's"
    #expect(text.unicodeScalars.count == 9)
    #expect(MatchedText(text, matches: ranges([(4, 99)])).matches == ranges([(4, 5)]))
    #expect(MatchedText("e\u{301}", matches: ranges([(1, 1)])).matches == ranges([(1, 1)]))
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `whatever is given, what is kept lies in the text, in order and apart`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let length = Int.random(in: 0...6, using: &generator)
      let text = String(repeating: "é", count: length)
      let given = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        let isWild = Int.random(in: 0..<10, using: &generator) == 0
        let range = isWild ? Int.min...Int.max : -3...9
        return MatchRange(
          offset: .random(in: range, using: &generator),
          length: .random(in: range, using: &generator)
        )
      }
      // The plain meaning: a scalar is marked when one of the ranges covers it.
      let marked = (0..<length).map { position in
        given.contains {
          $0.length > 0 && $0.offset <= position
            && ($0.offset.addingReportingOverflow($0.length).overflow
              || $0.offset + $0.length > position)
        }
      }
      let matches = MatchedText(text, matches: given).matches
      let covered = (0..<length).map { position in
        matches.contains { $0.offset <= position && position < $0.offset + $0.length }
      }
      let areApart = zip(matches, matches.dropFirst()).allSatisfy {
        $0.offset + $0.length <= $1.offset
      }
      let areInside = matches.allSatisfy {
        $0.offset >= 0 && $0.length > 0 && $0.offset + $0.length <= length
      }
      if covered != marked || !areApart || !areInside {
        Issue.record("\(given) in \(length) became \(matches)")
        return
      }
    }
  }
}
