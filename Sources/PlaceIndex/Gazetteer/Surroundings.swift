/// Which words of a query name the country, region or city a place is in.
struct Surroundings {
  private let words: WordMatcher
  private let table: PlaceTable
  /// By country, region and city record; made when first asked for.
  private var countries: [FoundWords?]
  private var regions: [FoundWords?]
  private var localities: [Int: FoundWords] = [:]

  init(_ words: WordMatcher, in table: PlaceTable) {
    self.words = words
    self.table = table
    let isNeeded = words.all > 1
    countries = Array(repeating: nil, count: isNeeded ? table.countries.count / 8 : 0)
    regions = Array(repeating: nil, count: isNeeded ? table.regions.count / 4 : 0)
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
    if let region = table.region(record), region < regions.count {
      let known = regions[region] ?? named(by: table.regionRecord(region))
      regions[region] = known
      found.formUnion(known)
    }
    if let locality = table.locality(record), locality != record {
      let known = localities[locality] ?? named(by: locality)
      localities[locality] = known
      found.formUnion(known)
    }
    return found
  }

  private func named(by place: Int?) -> FoundWords {
    guard let place else { return FoundWords() }
    return TextMatch(words, in: table.searchText(place)).own
  }
}
