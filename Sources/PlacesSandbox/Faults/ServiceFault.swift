import PlacesClient

/// An error as both generations of the services put it.
struct ServiceFault: Hashable, Sendable {
  /// What the error is called: a status of either generation, or a word of ours for what a key can be wrong about.
  let name: String
  /// The HTTP status of Places API (New).
  let httpStatus: Int
  /// The status word of Places API (New).
  let newStatus: String
  /// The sentence of Places API (New); `{service}` is the host, `{ip}` the caller's address.
  let newMessage: String
  /// The reason in its details, where Google gives one.
  let reason: String?
  /// The status word of the legacy services and Geocoding.
  let legacyStatus: String
  /// The sentence of the legacy services, where they send one.
  let legacyMessage: String?

  init(
    _ name: String, _ httpStatus: Int, _ newStatus: String, _ newMessage: String,
    reason: String? = nil, legacy legacyStatus: String, _ legacyMessage: String? = nil
  ) {
    self.name = name
    self.httpStatus = httpStatus
    self.newStatus = newStatus
    self.newMessage = newMessage
    self.reason = reason
    self.legacyStatus = legacyStatus
    self.legacyMessage = legacyMessage
  }

  /// Finds an error by its name, in whatever case.
  static func named(_ name: String) -> ServiceFault? {
    let wanted = name.uppercased()
    return table.first { $0.name.uppercased() == wanted }
  }

  /// The error of New with a numeric HTTP status.
  static func numbered(_ status: Int) -> ServiceFault? {
    table.first { $0.httpStatus == status && $0.name == $0.newStatus }
  }

  /// The whole answer to a request.
  func response(to request: SandboxRequest, from peer: String = "127.0.0.1") -> HTTPResponse {
    let path = String(request.target.prefix { $0 != "?" })
    return response(isNew: path.hasPrefix("/v1/"), path: path, from: peer)
  }

  /// The whole answer at a path.
  func response(isNew: Bool, path: String, from peer: String = "127.0.0.1") -> HTTPResponse {
    if isNew { return newResponse(peer) }
    var body = JSONObject()
    let message = legacyMessage?.substituting("{ip}", with: peer)
    let container = Self.containers.first { path.hasPrefix($0.path) }?.name ?? "results"
    body.append("error_message", message)
    body[container] = []
    body.append("status", legacyStatus)
    return .json(body)
  }

  private static let containers: [(path: String, name: String)] = [
    ("/maps/api/place/autocomplete/", "predictions"),
    ("/maps/api/place/queryautocomplete/", "predictions"),
    ("/maps/api/place/details/", "html_attributions"),
    ("/maps/api/place/findplacefromtext/", "candidates"),
  ]

  private func newResponse(_ peer: String) -> HTTPResponse {
    let message = newMessage.substituting("{ip}", with: peer)
    var error: JSONObject = [
      "code": .integer(Int64(httpStatus)), "message": .string(message),
      "status": .string(newStatus),
    ]
    if let reason {
      var metadata: JSONObject = ["consumer": "projects/123456789012"]
      for (field, value) in Self.metadata[name == "OVER_DAILY_LIMIT" ? name : reason] ?? [] {
        metadata[field] = .string(value.substituting("{ip}", with: peer))
      }
      metadata["service"] = "places.googleapis.com"
      error["details"] = [
        .object([
          "@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": .string(reason),
          "domain": "googleapis.com", "metadata": .object(metadata),
        ])
      ]
    }
    return .json(["error": .object(error)], status: httpStatus)
  }

  /// What the details of an error hold besides the service and the project.
  private static let metadata: [String: [(String, String)]] = [
    "SERVICE_DISABLED": [
      (
        "activationUrl",
        "https://console.developers.google.com/apis/api/places.googleapis.com/overview?project=123456789012"
      ),
      ("containerInfo", "123456789012"), ("serviceTitle", "Places API (New)"),
    ],
    "API_KEY_SERVICE_BLOCKED": [("apiName", "places.googleapis.com")],
    "API_KEY_HTTP_REFERRER_BLOCKED": [("httpReferrer", "<empty>")],
    "API_KEY_IP_ADDRESS_BLOCKED": [("callerIp", "{ip}")],
    "RATE_LIMIT_EXCEEDED": [
      ("quota_limit", "RequestsPerMinutePerProject"), ("quota_limit_value", "600"),
      ("quota_location", "global"), ("quota_metric", "places.googleapis.com/requests"),
      ("quota_unit", "1/min/{project}"),
    ],
    "OVER_DAILY_LIMIT": [
      ("quota_limit", "RequestsPerDayPerProject"), ("quota_limit_value", "1500"),
      ("quota_location", "global"), ("quota_metric", "places.googleapis.com/requests"),
      ("quota_unit", "1/d/{project}"),
    ],
  ]
}
