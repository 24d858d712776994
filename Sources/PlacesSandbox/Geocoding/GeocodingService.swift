import PlaceIndex
import PlacesClient

/// The Geocoding API: which of its three questions is asked, and the answer.
enum GeocodingService {
  /// Answers a request, whatever is wrong with it.
  static func respond(to request: Incoming, _ sandbox: Sandbox) -> HTTPResponse {
    do throws(LegacyError) {
      guard request.key != nil else { throw .noKey }
      return .json(
        try answer(
          request.parameters, AnswerLanguage(request.parameters["language"], request), sandbox))
    } catch {
      return error.response(container: "results")
    }
  }

  /// Exactly one of an address (with or instead of components), a position and an identifier must be given.
  private static func answer(
    _ parameters: Parameters, _ language: AnswerLanguage, _ sandbox: Sandbox
  ) throws(LegacyError) -> [UInt8] {
    let isForward = parameters["address"] != nil || parameters["components"] != nil
    switch (isForward, parameters["latlng"], parameters["place_id"]) {
    case (true, nil, nil):
      return try ForwardGeocoding(parameters, in: sandbox.index)
        .answer(from: sandbox, language)
    case (false, let text?, nil):
      return try ReverseGeocoding(text, parameters).answer(from: sandbox, language)
    case (false, nil, let id?): return try lookUp(id, sandbox, language)
    case (false, nil, nil):
      throw LegacyError(
        status: .invalidRequest,
        message: "Invalid request. Missing the 'address', 'components', 'latlng' or 'place_id' "
          + "parameter.")
    default:
      throw LegacyError(
        status: .invalidRequest,
        message: "Invalid request. Only one of the 'address', 'latlng' and 'place_id' parameters "
          + "may be given.")
    }
  }

  private static func lookUp(
    _ id: String, _ sandbox: Sandbox, _ language: AnswerLanguage
  ) throws(LegacyError) -> [UInt8] {
    switch PlaceLookup(id, in: sandbox.index) {
    case .found(let place), .moved(let place, _):
      return answer([GeocodingResult(place)], language)
    case .stale, .empty: throw .nothing
    case .malformed: throw .invalidParameter("place_id")
    }
  }

  /// The body of an answer with results; `square` is the plus code that comes with them.
  static func answer(
    _ results: [GeocodingResult], _ language: AnswerLanguage, square: IndexedPlace? = nil
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(2048)
    bytes.append(UInt8(ascii: "{"))
    var writer = JSONMemberWriter(appendingTo: bytes)
    if let square { LegacyShape.appendPlusCode(of: square, to: &writer) }
    writer.appendObjects("results", of: results) { $1.write(language, to: &$0) }
    writer.append("status", results.isEmpty ? "ZERO_RESULTS" : "OK")
    return writer.finish([UInt8(ascii: "}")])
  }
}
