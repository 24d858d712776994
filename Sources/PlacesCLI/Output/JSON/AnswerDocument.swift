import PlacesClient

/// The JSON form of an answer.
///
/// Its schema is Docs/schemas; keys are only ever added.
enum AnswerDocument {
  /// Returns the object for an answer.
  static func object(_ answer: LookupAnswer, index: Int?) -> JSONObject {
    var object: JSONObject = ["attribution": .string(googleAttribution)]
    object.append("index", index)
    source(answer, to: &object)
    question(answer.query, to: &object)
    result(answer, to: &object)
    return object
  }

  /// Appends the members that say where an answer comes from.
  static func source(_ answer: LookupAnswer, to sink: inout some JSONSink) {
    sink.append("backend", answer.backend.rawValue)
    sink.append("api", answer.query.apiName)
    sink.append("status", answer.status)
  }

  /// Appends the members that say what was asked; only they differ when a question is spelled differently.
  static func question(_ query: LookupQuery, to sink: inout some JSONSink) {
    sink.append("query", .object(QueryDocument.object(query)))
    sink.append("sessionToken", query.session?.text)
  }

  /// Appends the members that say what was found.
  static func result(_ answer: LookupAnswer, to sink: inout some JSONSink) {
    switch (answer.query, answer.result) {
    case (_, .predictions(let answer)):
      sink.appendObjects("predictions", of: answer.predictions) { write($1, to: &$0) }
    case (.details(let request), .details(let details)):
      let place = details.map { JSONValue.object(PlaceDocument.object($0.place, asked: request)) }
      sink.append("place", place)
    case (_, .geocode(let answer)):
      sink.appendObjects("results", of: answer.results) { write($1, to: &$0) }
      sink.appendObject("plusCode", of: answer.plusCode) { ValueDocument.write($1, to: &$0) }
    // The service does not know the place ID.
    case (.geocode, .details): sink.append("results", .array([]))
    case (_, .details): break
    }
    sink.appendObjects("attributions", of: answer.attributions) {
      ValueDocument.write($1, to: &$0)
    }
  }

  private static func write(_ prediction: Prediction, to sink: inout some JSONSink) {
    switch prediction.target {
    case .place(let id):
      sink.append("kind", "place")
      sink.append("placeId", id.text)
    case .query: sink.append("kind", "query")
    }
    write(prediction.text, "text", "matches", to: &sink)
    write(prediction.mainText, "mainText", "mainMatches", to: &sink)
    write(prediction.secondaryText, "secondaryText", "secondaryMatches", to: &sink)
    sink.append("types", prediction.types)
    sink.append("distanceMeters", prediction.distanceMeters)
  }

  /// Appends a text and its matching parts as two members; nothing for `nil`.
  private static func write(
    _ text: MatchedText?, _ name: String, _ matches: String, to sink: inout some JSONSink
  ) {
    guard let text else { return }
    sink.append(name, text.text)
    sink.appendObjects(matches, of: text.matches) { sink, match in
      sink.append("offset", match.offset)
      sink.append("length", match.length)
    }
  }

  private static func write(_ result: GeocodeResult, to sink: inout some JSONSink) {
    sink.append("placeId", result.placeID)
    sink.append("formattedAddress", result.formattedAddress)
    sink.appendObject("location") { ValueDocument.write(result.location, to: &$0) }
    sink.append("locationType", result.locationType?.rawValue)
    sink.appendObject("viewport", of: result.viewport) { ValueDocument.write($1, to: &$0) }
    sink.appendObject("bounds", of: result.bounds) { ValueDocument.write($1, to: &$0) }
    sink.append("types", result.types)
    sink.appendObjects("addressComponents", of: result.addressComponents) {
      ValueDocument.write($1, to: &$0)
    }
    sink.append("partialMatch", result.isPartialMatch)
    sink.appendObject("plusCode", of: result.plusCode) { ValueDocument.write($1, to: &$0) }
    sink.append("postcodeLocalities", result.postcodeLocalities)
  }
}
