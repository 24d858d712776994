import PlaceIndex

/// A review of an invented place.
struct ReviewFact: Hashable {
  /// How reviews are sorted.
  enum Order: Hashable {
    /// Those in the language of the request first.
    case relevance
    /// The youngest first.
    case age
  }

  /// The last part of its name.
  var reference: String
  /// Who wrote it.
  var author: Author
  /// 1 to 5.
  var stars: Int
  /// The language it is written in.
  var language: String
  /// As written.
  var original: String
  /// In English.
  var english: String
  /// When it was published, in seconds since 1970-01-01 00:00 UTC.
  var published: Int
  /// The month of the visit, where it was told.
  var visited: CivilDate?

  /// The reviews of a place, five at most.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - order: How they are sorted.
  ///   - language: The language of the request.
  /// - Returns: The reviews, none of a place that has no ratings or is not invented.
  static func all(of place: IndexedPlace, _ order: Order, language: String) -> [ReviewFact] {
    guard let business = place.business, let count = business.ratingCount, count > 0,
      let tenths = business.ratingTenths, !PlaceTraits(place).isEmpty
    else { return [] }
    let dice = FactDice(place, "reviews")
    let reviews = (0..<min(5, Int(count))).map { review($0, of: place, tenths, dice) }
    return reviews.enumerated().sorted { a, b in
      switch order {
      case .age: return (-a.element.published, a.offset) < (-b.element.published, b.offset)
      case .relevance:
        let (first, second) = (a.element.language == language, b.element.language == language)
        return first != second ? first : a.offset < b.offset
      }
    }.map(\.element)
  }

  /// The text for a reader.
  ///
  /// - Parameters:
  ///   - language: The language of the request.
  ///   - translates: Whether a text in another language is translated; there are translations into English only.
  /// - Returns: The text, and the language it is in.
  func text(for language: String, translates: Bool) -> (text: String, language: String) {
    !translates || language == self.language
      ? (original, self.language) : (english, AnswerLanguage.fallback)
  }

  /// How long ago it was published, in English.
  func age(at instant: Int) -> String {
    let days = max(0, instant - published) / 86_400
    let steps = [(365, "year"), (30, "month"), (7, "week")]
    for (length, word) in steps where days >= length {
      let count = days / length
      return count == 1 ? "a \(word) ago" : "\(count) \(word)s ago"
    }
    return "in the last week"
  }

  /// No review is younger than this: 2025-10-09 00:00 UTC.
  private static let youngest = 1_759_968_000

  private static func review(
    _ index: Int, of place: IndexedPlace, _ tenths: UInt8, _ dice: FactDice
  ) -> ReviewFact {
    let turn = 100 * (index + 1)
    let stars = min(5, max(1, (Int(tenths) + dice.number(below: 15, turn) - 2) / 10))
    let texts = ReviewText.texts(stars: stars)
    let text = texts[dice.number(below: texts.count, turn + 1)]
    let published = youngest - dice.number(below: 3 * 365 * 86_400, turn + 2)
    let day = CivilDate(dayNumber: published.floorDivided(by: 86_400))
    return ReviewFact(
      reference: "sbxreview-\(String(dice.bits(turn + 3), radix: 36))",
      author: Author(dice, turn + 4), stars: stars, language: text.language,
      original: text.original, english: text.english, published: published,
      visited: dice.chance(60, turn + 5) ? day : nil)
  }
}
