import PlacesClient
import Testing

@Suite struct `Place IDs` {
  @Test(arguments: [
    ("ChIJexample", "ChIJexample"), ("places/ChIJexample", "ChIJexample"),
    ("ChIJexample\r\n", "ChIJexample"), (" ChIJexample\t", "ChIJexample"),
    ("\u{FEFF}places/ChIJ-_9", "ChIJ-_9"), ("Ei1=+x~$!*()@,;|[]{}^`", "Ei1=+x~$!*()@,;|[]{}^`"),
    ("a", "a"), ("...", "..."), ("places", "places"),
  ])
  func `what is one`(_ text: String, _ id: String) throws {
    #expect(try PlaceID(text).text == id)
    #expect(try PlaceID(text).description == id)
  }

  @Test func `long ones are neither cut nor refused`() throws {
    let long = "Ei" + String(repeating: "A", count: 8190)
    #expect(try PlaceID(long).text == long)
    #expect(
      throws: ValueError.tooLong(
        .placeID, characters: 8193, encodedBytes: 8193, limit: 8192)
    ) { try PlaceID(long + "A") }
  }

  @Test(arguments: ["", " ", "\r\n", "\u{A0}\u{200B}", "places/"])
  func `nothing`(_ text: String) {
    #expect(throws: ValueError.blank(.placeID)) { try PlaceID(text) }
  }

  @Test(arguments: [
    "../../v1/other", "a/b", "a?b=c", "a#b", "a%2Fb", "a b", "a&b", "a:autocomplete", "a\\b",
    "a\"b", "a'b", "<a>", "..", ".", "places/..", "places/a/photos/b", "places/places/a", "a\nb",
    "a\u{7}", "é", "a\u{200B}b", "/",
  ])
  func `what would change the path, or is none`(_ text: String) {
    #expect(throws: ValueError.malformed(.placeID, value: text)) { try PlaceID(text) }
  }
}
