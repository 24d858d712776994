import PlacesClient
import Testing

/// What an answer that says no has to come to.
struct ExpectedRefusal: Sendable, CustomTestStringConvertible {
  /// The service's word.
  var status: String
  /// The service's sentence.
  var message: String?
  var cause: ErrorCause
  var failureClass: FailureClass
  var isRetried = false
  /// A piece of the advice that fits this cause and no other.
  var advice: String

  var testDescription: String { "\(cause): \(status) \(message ?? "")" }

  init(
    _ status: String, _ message: String?, _ cause: ErrorCause, _ failureClass: FailureClass,
    isRetried: Bool = false, _ advice: String
  ) {
    self.status = status
    self.message = message
    self.cause = cause
    self.failureClass = failureClass
    self.isRetried = isRetried
    self.advice = advice
  }

  /// Checks the error of a lookup and how many attempts were made for it, when one more was allowed.
  func check(
    _ error: PlacesError?, attempts: Int, httpStatus: Int, service: Service,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard case .refused(let refusal) = error else {
      Issue.record("\(String(describing: error))", sourceLocation: sourceLocation)
      return
    }
    #expect(refusal.service == service, sourceLocation: sourceLocation)
    #expect(refusal.cause == cause, sourceLocation: sourceLocation)
    #expect(refusal.status == status, sourceLocation: sourceLocation)
    #expect(refusal.httpStatus == httpStatus, sourceLocation: sourceLocation)
    #expect(refusal.message == message?.trimmingSuffixBlanks, sourceLocation: sourceLocation)
    #expect(error?.failureClass == failureClass, sourceLocation: sourceLocation)
    #expect(error?.code == cause.rawValue, sourceLocation: sourceLocation)
    #expect(error?.status == status, sourceLocation: sourceLocation)
    #expect(error?.remedy.contains(advice) == true, sourceLocation: sourceLocation)
    #expect(attempts == (isRetried ? 2 : 1), sourceLocation: sourceLocation)
    let start = "\(service.consoleName): \(status)"
    let sentence = refusal.message.map { "\(start): \($0)" } ?? start
    #expect(error?.message == sentence, sourceLocation: sourceLocation)
  }
}

extension String {
  fileprivate var trimmingSuffixBlanks: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

@Suite struct `Refusals of the legacy services` {
  static let rows: [ExpectedRefusal] = [
    .init(
      "REQUEST_DENIED",
      "You must use an API key to authenticate each request to Google Maps Platform APIs. For additional information, please refer to http://g.co/dev/maps-no-account",
      .keyMissing, .access, "PLACES_API_KEY"),
    .init(
      "REQUEST_DENIED", "The provided API key is invalid. ", .keyInvalid, .access,
      "not known to Google"),
    .init("REQUEST_DENIED", "The provided API key is expired.", .keyExpired, .access, "renew"),
    .init(
      "REQUEST_DENIED", "This API project is not authorized to use this API.", .apiNotEnabled,
      .access, "enable {api}"),
    .init(
      "REQUEST_DENIED",
      "You're calling a legacy API, which is not enabled for your project. To get newer features, switch.",
      .legacyAPINotEnabled, .access, "--api new"),
    .init(
      "REQUEST_DENIED", "This API key is not authorized to use this service or API.",
      .keyNotAllowedForAPI, .access, "add {api} to the API restrictions"),
    .init(
      "REQUEST_DENIED", "API keys with referer restrictions cannot be used with this API.",
      .keyRestrictedToWebsites, .access, "web sites do not work from a command line"),
    .init(
      "REQUEST_DENIED",
      "This IP, site or mobile application is not authorized to use this API key. Request received from IP address 203.0.113.7, with empty referer",
      .keyRestrictedToAddresses, .access, "IPv6"),
    .init(
      "REQUEST_DENIED",
      "You must enable Billing on the Google Cloud Project at https://console.cloud.google.com/project/_/billing/enable Learn more",
      .billingDisabled, .access, "enable billing"),
    .init(
      "OVER_QUERY_LIMIT", "You must enable Billing on the Google Cloud Project.", .billingDisabled,
      .access, "enable billing"),
    .init(
      "OVER_DAILY_LIMIT", "You must enable Billing on the Google Cloud Project.", .billingDisabled,
      .access, "enable billing"),
    .init(
      "REQUEST_DENIED", "Google has disabled the use of APIs from this API project.",
      .projectDisabled, .access, "disabled or gone"),
    .init(
      "REQUEST_DENIED", "This API project was not found. This API project may have been deleted.",
      .projectDisabled, .access, "disabled or gone"),
    .init("REQUEST_DENIED", nil, .accessDenied, .access, "that {api} is enabled"),
    .init("REQUEST_DENIED", "Something new.", .accessDenied, .access, "that {api} is enabled"),
    .init(
      "OVER_QUERY_LIMIT",
      "You have exceeded your daily request quota for this API. If you did not set a custom daily request quota, verify your project has an active billing account: http://g.co/dev/maps-no-account",
      .dailyQuota, .quota, "midnight Pacific"),
    .init("OVER_DAILY_LIMIT", nil, .dailyQuota, .quota, "midnight Pacific"),
    .init(
      "OVER_QUERY_LIMIT", "You have exceeded your rate-limit for this API.", .rateLimit, .quota,
      isRetried: true, "fewer requests"),
    .init("OVER_QUERY_LIMIT", nil, .rateLimit, .quota, isRetried: true, "fewer requests"),
    .init("INVALID_REQUEST", nil, .invalidRequest, .badRequest, "--dry-run"),
    .init(
      "INVALID_REQUEST",
      "Error while parsing 'fields' parameter: Unsupported field name 'colour'. ", .unknownField,
      .badRequest, "leave that field out"),
    .init(
      "INVALID_REQUEST", "Invalid 'placeid' parameter", .malformedPlaceID, .badRequest,
      "not a place ID"),
    .init(
      "INVALID_REQUEST",
      "Invalid request. Missing the 'address', 'components', 'latlng' or 'place_id' parameter.",
      .missingInput, .badRequest, "give an address"),
    .init(
      "INVALID_REQUEST", "Invalid request. Invalid 'place_id' parameter.", .malformedPlaceID,
      .badRequest, "not a place ID"),
    .init(
      "NOT_FOUND",
      "The provided Place ID is no longer valid. Please refresh cached Place IDs as per https://developers.google.com/maps/documentation/places/web-service/place-id#save-id",
      .stalePlaceID, .nothingFound, "search for the place again"),
    .init("NOT_FOUND", nil, .stalePlaceID, .nothingFound, "search for the place again"),
    .init("UNKNOWN_ERROR", nil, .serverFault, .server, isRetried: true, "try again later"),
    .init("NEW_STATUS", nil, .unexpectedStatus, .server, "report it"),
    .init("", nil, .unexpectedStatus, .server, "report it"),
  ]

