import PlacesClient

/// The JSON form of an answer.
///
/// Its schema is Docs/schemas; keys are only ever added.
enum AnswerDocument {
  /// Returns the object for an answer.
  static func object(_ answer: LookupAnswer, index: Int?) -> JSONObject {
    var object: JSONObject = ["attribution": .string(googleAttribution)]
    object.append("index", index)
    object.append(contentsOf: source(answer))
    object.append(contentsOf: question(answer.query))
    object.append(contentsOf: result(answer))
    return object
  }

  /// The members that say where an answer comes from.
  static func source(_ answer: LookupAnswer) -> JSONObject {
    var object = JSONObject()
    object.append("backend", answer.backend.rawValue)
    object.append("api", answer.query.apiName)
    object.append("status", answer.status)
    return object
  }

  /// The members that say what was asked; only they differ when a question is spelled differently.
  static func question(_ query: LookupQuery) -> JSONObject {
    var object: JSONObject = ["query": .object(QueryDocument.object(query))]
    object.append("sessionToken", query.session?.text)
    return object
  }

  /// The members that say what was found.
  static func result(_ answer: LookupAnswer) -> JSONObject {
    var object = JSONObject()
    switch (answer.query, answer.result) {
    case (_, .predictions(let answer)):
      object.append("predictions", .array(answer.predictions.map { .object(self.object($0)) }))
    case (.details(let request), .details(let details)):
      object.append("place", details.map { PlaceDocument.object($0.place, asked: request) })
    case (_, .geocode(let answer)):
      object.append("results", .array(answer.results.map { .object(self.object($0)) }))
      object.append("plusCode", answer.plusCode.map(ValueDocument.object))
    // The service does not know the place ID.
    case (.geocode, .details): object.append("results", .array([]))
    case (_, .details): break
    }
    object.append(
      "attributions", .array(answer.attributions.map { .object(ValueDocument.object($0)) }))
    return object
  }

  private static func object(_ prediction: Prediction) -> JSONObject {
    var object = JSONObject()
    switch prediction.target {
    case .place(let id):
      object.append("kind", "place")
      object.append("placeId", id.text)
    case .query: object.append("kind", "query")
    }
    object.append("text", prediction.text.text)
    object.append("matches", ValueDocument.matches(prediction.text))
    object.append("mainText", prediction.mainText?.text)
    object.append("mainMatches", prediction.mainText.map(ValueDocument.matches))
    object.append("secondaryText", prediction.secondaryText?.text)
    object.append("secondaryMatches", prediction.secondaryText.map(ValueDocument.matches))
    object.append("types", prediction.types)
    object.append("distanceMeters", prediction.distanceMeters)
    return object
  }

  private static func object(_ result: GeocodeResult) -> JSONObject {
    var object: JSONObject = [
      "placeId": .string(result.placeID), "formattedAddress": .string(result.formattedAddress),
      "location": .object(ValueDocument.object(result.location)),
    ]
    object.append("locationType", result.locationType?.rawValue)
    object.append("viewport", result.viewport.map(ValueDocument.object))
    object.append("bounds", result.bounds.map(ValueDocument.object))
    object.append("types", result.types)
    object.append("addressComponents", ValueDocument.components(result.addressComponents))
    object.append("partialMatch", result.isPartialMatch)
    object.append("plusCode", result.plusCode.map(ValueDocument.object))
    object.append("postcodeLocalities", result.postcodeLocalities)
    return object
  }
}
