/// Which parts of shown texts a query's words matched.
///
/// Each query word marks one place: the first word of the text that it equals, else the first that it begins, else (from
/// three letters on) the first that it is inside of. A word of the text is marked by one query word only while there are
/// others to choose. The marked part is what was typed: `syd` marks three letters of Sydney, `strasse` the straße of
/// Beispielstraße; an abbreviation marks the whole word. With mistakes allowed for, a word that is nowhere in the text
/// marks the beginning of the first word that it is with one mistake, else two, as in ``PlaceIndex/search(_:)``.
public struct MatchRanges: Sendable {
  private let words: [TypedWord]

  /// Gets ready to look for the words of a query.
  ///
  /// - Parameters:
  ///   - query: What the user typed.
  ///   - allowingTypos: Whether the places were found by allowing for a typing mistake.
  public init(of query: String, allowingTypos: Bool = false) {
    words = Folding.words(of: query).prefix(QueryWords.most).map {
      TypedWord($0, allowingTypos: allowingTypos)
    }
  }

  /// Finds the parts of a text that the words of a query stand for, through folding and abbreviations.
  ///
  /// - Parameters:
  ///   - query: What the user typed.
  ///   - text: The text shown, as it is.
  ///   - allowingTypos: Whether the place was found by allowing for a typing mistake.
  /// - Returns: Ranges counted in Unicode scalars of `text`, ascending, not overlapping.
  public static func ranges(
    of query: String, in text: String, allowingTypos: Bool = false
  ) -> [Range<Int>] {
    MatchRanges(of: query, allowingTypos: allowingTypos).ranges(in: text)
  }

  /// Finds the parts of a text that the words of the query stand for.
  ///
  /// - Parameter text: The text shown, as it is.
  /// - Returns: Ranges counted in Unicode scalars of `text`, ascending, not overlapping.
  public func ranges(in text: String) -> [Range<Int>] { ranges(in: FoldedText(text)) }

  /// Finds the parts of a text that the words of the query stand for.
  ///
  /// - Parameter shown: The text shown, folded.
  /// - Returns: Ranges counted in Unicode scalars of the text, ascending, not overlapping.
  public func ranges(in shown: FoldedText) -> [Range<Int>] {
    var taken: [Int] = []
    var found: [Range<Int>] = []
    for word in words {
      guard
        let spot = word.spot(in: shown, avoiding: taken)
          ?? (taken.isEmpty ? nil : word.spot(in: shown, avoiding: []))
          ?? word.mistakenSpot(in: shown, avoiding: taken)
      else {
        continue
      }
      taken.append(spot.word)
      found.append(shown.source(of: spot.letters))
    }
    return Self.merged(found)
  }

  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    if ranges.count < 2 { return ranges.first?.isEmpty == true ? [] : ranges }
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

extension FoldedText {
  /// The part of the source text that letters came from.
  fileprivate func source(of range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last else { return 0..<0 }
    let start = letters[first].source.lowerBound
    return start..<max(start, letters[last].source.upperBound)
  }
}
