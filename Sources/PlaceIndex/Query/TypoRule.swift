/// When mistakes in typing are allowed for.
///
/// One in each word when fewer places than wanted hold the words as typed, unless the words are all of a name of one of
/// these: then nothing speaks for a mistake. Two when no place was found at all.
enum TypoRule {
  /// So many mistakes are allowed for in a word.
  static let mostMistakes = 2

  /// Whether places are looked for with so many mistakes.
  /// - Parameters:
  ///   - mistakes: 1 or 2.
  ///   - found: The places found with fewer.
  ///   - limit: How many are wanted.
  /// - Returns: Whether they are.
  static func allows(_ mistakes: Int, behind found: [PlaceIndex.Match], limit: Int) -> Bool {
    mistakes == 1 ? found.count < limit && !found.contains(where: isNamed) : found.isEmpty
  }

  /// Whether a place's text answers as well as all of a name does at least.
  private static func isNamed(_ match: PlaceIndex.Match) -> Bool {
    match.worth >= MatchQuality.exactOther.rawValue
  }
}
