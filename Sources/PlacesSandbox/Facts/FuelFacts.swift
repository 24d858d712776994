import PlaceIndex

/// What fuel costs at an invented station.
struct FuelPrice: Hashable {
  /// A word of the enumeration `FuelType`.
  var type: String
  /// The price of a litre, in some countries of a gallon.
  var price: Money
  /// When it was last heard of, in seconds since 1970-01-01 00:00 UTC.
  var updated: Int

  /// The prices at a place, empty when it sells no fuel.
  static func all(of place: IndexedPlace, instant: Int) -> [FuelPrice] {
    guard PlaceTraits(place).contains(.fuel), let currency = Currency.of(place.countryCode) else {
      return []
    }
    let dice = FactDice(place, "fuel")
    let updated = instant.floorDivided(by: 3600) * 3600 - 3600 * (1 + dice.number(below: 20))
    return (types[place.countryCode] ?? usual).enumerated().compactMap { index, type in
      guard let cents = cents[type], index == 0 || dice.chance(85, index) else { return nil }
      let own = cents * (place.countryCode == "us" ? 24 : 10) / 10 + dice.number(below: 12, -1)
      return FuelPrice(
        type: type, price: currency.money(cents: own, roundedTo: 1), updated: updated)
    }
  }

  /// What stations sell, where that is not the usual.
  private static let types: [String: [String]] = [
    "us": ["REGULAR_UNLEADED", "MIDGRADE", "PREMIUM", "DIESEL", "E85"],
    "ca": ["REGULAR_UNLEADED", "MIDGRADE", "PREMIUM", "DIESEL"],
    "au": ["SP91", "SP95", "SP98", "DIESEL", "LPG"], "nz": ["SP91", "SP95", "DIESEL"],
    "br": ["E100", "REGULAR_UNLEADED", "PREMIUM", "DIESEL"],
    "in": ["REGULAR_UNLEADED", "PREMIUM", "DIESEL", "METHANE"],
    "cn": ["SP92", "SP95", "SP98", "DIESEL"], "jp": ["REGULAR_UNLEADED", "PREMIUM", "DIESEL"],
    "kz": ["SP92", "SP95", "SP98", "DIESEL", "LPG"],
    "fr": ["SP95_E10", "SP95", "SP98", "DIESEL", "E85", "LPG"],
    "se": ["SP95_E10", "SP98", "DIESEL", "E85"],
  ]
  private static let usual = ["SP95_E10", "SP98", "DIESEL", "LPG"]

  /// A litre in US cents.
  private static let cents: [String: Int] = [
    "REGULAR_UNLEADED": 130, "MIDGRADE": 142, "PREMIUM": 152, "DIESEL": 148, "E85": 98, "E100": 92,
    "SP91": 135, "SP92": 128, "SP95": 150, "SP95_E10": 145, "SP98": 162, "LPG": 72, "METHANE": 95,
  ]

  /// The words of the enumeration, in the order of their numbers.
  static let words = [
    "FUEL_TYPE_UNSPECIFIED", "DIESEL", "REGULAR_UNLEADED", "MIDGRADE", "PREMIUM", "SP91",
    "SP91_E10", "SP92", "SP95", "SP95_E10", "SP98", "SP99", "SP100", "LPG", "E80", "E85", "METHANE",
    "BIO_DIESEL", "TRUCK_DIESEL", "DIESEL_PLUS", "E100",
  ]
}
