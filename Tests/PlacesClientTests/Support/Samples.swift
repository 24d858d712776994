import PlacesClient

extension PredictionRequest {
  /// A request of the legacy API without any option.
  static var legacy: PredictionRequest {
    get throws { try PredictionRequest(text: QueryText("Lisbo"), api: .legacy) }
  }
  /// A request of the New API without any option.
  static var new: PredictionRequest {
    get throws { try PredictionRequest(text: QueryText("Lisbo")) }
  }
}

extension DetailsRequest {
  /// A request without any option.
  static func plain(_ api: API) throws -> DetailsRequest {
    DetailsRequest(placeID: try PlaceID("ChIJexample"), fields: .essentials(for: api))
  }
}

extension GeocodeRequest {
  /// An address without any option.
  static var plain: GeocodeRequest {
    get throws { GeocodeRequest(.address(try QueryText("Toledo"), components: nil, bounds: nil)) }
  }
}
