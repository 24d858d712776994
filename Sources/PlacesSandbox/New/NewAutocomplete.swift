import PlaceIndex
import PlacesClient

/// Autocomplete of Places API (New): a request that keeps its rules, and the answer to it.
struct NewAutocomplete {
  /// What is searched for.
  let search: PredictionSearch
  /// What was typed, with the caret taken into account.
  var text: String { search.text }
  /// Where distances are measured from.
  let origin: GeoPoint?
  /// Whether suggestions of queries are wanted too.
  let includesQueries: Bool
  /// The session the request belongs to.
  let sessionToken: String?
  /// The language of the texts.
  let language: AnswerLanguage
  /// What offsets count.
  let offsetUnit: OffsetUnit
  /// The wanted part of the answer.
  let selection: FieldSelection

  private static let fields: Set<String> = [
    "input", "locationBias", "locationRestriction", "includedPrimaryTypes", "includedRegionCodes",
    "languageCode", "regionCode", "origin", "inputOffset", "includeQueryPredictions",
    "sessionToken", "includePureServiceAreaBusinesses", "includeFutureOpeningBusinesses",
  ]

  /// Reads and checks a request: the shape of the body first, then the mask, then the values.
  init(_ request: Incoming, _ system: SystemParameters, for sandbox: Sandbox) throws(RPCError) {
    let body = try JSONBody.read(request.body)
    var reader = BodyReader()
    let members = reader.message(body, at: "", fields: Self.fields) ?? [:]
    let input = reader.string(members["input"], at: "input")
    let bias = reader.area(members["locationBias"], at: "location_bias")
    let restriction = reader.area(members["locationRestriction"], at: "location_restriction")
    let types = reader.strings(members["includedPrimaryTypes"], at: "included_primary_types")
    let regions = reader.strings(members["includedRegionCodes"], at: "included_region_codes")
    let languageCode = reader.string(members["languageCode"], at: "language_code")
    let region = reader.string(members["regionCode"], at: "region_code")
    origin = reader.point(members["origin"], at: "origin")
    let offset = reader.int32(members["inputOffset"], at: "input_offset")
    includesQueries = reader.bool(
      members["includeQueryPredictions"], at: "include_query_predictions")
    let token = reader.string(members["sessionToken"], at: "session_token")
    let (includesServiceAreas, includesFuture) = reader.inclusions(members)
    if !reader.violations.isEmpty { throw .badPayload(reader.violations) }
    try system.refuseUnknown(except: [])

    selection =
      try system.mask.map { mask throws(RPCError) in
        try sandbox.masks.selection(mask, .autocomplete)
      } ?? .all
    guard input.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
      throw .invalid("input", "Invalid input: it must not be empty.")
    }
    guard offset >= 0 else {
      throw .invalid("input_offset", "Invalid input_offset: it must not be negative.")
    }
    offsetUnit = sandbox.offsetUnit
    var search = PredictionSearch(
      text: PredictionSearch.text(
        input, caret: offsetUnit.scalars(ofOffset: offset, in: input)))
    search.includesServiceAreas = includesServiceAreas
    search.includesFuture = includesFuture
    search.types = try Self.typeFilter(types)
    search.countries = try Self.countries(regions)
    if bias != nil, restriction != nil {
      throw .invalid(
        "location_restriction",
        "Invalid request: only one of location_bias and location_restriction may be set.")
    }
    search.bias = try bias?.checked("location_bias")
    search.restriction = try restriction?.checked("location_restriction")
    if let origin { try NewArea.check(origin, "origin") }
    try NewRules.checkLanguage(languageCode)
    language = AnswerLanguage(languageCode, request)
    search.region = try NewRules.region(region)
    try NewRules.checkSessionToken(token)
    sessionToken = token.isEmpty ? nil : token
    self.search = search
  }

  /// One to five types of tables A and B, or one collection alone.
  private static func typeFilter(_ values: [String]) throws(RPCError) -> PlaceQuery.TypeFilter {
    if values.isEmpty { return .any }
    for value in values where PlaceType.named(value)?.new == nil { throw .badType(value) }
    if let collection = values.first(where: { PlaceType.named($0)?.new == .collection }) {
      guard values.count == 1 else {
        throw .invalid(
          "included_primary_types",
          "Invalid included_primary_types '\(collection)'. A type collection must stand alone.")
      }
      return .anyOf(PlaceType.collectionMembers[collection] ?? [])
    }
    guard values.count <= 5 else {
      throw .invalid(
        "included_primary_types",
        "Invalid included_primary_types: at most 5 types may be given, but there are "
          + "\(values.count).")
    }
    return .primary(Set(values))
  }

  private static func countries(_ codes: [String]) throws(RPCError) -> Set<String> {
    guard codes.count <= 15 else {
      throw .invalid(
        "included_region_codes",
        "Invalid included_region_codes: at most 15 codes may be given, but there are "
          + "\(codes.count).")
    }
    for code in codes where !NewRules.isCode(code) {
      throw .invalid("included_region_codes", "Invalid included_region_codes '\(code)'.")
    }
    return Set(codes.map(PredictionSearch.countryCode))
  }
}
