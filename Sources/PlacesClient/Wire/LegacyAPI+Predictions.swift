/// The legacy Places web service.
enum LegacyAPI {}

extension LegacyAPI {
  /// The call for a prediction request.
  static func call(for request: PredictionRequest) -> WireCall<Predictions> {
    WireCall(
      request: HTTPRequest(
        service: .placesLegacy, path: ["maps", "api", "place", "autocomplete", "json"],
        query: query(request)), pricing: .quote(for: request)
    ) { (response, log) throws(PlacesError) in
      try ServiceAnswer.legacy(AutocompleteAnswer.self, response, .placesLegacy, log).value
        .predictions
    }
  }

  private static func query(_ request: PredictionRequest) -> [HTTPRequest.Field] {
    var query = [HTTPRequest.Field("input", request.text.text)]
    if let cursor = request.cursor { query.append(.init("offset", String(cursor))) }
    if let types = request.types {
      query.append(.init("types", types.values.joined(separator: "|")))
    }
    if let countries = request.countries {
      let parts = countries.countries.map { "country:" + $0.code }
      query.append(.init("components", parts.joined(separator: "|")))
    }
    switch request.location {
    case .bias(let area): query.append(.init("locationbias", text(area)))
    case .restriction(let area): query.append(.init("locationrestriction", text(area)))
    case nil: break
    }
    if let origin = request.origin { query.append(.init("origin", origin.text)) }
    appendCommon(&query, request.language, request.region, .placesLegacy)
    if let session = request.session { query.append(.init("sessiontoken", session.text)) }
    return query
  }

  /// Appends what every call of these services can carry.
  static func appendCommon(
    _ query: inout [HTTPRequest.Field], _ language: LanguageTag?, _ region: RegionCode?,
    _ service: Service
  ) {
    if let language { query.append(.init("language", language.tag)) }
    if let region { query.append(.init("region", region.code(for: service))) }
  }

  private static func text(_ area: Area) -> String {
    switch area {
    case .circle(let circle):
      "circle:\(DecimalText.format(circle.radiusMeters))@\(circle.center.text)"
    case .rectangle(let box): "rectangle:\(box.southwest.text)|\(box.northeast.text)"
    }
  }
}

private struct AutocompleteAnswer: Decodable {
  var predictions: Predictions

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    predictions = Predictions(
      predictions: try members.require("predictions", as: [WirePrediction].self).map(\.prediction))
  }
}

private struct WirePrediction: Decodable {
  var prediction: Prediction

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    let format = members.optional("structured_formatting", as: StructuredFormat.self)
    let description = try members.require("description", as: String.self)
    let target: Prediction.Target =
      members.has("place_id")
      ? .place(try WirePlaceID.require(members, "place_id", decoder)) : .query
    prediction = Prediction(
      target: target,
      text: MatchedText(description, matches: ranges(members, "matched_substrings")),
      mainText: format?.main, secondaryText: format?.secondary,
      types: members.list("types") ?? [], distanceMeters: members.optional("distance_meters"))
  }
}

private struct StructuredFormat: Decodable {
  var main: MatchedText?
  var secondary: MatchedText?

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    main = members.text("main_text").map {
      MatchedText($0, matches: ranges(members, "main_text_matched_substrings"))
    }
    secondary = members.text("secondary_text").map {
      MatchedText($0, matches: ranges(members, "secondary_text_matched_substrings"))
    }
  }
}

/// Reads `[{offset, length}]`, in Unicode scalars.
private func ranges(_ members: Members, _ name: String) -> [MatchRange] {
  (members.list(name, of: MatchedSubstring.self) ?? []).map(\.range)
}

private struct MatchedSubstring: Decodable {
  var range: MatchRange

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    range = MatchRange(
      offset: members.optional("offset") ?? 0, length: try members.require("length"))
  }
}
