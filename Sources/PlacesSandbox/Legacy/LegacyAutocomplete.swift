import PlaceIndex
import PlacesClient

/// Legacy Place Autocomplete: a request that keeps its rules, and the answer to it.
struct LegacyAutocomplete {
  /// What is searched for.
  let search: PredictionSearch
  /// Where distances are measured from.
  let origin: GeoPoint?
  /// The session the request belongs to.
  let sessionToken: String?
  /// The language of the texts.
  let language: AnswerLanguage
  /// What offsets count.
  let offsetUnit: OffsetUnit

  /// Answers a request, whatever is wrong with it.
  static func respond(to request: Incoming, _ sandbox: Sandbox) -> HTTPResponse {
    do throws(LegacyError) {
      guard request.key != nil else { throw .noKey }
      return .json(
        try LegacyAutocomplete(request, sandbox.offsetUnit).answer(from: sandbox))
    } catch {
      return error.response(container: "predictions")
    }
  }

  /// Reads and checks the parameters.
  init(_ request: Incoming, _ offsetUnit: OffsetUnit) throws(LegacyError) {
    let parameters = request.parameters
    guard let input = parameters["input"], !input.trimmingBlanks().isEmpty else { throw .invalid }
    var text = input
    if let offset = parameters["offset"] {
      guard let caret = Int(offset), caret >= 0 else { throw .invalid }
      text = PredictionSearch.text(
        input, caret: offsetUnit.scalars(ofOffset: caret, in: input))
    }
    var search = PredictionSearch(text: text)
    search.types = try LegacyTypes.filter(parameters.list("types"))
    search.countries = try Self.countries(parameters.list("components"))
    (search.bias, search.restriction) = try Self.areas(parameters)
    origin = try parameters["origin"].map { text throws(LegacyError) in try Self.point(text) }
    search.region = parameters["region"].map(PredictionSearch.countryCode)
    language = AnswerLanguage(parameters["language"], request)
    sessionToken = parameters["sessiontoken"]
    self.search = search
    self.offsetUnit = offsetUnit
  }

  /// The predictions, at most five.
  func answer(from sandbox: Sandbox) throws(LegacyError) -> JSONObject {
    let hits = search.hits(in: sandbox)
    if hits.isEmpty { throw .nothing }
    let exact = MatchRanges(of: search.text)
    let mistaken =
      hits.contains(where: \.hasTypo) ? MatchRanges(of: search.text, allowingTypos: true) : exact
    return [
      "predictions": .array(
        hits.map { .object(prediction($0, $0.hasTypo ? mistaken : exact, in: sandbox)) }),
      "status": "OK",
    ]
  }

  /// One to five `country:XX`; a code that no country has matches nothing.
  private static func countries(_ parts: [String]) throws(LegacyError) -> Set<String> {
    var codes: Set<String> = []
    for part in parts {
      guard part.lowercased().hasPrefix("country:") else { throw .invalid }
      let code = part.dropFirst("country:".count).trimmingBlanks()
      guard NewRules.isCode(code) else { throw .invalid }
      codes.insert(PredictionSearch.countryCode(code))
    }
    guard parts.count <= 5 else { throw .invalid }
    return codes
  }

  private static func point(_ text: String) throws(LegacyError) -> GeoPoint {
    guard let point = NumberText.point(text) else { throw .invalid }
    return point
  }

  /// Which area is preferred and which one fences: a restriction beats every bias, and `locationbias` beats
  /// `location` with `radius`.
  private static func areas(_ parameters: Parameters) throws(LegacyError) -> (GeoArea?, GeoArea?) {
    let circle = try self.circle(parameters)
    guard !parameters.contains("strictbounds") || circle != nil else { throw .invalid }
    let restriction = try parameters["locationrestriction"].map { text throws(LegacyError) in
      try LegacyArea.restriction(text)
    }
    let bias = try parameters["locationbias"].map { text throws(LegacyError) in
      try LegacyArea.bias(text)
    }
    if let restriction { return (nil, restriction) }
    if parameters["strictbounds"] == "true" { return (nil, circle) }
    return (bias ?? circle, nil)
  }

  /// `location` with `radius`; either without the other is ignored.
  private static func circle(_ parameters: Parameters) throws(LegacyError) -> GeoArea? {
    let center = try parameters["location"].map { text throws(LegacyError) in try point(text) }
    let radius = try parameters["radius"].map { text throws(LegacyError) in
      try LegacyArea.radius(text)
    }
    guard let center, let radius else { return nil }
    return .circle(center: center, radiusMeters: radius)
  }
}

extension LegacyAutocomplete {
  private func prediction(
    _ hit: PlaceHit, _ marks: MatchRanges, in sandbox: Sandbox
  ) -> JSONObject {
    let place = hit.place
    let texts = PredictionText(language.applied(to: place, in: sandbox).place)
    var format = JSONObject()
    format.append("main_text", texts.main)
    format.append("main_text_matched_substrings", .array(matches(marks, in: texts.main)))
    if let secondary = texts.secondary {
      format.append("secondary_text", secondary)
      let matches = matches(marks, in: secondary)
      format.append(
        "secondary_text_matched_substrings", matches.isEmpty ? nil : .array(matches))
    }
    let terms = texts.terms.map { term -> JSONValue in
      let offset = offsetUnit.offset(ofScalar: term.offset, in: texts.full)
      return .object(["offset": .integer(Int64(offset)), "value": .string(term.value)])
    }
    var object = JSONObject()
    object.append("description", texts.full)
    if let origin, place.kind != .route {
      object.append("distance_meters", Int(origin.distanceMeters(to: place.location).rounded()))
    }
    object.append("matched_substrings", .array(matches(marks, in: texts.full)))
    object.append("place_id", place.id)
    object.append("reference", place.id)
    object.append("structured_formatting", format)
    object.append("terms", .array(terms))
    object.append("types", TypeWords.predicted(place, in: .legacy))
    return object
  }

  private func matches(_ marks: MatchRanges, in text: String) -> [JSONValue] {
    marks.ranges(in: text).map { scalars in
      let range = offsetUnit.range(scalars, in: text)
      return .object([
        "length": .integer(Int64(range.count)), "offset": .integer(Int64(range.lowerBound)),
      ])
    }
  }
}
