/// Which words of a query name the country, region or city a place is in.
struct Surroundings {
  private let words: WordMatcher
  private let table: PlaceTable
  /// By country; made when first asked for.
  private var countries: [FoundWords?]
  /// By record of a region or city.
  private var areas: [Int: FoundWords] = [:]

  init(_ words: WordMatcher, in table: PlaceTable) {
    self.words = words
    self.table = table
    countries = Array(repeating: nil, count: words.all > 1 ? table.countries.count / 8 : 0)
  }

  /// The words that name any country.
  mutating func wordsForCountries() -> UInt32 {
    var bits: UInt32 = 0
    for country in countries.indices {
      let known = countries[country] ?? named(by: table.countryRecord(country))
      countries[country] = known
      bits |= known.any
    }
    return bits
  }

  /// The words that name where a record is.
  mutating func words(around record: Int) -> FoundWords {
    var found = FoundWords()
    let country = table.country(record)
    if country < countries.count {
      let known = countries[country] ?? named(by: table.countryRecord(country))
      countries[country] = known
      found.formUnion(known)
    }
    for area in [table.region(record).flatMap(table.regionRecord), table.locality(record)] {
      guard let area, area != record else { continue }
      let known = areas[area] ?? named(by: area)
      areas[area] = known
      found.formUnion(known)
    }
    return found
  }

  private func named(by place: Int?) -> FoundWords {
    guard let place else { return FoundWords() }
    return TextMatch(words, in: table.searchText(place)).own
  }
}
