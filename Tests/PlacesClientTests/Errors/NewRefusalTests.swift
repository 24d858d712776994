import PlacesClient
import Testing

@Suite struct `Refusals of Places API (New)` {
  /// A row of Google's table of causes.
  struct Row: Sendable, CustomTestStringConvertible {
    var http: Int
    var reason: String?
    var metadata: JSONObject = [:]
    var expected: ExpectedRefusal

    var testDescription: String { "\(http) \(reason ?? "") \(expected.testDescription)" }

    init(
      _ http: Int, _ reason: String?, metadata: JSONObject = [:], _ expected: ExpectedRefusal
    ) {
      self.http = http
      self.reason = reason
      self.metadata = metadata
      self.expected = expected
    }

    /// The error object, with the details Google sends.
    var error: JSONObject {
      var error: JSONObject = ["code": .integer(Int64(http))]
      error.append("message", expected.message)
      error.append("status", expected.status)
      if let reason {
        error.append(
          "details",
          [
            .object(["@type": "type.googleapis.com/google.rpc.Help", "links": []]),
            .object([
              "@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": .string(reason),
              "domain": "googleapis.com", "metadata": .object(metadata),
            ]),
            .object([
              "@type": "type.googleapis.com/google.rpc.LocalizedMessage", "locale": "en-US",
              "message": .string(expected.message ?? ""),
            ]),
          ])
      }
      return error
    }
  }

  private static let stale =
    "The provided Place ID is no longer valid. Please refresh cached Place IDs as per https://developers.google.com/maps/documentation/places/web-service/place-id#save-id"
  private static let quota =
    "Quota exceeded for quota metric 'AutocompletePlacesRequest' and limit 'AutocompletePlacesRequest per {unit}' of service 'places.googleapis.com' for consumer 'project_number:123456789012'."

