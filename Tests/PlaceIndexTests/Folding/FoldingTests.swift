import Testing

@testable import PlaceIndex

struct FoldingTests {
  func words(_ text: String) -> [String] {
    Folding.words(of: text).map { String(decoding: $0.utf8, as: UTF8.self) }
  }

  static let cases: [(String, [String])] = [
    ("", []), ("  \t\u{a0}\u{200b}", []), ("SYDNEY", ["sydney"]), ("New  York", ["new", "york"]),
    ("São Paulo", ["sao", "paulo"]), ("Sa\u{303}o", ["sao"]), ("MÜNCHEN", ["munchen"]),
    ("Straße", ["strasse"]),
    ("STRASSE", ["strasse"]), ("ẞ", ["ss"]), ("Øresund", ["oresund"]), ("Łódź", ["lodz"]),
    ("Đà Nẵng", ["da", "nang"]),
    ("İstanbul", ["istanbul"]), ("ısparta", ["isparta"]), ("Þórshöfn", ["thorshofn"]),
    ("Æble œuf", ["aeble", "oeuf"]),
    ("ﬁnal", ["final"]), ("ＳＹＤＮＥＹ", ["sydney"]), ("Ǆ", ["dz"]), ("Ⅻ", ["xii"]), ("½", ["1", "2"]),
    ("٢٣ ２３ २३", ["23", "23", "23"]), ("مُحَمَّد", ["محمد"]), ("أحمد", ["احمد"]), ("کابل", ["كابل"]),
    ("مدينة", ["مدينه"]),
    ("שָׁלוֹם", ["שלום"]), ("Αθήνα", ["αθηνα"]), ("ΟΔΟΣ", ["οδοσ"]), ("Ёлка", ["елка"]),
    ("みゅんへん", ["ミュンヘン"]),
    ("ﾐｭﾝﾍﾝ", ["ミュンヘン"]), ("ｶﾞ", ["ガ"]), ("が", ["ガ"]), ("か\u{3099}", ["ガ"]), ("パ", ["パ"]),
    ("ハ\u{309a}", ["パ"]),
    ("\u{1106}\u{1171}\u{11ab}", ["뮌"]), ("뮌헨", ["뮌헨"]), ("東京・大阪", ["東京", "大阪"]), ("दिल्ली", ["दिल्ली"]),
    ("Zoë's", ["zoes"]), ("O’Brien", ["obrien"]), ("L'Aquila", ["l", "aquila"]),
    ("Côte d’Ivoire", ["cote", "d", "ivoire"]),
    ("St. Louis", ["st", "louis"]), ("U.S.A.", ["usa"]),
    ("Washington, D.C.", ["washington", "dc"]), ("6.5", ["6", "5"]),
    ("Frankfurt-am-Main", ["frankfurt", "am", "main"]), ("12/3-4B", ["12", "3", "4b"]),
    ("#12 & +5", ["12", "5"]),
    ("👩‍🍳 Café ☕️", ["cafe"]), ("a\u{200d}b\u{ad}c", ["abc"]), ("\u{202e}abc", ["abc"]),
    ("\u{0}a\u{7}b", ["a", "b"]),
  ]

  @Test(arguments: cases)
  func `folds to words`(text: String, expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test func `folding twice changes nothing`() {
    // Without ideographs and Hangul syllables, which are many and fold to themselves.
    for value in [UInt32(0)..<0x3400, 0xA000..<0xAC00, 0xF900..<0x1_0600, 0x1_D400..<0x1_F200]
      .joined()
    {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let once = words(String(scalar)).joined(separator: " ")
      #expect(words(once).joined(separator: " ") == once, "U+\(String(value, radix: 16))")
    }
  }

  @Test func `letters know where they come from`() {
    let words = Folding.words(of: "👩‍🍳 Zoe\u{308}'s ﬁn Straße")
    #expect(
      words.map { $0.letters.map(\.source) } == [
        [4..<5, 5..<6, 6..<8, 9..<10], [11..<12, 11..<12, 12..<13],
        [14..<15, 15..<16, 16..<17, 17..<18, 18..<19, 18..<19, 19..<20],
      ])
  }

  @Test func `the built file was folded in the same way`() throws {
    let tables = try BuiltIn.gazetteer().tables
    // A third of the places: the folding of scalars does not know where a name comes from.
    for record in stride(from: 0, to: tables.count, by: 3) {
      guard let place = tables.place(record) else {
        Issue.record("record \(record) is damaged")
        continue
      }
      var cursor = tables.segments(record)
      var stored: [[[UInt8]]] = []
      while let segment = TermSegment(&cursor, termSize: tables.termSize) {
        guard segment.kind == .name || segment.kind == .otherName, segment.form != .inner else {
          continue
        }
        stored.append(
          (0..<segment.count).map {
            let term = cursor.view.term(
              at: segment.terms + $0 * tables.termSize, size: tables.termSize)
            return tables.dictionary.text(of: Int(term))
          })
      }
      let names = [place.name] + place.alternateNames
      #expect(stored == names.map { Folding.words(of: $0).map(\.utf8) }, "\(place.name)")
    }
  }
}
