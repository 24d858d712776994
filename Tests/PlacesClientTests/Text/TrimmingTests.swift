import Testing

@testable import PlacesClient

@Suite struct `Blanks and controls` {
  @Test(arguments: [
    ("", ""), ("  ", ""), (" a b ", "a b"), ("\r\n\ta\u{B}\u{C}", "a"), ("\u{A0}a\u{3000}", "a"),
    ("\u{FEFF}a\u{200B}", "a"), ("\u{200E}a\u{202C}", "a"), ("a\u{200D}b", "a\u{200D}b"),
    ("é ", "é"), ("\u{200B}\u{A0}", ""),
  ])
  func `blanks go from the ends only`(_ text: String, _ rest: String) {
    #expect(text.trimmingBlanks() == rest)
    #expect(Substring(text).trimmingBlanks() == rest)
  }

  @Test func `controls are C0, DEL and C1`() {
    let controls = (0...0x2FF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
      .filter(\.isControl).map(\.value)
    #expect(controls == Array(0...0x1F) + Array(0x7F...0x9F))
  }
}