  static let rows: [Row] = [
    Row(
      403, nil,
      .init(
        "PERMISSION_DENIED",
        "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.",
        .keyMissing, .access, "PLACES_API_KEY")),
    Row(
      400, "API_KEY_INVALID", metadata: ["service": "places.googleapis.com"],
      .init(
        "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.", .keyInvalid, .access,
        "not known to Google")),
    Row(
      400, "API_KEY_INVALID",
      .init(
        "INVALID_ARGUMENT", "API Key not found. Please pass a valid API key.", .keyInvalid, .access,
        "not known to Google")),
    Row(
      400, nil,
      .init(
        "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.", .keyInvalid, .access,
        "not known to Google")),
    Row(
      400, "API_KEY_INVALID",
      .init(
        "INVALID_ARGUMENT", "API key expired. Please renew the API key.", .keyExpired, .access,
        "renew")),
    Row(
      403, nil,
      .init(
        "PERMISSION_DENIED", "Your API key was reported as leaked. Please use another API key.",
        .keyLeaked, .access, "make a new key")),
    Row(
      403, "SERVICE_DISABLED", metadata: ["activationUrl": "javascript:x"],
      .init(
        "PERMISSION_DENIED",
        "Places API (New) has not been used in project 123456789012 before or it is disabled.",
        .apiNotEnabled, .access, "enable Places API (New) for the project of this key")),
    Row(
      403, "API_KEY_SERVICE_BLOCKED",
      .init(
        "PERMISSION_DENIED",
        "Requests to this API places.googleapis.com method google.maps.places.v1.Places.GetPlace are blocked.",
        .keyNotAllowedForAPI, .access, "add Places API (New) to the API restrictions")),
    Row(
      403, "API_KEY_HTTP_REFERRER_BLOCKED",
      .init(
        "PERMISSION_DENIED", "Requests from referer <empty> are blocked.",
        .keyRestrictedToWebsites, .access, "web sites do not work from a command line")),
    Row(
      403, "API_KEY_IP_ADDRESS_BLOCKED", metadata: ["callerIp": "2001:db8::7"],
      .init(
        "PERMISSION_DENIED",
        "The provided API key has an IP address restriction. The originating IP address of the call (2001:db8::7) violates this restriction.",
        .keyRestrictedToAddresses, .access, "IPv6")),
    Row(
      403, "API_KEY_IOS_APP_BLOCKED",
      .init(
        "PERMISSION_DENIED", "Requests from this iOS client application <empty> are blocked.",
        .keyRestrictedToApps, .access, "without application restriction")),
    Row(
      403, "API_KEY_ANDROID_APP_BLOCKED",
      .init(
        "PERMISSION_DENIED", "Requests from this Android client application <empty> are blocked.",
        .keyRestrictedToApps, .access, "without application restriction")),
    Row(
      403, "BILLING_DISABLED",
      .init(
        "PERMISSION_DENIED", "This API method requires billing to be enabled.", .billingDisabled,
        .access, "enable billing")),
    Row(
      403, "CONSUMER_SUSPENDED",
      .init(
        "PERMISSION_DENIED", "Permission denied: Consumer 'projects/1' has been suspended.",
        .projectSuspended, .access, "contact Google")),
    Row(
      403, "CONSUMER_INVALID",
      .init("PERMISSION_DENIED", "Invalid.", .projectDisabled, .access, "disabled or gone")),
    Row(
      403, nil,
      .init(
        "PERMISSION_DENIED", "No.", .accessDenied, .access, "that Places API (New) is enabled")),
    Row(
      401, nil,
      .init("UNAUTHENTICATED", "No.", .accessDenied, .access, "that Places API (New) is enabled")),
    Row(
      429, "RATE_LIMIT_EXCEEDED", metadata: ["quota_unit": "1/min/{project}"],
      .init(
        "RESOURCE_EXHAUSTED", quota.replacing("{unit}", with: "minute"), .rateLimit, .quota,
        isRetried: true, "fewer requests")),
    Row(
      429, "RATE_LIMIT_EXCEEDED", metadata: ["quota_unit": "1/d/{project}"],
      .init(
        "RESOURCE_EXHAUSTED", quota.replacing("{unit}", with: "minute"), .dailyQuota, .quota,
        "midnight Pacific")),
    Row(
      429, "RATE_LIMIT_EXCEEDED",
      .init(
        "RESOURCE_EXHAUSTED", quota.replacing("{unit}", with: "day"), .dailyQuota, .quota,
        "midnight Pacific")),
    Row(
      429, nil,
      .init("RESOURCE_EXHAUSTED", nil, .rateLimit, .quota, isRetried: true, "fewer requests")),
    Row(
      400, nil,
      .init(
        "INVALID_ARGUMENT",
        "FieldMask is a required parameter. See https://cloud.google.com/apis/docs/system-parameters#definitions",
        .invalidRequest, .badRequest, "--dry-run")),
    Row(
      400, nil,
      .init(
        "INVALID_ARGUMENT",
        "Invalid included_primary_types 'address'. See the list of supported types in https://developers.google.com/maps/documentation/places/web-service/place-types.",
        .unknownType, .badRequest, "places types")),
    Row(
      400, nil,
      .init(
        "INVALID_ARGUMENT", "Not a valid Place ID: X", .malformedPlaceID, .badRequest,
        "not a place ID")),
    Row(404, nil, .init("NOT_FOUND", stale, .stalePlaceID, .nothingFound, "search for the place")),
    Row(
      400, nil,
      .init("INVALID_ARGUMENT", stale, .stalePlaceID, .nothingFound, "search for the place")),
    Row(400, nil, .init("FAILED_PRECONDITION", nil, .invalidRequest, .badRequest, "--dry-run")),
    Row(400, nil, .init("OUT_OF_RANGE", nil, .invalidRequest, .badRequest, "--dry-run")),
    Row(
      500, nil,
      .init(
        "INTERNAL", "Internal error encountered.", .serverFault, .server, isRetried: true,
        "try again later")),
    Row(500, nil, .init("UNKNOWN", nil, .serverFault, .server, isRetried: true, "later")),
    Row(500, nil, .init("DATA_LOSS", nil, .serverFault, .server, isRetried: true, "later")),
    Row(503, nil, .init("UNAVAILABLE", nil, .serverFault, .server, isRetried: true, "later")),
    Row(504, nil, .init("DEADLINE_EXCEEDED", nil, .serverFault, .server, isRetried: true, "later")),
    Row(501, nil, .init("UNIMPLEMENTED", nil, .unexpectedStatus, .server, "report it")),
    Row(409, nil, .init("ABORTED", nil, .unexpectedStatus, .server, "report it")),
    Row(499, nil, .init("CANCELLED", nil, .unexpectedStatus, .server, "report it")),
  ]

  /// Asks for details and returns the error and the number of attempts.
  private func ask(_ http: Int, _ body: JSONValue, headers: [HTTPRequest.Field] = [])
    async throws -> (error: PlacesError?, attempts: Int)
  {
    let text = String(decoding: JSONWriter.compact(body), as: UTF8.self)
    let transport = ScriptedTransport([.json(text, status: http, headers: headers)])
    let client = PlacesClient(
      transport: transport, key: try .secret, policy: RetryPolicy(retries: 1), budget: nil,
      timing: .instant, observe: { _ in })
    let request = try DetailsRequest.plain(.new)
    let error = await failure { () async throws(PlacesError) in
      try await client.details(for: request)
    }
    return (error, transport.attempts.count)
  }

  @Test(arguments: rows) func `each cause`(_ row: Row) async throws {
    let (error, attempts) = try await ask(row.http, .object(["error": .object(row.error)]))
    row.expected.check(error, attempts: attempts, httpStatus: row.http, service: .placesNew)
  }

  @Test(arguments: rows) func `each cause, wrapped in a list of one`(_ row: Row) async throws {
    let (error, attempts) = try await ask(
      row.http, [.object(["error": .object(row.error)])])
    row.expected.check(error, attempts: attempts, httpStatus: row.http, service: .placesNew)
  }

