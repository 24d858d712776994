import PlaceIndex
import PlacesClient

/// Facts of a place that both services word in the same way.
enum PlaceFacts {
  /// A page for the place, on a host that does not exist and never will (RFC 2606).
  static func link(to place: IndexedPlace) -> String {
    "https://example.com/places-sandbox/" + place.id
  }

  /// Pages about the place, by the members of `googleMapsLinks`.
  static func links(to place: IndexedPlace) -> [(name: String, uri: String)] {
    let page = link(to: place)
    return [
      ("directionsUri", page + "/directions"), ("placeUri", page),
      ("writeAReviewUri", page + "/review"), ("reviewsUri", page + "/reviews"),
      ("photosUri", page + "/photos"),
    ]
  }

  /// Where a picture for the kind of place would be; the mask has no file name ending.
  static func icon(of place: IndexedPlace, isMask: Bool) -> String {
    let word = place.isEstablishment ? place.types.first ?? "generic" : "geocode"
    return "https://example.com/places-sandbox/icons/" + word + (isMask ? "_pinlet" : "-71.png")
  }

  /// The colour behind the icon's mask.
  static func iconColor(of place: IndexedPlace) -> String {
    guard let type = place.types.first.flatMap(PlaceType.named) else { return "#7B9EB0" }
    return switch type.category {
    case .foodAndDrink: "#FF9E67"
    case .shopping: "#4B96F3"
    case .transportation, .automotive: "#10BDFF"
    case .lodging: "#909CE1"
    case .healthAndWellness: "#F88181"
    case .naturalFeatures, .sports: "#4DB546"
    case .culture, .entertainmentAndRecreation: "#13B5C7"
    default: "#7B9EB0"
    }
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
