import PlaceIndex
import PlacesClient

/// Text Search of Places API (New): a request that keeps its rules, and the answer to it.
struct NewTextSearch {
  private let search: TextSearch
  private let preferredType: String?
  private let page: SearchPage
  private let form: SearchForm

  private static let fields: Set<String> = [
    "textQuery", "languageCode", "regionCode", "rankPreference", "includedType", "openNow",
    "minRating", "maxResultCount", "pageSize", "pageToken", "priceLevels", "strictTypeFiltering",
    "locationBias", "locationRestriction", "evOptions", "routingParameters",
    "searchAlongRouteParameters", "includePureServiceAreaBusinesses",
    "includeFutureOpeningBusinesses",
  ]
  private static let prices = [
    "PRICE_LEVEL_FREE", "PRICE_LEVEL_INEXPENSIVE", "PRICE_LEVEL_MODERATE", "PRICE_LEVEL_EXPENSIVE",
    "PRICE_LEVEL_VERY_EXPENSIVE",
  ]

  /// Reads and checks a request: the shape of the body first, then the mask, then the values.
  init(_ request: Incoming, _ system: SystemParameters) throws(RPCError) {
    let body = try JSONBody.read(request.body)
    var reader = BodyReader()
    let members = reader.message(body, at: "", fields: Self.fields) ?? [:]
    let text = reader.string(members["textQuery"], at: "text_query")
    let rank = reader.enumeration(
      members["rankPreference"], at: "rank_preference", of: ["DISTANCE", "RELEVANCE"],
      default: "RANK_PREFERENCE_UNSPECIFIED")
    let type = reader.string(members["includedType"], at: "included_type")
    let isStrict = reader.bool(members["strictTypeFiltering"], at: "strict_type_filtering")
    var criteria = PlaceCriteria()
    criteria.isOpen = reader.bool(members["openNow"], at: "open_now")
    let rating = reader.double(members["minRating"], at: "min_rating")
    let prices = reader.prices(members["priceLevels"], of: Self.prices)
    let bias = reader.area(members["locationBias"], at: "location_bias")
    let fence =
      reader.message(
        members["locationRestriction"], at: "location_restriction", fields: ["rectangle"]) != nil
      ? reader.area(members["locationRestriction"], at: "location_restriction") : nil
    let counts = ["maxResultCount", "pageSize"].map {
      reader.int32(members[$0], at: FieldName.snakeCase($0))
    }
    let token = reader.string(members["pageToken"], at: "page_token")
    form = try SearchForm(members, &reader, request, system)

    guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
      throw .invalid("text_query", "Invalid text_query: it must not be empty.")
    }
    if !type.isEmpty, PlaceType.named(type)?.new != .tableA {
      throw .badType(type, field: "included_type")
    }
    if isStrict, !type.isEmpty { criteria.types = [type] }
    preferredType = isStrict || type.isEmpty ? nil : type
    guard (0...5).contains(rating) else {
      throw .invalid("min_rating", "Invalid min_rating: it must be between 0.0 and 5.0, inclusive.")
    }
    criteria.ratingTenths = Int((rating * 2).rounded(.up)) * 5
    guard prices.allSatisfy((2...5).contains) else {
      throw .invalid(
        "price_levels",
        "Invalid price_levels: only PRICE_LEVEL_INEXPENSIVE to PRICE_LEVEL_VERY_EXPENSIVE may be "
          + "given.")
    }
    criteria.priceLevels = Set(prices.map { $0 - 1 })
    if bias != nil, fence != nil {
      throw .invalid(
        "location_restriction",
        "Invalid request: only one of location_bias and location_restriction may be set.")
    }
    criteria.includesServiceAreas = form.extras.includesServiceAreas
    criteria.includesFuture = form.extras.includesFuture
    criteria.charging = form.extras.charging
    criteria.route = form.extras.route
    criteria.restriction = try fence?.checked("location_restriction", widest: 180)
    search = TextSearch(
      text, bias: try bias?.checked("location_bias") ?? form.extras.route?.box, criteria,
      isByDistance: rank == 1)
    page = try SearchPage(counts, token: token, of: body)
  }

  /// One page of places.
  func answer(from sandbox: Sandbox) -> JSONObject {
    var places = found(in: sandbox)
    if let type = preferredType {
      let isOfType = { (place: IndexedPlace) in TypeWords.shown(place, in: .new).contains(type) }
      places = places.filter(isOfType) + places.filter { !isOfType($0) }
    }
    if let region = form.region, !search.isByDistance {
      places =
        places.filter { $0.countryCode == region } + places.filter { $0.countryCode != region }
    }
    let (shown, next) = page.cut(places)
    var answer = form.answer(shown, nextPage: next, from: sandbox)
    if form.selection.contains("searchUri"), !shown.isEmpty {
      answer.append(
        "searchUri",
        "https://example.com/places-sandbox/search?query="
          + PercentEncoding.encode(search.text, allowing: .query))
    }
    return answer
  }

  /// All places there are pages for; a phone number finds those that have it.
  private func found(in sandbox: Sandbox) -> [IndexedPlace] {
    guard let digits = PhoneBook.digits(search.text) else {
      return search.places(SearchPage.most, in: sandbox)
    }
    let instant = sandbox.now()
    return sandbox.businesses.businesses(withDigits: digits, in: sandbox.index).filter {
      search.criteria.admits($0, at: instant)
    }
  }
}

extension BodyReader {
  /// Price levels as the numbers of their enumeration.
  fileprivate mutating func prices(_ value: JSONValue?, of names: [String]) -> [Int] {
    guard let value else { return [] }
    guard let values = value.array else {
      refuse(value, at: "price_levels", type: "TYPE_ENUM")
      return []
    }
    var numbers: [Int] = []
    for (index, value) in values.enumerated() {
      numbers.append(
        enumeration(
          value, at: "price_levels[\(index)]", of: names, default: "PRICE_LEVEL_UNSPECIFIED"))
    }
    return numbers
  }
}
