/// The legacy Places web service.
enum LegacyAPI {}

extension LegacyAPI {
  /// The call for a prediction request.
  static func call(for request: PredictionRequest) -> WireCall<Predictions> {
    WireCall(
      request: HTTPRequest(
        service: .placesLegacy, path: ["maps", "api", "place", "autocomplete", "json"],
        query: query(request)), pricing: .quote(for: request)
    ) { response throws(PlacesError) in
      try ServiceAnswer.legacy(
        response, from: .placesLegacy, asked: .matches, Predictions.init(legacy:hasResults:))
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
    append(&query, request.language, request.region)
    if let session = request.session { query.append(.init("sessiontoken", session.text)) }
    return query
  }

  /// Appends what every call of this service and of the Geocoding API can carry.
  static func append(
    _ query: inout [HTTPRequest.Field], _ language: LanguageTag?, _ region: RegionCode?
  ) {
    if let language { query.append(.init("language", language.tag)) }
    // The two services spell regions alike.
    if let region { query.append(.init("region", region.code(for: .placesLegacy))) }
  }

  private static func text(_ area: Area) -> String {
    switch area {
    case .circle: area.text
    case .rectangle(let box): "rectangle:\(box.southwest.text)|\(box.northeast.text)"
    }
  }
}

extension Predictions {
  fileprivate init(legacy members: Members, hasResults: Bool) throws(Misfit) {
    self.init(
      predictions: hasResults || members.has("predictions")
        ? try members.requireList("predictions", Prediction.init(legacy:)) : [])
  }
}

extension Prediction {
  fileprivate init(legacy members: Members) throws(Misfit) {
    let format = members.optional("structured_formatting") { members in
      (
        main: members.matchedText("main_text", "main_text_matched_substrings"),
        secondary: members.matchedText("secondary_text", "secondary_text_matched_substrings")
      )
    }
    self.init(
      target: members.has("place_id") ? .place(try PlaceID(members, "place_id")) : .query,
      text: MatchedText(
        try members.require("description"), matches: members.ranges("matched_substrings")),
      mainText: format?.main, secondaryText: format?.secondary,
      types: members.list("types") ?? [], distanceMeters: members.optional("distance_meters"))
  }
}

extension Members {
  /// Reads a text and, beside it, where it matches.
  fileprivate func matchedText(_ name: String, _ matches: String) -> MatchedText? {
    text(name).map { MatchedText($0, matches: ranges(matches)) }
  }

  /// Reads `[{offset, length}]`, in Unicode scalars.
  fileprivate func ranges(_ name: String) -> [MatchRange] {
    list(name) { members throws(Misfit) in
      MatchRange(
        offset: members.has("offset") ? try members.require("offset") : 0,
        length: try members.require("length"))
    } ?? []
  }
}
