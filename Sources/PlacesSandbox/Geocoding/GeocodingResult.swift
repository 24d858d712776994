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
    if place.isInterpolated { return "RANGE_INTERPOLATED" }
    if place.isPlusCode { return "GEOMETRIC_CENTER" }
    return switch place.kind {
    case .streetAddress: "ROOFTOP"
    case .establishment: place.streetNumber == nil ? "GEOMETRIC_CENTER" : "ROOFTOP"
    case .route, .airport: "GEOMETRIC_CENTER"
    case .country, .region, .locality, .neighborhood, .postalCode: "APPROXIMATE"
    }
  }

  /// Appends the members of the result on the wire.
  func write(_ form: GeocodingForm, to sink: inout some JSONSink) {
    let place = form.language.applied(to: self.place, in: form.sandbox).place
    sink.appendObjects("address_components", of: AddressComponent.all(of: place)) {
      LegacyShape.write($1, to: &$0)
    }
    sink.append("address_descriptor", form.descriptor(of: self.place).map(JSONValue.object))
    let address = place.formattedAddress
    sink.append("formatted_address", address.isEmpty ? place.name : address)
    sink.appendObject("geometry") { sink in
      let box = Viewport(place)
      if isArea { sink.appendObject("bounds") { LegacyShape.write(box, to: &$0) } }
      sink.appendObject("location") { LegacyShape.write(place.location, to: &$0) }
      sink.append("location_type", locationType)
      sink.appendObject("viewport") { LegacyShape.write(box, to: &$0) }
    }
    sink.append("partial_match", isPartial ? true : nil)
    sink.append("place_id", place.id)
    if !isArea { LegacyShape.appendPlusCode(of: place, to: &sink) }
    sink.append("postcode_localities", form.localities(of: self.place))
    sink.append("types", types)
  }

  private var isArea: Bool {
    switch place.kind {
    case .country, .region, .locality, .neighborhood, .postalCode: true
    case .airport, .route, .streetAddress, .establishment: false
    }
  }
}
