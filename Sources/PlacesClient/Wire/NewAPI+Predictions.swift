/// Places API (New): autocomplete.
enum NewAPI {}

extension NewAPI {
  /// The call for a prediction request.
  static func call(for request: PredictionRequest) -> WireCall<Predictions> {
    WireCall(
      request: HTTPRequest(
        service: .placesNew, method: .post, path: ["v1", "places:autocomplete"],
        headers: [
          .init("Content-Type", "application/json"), .init("X-Goog-FieldMask", mask(request)),
        ], body: JSONWriter.compact(body(request))), pricing: .quote(for: request)
    ) { response throws(PlacesError) in
      try ServiceAnswer.new(response, asked: .matches, Predictions.init(new:))
    }
  }

  /// The mask has no influence on the price; it only keeps the answer small.
  private static func mask(_ request: PredictionRequest) -> String {
    request.includesQueries ? placesAndQueries : places
  }

  private static let places = """
    suggestions.placePrediction.placeId,suggestions.placePrediction.text,\
    suggestions.placePrediction.structuredFormat,suggestions.placePrediction.types,\
    suggestions.placePrediction.distanceMeters
    """
  private static let placesAndQueries =
    places + ",suggestions.queryPrediction.text,suggestions.queryPrediction.structuredFormat"

  private static func body(_ request: PredictionRequest) -> JSONObject {
    var body = JSONObject()
    body.append("input", request.text.text)
    body.append("inputOffset", request.cursor)
    body.append("includedPrimaryTypes", request.types?.values)
    body.append("includedRegionCodes", request.countries?.countries.map(\.code))
    switch request.location {
    case .bias(let area): body.append("locationBias", json(area))
    case .restriction(let area): body.append("locationRestriction", json(area))
    case nil: break
    }
    body.append("origin", request.origin.map(json))
    if request.includesQueries { body.append("includeQueryPredictions", true) }
    body.append("languageCode", request.language?.tag)
    body.append("regionCode", request.region?.code(for: .placesNew))
    body.append("sessionToken", request.session?.text)
    return body
  }

  private static func json(_ coordinate: Coordinate) -> JSONObject {
    ["latitude": .number(coordinate.latitude), "longitude": .number(coordinate.longitude)]
  }

  private static func json(_ area: Area) -> JSONObject {
    switch area {
    case .circle(let circle):
      let circle: JSONObject = [
        "center": .object(json(circle.center)), "radius": .number(circle.radiusMeters),
      ]
      return ["circle": .object(circle)]
    case .rectangle(let box):
      let box: JSONObject = [
        "low": .object(json(box.southwest)), "high": .object(json(box.northeast)),
      ]
      return ["rectangle": .object(box)]
    }
  }
}

extension Predictions {
  /// Reads `{"suggestions": […]}`, or `{}` when nothing was found.
  fileprivate init(new members: Members) throws(Misfit) {
    let suggestions =
      members.has("suggestions")
      ? try members.requireList("suggestions", Prediction.suggested) : []
    self.init(predictions: suggestions.compactMap { $0 })
  }
}

extension Prediction {
  /// Reads a place, a query, or nothing the client knows.
  fileprivate static func suggested(_ members: Members) throws(Misfit) -> Prediction? {
    if members.has("placePrediction") {
      return try members.require("placePrediction") { members throws(Misfit) in
        try Prediction(new: members, target: .place(PlaceID(members, "placeId")))
      }
    }
    if members.has("queryPrediction") {
      return try members.require("queryPrediction") { members throws(Misfit) in
        try Prediction(new: members, target: .query)
      }
    }
    return nil
  }

  private init(new members: Members, target: Target) throws(Misfit) {
    let format = members.optional("structuredFormat") { members in
      (
        main: members.optional("mainText", MatchedText.init(new:)),
        secondary: members.optional("secondaryText", MatchedText.init(new:))
      )
    }
    self.init(
      target: target, text: try members.require("text", MatchedText.init(new:)),
      mainText: format?.main, secondaryText: format?.secondary,
      types: members.list("types") ?? [], distanceMeters: members.optional("distanceMeters"))
  }
}

extension MatchedText {
  /// Reads `{text, matches?}`.
  fileprivate init(new members: Members) throws(Misfit) {
    let matches = members.list("matches", MatchRange.init(new:)) ?? []
    self.init(try members.require("text"), matches: matches)
  }
}

extension MatchRange {
  /// Reads `{startOffset?, endOffset}` in Unicode scalars; a start of 0 is left out.
  fileprivate init(new members: Members) throws(Misfit) {
    let start = members.has("startOffset") ? try members.require("startOffset", as: Int.self) : 0
    let end = try members.require("endOffset", as: Int.self)
    let (length, overflow) = end.subtractingReportingOverflow(start)
    self.init(offset: start, length: overflow ? 0 : length)
  }
}
