import PlacesClient

/// Legacy Place Details: a request that keeps its rules, and the answer to it.
struct LegacyDetails {
  /// The identifier asked for.
  let id: String
  /// The wanted fields; all when the request names none.
  let selection: FieldSelection
  /// The session the request ends.
  let sessionToken: String?
  private let language: AnswerLanguage
  private let reviews: LegacyFacts.ReviewWish

  /// Answers a request, whatever is wrong with it.
  static func respond(to request: Incoming, _ sandbox: Sandbox) -> HTTPResponse {
    do throws(LegacyError) {
      guard request.key != nil else { throw .noKey }
      return .json(try LegacyDetails(request).answer(from: sandbox))
    } catch {
      return error.response(container: "html_attributions")
    }
  }

  /// Reads and checks the parameters; `placeid` is the old name of `place_id`.
  init(_ request: Incoming) throws(LegacyError) {
    let parameters = request.parameters
    guard let id = parameters["place_id"] ?? parameters["placeid"] else { throw .badPlaceID }
    self.id = id
    selection =
      try parameters["fields"].map { text throws(LegacyError) in
        try LegacyFields.selection(text, allowed: LegacyFields.isDetailsField)
      } ?? .all
    if let sort = parameters["reviews_sort"], sort != "most_relevant", sort != "newest" {
      throw .invalid
    }
    language = AnswerLanguage(parameters["language"], request)
    reviews = LegacyFacts.ReviewWish(
      order: parameters["reviews_sort"] == "newest" ? .age : .relevance,
      translates: parameters["reviews_no_translations"] != "true", language: language.code)
    sessionToken = parameters["sessiontoken"]
  }

  /// The wanted fields of the place, and whom to credit.
  func answer(from sandbox: Sandbox) throws(LegacyError) -> JSONObject {
    let place: LegacyPlace
    switch PlaceLookup(id, in: sandbox.index) {
    case .found(let found), .moved(let found, _):
      place = LegacyPlace(found, sandbox, language, reviews)
    case .stale: throw .staleID
    case .empty: throw .nothing
    case .malformed: throw .badPlaceID
    }
    return [
      "html_attributions": .array(place.attributions.map(JSONValue.string)),
      "result": .object(place.json(selection, fields: LegacyFields.detailsFields)), "status": "OK",
    ]
  }
}
