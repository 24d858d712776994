import Testing

@testable import PlacesCLI

@Suite struct SuggestionTests {
  private let commands = ["predict", "details", "geocode", "session", "types"]

  @Test(
    arguments: [
      ("predcit", "predict"), ("Predict", "predict"), ("detail", "details"), ("geocod", "geocode"),
      ("typse", "types"), ("pre", "predict"), ("geo", "geocode"),
    ])
  func `the nearest name is found`(typed: String, meant: String) {
    #expect(Suggestion.nearest(to: typed, among: commands) == meant)
  }

  @Test(arguments: [
    "zzzzqqqq", "", "x", "pr", "1 george st", String(repeating: "p", count: 100_000),
  ])
  func `nothing is invented`(typed: String) {
    #expect(Suggestion.nearest(to: typed, among: commands) == nil)
  }

  @Test(
    arguments: [
      ("", "abc", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "abd", 1), ("abc", "abcd", 1),
      ("abc", "bc", 1), ("kitten", "sitting", 3), ("ab", "ba", 1),
    ])
  func `swapped neighbours are one mistake`(first: String, second: String, distance: Int) {
    let letters = (Array(first.unicodeScalars), Array(second.unicodeScalars))
    #expect(Suggestion.editDistance(letters.0, letters.1) == distance)
    #expect(Suggestion.editDistance(letters.1, letters.0) == distance)
  }
}
