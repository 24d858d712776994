import PlacesClient
import Testing

@Suite struct `Query texts` {
  @Test(arguments: [
    ("1 George St", "1 George St"), (" a  b ", " a  b "), ("a\r\nb\tc\n", "a  b c "),
    ("Zoë's 🍕", "Zoë's 🍕"), ("#&+%?=/\\\"'<>", "#&+%?=/\\\"'<>"), ("👩\u{200D}🍳", "👩\u{200D}🍳"),
    ("e\u{301}", "e\u{301}"), ("\u{202E}x", "\u{202E}x"), ("-5 Degrees Bar", "-5 Degrees Bar"),
  ])
  func `kept as typed, line ends and tabs as blanks`(_ text: String, _ kept: String) throws {
    let query = try QueryText(text)
    #expect(Array(query.text.unicodeScalars) == Array(kept.unicodeScalars))
    #expect(query.description == query.text)
  }

  @Test(arguments: ["", "   ", "\r\n\t", "\u{A0}\u{200B}", "\u{3000}\u{FEFF}", "\u{200D}\u{200E}"])
  func `nothing to see`(_ text: String) {
    #expect(throws: ValueError.blank(.text)) { try QueryText(text) }
    #expect(throws: ValueError.blank(.address)) { try QueryText(text, as: .address) }
  }

  @Test(
    arguments: [
      ("Caf\u{7}e", 7, 3), ("\u{0}a", 0, 0), ("é🍕\u{1B}[31m", 0x1B, 2), ("a\u{7F}", 0x7F, 1),
      ("\u{9B}31m", 0x9B, 0), ("a\u{B}b", 0xB, 1), (" \n\u{C}", 0xC, 2),
    ] as [(String, UInt32, Int)])
  func `controls are refused, with code and place`(_ text: String, _ scalar: UInt32, _ offset: Int)
  {
    #expect(throws: ValueError.controlCharacter(.text, scalar: scalar, offset: offset)) {
      try QueryText(text)
    }
  }

  @Test func `as long as a URL can carry`() throws {
    #expect(QueryText.encodedLimit == 8192)
    #expect(try QueryText(String(repeating: "x", count: 8192)).text.count == 8192)
    // Two bytes, six when encoded.
    #expect(try QueryText(String(repeating: "ü", count: 1365)).text.count == 1365)
    #expect(
      throws: ValueError.tooLong(.text, characters: 1366, encodedBytes: 8196, limit: 8192)
    ) { try QueryText(String(repeating: "ü", count: 1366)) }
    #expect(
      throws: ValueError.tooLong(.text, characters: 8193, encodedBytes: 8193, limit: 8192)
    ) { try QueryText(String(repeating: "x", count: 8193)) }
  }

  @Test func `a refusal does not repeat a long text`() {
    do {
      _ = try QueryText(String(repeating: "x", count: 20_000))
    } catch {
      #expect(error.reason.utf8.count < 200)
      #expect(error.reason.contains("20000"))
      #expect(error.reason.contains("8192"))
    }
  }
}
