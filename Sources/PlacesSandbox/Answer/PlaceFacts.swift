import PlaceIndex
import PlacesClient

/// Facts of a place that both services word in the same way.
enum PlaceFacts {
  /// A page for the place, on a host that does not exist and never will (RFC 2606).
  static func link(to place: IndexedPlace) -> String {
    "https://example.com/places-sandbox/" + place.id
  }

  /// Street and town of a place people go to, the town of everything else; `nil` for what has neither.
  static func vicinity(of place: IndexedPlace) -> String? {
    let street = AddressLines.street(of: place, AddressConvention(countryCode: place.countryCode))
    let parts = [street, place.localityName].compactMap(\.self)
    return parts.isEmpty ? place.regionName : parts.joined(separator: ", ")
  }

  /// A sentence about a business; an invented one always says that it is.
  static func summary(of place: IndexedPlace) -> String? {
    guard place.isEstablishment else { return nil }
    let summary = place.business?.summary
    guard place.source == .invented else { return summary }
    let note = "Invented for the places sandbox; it does not exist."
    guard let summary else { return note }
    return summary.holds("nvented") ? summary : summary + " " + note
  }
}
