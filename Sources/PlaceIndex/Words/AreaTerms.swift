/// The terms of names and codes of areas that answer one word of a query.
struct AreaTerms {
  private let ranges: [TermRange]
  private let dictionary: TermDictionary
  /// Whether the word is a whole word of the name of an area, or a code.
  let hasWhole: Bool

  init(_ word: WordTerms, in dictionary: TermDictionary) {
    self.dictionary = dictionary
    var ranges = [word.areaNames]
    var hasWhole = word.areaNames.isFirstWhole
    for term in word.areaWholes {
      ranges.append(TermRange(first: term, end: term + 1))
      hasWhole = true
    }
    self.ranges = (ranges + word.areaTypos).filter { !$0.isEmpty }
    self.hasWhole = hasWhole
  }

  /// Whether no area is named.
  var isEmpty: Bool { ranges.isEmpty }

  /// The areas, ascending; nothing when there are more than a few.
  func areas(atMost most: Int) -> [Int]? {
    guard ranges.reduce(0, { $0 + $1.count }) <= most else { return nil }
    var areas: [Int] = []
    for range in ranges {
      dictionary.postings(of: range).visitPostings { area, _ in
        areas.append(area)
        return areas.count <= 2 * most
      }
      if areas.count > 2 * most { return nil }
    }
    areas.sort()
    var distinct: [Int] = []
    for area in areas where distinct.last != area { distinct.append(area) }
    return distinct
  }
}
