import PlaceIndex
import PlacesClient

/// A part of an address with its long and short form and what it is.
struct AddressComponent: Hashable {
  /// The full form.
  var long: String
  /// The usual abbreviation, or the full form again.
  var short: String
  /// Type words.
  var types: [String]

  /// The parts of a place's address, from the smallest to the largest, the postal code last; of a place that is a postal code,
  /// that comes first, as what a place is always does.
  static func all(of place: IndexedPlace) -> [AddressComponent] {
    var components: [AddressComponent] = []
    func add(_ long: String?, short: String? = nil, _ types: [String]) {
      guard let long, !long.isEmpty else { return }
      components.append(AddressComponent(long: long, short: short ?? long, types: types))
    }
    if place.kind == .postalCode { add(place.postalCode, ["postal_code"]) }
    if place.isPlusCode { add(place.plusCode?.local, ["plus_code"]) }
    add(place.subpremise, ["subpremise"])
    add(place.streetNumber, ["street_number"])
    add(place.street, ["route"])
    add(
      place.neighborhoodName,
      place.kind == .neighborhood
        ? TypeWords.shown(place, in: .legacy) : ["neighborhood", "political"])
    add(place.localityName, ["locality", "political"])
    add(
      place.regionName, short: place.regionCode, ["administrative_area_level_1", "political"])
    add(place.countryName, short: place.countryCode.uppercased(), ["country", "political"])
    if place.kind != .postalCode { add(place.postalCode, ["postal_code"]) }
    return components
  }
}
