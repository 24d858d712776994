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
    ) { (response, log) throws(PlacesError) in
      try ServiceAnswer.new(AutocompleteAnswer.self, response, log).predictions
    }
  }

  /// The mask has no influence on the price; it only keeps the answer small.
  private static func mask(_ request: PredictionRequest) -> String {
    let place = "suggestions.placePrediction."
    var paths = ["placeId", "text", "structuredFormat", "types", "distanceMeters"].map {
      place + $0
    }
    if request.includesQueries {
      paths += ["text", "structuredFormat"].map { "suggestions.queryPrediction." + $0 }
    }
    return paths.joined(separator: ",")
  }

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

/// `{"suggestions": […]}`, or `{}` when nothing was found.
private struct AutocompleteAnswer: Decodable {
  var predictions: Predictions

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    let suggestions =
      members.has("suggestions") ? try members.require("suggestions", as: [Suggestion].self) : []
    predictions = Predictions(predictions: suggestions.compactMap(\.prediction))
  }
}

/// A place, a query, or nothing the client knows.
private struct Suggestion: Decodable {
  var prediction: Prediction?

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    if members.has("placePrediction") {
      prediction = try members.require("placePrediction", as: PlacePrediction.self).prediction
    } else if members.has("queryPrediction") {
      prediction = try members.require("queryPrediction", as: QueryPrediction.self).prediction
    }
  }
}

private struct PlacePrediction: Decodable {
  var prediction: Prediction

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    let id = try WirePlaceID.require(members, "placeId", decoder)
    let format = members.optional("structuredFormat", as: StructuredFormat.self)
    prediction = Prediction(
      target: .place(id), text: try members.require("text", as: FormattableText.self).matched,
      mainText: format?.main, secondaryText: format?.secondary,
      types: members.list("types") ?? [], distanceMeters: members.optional("distanceMeters"))
  }
}

private struct QueryPrediction: Decodable {
  var prediction: Prediction

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    let format = members.optional("structuredFormat", as: StructuredFormat.self)
    prediction = Prediction(
      target: .query, text: try members.require("text", as: FormattableText.self).matched,
      mainText: format?.main, secondaryText: format?.secondary, types: [], distanceMeters: nil)
  }
}

private struct StructuredFormat: Decodable {
  var main: MatchedText?
  var secondary: MatchedText?

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    main = members.optional("mainText", as: FormattableText.self)?.matched
    secondary = members.optional("secondaryText", as: FormattableText.self)?.matched
  }
}

/// `{text, matches?}` with `{startOffset?, endOffset}` in Unicode scalars; a start of 0 is left out.
private struct FormattableText: Decodable {
  var matched: MatchedText

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    let ranges = members.list("matches", of: Match.self) ?? []
    matched = MatchedText(try members.require("text"), matches: ranges.map(\.range))
  }

  private struct Match: Decodable {
    var range: MatchRange

    init(from decoder: any Decoder) throws {
      let members = try Members(decoder)
      let start = members.optional("startOffset", as: Int.self) ?? 0
      let (length, overflow) = (members.optional("endOffset", as: Int.self) ?? start)
        .subtractingReportingOverflow(start)
      range = MatchRange(offset: start, length: overflow ? 0 : length)
    }
  }
}
