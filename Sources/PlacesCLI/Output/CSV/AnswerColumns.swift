import PlacesClient

/// The columns of an answer: always the same ones for a command, whatever was found.
enum AnswerColumns {
  private static let predictionColumns = [
    "kind", "placeId", "text", "mainText", "secondaryText", "types", "distanceMeters",
  ]
  private static let placeColumns = [
    "placeId", "requestedPlaceId", "name", "formattedAddress", "lat", "lng", "types",
    "businessStatus", "rating", "userRatingCount", "nationalPhoneNumber", "websiteUri", "plusCode",
  ]
  private static let resultColumns = [
    "placeId", "formattedAddress", "lat", "lng", "locationType", "partialMatch", "types",
    "plusCode",
  ]
  /// Address components that have a column, by their type.
  private static let componentColumns = [
    ("subpremise", "subpremise"), ("streetNumber", "street_number"), ("route", "route"),
    ("locality", "locality"), ("administrativeArea", "administrative_area_level_1"),
    ("postalCode", "postal_code"), ("country", "country"),
  ]
  private static let sourceColumns = ["backend", "attribution", "attributions"]

  /// The header of a command's rows.
  static func names(for query: LookupQuery) -> [String] {
    let components = componentColumns.map(\.0)
    let own =
      switch query {
      case .predict: predictionColumns
      case .details: placeColumns + components
      case .geocode: resultColumns + components
      }
    return own + sourceColumns
  }

  /// One row a result; as many cells as there are names.
  static func rows(of answer: LookupAnswer) -> [[String]] {
    let source = source(of: answer)
    let rows: [[String]] =
      switch (answer.query, answer.result) {
      case (_, .predictions(let answer)): answer.predictions.map(cells)
      case (.details(let request), .details(let details?)): [cells(details.place, request)]
      case (_, .geocode(let answer)): answer.results.map(cells)
      case (_, .details): []
      }
    return rows.map { $0 + source }
  }

  /// The cells that say where an answer comes from.
  static func source(of answer: LookupAnswer) -> [String] {
    [
      answer.backend.rawValue, googleAttribution,
      answer.attributions.map(\.text).joined(separator: "; "),
    ]
  }

  /// How many columns of a command stand before those that say where an answer comes from.
  static func width(for query: LookupQuery) -> Int { names(for: query).count - sourceColumns.count }

  private static func cells(_ prediction: Prediction) -> [String] {
    let (kind, id): (String, String) =
      switch prediction.target {
      case .place(let id): ("place", id.text)
      case .query: ("query", "")
      }
    return [
      kind, id, prediction.text.text, prediction.mainText?.text ?? "",
      prediction.secondaryText?.text ?? "", prediction.types.joined(separator: " "),
      prediction.distanceMeters.map(String.init) ?? "",
    ]
  }

  private static func cells(_ place: Place, _ request: DetailsRequest) -> [String] {
    let asked = request.placeID.text
    let id = place.placeID ?? asked
    return [
      id, id == asked ? "" : asked, place.name?.text ?? "", place.formattedAddress ?? "",
      latitude(place.location), longitude(place.location),
      (place.types ?? []).joined(separator: " "), place.businessStatus ?? "",
      place.rating.map(number) ?? "", place.userRatingCount.map(String.init) ?? "",
      place.nationalPhoneNumber ?? "", place.websiteURI ?? "", place.plusCode?.globalCode ?? "",
    ] + componentCells(place.addressComponents ?? [])
  }

  private static func cells(_ result: GeocodeResult) -> [String] {
    [
      result.placeID, result.formattedAddress, latitude(result.location),
      longitude(result.location), result.locationType?.rawValue ?? "",
      result.isPartialMatch ? "true" : "false", result.types.joined(separator: " "),
      result.plusCode?.globalCode ?? "",
    ] + componentCells(result.addressComponents)
  }

  private static func componentCells(_ components: [AddressComponent]) -> [String] {
    componentColumns.map { _, type in
      components.first { $0.types.contains(type) }?.longText ?? ""
    }
  }

  private static func latitude(_ coordinate: Coordinate?) -> String {
    coordinate.map { number($0.latitude) } ?? ""
  }

  private static func longitude(_ coordinate: Coordinate?) -> String {
    coordinate.map { number($0.longitude) } ?? ""
  }

  private static func number(_ value: Double) -> String {
    String(decoding: JSONWriter.compact(.number(value)), as: UTF8.self)
  }
}
