import PlacesClient

/// The JSON form of a question: what was asked, without what was left to default.
enum QueryDocument {
  /// Returns the object for a question.
  static func object(_ query: LookupQuery) -> JSONObject {
    switch query {
    case .predict(let request): object(request)
    case .details(let request): object(request)
    case .geocode(let request): object(request)
    }
  }

  private static func object(_ request: PredictionRequest) -> JSONObject {
    var object: JSONObject = ["text": .string(request.text.text)]
    object.append("types", request.types?.values)
    object.append("countries", request.countries?.countries.map(\.code))
    switch request.location {
    case .bias(let area): object.append("bias", ValueDocument.object(area))
    case .restriction(let area): object.append("restriction", ValueDocument.object(area))
    case nil: break
    }
    object.append("origin", request.origin.map(ValueDocument.object))
    object.append("cursor", request.cursor)
    if request.includesQueries { object.append("queries", true) }
    appendCommon(&object, request.language, request.region)
    return object
  }

  private static func object(_ request: DetailsRequest) -> JSONObject {
    var object: JSONObject = ["placeId": .string(request.placeID.text)]
    object.append(
      "fields", request.fields.isEverything ? ["*"] : request.fields.fields.map(\.name))
    appendCommon(&object, request.language, request.region)
    return object
  }

  private static func object(_ request: GeocodeRequest) -> JSONObject {
    var object = JSONObject()
    switch request.subject {
    case .address(let address, let components, let bounds):
      object.append("address", address.text)
      object.append("components", components.map(parts))
      object.append("bounds", bounds.map(ValueDocument.object))
    case .components(let components, let bounds):
      object.append("components", parts(components))
      object.append("bounds", bounds.map(ValueDocument.object))
    case .coordinate(let coordinate, let resultTypes, let locationTypes):
      object.append("latlng", ValueDocument.object(coordinate))
      if !resultTypes.isEmpty { object.append("resultTypes", resultTypes.map(\.rawValue)) }
      if !locationTypes.isEmpty { object.append("locationTypes", locationTypes.map(\.rawValue)) }
    case .placeID(let id): object.append("placeId", id.text)
    }
    appendCommon(&object, request.language, request.region)
    return object
  }

  private static func parts(_ filter: ComponentFilter) -> JSONValue {
    .array(
      filter.parts.map {
        .object(["name": .string($0.name.rawValue), "value": .string($0.value)])
      })
  }

  private static func appendCommon(
    _ object: inout JSONObject, _ language: LanguageTag?, _ region: RegionCode?
  ) {
    object.append("language", language?.tag)
    object.append("region", region?.code)
  }
}
