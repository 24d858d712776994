import PlaceIndex

/// The connectors of one type and speed at an invented charging station.
struct ChargeConnectors: Hashable {
  /// A word of the enumeration `EVConnectorType`.
  var type: String
  /// The fastest it charges, in kilowatts.
  var kilowatts: Double
  /// How many there are.
  var count: Int
  /// How many are free.
  var available: Int
  /// How many are broken.
  var outOfService: Int

  /// The connectors of a place, empty when it charges nothing.
  static func all(of place: IndexedPlace) -> [ChargeConnectors] {
    guard PlaceTraits(place).contains(.charging) else { return [] }
    if place.types.first == "ebike_charging_station" {
      return [connectors("EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET", 0.5, place, 0)]
    }
    return (types[place.countryCode] ?? usual).enumerated().compactMap { index, row in
      index == 0 || FactDice(place, "connector").chance(70, index)
        ? connectors(row.0, row.1, place, index) : nil
    }
  }

  /// Whether a place has a connector of one of some types, or of any where none is named, that charges so fast.
  static func suits(_ place: IndexedPlace, types: Set<String>, kilowatts: Double) -> Bool {
    all(of: place).contains {
      (types.isEmpty || types.contains($0.type)) && $0.kilowatts >= kilowatts
    }
  }

  private static func connectors(
    _ type: String, _ kilowatts: Double, _ place: IndexedPlace, _ turn: Int
  ) -> ChargeConnectors {
    let dice = FactDice(place, "connectors")
    let count = 2 + dice.number(below: 7, 10 * turn)
    let broken = dice.number(below: 2, 10 * turn + 1)
    return ChargeConnectors(
      type: type, kilowatts: kilowatts, count: count,
      available: dice.number(below: count - broken + 1, 10 * turn + 2), outOfService: broken)
  }

  private static let america: [(String, Double)] = [
    ("EV_CONNECTOR_TYPE_CCS_COMBO_1", 150), ("EV_CONNECTOR_TYPE_NACS", 250),
    ("EV_CONNECTOR_TYPE_J1772", 7.2), ("EV_CONNECTOR_TYPE_CHADEMO", 50),
  ]
  private static let types: [String: [(String, Double)]] = [
    "us": america, "ca": america, "mx": america,
    "cn": [("EV_CONNECTOR_TYPE_UNSPECIFIED_GB_T", 120)],
    "jp": [("EV_CONNECTOR_TYPE_CHADEMO", 50), ("EV_CONNECTOR_TYPE_J1772", 6)],
    "kr": [("EV_CONNECTOR_TYPE_CCS_COMBO_1", 100), ("EV_CONNECTOR_TYPE_J1772", 7)],
  ]
  private static let usual: [(String, Double)] = [
    ("EV_CONNECTOR_TYPE_CCS_COMBO_2", 150), ("EV_CONNECTOR_TYPE_TYPE_2", 22),
    ("EV_CONNECTOR_TYPE_CHADEMO", 50),
  ]

  /// The words of the enumeration, in the order of their numbers.
  static let words = [
    "EV_CONNECTOR_TYPE_UNSPECIFIED", "EV_CONNECTOR_TYPE_OTHER", "EV_CONNECTOR_TYPE_J1772",
    "EV_CONNECTOR_TYPE_TYPE_2", "EV_CONNECTOR_TYPE_CHADEMO", "EV_CONNECTOR_TYPE_CCS_COMBO_1",
    "EV_CONNECTOR_TYPE_CCS_COMBO_2", "EV_CONNECTOR_TYPE_TESLA",
    "EV_CONNECTOR_TYPE_UNSPECIFIED_GB_T", "EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET",
    "EV_CONNECTOR_TYPE_NACS",
  ]
}