  private func body(_ row: ExpectedRefusal, list: String) -> String {
    var object: JSONObject = [:]
    object.append("error_message", row.message)
    object.append(list, JSONValue.array([]))
    object.append("status", row.status)
    return String(decoding: JSONWriter.compact(object), as: UTF8.self)
  }

  private func client(_ transport: ScriptedTransport) throws -> PlacesClient {
    PlacesClient(
      transport: transport, key: try .secret, policy: RetryPolicy(retries: 1), budget: nil,
      timing: .instant, observe: { _ in })
  }

  @Test(arguments: rows) func `details`(_ row: ExpectedRefusal) async throws {
    let transport = ScriptedTransport([.json(body(row, list: "html_attributions"))])
    let client = try client(transport)
    let request = try DetailsRequest.plain(.legacy)
    let error = await failure { () async throws(PlacesError) in
      try await client.details(for: request)
    }
    var row = row
    row.advice = row.advice.replacing("{api}", with: "Places API")
    row.check(
      error, attempts: transport.attempts.count, httpStatus: 200, service: .placesLegacy)
  }

  @Test(arguments: rows) func `geocoding by place ID`(_ row: ExpectedRefusal) async throws {
    let transport = ScriptedTransport([.json(body(row, list: "results"))])
    let client = try client(transport)
    let request = GeocodeRequest(.placeID(try PlaceID("x")))
    let error = await failure { () async throws(PlacesError) in try await client.geocode(request) }
    var row = row
    row.advice = row.advice.replacing("{api}", with: "Geocoding API")
    row.check(error, attempts: transport.attempts.count, httpStatus: 200, service: .geocoding)
  }

  @Test(arguments: rows) func `autocomplete`(_ row: ExpectedRefusal) async throws {
    let transport = ScriptedTransport([.json(body(row, list: "predictions"))])
    let client = try client(transport)
    let request = try PredictionRequest.legacy
    let error = await failure { () async throws(PlacesError) in
      try await client.predictions(for: request)
    }
    var row = row
    row.advice = row.advice.replacing("{api}", with: "Places API")
    if row.cause == .stalePlaceID {
      // A search has no place to be outdated: something else does not know the address.
      (row.cause, row.failureClass, row.advice) = (.unexpectedStatus, .server, "report it")
    }
    row.check(
      error, attempts: transport.attempts.count, httpStatus: 200, service: .placesLegacy)
  }

  @Test(arguments: [400, 403, 500])
  func `the word counts whatever the HTTP code`(_ code: Int) async throws {
    let row = ExpectedRefusal(
      "REQUEST_DENIED", "The provided API key is invalid.", .keyInvalid, .access, "known to Google")
    let transport = ScriptedTransport([.json(body(row, list: "results"), status: code)])
    let client = try client(transport)
    let request = try GeocodeRequest.plain
    let error = await failure { () async throws(PlacesError) in try await client.geocode(request) }
    row.check(error, attempts: 1, httpStatus: code, service: .geocoding)
    #expect(transport.attempts.count == 1)
  }
}
