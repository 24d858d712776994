import PlacesClient

/// An unsuccessful status of the legacy services and of Geocoding, which answer with HTTP 200 all the same.
struct LegacyError: Error, Hashable {
  /// The statuses the sandbox uses.
  enum Status: String, Hashable {
    case zeroResults = "ZERO_RESULTS"
    case notFound = "NOT_FOUND"
    case invalidRequest = "INVALID_REQUEST"
    case requestDenied = "REQUEST_DENIED"
  }

  /// The status word.
  var status: Status
  /// The sentence, where Google sends one.
  var message: String?

  /// The answer of a service that puts its results into `container`.
  func response(container: String) -> HTTPResponse {
    var body = JSONObject()
    body.append("error_message", message)
    body[container] = []
    body.append("status", status.rawValue)
    return .json(body)
  }
}

extension LegacyError {
  /// Something is missing or malformed; Google says no more than that.
  static let invalid = LegacyError(status: .invalidRequest)
  /// Nothing found.
  static let nothing = LegacyError(status: .zeroResults)
  /// No key.
  static let noKey = LegacyError(
    status: .requestDenied,
    message:
      "You must use an API key to authenticate each request to Google Maps Platform APIs. For "
      + "additional information, please refer to http://g.co/dev/maps-no-account")
  /// An identifier that cannot be one.
  static let badPlaceID = LegacyError(
    status: .invalidRequest, message: "Invalid 'placeid' parameter")
  /// An identifier that leads nowhere any more.
  static let staleID = LegacyError(status: .notFound, message: PlaceLookup.staleText)

  /// A name in `fields` that is none.
  static func unknownField(_ name: String) -> LegacyError {
    LegacyError(
      status: .invalidRequest,
      message: "Error while parsing 'fields' parameter: Unsupported field name '\(name)'. ")
  }

  /// A parameter of Geocoding that cannot be read.
  static func invalidParameter(_ name: String) -> LegacyError {
    LegacyError(
      status: .invalidRequest, message: "Invalid request. Invalid '\(name)' parameter.")
  }
}
