import Testing

@testable import PlaceIndex

/// Building folds with other code than searching does; both have to give the same words.
@Suite struct WordFolderTests {
  private static func words(_ text: String, _ folder: inout WordFolder) -> [String] {
    let bytes = Array(text.utf8)
    folder.fold(bytes, 0..<bytes.count)
    var start = 0
    return folder.ends.map { end in
      defer { start = end }
      return String(decoding: folder.bytes[start..<end], as: UTF8.self)
    }
  }

  @Test func `every scalar folds alike, alone and among letters`() {
    var folder = WordFolder()
    var different: [UInt32] = []
    for value in 0...0x10FFFF as ClosedRange<UInt32> where value < 0x3400 || value % 17 == 0 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a" + String(scalar) + "b" + String(scalar)
      if Self.words(text, &folder) != Oracle.words(text) { different.append(value) }
    }
    #expect(different == [])
  }

  @Test func `random texts fold alike`() {
    var folder = WordFolder()
    var random = SeededGenerator(seed: 12)
    let pieces = [
      "l'", "d’", "u.s.", "é", "e\u{301}", "ß", "ﬁ", " ", "-", ".", "か\u{3099}", "ﾊﾟ", "각", "한",
      "1.2", "O'B", "İ", "ı",
    ]
    for _ in 0..<3000 {
      let text = (0..<random.number(1...7)).compactMap { _ in random.pick(pieces) }.joined()
      #expect(Self.words(text, &folder) == Oracle.words(text), "\(text)")
    }
  }
}
