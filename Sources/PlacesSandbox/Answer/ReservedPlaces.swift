import PlaceIndex

/// Identifiers that always behave in a certain way, so that programs can be tested against places that move and vanish.
enum ReservedPlaces {
  /// What all of them begin with.
  static let prefix = "sbx-reserved-"

  /// All of them.
  static let identifiers = [
    "home", "moved", "moved-again", "loop-a", "loop-b", "replaced", "stale", "empty",
  ].map { prefix + $0 }

  /// What a reserved identifier leads to, or `nil` when it is none of them.
  static func lookup(_ id: String) -> PlaceLookup? {
    switch id.dropFirst(prefix.count) {
    case "home": .found(home)
    case "moved": .moved(bakery(id, at: "2"), to: prefix + "moved-again")
    case "moved-again": .moved(bakery(id, at: "5"), to: prefix + "home")
    case "loop-a": .moved(bakery(id, at: "7"), to: prefix + "loop-b")
    case "loop-b": .moved(bakery(id, at: "9"), to: prefix + "loop-a")
    case "replaced": .found(home)
    case "stale": .stale
    case "empty": .empty
    default: nil
    }
  }

  private static var home: IndexedPlace { bakery(prefix + "home", at: "11", isOpen: true) }

  private static func bakery(_ id: String, at number: String, isOpen: Bool = false)
    -> IndexedPlace
  {
    var place = IndexedPlace(
      id: id, kind: .establishment, source: .invented, name: "Wandering Loaf Bakery",
      types: ["bakery", "store", "food", "point_of_interest", "establishment"],
      location: GeoPoint(latitude: 38.7115, longitude: -9.1334), countryCode: "pt",
      countryName: "Portugal")
    place.regionName = "Lisbon"
    place.localityName = "Lisbon"
    place.street = "Rua do Exemplo"
    place.streetNumber = number
    place.postalCode = "1100-000"
    place.timeZone = "Europe/Lisbon"
    place.business = IndexedPlace.Business(
      isClosedPermanently: !isOpen, summary: "A bakery that moves house.")
    return place
  }
}
