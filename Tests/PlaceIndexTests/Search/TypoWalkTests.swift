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

  @Test(arguments: ["ab", "東京", "𐐨𐐩"])
  func `the longest words that mistakes are allowed for are judged to their end`(alphabet: String)
    throws
  {
    var random = SeededGenerator(seed: 31)
    let letters = Array(alphabet)
    let stem = String((0..<27).compactMap { _ in random.pick(letters) })
    func word() -> String {
      var word = Array(stem) + (0..<random.number(1...8)).compactMap { _ in random.pick(letters) }
      if random.chance(0.5) { word.remove(at: random.number(0...word.count - 1)) }
      return String(word)
    }
    let places = (0..<300).map { OraclePlace(id: "p\($0)", name: word(), street: word()) }
    let index = try places.index()
    defer { withExtendedLifetime(index) {} }
    let dictionary = index.tables.dictionary
    let terms = (0..<dictionary.termCount).map { dictionary.bytes(of: $0) }
    for length in 28...31 {
      let typed = String((Array(stem) + Array("\(stem)")).prefix(length))
      for edits in 1...2 {
        for namespace: IndexFormat.Namespace? in [nil, .context] {
          let found = try #require(
            TypoWalk(Array(typed.utf8), edits: edits, in: dictionary)?.terms(namespace))
          let others = found.flatMap { $0.first..<$0.end }.filter { term in
            Self.text(terms[term], in: namespace)?.utf8.starts(with: typed.utf8) == false
          }
          let wanted = terms.indices.filter { term in
            guard let text = Self.text(terms[term], in: namespace) else { return false }
            return !text.utf8.starts(with: typed.utf8) && Typo.begins(text, typed, edits: edits)
          }
          #expect(others == wanted, "\(typed) \(edits)")
        }
      }
    }
  }

  @Test func `a term that shares more with the one before than that has does no harm`() throws {
    // "ab", and behind it a term said to share 200 bytes, which goes on inside of a letter.
    let block: [UInt8] =
      [0, 0, 0, 0, 0x02, 0x61, 0x62, 0, 0xF1, 200, 1, 0x80, 0] + [UInt8](repeating: 0, count: 200)
    var bytes = block
    bytes.append32(0)
    bytes.append32(UInt32(block.count))
    unsafe bytes.withUnsafeBytes { buffer in
      guard let view = unsafe ByteView(buffer), let blocks = view.part(at: 0, count: block.count),
        let offsets = view.part(at: block.count, count: 8),
        let dictionary = try? TermDictionary(
          termCount: 2, blockOffsets: offsets, blocks: blocks, postings: .empty, nodes: .empty,
          unions: ListTable(offsets: .empty, lists: .empty, bits: 2))
      else {
        Issue.record("the dictionary cannot be opened")
        return
      }
      #expect(TypoWalk(Array("abcd".utf8), edits: 1, in: dictionary)?.terms(nil).isEmpty == true)
    }
  }

  /// The word of a term in a namespace.
  private static func text(_ term: [UInt8], in namespace: IndexFormat.Namespace?) -> String? {
    let mark = term.first.flatMap { $0 < 8 ? $0 : nil }
    guard mark == namespace?.rawValue else { return nil }
    return String(decoding: mark == nil ? term[...] : term.dropFirst(), as: UTF8.self)
  }
}
