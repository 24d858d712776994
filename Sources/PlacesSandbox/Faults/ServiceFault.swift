import PlacesClient

/// An error as both generations of the services put it.
struct ServiceFault: Hashable, Sendable {
  /// What the error is called: a status of either generation, or a word of ours for what a key can be wrong about.
  let name: String
  /// The HTTP status of Places API (New).
  let httpStatus: Int
  /// The status word of Places API (New).
  let newStatus: String
  /// The sentence of Places API (New); `{method}` is the method called, `{ip}` and `{referer}` tell who called.
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
    return response(
      isNew: path.hasPrefix("/v1/"), path: path,
      to: FaultCaller(address: peer, referrer: request.header("referer")))
  }

  /// The whole answer at a path.
  func response(isNew: Bool, path: String, to caller: FaultCaller = FaultCaller()) -> HTTPResponse {
    if isNew { return newResponse(path, caller) }
    var body = JSONObject()
    let message = legacyMessage.map(caller.filled)
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

  private func newResponse(_ path: String, _ caller: FaultCaller) -> HTTPResponse {
    let method = MethodName(path)
    let message = caller.filled(method.filled(newMessage))
    var error: JSONObject = [
      "code": .integer(Int64(httpStatus)), "message": .string(message),
      "status": .string(newStatus),
    ]
    if let reason {
      let details = FaultDetails.of(isDaily ? "DAILY" : reason)
      error["details"] = .array(
        details.json(reason: reason, message: message, method: method, caller: caller)
          .map(JSONValue.object))
    }
    return .json(["error": .object(error)], status: httpStatus)
  }

  /// Whether a quota of a day is meant rather than one of a minute.
  private var isDaily: Bool { name == "OVER_DAILY_LIMIT" || name == "DAILY_QUOTA" }
}
