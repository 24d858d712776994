import PlaceIndex

/// The lines and platforms of an invented stop of public transport.
struct TransitFacts {
  /// A line that stops there.
  struct Line: Hashable {
    /// Its number, unique in the town.
    var number: Int
    /// Its colour as `#RRGGBB`.
    var color: String
  }

  /// A word of the enumeration `VehicleType`.
  let vehicle: String
  /// Who runs it.
  let agency: String
  /// A page about them, on a host that does not exist.
  let page: String
  /// The lines, one at least.
  let lines: [Line]
  /// The platforms, one at least.
  let platforms: [String]

  /// The facts of a stop, `nil` for every other place.
  init?(_ place: IndexedPlace) {
    guard PlaceTraits(place).contains(.transit) else { return nil }
    let dice = FactDice(place, "transit")
    vehicle = place.types.lazy.compactMap { Self.vehicles[$0] }.first ?? "BUS"
    agency = (place.localityName ?? place.countryName) + " Sample Transit"
    page = "https://example.com/places-sandbox/transit/" + place.countryCode
    lines = (0..<(1 + dice.number(below: 3))).map { index in
      Line(
        number: 10 * index + 1 + dice.number(below: 9, index + 10),
        color: dice.pick(Self.colors, index + 20) ?? "#1A73E8")
    }
    platforms = (1...(1 + dice.number(below: 3, 30))).map { "\($0)" }
  }

  private static let colors = ["#1A73E8", "#D93025", "#188038", "#F9AB00", "#9334E6"]
  private static let vehicles = [
    "subway_station": "SUBWAY", "train_station": "HEAVY_RAIL", "light_rail_station": "TRAM",
    "tram_stop": "TRAM", "ferry_terminal": "FERRY", "bus_station": "BUS", "bus_stop": "BUS",
  ]

  /// The words of the enumeration `VehicleType`, in the order of their numbers.
  static let words = [
    "VEHICLE_TYPE_UNSPECIFIED", "RAIL", "METRO_RAIL", "SUBWAY", "TRAM", "MONORAIL", "HEAVY_RAIL",
    "COMMUTER_TRAIN", "HIGH_SPEED_TRAIN", "LONG_DISTANCE_TRAIN", "BUS", "INTERCITY_BUS",
    "TROLLEYBUS", "SHARE_TAXI", "COACH", "FERRY", "CABLE_CAR", "GONDOLA_LIFT", "FUNICULAR",
    "SPECIAL", "HORSE_CARRIAGE", "AIRPLANE",
  ]
}
