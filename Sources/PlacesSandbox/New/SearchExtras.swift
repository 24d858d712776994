import PlaceIndex
import PlacesClient

/// The rarer members of search requests.
struct SearchExtras {
  /// Whether businesses that only visit their customers are found.
  var includesServiceAreas = false
  /// Whether businesses that have not opened yet are found.
  var includesFuture = false
  /// What places must be able to charge; `nil` when that was not asked.
  var charging: PlaceCriteria.Charging?
  /// Where ways to the places begin; `nil` when none were asked for.
  var origin: GeoPoint?
  /// The route along which places are looked for, as it was given.
  var polyline: String?
  /// The same, read.
  var route: RouteLine?
  /// How fast one travels, in metres a second.
  var metersPerSecond = Self.speeds[0]

  /// By the numbers of the enumeration `TravelMode`; unspecified means by car.
  static let speeds: [Double] = [11, 11, 4.5, 1.4, 9]

  /// Where ways begin: the origin, else the start of the route; `nil` when neither was given.
  var start: GeoPoint? { origin ?? route?.points.first }

  /// The way to a place, and from there to the end of the route: legs an invented detour longer than the straight line.
  func way(to place: IndexedPlace) -> JSONObject? {
    guard let start else { return nil }
    let ends = [start] + [route?.points.last].compactMap(\.self)
    let legs = ends.map { end -> JSONValue in
      let meters = (end.distanceMeters(to: place.location) * 1.3).rounded()
      let seconds = Int((meters / metersPerSecond).rounded())
      var leg: JSONObject = ["duration": .string("\(seconds)s")]
      leg.append("distanceMeters", meters == 0 ? nil : Int(meters))
      return .object(leg)
    }
    return [
      "legs": .array(legs),
      "directionsUri": .string(PlaceFacts.link(to: place) + "/directions"),
    ]
  }

  /// Refuses values out of their ranges.
  func check() throws(RPCError) {
    if let origin { try NewArea.check(origin, "routing_parameters.origin") }
    if polyline != nil, route == nil {
      let field = "search_along_route_parameters.polyline.encoded_polyline"
      throw .invalid(
        field, "Invalid \(field): it must be an encoded polyline of two points or more.")
    }
    if let charging, charging.kilowatts < 0 {
      throw .invalid(
        "ev_options.minimum_charging_rate_kw",
        "Invalid ev_options.minimum_charging_rate_kw: it must not be negative.")
    }
  }
}

extension BodyReader {
  /// Whether businesses without a location, and those that have not opened yet, are asked for.
  mutating func inclusions(_ members: JSONObject) -> (serviceAreas: Bool, future: Bool) {
    (
      bool(
        members["includePureServiceAreaBusinesses"], at: "include_pure_service_area_businesses"),
      bool(members["includeFutureOpeningBusinesses"], at: "include_future_opening_businesses")
    )
  }

  /// The rarer members of a search.
  mutating func extras(_ members: JSONObject) -> SearchExtras {
    var extras = SearchExtras()
    (extras.includesServiceAreas, extras.includesFuture) = inclusions(members)
    if let options = message(
      members["evOptions"], at: "ev_options", fields: ["minimumChargingRateKw", "connectorTypes"])
    {
      extras.charging = charging(options)
    }
    if let routing = message(
      members["routingParameters"], at: "routing_parameters",
      fields: ["origin", "travelMode", "routeModifiers", "routingPreference"])
    {
      read(routing, into: &extras)
    }
    if let route = message(
      members["searchAlongRouteParameters"], at: "search_along_route_parameters",
      fields: ["polyline"]),
      let line = message(
        route["polyline"], at: "search_along_route_parameters.polyline",
        fields: ["encodedPolyline"])
    {
      let text = string(
        line["encodedPolyline"], at: "search_along_route_parameters.polyline.encoded_polyline")
      extras.polyline = text
      extras.route = RouteLine(polyline: text)
    }
    return extras
  }

  private mutating func charging(_ options: JSONObject) -> PlaceCriteria.Charging {
    let path = "ev_options.connector_types"
    var types: Set<String> = []
    for (index, value) in (options["connectorTypes"]?.array ?? []).enumerated() {
      let number = enumeration(
        value, at: "\(path)[\(index)]", of: Array(ChargeConnectors.words.dropFirst()),
        default: ChargeConnectors.words[0])
      if ChargeConnectors.words.indices.contains(number) {
        types.insert(ChargeConnectors.words[number])
      }
    }
    if let value = options["connectorTypes"], value.array == nil {
      refuse(value, at: path, type: "TYPE_ENUM")
    }
    return PlaceCriteria.Charging(
      types: types,
      kilowatts: double(
        options["minimumChargingRateKw"], at: "ev_options.minimum_charging_rate_kw"))
  }

  private mutating func read(_ routing: JSONObject, into extras: inout SearchExtras) {
    extras.origin = point(routing["origin"], at: "routing_parameters.origin")
    let mode = enumeration(
      routing["travelMode"], at: "routing_parameters.travel_mode",
      of: ["DRIVE", "BICYCLE", "WALK", "TWO_WHEELER"], default: "TRAVEL_MODE_UNSPECIFIED")
    if SearchExtras.speeds.indices.contains(mode) {
      extras.metersPerSecond = SearchExtras.speeds[mode]
    }
    _ = enumeration(
      routing["routingPreference"], at: "routing_parameters.routing_preference",
      of: ["TRAFFIC_UNAWARE", "TRAFFIC_AWARE", "TRAFFIC_AWARE_OPTIMAL"],
      default: "ROUTING_PREFERENCE_UNSPECIFIED")
    let path = "routing_parameters.route_modifiers"
    let names: Set<String> = ["avoidTolls", "avoidHighways", "avoidFerries", "avoidIndoor"]
    let modifiers = message(routing["routeModifiers"], at: path, fields: names) ?? [:]
    for name in names.sorted() {
      _ = bool(modifiers[name], at: path + "." + FieldName.snakeCase(name))
    }
  }
}
