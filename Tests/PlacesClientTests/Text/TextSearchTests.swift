import PlacesClient
import Testing

@Suite struct TextSearchTests {
  @Test(arguments: [
    ("https://example.com", "://", true), ("://", "://", true), (":/", "://", false),
    ("aab", "ab", true), ("", "a", false), ("", "", true), ("é", "e", false),
    ("Zürich", "üri", true),
  ])
  func `whether a text holds another`(_ text: String, _ sought: String, _ isHeld: Bool) {
    #expect(text.holds(sought) == isHeld)
    #expect(text.dropFirst(0).holds(sought) == isHeld)
  }

  @Test func `where a text is found first`() throws {
    let text = "a->b->c"
    let range = try #require(text.firstOccurrence(of: "->"))
    #expect(text[..<range.lowerBound] == "a" && text[range.upperBound...] == "b->c")
    let bytes: [UInt8] = [9, 1, 2, 1, 2]
    #expect(bytes[1...].firstOccurrence(of: [1, 2]) == 1..<3)
    #expect(bytes[2...].firstOccurrence(of: [1, 2]) == 3..<5)
    #expect(bytes.firstOccurrence(of: [2, 9]) == nil)
  }

  @Test(arguments: [
    ("it's", "'", #"'\''"#, #"it'\''s"#), ("{api}{api}", "{api}", "A", "AA"),
    ("abc", "d", "x", "abc"),
    ("aaa", "aa", "a", "aa"), ("abc", "", "x", "abc"),
  ])
  func `every occurrence is replaced once`(
    _ text: String, _ other: String, _ replacement: String, _ result: String
  ) {
    #expect(text.substituting(other, with: replacement) == result)
  }
}
