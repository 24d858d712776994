import PlaceIndex
import PlacesClient

/// Forward geocoding: the places an address, a plus code or a set of components stands for.
struct ForwardGeocoding {
  private let address: String?
  private let components: ComponentFilters
  private let bias: GeoArea?
  private let region: String?
  /// The parameters that decide between places of one name.
  private let narrowing: [String?]

  /// Reads and checks the parameters.
  init(_ parameters: Parameters, in index: any PlaceSearch) throws(LegacyError) {
    address = parameters["address"]
    components = try ComponentFilters(parameters.list("components"), in: index)
    narrowing = [parameters["components"], parameters["bounds"], parameters["region"]]
    region = parameters["region"].map(PredictionSearch.countryCode)
    bias = try parameters["bounds"].map { text throws(LegacyError) in try Self.bounds(text) }
  }

  /// The results, best first.
  func answer(_ form: GeocodingForm) throws(LegacyError) -> [UInt8] {
    let results = plusCode(in: form.index) ?? places(form)
    if results.isEmpty { throw .nothing }
    return form.answer(results)
  }

  /// South-west and north-east corner, joined with `|`.
  private static func bounds(_ text: String) throws(LegacyError) -> GeoArea {
    let corners = text.split(separator: "|", omittingEmptySubsequences: false)
    guard corners.count == 2, let low = NumberText.point(corners[0]),
      let high = NumberText.point(corners[1]), low.latitude <= high.latitude
    else { throw .invalidParameter("bounds") }
    return .rectangle(
      south: low.latitude, west: low.longitude, north: high.latitude, east: high.longitude)
  }

  /// The square of a plus code, or `nil` when the address is none.
  ///
  /// A short code needs the town behind it.
  private func plusCode(in index: any PlaceSearch) -> [GeocodingResult]? {
    guard let address else { return nil }
    let words = address.split { $0 == " " || $0 == "," }
    guard let first = words.first.map(String.init), PlusCode.isCode(first) else { return nil }
    if let center = PlusCode.center(of: first) {
      return [GeocodingResult(.plusCode(at: center, in: index))].filter {
        components.allows($0.place)
      }
    }
    let town = address.drop { $0 == " " || $0 == "," }.dropFirst(first.count)
      .drop { $0 == " " || $0 == "," }
    let query = PlaceQuery(text: String(town), countries: countries, bias: bias)
    guard let reference = ordered(index.matchAddress(query)).first?.place.location,
      let center = PlusCode.expanded(first, near: reference)
    else { return [] }
    return [GeocodingResult(.plusCode(at: center, in: index))]
  }

  private var countries: Set<String> { components.country.map { [$0] } ?? [] }

  private func places(_ form: GeocodingForm) -> [GeocodingResult] {
    let index = form.index
    let text = address ?? components.text
    guard !text.trimmingBlanks().isEmpty else { return country(in: index) }
    let query = PlaceQuery(text: text, countries: countries, bias: bias, limit: 20)
    let hits = ordered(index.matchAddress(query))
    if hits.first?.isComplete != true, let house = house(in: text, form) {
      return [GeocodingResult(house)]
    }
    guard let first = hits.first else { return [] }
    let best = hits.first { Self.isCity($0.place, of: first.place) } ?? first
    let alike = hits.prefix { $0.isComplete == best.isComplete }.filter {
      $0.place.kind == best.place.kind && $0.place.name == best.place.name
    }
    return alike.prefix(5).map { GeocodingResult($0.place, isPartial: !$0.isComplete) }
  }

  /// How many numbers of an address are tried as that of a house; each costs a search.
  private static let triedNumbers = 6

  /// A house between known ones, where all of the address but its number names a street.
  private func house(in text: String, _ form: GeocodingForm) -> IndexedPlace? {
    let words = text.split { $0 == " " || $0 == "," }
    let numbers = words.enumerated().lazy.compactMap { position, word in
      StreetRange.number(word).map { (position, $0) }
    }
    for (position, number) in numbers.prefix(Self.triedNumbers) {
      var rest = words
      rest.remove(at: position)
      let address = rest.joined(separator: " ")
      let range = form.streets.street(.address(address, narrowedBy: narrowing)) {
        street(address, in: form.index).map { StreetRange($0, in: form.index) }
      }
      if let house = range?.place(number: number) { return house }
    }
    return nil
  }

  /// The street that an address without a number names.
  private func street(_ address: String, in index: any PlaceSearch) -> IndexedPlace? {
    let query = PlaceQuery(
      text: address, types: .anyOf(["route"]), countries: countries, bias: bias, limit: 20)
    let street = ordered(index.matchAddress(query)).first { $0.isComplete }?.place
    return street?.kind == .route ? street : nil
  }

  /// Whether a place is the city that the region it lies in is named after: New York is the city, not the state.
  private static func isCity(_ place: IndexedPlace, of region: IndexedPlace) -> Bool {
    guard region.kind == .region, place.kind == .locality,
      place.countryCode == region.countryCode, place.regionName == region.regionName
    else { return false }
    return place.name == region.name || place.alternateNames.contains(region.name)
  }

  /// What is allowed, in an order that puts first: complete matches, the wishes, the region, addresses and areas before
  /// businesses; otherwise as the index has it.
  private func ordered(_ hits: [PlaceHit]) -> [PlaceHit] {
    func score(_ hit: PlaceHit) -> Int {
      var score = hit.isComplete ? 100 : 0
      score += 10 * components.wishesGranted(by: hit.place)
      if let region, hit.place.countryCode == region { score += 4 }
      if !hit.place.isEstablishment { score += 2 }
      return score
    }
    return hits.filter { components.allows($0.place) }.map { (score($0), $0) }.enumerated()
      .sorted { ($1.element.0, $0.offset) < ($0.element.0, $1.offset) }.map(\.element.1)
  }

  /// The country itself, where nothing but a country is given; an index may know it by its code or by its name.
  private func country(in index: any PlaceSearch) -> [GeocodingResult] {
    guard let code = components.country else { return [] }
    for text in [code, CountryCode.name(of: code)].compactMap(\.self) {
      let query = PlaceQuery(text: text, types: .anyOf(["country"]), countries: [code], limit: 1)
      if let hit = index.search(query).first { return [GeocodingResult(hit.place)] }
    }
    return []
  }
}
