import PlaceIndex

/// A place with its names, and those of what it lies in, in the language of an answer.
struct LocalizedPlace {
  /// The place.
  var place: IndexedPlace
  /// The languages of names that are not in the fallback language, by name.
  var languages: [String: String] = [:]

  /// The language of a name.
  func language(of name: String) -> String { languages[name] ?? AnswerLanguage.fallback }
}
