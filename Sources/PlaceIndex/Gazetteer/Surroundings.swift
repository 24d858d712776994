/// Which words of a query name the country, region or city a place is in.
struct Surroundings {
  private let words: [QueryWord]
  private let table: PlaceTable
  /// Bits of the words by country, region; made when first asked for.
  private var countries: [UInt32?]
  private var regions: [UInt32?]
  private var localities: [Int: UInt32] = [:]

  init(_ words: [QueryWord], in table: PlaceTable) {
    self.words = words
    self.table = table
    let isNeeded = words.count > 1
    countries = Array(repeating: nil, count: isNeeded ? table.countries.count / 8 : 0)
    regions = Array(repeating: nil, count: isNeeded ? table.regions.count / 4 : 0)
  }

  /// Bits of the words that name where a record is.
  mutating func words(around record: Int) -> UInt32 {
    var bits: UInt32 = 0
    let country = table.country(record)
    if country < countries.count {
      let known = countries[country] ?? named(by: table.countryRecord(country), besides: record)
      countries[country] = known
      bits |= known
    }
    if let region = table.region(record), region < regions.count {
      let known = regions[region] ?? named(by: table.regionRecord(region), besides: record)
      regions[region] = known
      bits |= known
    }
    if let locality = table.locality(record), locality != record {
      let known = localities[locality] ?? named(by: locality, besides: record)
      localities[locality] = known
      bits |= known
    }
    return bits
  }

  private func named(by place: Int?, besides record: Int) -> UInt32 {
    guard let place else { return 0 }
    return TextMatch(words, in: SearchText(text: table.text, range: table.searchText(place))).own
  }

  /// Countries, regions and cities that one word names.
  struct Named {
    private var countries: Set<Int> = []
    private var regions: Set<Int> = []
    private var localities: Set<Int> = []

    var isEmpty: Bool { countries.isEmpty && regions.isEmpty && localities.isEmpty }

    /// Remembers a record that the word found, if other places can be in it.
    mutating func note(_ record: Int, in table: PlaceTable) {
      switch table.kind(record) {
      case .country: countries.insert(table.country(record))
      case .region:
        if let region = table.region(record) { regions.insert(region) }
      case .locality: localities.insert(record)
      default: break
      }
    }

    /// Whether a record lies in one of them.
    func holds(_ record: Int, in table: PlaceTable) -> Bool {
      if !countries.isEmpty, countries.contains(table.country(record)) { return true }
      if !regions.isEmpty, let region = table.region(record), regions.contains(region) {
        return true
      }
      guard !localities.isEmpty, let locality = table.locality(record), locality != record else {
        return false
      }
      return localities.contains(locality)
    }
  }
}