  @Test func `an error under HTTP 200 is no empty answer`() async throws {
    let row = try #require(Self.rows.first)
    let (error, attempts) = try await ask(200, .object(["error": .object(row.error)]))
    row.expected.check(error, attempts: attempts, httpStatus: 200, service: .placesNew)
  }

  @Test(arguments: [
    (400, "INVALID_ARGUMENT", ErrorCause.invalidRequest), (401, "UNAUTHENTICATED", .accessDenied),
    (403, "PERMISSION_DENIED", .accessDenied), (404, "NOT_FOUND", .stalePlaceID),
    (409, "ABORTED", .unexpectedStatus), (429, "RESOURCE_EXHAUSTED", .rateLimit),
    (499, "CANCELLED", .unexpectedStatus), (500, "INTERNAL", .serverFault),
    (501, "UNIMPLEMENTED", .unexpectedStatus), (503, "UNAVAILABLE", .serverFault),
    (504, "DEADLINE_EXCEEDED", .serverFault), (418, "HTTP 418", .unexpectedStatus),
  ])
  func `the HTTP code stands in for a missing word`(
    _ http: Int, _ status: String, _ cause: ErrorCause
  ) async throws {
    for error in [[:], ["status": 7, "message": ""], ["status": ""]] as [JSONObject] {
      let (failure, _) = try await ask(http, .object(["error": .object(error)]))
      guard case .refused(let refusal) = failure else {
        Issue.record("\(String(describing: failure))")
        continue
      }
      #expect(refusal.status == status)
      #expect(refusal.cause == cause)
      #expect(refusal.message == nil)
    }
  }

  @Test(arguments: [(408, 2), (502, 2), (501, 1), (418, 1), (405, 1)])
  func `codes without a word of their own are tried again when they pass`(
    _ http: Int, _ attempts: Int
  ) async throws {
    #expect(try await ask(http, .object(["error": .object([:])])).attempts == attempts)
  }

  @Test func `where to enable the API is part of the advice`() async throws {
    let uri =
      "https://console.developers.google.com/apis/api/places.googleapis.com/overview?project=1"
    let row = Row(
      403, "SERVICE_DISABLED", metadata: ["activationUrl": .string(uri)],
      .init("PERMISSION_DENIED", "Disabled.", .apiNotEnabled, .access, ""))
    let (error, _) = try await ask(403, .object(["error": .object(row.error)]))
    #expect(error?.remedy.hasSuffix(": \(uri)") == true)
    guard case .refused(let refusal) = error else { return }
    #expect(refusal.activationURI == uri)
  }

  @Test func `sentences about fields are told once`() async throws {
    let mask = "Error expanding 'fields' parameter. Cannot find matching fields for path 'colour'."
    let (error, _) = try await ask(
      400,
      .object([
        "error": .object([
          "code": 400, "message": "Request contains an invalid argument.",
          "status": "INVALID_ARGUMENT",
          "details": [
            .object([
              "@type": "type.googleapis.com/google.rpc.BadRequest",
              "fieldViolations": [
                .object(["field": "colour", "description": .string(mask)]),
                .object(["description": "Request contains an invalid argument."]),
                .object(["field": "", "description": "Second."]), .object(["field": "x"]), 7,
              ],
            ]), 7,
          ],
        ])
      ]))
    guard case .refused(let refusal) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(refusal.cause == .unknownField)
    #expect(
      refusal.message == "Request contains an invalid argument. colour: \(mask) Second.")
  }

  @Test(
    arguments: [
      ("41s", Duration.seconds(41)), ("0.5s", .milliseconds(500)), ("0s", .zero), ("41", nil),
      ("-1s", nil), ("s", nil), ("1e3s", nil), ("2000000000s", nil), ("soon", nil), ("", nil),
    ] as [(String, Duration?)])
  func `RetryInfo`(_ text: String, _ delay: Duration?) async throws {
    let (error, _) = try await ask(
      503,
      .object([
        "error": .object([
          "status": "UNAVAILABLE",
          "details": [
            .object([
              "@type": "type.googleapis.com/google.rpc.RetryInfo", "retryDelay": .string(text),
            ])
          ],
        ])
      ]))
    #expect(error?.retryAfter == delay)
  }

  @Test func `the header goes before RetryInfo`() async throws {
    let body: JSONValue = .object([
      "error": .object([
        "status": "RESOURCE_EXHAUSTED", "details": [.object(["retryDelay": "41s"])],
      ])
    ])
    let (error, _) = try await ask(429, body, headers: [.init("retry-after", "7")])
    #expect(error?.retryAfter == .seconds(7))
    #expect(error?.remedy == "the service asks to wait 7s: try again then")
  }

  @Test func `not found is no outdated place where none was asked for`() async throws {
    let client = try PlacesClient.answering(
      #"{"error": {"code": 404, "status": "NOT_FOUND", "message": "Method not found."}}"#,
      status: 404)
    let request = try PredictionRequest.new
    let error = await failure { () async throws(PlacesError) in
      try await client.predictions(for: request)
    }
    #expect(error?.code == "unexpectedStatus")
    #expect(error?.failureClass == .server)
  }
}
