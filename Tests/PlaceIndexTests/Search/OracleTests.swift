import Testing

@testable import PlaceIndex

/// The scan takes shortcuts; testing every place one by one must give the same.
struct OracleTests {
  /// Every place tested, nothing left out early.
  static func search(_ query: PlaceQuery, in table: PlaceTable) -> [Int] {
    let words = QueryWords(query.text)
    let matcher = WordMatcher(words.words)
    let filter = PlaceFilter(query, in: table)
    let ranking = Ranking(query, in: table)
    var surroundings = Surroundings(matcher, in: table)
    var hits: [(record: Int, key: Int)] = []
    for record in 0..<table.count where filter.passes(record) {
      let match = TextMatch(matcher, in: table.searchText(record))
      guard match.quality != nil,
        let worth = match.worth(of: matcher.all, around: surroundings.words(around: record))
      else { continue }
      hits.append((record, ranking.key(record, worth: worth)))
    }
    hits.sort { ($0.key, -$0.record) > ($1.key, -$1.record) }
    return hits.prefix(query.limit).map(\.record)
  }

  /// A text made of words of a place, its city, region or country, some cut short.
  static func text(_ numbers: inout SeededNumbers, _ places: [IndexedPlace]) -> String {
    guard let place = places.randomElement(using: &numbers) else { return "" }
    let own = ([place.name] + place.alternateNames).randomElement(using: &numbers) ?? place.name
    let around = [place.localityName, place.regionName, place.countryName, place.regionCode]
      .compactMap { $0 }
    var words = own.split(separator: " ").map(String.init).shuffled(using: &numbers).prefix(2).map {
      $0
    }
    if Bool.random(using: &numbers), let surrounding = around.randomElement(using: &numbers) {
      words.append(surrounding)
    }
    words.shuffle(using: &numbers)
    if let last = words.last {
      words[words.count - 1] = String(last.prefix(Int.random(in: 1...6, using: &numbers)))
    }
    return words.joined(separator: " ")
  }

  @Test(arguments: 0..<5)
  func `agrees with testing every place`(part: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(part) + 77)
    let gazetteer = try BuiltIn.gazetteer()
    let places = try BuiltIn.places()
    for round in 0..<6 {
      var query = PlaceQuery(text: Self.text(&numbers, places), limit: [1, 5, 20][round % 3])
      let center =
        places.randomElement(using: &numbers)?.location ?? GeoPoint(latitude: 0, longitude: 0)
      switch round {
      case 1: query.types = .anyOf(["locality", "establishment"])
      case 2: query.bias = .circle(center: center, radiusMeters: 50_000)
      case 3: query.countries = ["us", "au", "de", "fr", "in"]
      case 4: query.restriction = .circle(center: center, radiusMeters: 3_000_000)
      case 5: query.bias = .rectangle(south: -40, west: 150, north: 40, east: -60)
      default: break
      }
      let expected = Self.search(query, in: gazetteer.table).compactMap { gazetteer[$0]?.id }
      #expect(gazetteer.search(query).map(\.place.id) == expected, "\(query)")
    }
  }
}
