import Testing

@testable import PlaceIndex

struct PlainMatchRangesTests {
  @Test func `marks what the plain way of looking marks, whatever script, length and mistakes`()
    throws
  {
    var numbers = SeededNumbers(seed: 11)
    let places = try BuiltIn.places()
    for _ in 0..<6000 {
      guard let place = places.randomElement(using: &numbers) else { break }
      let names = [place.name] + place.alternateNames
      let around = [place.regionName, place.countryName, place.street].compactMap { $0 }
      var shown = (names.shuffled(using: &numbers).prefix(1) + around).joined(separator: ", ")
      if Int.random(in: 0..<20, using: &numbers) == 0 { shown += names.joined(separator: " ") }
      let query = typed(names.randomElement(using: &numbers) ?? shown, &numbers)
      for allowsTypos in [false, true] {
        #expect(
          MatchRanges.ranges(of: query, in: shown, allowingTypos: allowsTypos)
            == PlainMatchRanges.ranges(of: query, in: shown, allowingTypos: allowsTypos),
          "\(query) in \(shown)")
      }
    }
  }

  /// What somebody might type for a name: some of its scalars, in another order, with a few mistakes.
  private func typed(_ name: String, _ numbers: inout SeededNumbers) -> String {
    var words = name.split(separator: " ").map { Array($0.unicodeScalars) }
    if Bool.random(using: &numbers) { words.shuffle(using: &numbers) }
    for index in words.indices {
      if Bool.random(using: &numbers), words[index].count > 1 {
        words[index].removeLast(Int.random(in: 0..<words[index].count, using: &numbers))
      }
      guard Int.random(in: 0..<3, using: &numbers) == 0, words[index].count > 3 else { continue }
      let place = Int.random(in: 0..<words[index].count - 1, using: &numbers)
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: words[index].remove(at: place)
      case 1: words[index].swapAt(place, place + 1)
      case 2: words[index].insert("e", at: place)
      default: words[index][place] = "\u{301}"
      }
    }
    return words.map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
  }

  @Test func `a query is got ready once for many texts`() {
    let marks = MatchRanges(of: "sidney", allowingTypos: true)
    #expect(marks.ranges(in: "Sydney") == [0..<6])
    #expect(marks.ranges(in: "New Sydney") == [4..<10])
    #expect(marks.ranges(in: "") == [])
  }

  @Test func `texts folded one by one and put together are the whole text folded`() throws {
    var numbers = SeededNumbers(seed: 12)
    let places = try BuiltIn.places()
    for _ in 0..<2000 {
      guard let place = places.randomElement(using: &numbers),
        let name = ([place.name] + place.alternateNames).randomElement(using: &numbers)
      else { continue }
      for behind in [place.countryName, "U.S.", "'s", "\u{301}é", "", "\u{1161}"] {
        #expect(
          FoldedText(name).followed(by: FoldedText(behind), after: ", ")
            == FoldedText(name + ", " + behind), "\(name), \(behind)")
      }
    }
  }

  @Test func `what is known of a scalar without the table is what the table says`() {
    for value in UInt8(0)..<128 {
      let scalar = Unicode.Scalar(value)
      #expect("\(Folding.action(for: scalar))" == "\(Folding.tabled(scalar))", "\(value)")
    }
    for value in UInt32(0)..<Composition.least {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(Composition.composed("\u{1100}", scalar) == nil)
      #expect(Composition.composed("\u{AC00}", scalar) == nil)
    }
  }
}
