@testable import PlaceIndex

/// A generator of numbers that gives the same ones for the same seed everywhere (SplitMix64).
struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  mutating func pick<Element>(_ items: [Element]) -> Element? { items.randomElement(using: &self) }
  mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
}

/// Random places whose words are few and alike, so that queries meet many of them in many ways.
struct RandomWorld {
  private static let stems = [
    "san", "santa", "saint", "st", "ste", "new", "nord", "north", "n", "spring", "springfield",
    "springs",
    "port", "porto", "par", "paris", "parish", "lon", "london", "londonderry", "mün", "münchen",
    "köln",
    "São", "paulo", "field", "river", "Москва", "мос", "東京", "京都", "тула", "ab", "abc", "abcd",
    "abcde",
    "a", "b", "baden", "Straße", "street", "québec", "o'brien", "l'aquila", "u.s.a.", "12", "12a",
    "2000",
    "internationalism", "interregional", "αθήνα", "القاهرة", "大東京市場", "東京駅前", "新京都", "市場",
    "tokyo東京市", "รามคำแหง", "เมืองราม",
  ]
  private static let countries = ["aa", "bb", "cc"]
  private static let types = ["locality", "bank", "cafe", "airport"]

  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func places(_ count: Int) -> [OraclePlace] {
    var places: [OraclePlace] = []
    for country in Self.countries where generator.chance(0.8) {
      places.append(
        OraclePlace(
          id: "country-\(country)", kind: .country, name: name(2), others: names(),
          codes: [country],
          types: ["country"], importance: importance(), country: country))
    }
    for number in 0..<generator.number(0...4) {
      places.append(
        OraclePlace(
          id: "region-\(number)", kind: .region, name: name(2), others: names(),
          codes: ["r\(number)"],
          types: ["region"], importance: importance(),
          country: generator.pick(Self.countries) ?? "aa",
          region: "region-\(number)"))
    }
    let areas = places
    for number in 0..<count {
      var place = OraclePlace(
        id: "p\(number)", name: name(3), others: names(), importance: importance())
      place.latitude = coordinate(90)
      place.longitude = coordinate(180)
      if let region = generator.pick(areas.filter { $0.kind == .region }), generator.chance(0.5) {
        place.region = region.id
        place.country = region.country
      } else {
        place.country = generator.pick(Self.countries) ?? "aa"
      }
      if generator.chance(0.3) { specialise(&place, among: places) }
      if generator.chance(0.1) { place.codes = [generator.pick(["ab", "xyz", "12", "r1"]) ?? "x"] }
      places.append(place)
    }
    return places
  }

  private mutating func specialise(_ place: inout OraclePlace, among places: [OraclePlace]) {
    place.kind = .establishment
    place.types = [generator.pick(Self.types) ?? "bank", generator.pick(Self.types) ?? "cafe"]
    place.street = generator.chance(0.7) ? name(2) : nil
    place.number = generator.chance(0.5) ? "\(generator.number(1...20))" : nil
    place.postcode = generator.chance(0.3) ? "2000" : nil
    place.locality = generator.pick(places.filter { $0.kind == .locality })?.id
  }

  mutating func query() -> PlaceQuery {
    var words: [String] = []
    for _ in 0..<(generator.chance(0.5) ? 1 : generator.number(1...4)) { words.append(word()) }
    if let last = words.indices.last, generator.chance(0.6) {
      words[last] = String(words[last].prefix(generator.number(1...max(1, words[last].count))))
    }
    if generator.chance(0.35), let index = words.indices.randomElement(using: &generator) {
      words[index] = mistake(words[index])
    }
    // A part of a word without blanks.
    if let index = words.indices.randomElement(using: &generator),
      words[index].utf8.first ?? 0 > 0xDF,
      generator.chance(0.4)
    {
      words[index] = String(words[index].unicodeScalars.dropFirst(generator.number(1...3)))
    }
    var query = PlaceQuery(text: words.joined(separator: " "))
    query.limit = generator.pick([1, 2, 5, 5, 5, 20]) ?? 5
    if generator.chance(0.3) {
      query.countries = Set(
        (0..<generator.number(1...2)).compactMap { _ in generator.pick(Self.countries) })
    }
    if generator.chance(0.2), let type = generator.pick(Self.types) {
      query.types = generator.chance(0.5) ? .primary([type]) : .anyOf([type, "country"])
    }
    if generator.chance(0.15) { query.restriction = area() }
    if generator.chance(0.2) { query.bias = area() }
    return query
  }

  private mutating func area() -> GeoArea {
    let (latitude, longitude) = (coordinate(90), coordinate(180))
    if generator.chance(0.5) {
      return .circle(
        center: GeoPoint(latitude: latitude, longitude: longitude),
        radiusMeters: Double(generator.pick([1, 1000, 50_000, 1_000_000, 9_000_000]) ?? 1))
    }
    let other = coordinate(90)
    return .rectangle(
      south: min(latitude, other), west: longitude, north: max(latitude, other),
      east: coordinate(180))
  }

  private mutating func coordinate(_ most: Double) -> Double {
    if generator.chance(0.1) { return generator.chance(0.5) ? most : -most }
    return Double(generator.number(-Int(most) * 100...Int(most) * 100)) / 100
  }

  private mutating func importance() -> UInt32 {
    UInt32(generator.pick([0, 0, 1, 5, 100, 5000, 100_000, 8_000_000]) ?? 0)
  }
  private mutating func names() -> [String] { (0..<generator.number(0...3)).map { _ in name(3) } }

  private mutating func name(_ most: Int) -> String {
    (0..<generator.number(1...most)).map { _ in word() }.joined(
      separator: generator.chance(0.2) ? "-" : " ")
  }

  private mutating func word() -> String {
    let word = generator.pick(Self.stems) ?? "x"
    switch generator.number(0...9) {
    case 0: return word.uppercased()
    case 1: return word + (generator.pick(Self.stems) ?? "")
    case 2: return word.capitalized
    default: return word
    }
  }

  private mutating func mistake(_ word: String) -> String {
    var letters = Array(word)
    guard letters.count > 1 else { return word }
    let place = generator.number(0...letters.count - 1)
    switch generator.number(0...3) {
    case 0: letters.remove(at: place)
    case 1: letters.insert("x", at: place)
    case 2: letters[place] = "e"
    default: letters.swapAt(place, max(0, place - 1))
    }
    return String(letters)
  }
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
