import PlaceIndex
import PlacesClient

/// Nearby Search of Places API (New): a request that keeps its rules, and the answer to it.
struct NewNearbySearch {
  private let center: GeoPoint
  private let radius: Double
  private let criteria: PlaceCriteria
  private let order: NearbyQuery.Order
  private let limit: Int
  private let form: SearchForm

  private static let fields: Set<String> = [
    "languageCode", "regionCode", "includedTypes", "excludedTypes", "includedPrimaryTypes",
    "excludedPrimaryTypes", "maxResultCount", "locationRestriction", "rankPreference",
    "routingParameters", "includeFutureOpeningBusinesses",
  ]

  /// Reads and checks a request: the shape of the body first, then the mask, then the values.
  init(_ request: Incoming, _ system: SystemParameters) throws(RPCError) {
    let body = try JSONBody.read(request.body)
    var reader = BodyReader()
    let members = reader.message(body, at: "", fields: Self.fields) ?? [:]
    let lists = [
      "includedTypes", "excludedTypes", "includedPrimaryTypes", "excludedPrimaryTypes",
    ].map { name in
      (FieldName.snakeCase(name), reader.strings(members[name], at: FieldName.snakeCase(name)))
    }
    let count = reader.int32(members["maxResultCount"], at: "max_result_count")
    let area =
      reader.message(
        members["locationRestriction"], at: "location_restriction", fields: ["circle"]) != nil
      ? reader.area(members["locationRestriction"], at: "location_restriction") : nil
    let rank = reader.enumeration(
      members["rankPreference"], at: "rank_preference", of: ["DISTANCE", "POPULARITY"],
      default: "RANK_PREFERENCE_UNSPECIFIED")
    form = try SearchForm(members, &reader, request, system)

    for (field, values) in lists { try Self.check(values, field) }
    var criteria = try Self.criteria(lists.map { Set($0.1) })
    criteria.includesFuture = form.extras.includesFuture
    self.criteria = criteria
    guard (0...20).contains(count) else {
      throw .invalid(
        "max_result_count", "Invalid max_result_count: it must be between 1 and 20, inclusive.")
    }
    limit = count == 0 ? 20 : count
    guard let area, case .circle(let center, let radius) = try area.checked("location_restriction")
    else {
      throw .invalid(
        "location_restriction.circle", "Invalid location_restriction: a circle must be set.")
    }
    self.center = center
    self.radius = radius
    order = rank == 1 ? .distance : .importance
  }

  /// The places, at most as many as asked for.
  func answer(from sandbox: Sandbox) -> JSONObject {
    guard radius > 0 else { return [:] }
    let places = criteria.first(limit, at: sandbox.now()) { limit in
      sandbox.index.nearby(
        NearbyQuery(
          center: center, radiusMeters: radius, types: criteria.widestFilter, order: order,
          limit: limit))
    }
    return form.answer(places, from: sandbox)
  }

  private static func check(_ values: [String], _ field: String) throws(RPCError) {
    guard values.count <= 50 else {
      throw .invalid(
        field,
        "Invalid \(field): at most 50 types may be given, but there are \(values.count).")
    }
    for value in values where PlaceType.named(value)?.new != .tableA {
      throw .badType(value, field: field)
    }
  }

  /// What the four lists come to; without a type asked for, businesses and the like.
  private static func criteria(_ lists: [Set<String>]) throws(RPCError) -> PlaceCriteria {
    var criteria = PlaceCriteria()
    (criteria.types, criteria.excludedTypes) = (lists[0], lists[1])
    (criteria.primaryTypes, criteria.excludedPrimaryTypes) = (lists[2], lists[3])
    if let type = criteria.types.intersection(criteria.excludedTypes).min() {
      throw .invalid(
        "excluded_types", "Invalid excluded_types '\(type)': it is also in included_types.")
    }
    if let type = criteria.primaryTypes.intersection(criteria.excludedPrimaryTypes).min() {
      throw .invalid(
        "excluded_primary_types",
        "Invalid excluded_primary_types '\(type)': it is also in included_primary_types.")
    }
    if criteria.types.isEmpty, criteria.primaryTypes.isEmpty { criteria.types = ["establishment"] }
    return criteria
  }
}
