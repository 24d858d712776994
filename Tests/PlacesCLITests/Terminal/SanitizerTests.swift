import Testing

@testable import PlacesCLI

@Suite struct SanitizerTests {
  @Test(
    arguments: [
      ("plain", "plain"), ("\u{1B}[2J", "\\u{1B}[2J"), ("a\tb\nc\rd", "a\\u{9}b\\u{A}c\\u{D}d"),
      ("\u{9B}31m", "\\u{9B}31m"), ("\u{7F}", "\\u{7F}"), ("\0", "\\u{0}"),
      ("\u{202E}evil\u{202C}", "\\u{202E}evil\\u{202C}"),
      ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"),
      ("a\u{2028}b", "a\\u{2028}b"), ("\r\n", "\\u{D}\\u{A}"),
    ])
  func `what a terminal could obey is escaped`(text: String, safe: String) {
    #expect(Sanitizer.terminalSafe(text) == safe)
    #expect(Sanitizer.terminalSafe(safe) == safe)
  }

  @Test(
    arguments: [
      "क्‍ष", "می‌خواهم", "👩‍👩‍👧", "e\u{301}", "שלום\u{200F}", "a\u{200E}", "\u{61C}", "日本", "\u{FEFF}x",
      "\u{A0}",
    ])
  func `what names are spelled with is kept`(text: String) {
    #expect(Array(Sanitizer.terminalSafe(text).unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test func `no unsafe scalar is left of any`() {
    for value in UInt32(0)...0x30000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let safe = Sanitizer.terminalSafe("a" + String(scalar))
      #expect(!safe.unicodeScalars.contains { Sanitizer.isUnsafe($0) })
      if scalar.properties.generalCategory == .control { #expect(Sanitizer.isUnsafe(scalar)) }
    }
  }
}

@Suite struct DisplayWidthTests {
  @Test(
    arguments: [
      ("", 0), ("abc", 3), ("Zürich", 6), ("e\u{301}", 1), ("日本", 4), ("ｆｕｌｌ", 8), ("한국", 4),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("👍", 2), ("👩‍👩‍👧", 2), ("🇦🇺", 2), ("❤\u{FE0F}", 2), ("❤", 1),
      ("क्‍ष", 1), ("a\u{200D}", 1), ("\u{200B}", 0), ("שלום", 4), ("ﾊﾝ", 2), ("…", 1), ("𠀀", 2),
    ])
  func `columns of text`(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test func `padding fills up to a column`() {
    #expect(DisplayWidth.padded("日本", to: 6) == "日本  ")
    #expect(DisplayWidth.padded("abc", to: 2) == "abc")
  }
}
