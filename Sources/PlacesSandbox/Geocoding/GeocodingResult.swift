import PlaceIndex
import PlacesClient

/// A place as the answer to a geocoding request.
struct GeocodingResult {
  /// The place.
  let place: IndexedPlace
  /// Whether it is not exactly what was asked for.
  var isPartial = false

  /// Creates a result.
  init(_ place: IndexedPlace, isPartial: Bool = false) {
    self.place = place
    self.isPartial = isPartial
  }

  /// The type words.
  var types: [String] { TypeWords.shown(place, in: .legacy) }

  /// How exact the location is.
  var locationType: String {
    if place.isPlusCode { return "GEOMETRIC_CENTER" }
    return switch place.kind {
    case .streetAddress: "ROOFTOP"
    case .establishment: place.streetNumber == nil ? "GEOMETRIC_CENTER" : "ROOFTOP"
    case .route, .airport: "GEOMETRIC_CENTER"
    case .country, .region, .locality, .neighborhood, .postalCode: "APPROXIMATE"
    }
  }

  /// The result on the wire.
  func json(_ language: AnswerLanguage) -> JSONObject {
    let place = language.applied(to: self.place).place
    let box = LegacyShape.box(Viewport(place))
    var geometry = JSONObject()
    if isArea { geometry.append("bounds", box) }
    geometry.append("location", LegacyShape.point(place.location))
    geometry.append("location_type", locationType)
    geometry.append("viewport", box)
    var object = JSONObject()
    object.append("address_components", .array(LegacyShape.components(of: place)))
    object.append("formatted_address", place.formattedAddress)
    object.append("geometry", geometry)
    object.append("partial_match", isPartial ? true : nil)
    object.append("place_id", place.id)
    if !isArea { object.append("plus_code", LegacyShape.plusCode(of: place)) }
    object.append("types", types)
    return object
  }

  private var isArea: Bool {
    switch place.kind {
    case .country, .region, .locality, .neighborhood, .postalCode: true
    case .airport, .route, .streetAddress, .establishment: false
    }
  }
}
