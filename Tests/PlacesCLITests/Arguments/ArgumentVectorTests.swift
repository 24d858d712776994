import Testing

@testable import PlacesCLI

@Suite struct ArgumentVectorTests {
  @Test func `bytes that are UTF-8 are words`() {
    let vector = ArgumentVector(bytes: [Array("predict".utf8), Array("Zürich \u{FFFD}".utf8), []])
    #expect(vector.words == ["predict", "Zürich \u{FFFD}", ""])
    #expect(vector.error == nil)
  }

  @Test(
    arguments: [
      [0xFF, 0xFE], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF4, 0x90, 0x80, 0x80],
    ]
      as [[UInt8]])
  func `other bytes are a mistake with its position`(bytes: [UInt8]) throws {
    let vector = ArgumentVector(bytes: [Array("predict".utf8), bytes])
    guard case .notUnicode(position: 2, _) = vector.error else {
      Issue.record("\(String(describing: vector.error))")
      return
    }
  }

  @Test(
    arguments: [
      (["places", "predict", "1 george st"], "places predict '1 george st'"),
      (["it's", "", "a\"b", "$x"], "'it'\\''s' '' 'a\"b' '$x'"),
      (["--latlng=-33.87,151.21", "sbx:1/2@x"], "--latlng=-33.87,151.21 sbx:1/2@x"),
      (["*", "a;b", "Zürich"], "'*' 'a;b' 'Zürich'"),
    ])
  func `words are quoted for a shell`(words: [String], line: String) {
    #expect(ShellQuoting.line(words) == line)
  }
}
