import Testing

@testable import PlacesCLI

@Suite struct ValueParserTests {
  @Test(arguments: ["1", "20", "007"])
  func `whole numbers within the range`(text: String) throws {
    #expect(try ValueParser.integer(in: 1...20).parse(text) == Int(text))
  }

  @Test(
    arguments: [
      "0", "21", "-1", "", " 5", "5 ", "+5", "1.0", "1e1", "0x1", "1_0", "٣", "５", "nan", "-",
      "--5",
      "99999999999999999999",
    ])
  func `nothing else is a whole number from 1 to 20`(text: String) {
    #expect(throws: ValueProblem("expected a whole number from 1 to 20")) {
      try ValueParser.integer(in: 1...20).parse(text)
    }
  }

  @Test func `negative numbers and open ranges`() throws {
    #expect(try ValueParser.integer(in: -90...90).parse("-90") == -90)
    #expect(throws: ValueProblem("expected a whole number of at least 1")) {
      try ValueParser.integer(in: 1...Int.max).parse("0")
    }
  }

  @Test(
    arguments: [
      ("500ms", 500), ("2s", 2000), ("1m", 60_000), ("5", 5000), ("0.5", 500), (".5s", 500),
      ("1.5m", 90_000), ("0.001", 1), ("1440m", 86_400_000), ("10s", 10_000), ("0.0005s", 1),
    ])
  func `durations take units`(text: String, milliseconds: Int) throws {
    #expect(try ValueParser.duration.parse(text) == .milliseconds(milliseconds))
  }

  @Test(
    arguments: [
      "", "soon", "s", "ms", "0", "0ms", "-1", "-1s", "1e3", "1 s", "1h", "1,5", "1.", ".", "1.2.3",
      "1441m", "99999999999999999999", "nan", "inf", "0x10", "1S", "٣s", "2ss", "0.0001",
    ])
  func `what is no duration is refused`(text: String) {
    #expect(throws: ValueProblem.self) { try ValueParser.duration.parse(text) }
  }

  @Test func `a duration is described as it would be typed`() {
    let describe = ValueParser<Duration>.describeDuration
    #expect(describe(.seconds(10)) == "10s")
    #expect(describe(.milliseconds(1500)) == "1500ms")
  }

  @Test(
    arguments: [("5", 5_000_000), ("0.25", 250_000), (".000001", 1), ("0", 0)] as [(String, Int64)])
  func `dollars are plain decimals`(text: String, micro: Int64) throws {
    #expect(try ValueParser.dollars.parse(text) == micro)
  }

  @Test(arguments: ["", "$5", "5e0", "-1", "1,5", "nan", "1_0", "0.0000000001", "10000000000"])
  func `what is no amount is refused`(text: String) {
    #expect(throws: ValueProblem.self) { try ValueParser.dollars.parse(text) }
  }

  @Test(arguments: ["", "   ", "\t", "\u{A0}\u{200B}", "\u{2060}\u{FEFF}", "\u{3000}"])
  func `text without anything to see is refused`(text: String) {
    #expect(throws: ValueProblem.self) { try ValueParser.text.parse(text) }
  }

  @Test func `a control character in text is refused by code point`() {
    #expect(
      throws: ValueProblem(
        "holds the control character U+001B", remedy: "remove that character")
    ) { try ValueParser.text.parse("b\u{1B}]0;x\u{7}") }
  }

  @Test(arguments: ["1 george st", "a=b", "--limit", "-5 Degrees", "क्‍ष", "👩‍👩‍👧", "שלום\u{200F}"])
  func `other text is taken as it is`(text: String) throws {
    #expect(try ValueParser.text.parse(text) == text)
  }

  @Test func `a wrong choice lists the right ones and the nearest`() {
    #expect(
      throws: ValueProblem(
        "expected one of text, json, ndjson, csv, geojson", remedy: "did you mean json?")
    ) { try ValueParser.choice(of: OutputFormat.self, "FORMAT").parse("jsno") }
  }

  @Test(arguments: ["en", "pt-BR", "zh-Hant-TW", "419", "AU"])
  func `tags by shape`(text: String) throws {
    #expect(try ValueParser.tag("TAG", example: "en").parse(text) == text)
  }

  @Test(arguments: ["", "-", "en-", "--json", "en_US", "e n", "é", "abcdefghi", "en-\u{301}"])
  func `what has not the shape of a tag is refused`(text: String) {
    #expect(throws: ValueProblem.self) { try ValueParser.tag("TAG", example: "en").parse(text) }
  }
}
