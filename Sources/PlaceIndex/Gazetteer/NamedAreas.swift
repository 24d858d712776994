/// Countries, regions and cities that one word names: places in them may be meant.
struct NamedAreas {
  private let table: PlaceTable
  private var countries: RecordSet
  private var regions: RecordSet
  private var localities: RecordSet
  private var hasCountry = false
  private var hasRegion = false
  private var hasLocality = false

  init(in table: PlaceTable) {
    self.table = table
    countries = RecordSet(below: table.countries.count / 8)
    regions = RecordSet(below: table.regions.count / 4)
    localities = RecordSet(below: table.count)
  }

  /// Remembers a record that the word found, if other places can be in it.
  mutating func note(_ record: Int) {
    switch table.kind(record) {
    case .country: hasCountry = countries.insert(table.country(record)) || hasCountry
    case .region: hasRegion = table.region(record).map { regions.insert($0) } ?? false || hasRegion
    case .locality: hasLocality = localities.insert(record) || hasLocality
    default: return
    }
  }

  /// Whether a record lies in one of them.
  func hold(_ record: Int) -> Bool {
    hasCountry && countries.contains(table.country(record))
      || hasRegion && table.region(record).map(regions.contains) ?? false
      || hasLocality && table.locality(record).map(localities.contains) ?? false
  }

  /// The records that lie in one of them, ascending.
  var records: [Int] {
    var found: [Int] = []
    if hasCountry {
      found = (0..<table.count).filter(hold)
    } else if hasRegion || hasLocality {
      table.forEachRecord { record, locality, region in
        if localities.contains(Int(locality)) || regions.contains(Int(region)) {
          found.append(record)
        }
      }
    }
    return found
  }
}
