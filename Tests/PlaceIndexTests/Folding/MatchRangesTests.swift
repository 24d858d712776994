import PlaceIndex
import Testing

struct MatchRangesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var query: String
    var text: String
    var ranges: [Range<Int>]
    var testDescription: String { "\(query) in \(text)" }

    init(_ query: String, _ text: String, _ ranges: [Range<Int>]) {
      self.query = query
      self.text = text
      self.ranges = ranges
    }
  }

  static let cases = [
    Case("syd", "Sydney NSW, Australia", [0..<3]),
    Case("sydney nsw", "Sydney NSW, Australia", [0..<6, 7..<10]),
    Case("nsw syd", "Sydney NSW, Australia", [0..<3, 7..<10]),
    Case("zoe", "👩‍🍳 Zoë's Küche", [4..<7]),
    Case("zoes", "👩‍🍳 Zoë's Küche", [4..<9]),
    Case("kuch", "👩‍🍳 Zoë's Küche", [10..<14]),
    Case("zoe", "Zoe\u{308}'s", [0..<4]),
    Case("strasse", "Beispielstraße", [8..<14]),
    Case("beispielstrasse", "Beispielstraße 1", [0..<14]),
    Case("beispielstras", "Beispielstraße 1", [0..<13]),
    Case("fi", "ﬁnal", [0..<1]),
    Case("rd", "12 Sample Road", [10..<14]),
    Case("street", "1 Example St", [10..<12]),
    Case("1 example st syd", "1 Example Street, Sydney NSW", [0..<1, 2..<9, 10..<16, 18..<21]),
    Case("new new", "New Newtown", [0..<3, 4..<7]),
    Case("new new", "New York", [0..<3]),
    Case("l'aq", "L'Aquila", [0..<1, 2..<4]),
    Case("ミュン", "ミュンヘン", [0..<3]),
    Case("みゅん", "ミュンヘン", [0..<3]),
    Case("フラ", "פלאפל", []),
    Case("פלא", "פלאפל הדוגמה", [0..<3]),
    Case("xyz", "Sydney", []),
    Case("", "Sydney", []),
    Case("syd", "", []),
    Case("🍕", "🍕 Slice", []),
    Case("dne", "Sydney", [2..<5]),
    Case("dn", "Sydney", []),
    Case("usa", "U.S.A.", [0..<5]),
  ]

  @Test(arguments: cases)
  func `marks what the words matched`(case: Case) {
    #expect(MatchRanges.ranges(of: `case`.query, in: `case`.text) == `case`.ranges)
  }

  static let mistaken = [
    Case("sidney", "Sydney NSW, Australia", [0..<6]),
    Case("sydnye nsw", "Sydney NSW, Australia", [0..<6, 7..<10]),
    Case("ydney", "Sydney", [1..<6]),
    Case("munchn", "München, Germany", [0..<7]),
    Case("sydnet", "Sydney", [0..<6]),
    Case("bieberdof", "Kloster Biebersdorf", [8..<19]),
    Case("syt", "Sydney", []),
    Case("straße", "Beispielstrasse", [8..<15]),
    Case("melborune vic", "Melbourne VIC", [0..<9, 10..<13]),
    Case("zürch", "Zu\u{308}rich", [0..<7]),
  ]

  @Test(arguments: mistaken)
  func `marks what the words matched through a mistake in typing`(case: Case) {
    #expect(
      MatchRanges.ranges(of: `case`.query, in: `case`.text, allowingTypos: true) == `case`.ranges)
  }

  @Test func `a mistake is marked only when it was allowed for`() {
    #expect(MatchRanges.ranges(of: "sidney", in: "Sydney") == [])
  }

  @Test func `ranges ascend, stay inside and do not overlap, whatever the text`() {
    var numbers = SeededNumbers(seed: 5)
    let alphabet = Array(
      "aAbäß'’. -12/éﬁѾミか\u{3099}\u{301}\u{200d}👩🍳ק\u{5b8}ﷺ½㍿뮌\u{1106}\u{1171}".unicodeScalars)
    for _ in 0..<3000 {
      func text(_ most: Int) -> String {
        var view = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...most, using: &numbers) {
          if let scalar = alphabet.randomElement(using: &numbers) { view.append(scalar) }
        }
        return String(view)
      }
      let (query, shown) = (text(6), text(24))
      var end = 0
      for range in MatchRanges.ranges(
        of: query, in: shown, allowingTypos: Bool.random(using: &numbers))
      {
        #expect(range.lowerBound >= end && !range.isEmpty, "\(query) in \(shown)")
        end = range.upperBound
      }
      #expect(end <= shown.unicodeScalars.count, "\(query) in \(shown)")
    }
  }
}
