import Testing

@testable import PlaceIndex

/// The terms found in spite of mistakes beside those that a table of distances finds.
@Suite struct TypoWalkTests {
  /// Letters of words: of one byte, of two of the same and of other 256 scalars, of three and of four bytes.
  private static let alphabets = ["ab", "abcdefgh", "абвγ", "aбé", "東京市a", "𐐨𐐩a"]

  /// Words enough for nodes in the tree of prefixes, and for stretches of terms between them.
  @Test(arguments: alphabets.indices)
  func `the dictionary is walked as every term were looked at`(alphabet: Int) throws {
    var random = SeededGenerator(seed: 20_261_130 + UInt64(alphabet))
    let letters = Array(Self.alphabets[alphabet])
    func word(_ length: ClosedRange<Int>) -> String {
      String((0..<random.number(length)).compactMap { _ in random.pick(letters) })
    }
    let places = (0..<1000).map { number in
      OraclePlace(id: "p\(number)", name: word(1...12), others: [word(3...9)], street: word(4...9))
    }
    let index = try places.index()
    defer { withExtendedLifetime(index) {} }
    let dictionary = index.tables.dictionary
    let terms = (0..<dictionary.termCount).map { dictionary.bytes(of: $0) }
    var count = 0
    for _ in 0..<20 {
      let typed = word(4...11)
      for edits in 1...2 {
        for namespace: IndexFormat.Namespace? in [nil, .context] {
          let found = TypoWalk(Array(typed.utf8), edits: edits, in: dictionary)?.terms(namespace)
          guard let found else { continue }
          // What begins as typed may be among them where it ends in a mistake too: it is found already.
          let others = found.flatMap { $0.first..<$0.end }.filter { term in
            Self.text(terms[term], in: namespace)?.utf8.starts(with: typed.utf8) == false
          }
          let wanted = terms.indices.filter { term in
            guard let text = Self.text(terms[term], in: namespace) else { return false }
            return !text.utf8.starts(with: typed.utf8) && Typo.begins(text, typed, edits: edits)
          }
          #expect(others == wanted, "\(typed) \(edits)")
          count += wanted.count
        }
      }
    }
    #expect(count > 100)
  }

  /// The word of a term in a namespace.
  private static func text(_ term: [UInt8], in namespace: IndexFormat.Namespace?) -> String? {
    let mark = term.first.flatMap { $0 < 8 ? $0 : nil }
    guard mark == namespace?.rawValue else { return nil }
    return String(decoding: mark == nil ? term[...] : term.dropFirst(), as: UTF8.self)
  }
}
