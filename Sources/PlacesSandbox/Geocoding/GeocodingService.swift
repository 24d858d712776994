import PlaceIndex
import PlacesClient

/// The Geocoding API: which of its three questions is asked, and the answer.
enum GeocodingService {
  /// Answers a request, whatever is wrong with it.
  static func respond(to request: Incoming, _ sandbox: Sandbox) -> HTTPResponse {
    do throws(LegacyError) {
      guard request.key != nil else { throw .noKey }
      return .json(
        try answer(request.parameters, GeocodingForm(request, in: sandbox), sandbox))
    } catch {
      return error.response(container: "results")
    }
  }

  /// Exactly one of an address (with or instead of components), a position and an identifier must be given.
  private static func answer(
    _ parameters: Parameters, _ form: GeocodingForm, _ sandbox: Sandbox
  ) throws(LegacyError) -> [UInt8] {
    let isForward = parameters["address"] != nil || parameters["components"] != nil
    switch (isForward, parameters["latlng"], parameters["place_id"]) {
    case (true, nil, nil):
      return try ForwardGeocoding(parameters, in: sandbox.index)
        .answer(form)
    case (false, let text?, nil):
      return try ReverseGeocoding(text, parameters).answer(form)
    case (false, nil, let id?): return try lookUp(id, form)
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
    _ id: String, _ form: GeocodingForm
  ) throws(LegacyError) -> [UInt8] {
    switch PlaceLookup(id, in: form.index) {
    case .found(let place), .moved(let place, _):
      return form.answer([GeocodingResult(place)])
    case .stale, .empty: throw .nothing
    case .malformed: throw .invalidParameter("place_id")
    }
  }
}
