/// The words of invented reviews.
struct ReviewText {
  /// The language they are written in.
  let language: String
  /// As written.
  let original: String
  /// In English.
  let english: String

  private init(_ language: String, _ original: String, _ english: String? = nil) {
    self.language = language
    self.original = original
    self.english = english ?? original
  }

  /// Texts that go with a number of stars.
  static func texts(stars: Int) -> [ReviewText] {
    switch stars {
    case 5: best
    case 4: good
    case 3: fair
    default: poor
    }
  }

  private static let best = [
    ReviewText("en", "Nobody has ever been here, and everybody would come back."),
    ReviewText("en", "As good as an invented place can be. Friendly sample staff."),
    ReviewText("en", "Five stars from a person who does not exist & never will."),
    ReviewText(
      "de", "Besser kann ein erfundener Ort nicht sein.", "An invented place cannot be better."),
    ReviewText(
      "fr", "Un lieu inventé, mais un accueil parfait.", "An invented place, a perfect welcome."),
    ReviewText("es", "Todo inventado y todo excelente.", "All invented and all excellent."),
    ReviewText("ja", "架空のお店ですが最高です。", "An imaginary place, and the best."),
  ]
  private static let good = [
    ReviewText("en", "Quick, clean and made up. Parking could be easier."),
    ReviewText("en", "A very decent example. I would test with it again."),
    ReviewText(
      "pt", "Um bom exemplo, recomendo aos testadores.",
      "A good example, I recommend it to testers."),
    ReviewText(
      "it", "Bel posto, peccato che non esista.", "A nice place, a pity it does not exist."),
    ReviewText("de", "Solide Beispielqualität.", "Solid sample quality."),
  ]
  private static let fair = [
    ReviewText("en", "Neither good nor bad: an average record."),
    ReviewText("fr", "Correct, sans plus.", "All right, no more."),
    ReviewText("es", "Normal para ser un ejemplo.", "Ordinary, for an example."),
  ]
  private static let poor = [
    ReviewText("en", "I waited for an answer that never came."),
    ReviewText("en", "The sign says it is open. There is no door."),
    ReviewText("de", "Leider nur ausgedacht.", "Sadly only made up."),
  ]
}
