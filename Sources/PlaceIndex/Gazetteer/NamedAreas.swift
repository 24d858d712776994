/// Countries, regions and cities that one word names: places in them may be meant.
struct NamedAreas {
  private let table: PlaceTable
  private var countries: [Bool]
  private var regions: [Bool]
  private var localities: [Bool]
  private var hasCountry = false
  private var hasRegion = false
  private var hasLocality = false

  init(in table: PlaceTable) {
    self.table = table
    countries = Array(repeating: false, count: table.countries.count / 8)
    regions = Array(repeating: false, count: table.regions.count / 4)
    localities = Array(repeating: false, count: table.count)
  }

  /// Remembers a record that the word found, if other places can be in it.
  mutating func note(_ record: Int) {
    switch table.kind(record) {
    case .country:
      let country = table.country(record)
      guard country < countries.count else { return }
      countries[country] = true
      hasCountry = true
    case .region:
      guard let region = table.region(record), region < regions.count else { return }
      regions[region] = true
      hasRegion = true
    case .locality:
      guard record < localities.count else { return }
      localities[record] = true
      hasLocality = true
    default: return
    }
  }

  /// Whether a record lies in one of them.
  func hold(_ record: Int) -> Bool {
    if hasCountry, case let country = table.country(record), country < countries.count,
      countries[country]
    {
      return true
    }
    if hasRegion, let region = table.region(record), region < regions.count, regions[region] {
      return true
    }
    guard hasLocality, let locality = table.locality(record), locality < localities.count else {
      return false
    }
    return localities[locality]
  }

  /// The records that lie in one of them, ascending.
  var records: [Int] {
    var found: [Int] = []
    if hasCountry {
      found = (0..<table.count).filter(hold)
    } else if hasRegion || hasLocality {
      table.forEachRecord { record, locality, region in
        let inLocality = Int(locality) < localities.count && localities[Int(locality)]
        if inLocality || Int(region) < regions.count && regions[Int(region)] {
          found.append(record)
        }
      }
    }
    return found
  }
}
