import PlacesClient

/// What stands in the details of an error of Places API (New), by its reason.
struct FaultDetails {
  /// The members of `metadata` besides the service; `{method}`, `{metric}`, `{ip}` and `{referer}` are filled in.
  var metadata: [(String, String)] = [Self.consumer]
  /// Whether the sentence is there a second time, with its language.
  var isLocalized = false
  /// A page that helps: what it is and where.
  var help: (description: String, url: String)?

  private static let consumer = ("consumer", "projects/123456789012")
  private static let console = "https://console.developers.google.com/"

  /// The details that go with a reason; `DAILY` is the quota of a day.
  static func of(_ reason: String) -> FaultDetails { table[reason] ?? FaultDetails() }

  /// The details as messages.
  func json(
    reason: String, message: String, method: MethodName, caller: FaultCaller
  ) -> [JSONObject] {
    var members: [(String, String)] = metadata + [("service", "places.googleapis.com")]
    members.sort { $0.0 < $1.0 }
    var object = JSONObject()
    for (name, value) in members {
      object.append(name, caller.filled(method.filled(value)))
    }
    var details: [JSONObject] = [
      [
        "@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": .string(reason),
        "domain": "googleapis.com", "metadata": .object(object),
      ]
    ]
    if isLocalized {
      details.append([
        "@type": "type.googleapis.com/google.rpc.LocalizedMessage", "locale": "en-US",
        "message": .string(message),
      ])
    }
    if let help {
      details.append([
        "@type": "type.googleapis.com/google.rpc.Help",
        "links": .array([
          .object(["description": .string(help.description), "url": .string(help.url)])
        ]),
      ])
    }
    return details
  }

  private static let table: [String: FaultDetails] = [
    "API_KEY_INVALID": FaultDetails(metadata: [], isLocalized: true),
    "SERVICE_DISABLED": FaultDetails(
      metadata: [
        consumer,
        (
          "activationUrl",
          console + "apis/api/places.googleapis.com/overview?project=123456789012"
        ),
        ("containerInfo", "123456789012"), ("serviceTitle", "Places API (New)"),
      ], isLocalized: true,
      help: (
        "Google developers console API activation",
        console + "apis/api/places.googleapis.com/overview?project=123456789012"
      )),
    "API_KEY_SERVICE_BLOCKED": FaultDetails(
      metadata: [
        consumer, ("apiName", "places.googleapis.com"),
        ("methodName", "google.maps.places.v1.Places.{method}"),
      ], isLocalized: true),
    "API_KEY_HTTP_REFERRER_BLOCKED": FaultDetails(
      metadata: [consumer, ("httpReferrer", "{referer}")]),
    "API_KEY_IP_ADDRESS_BLOCKED": FaultDetails(metadata: [consumer, ("callerIp", "{ip}")]),
    "API_KEY_IOS_APP_BLOCKED": FaultDetails(metadata: [consumer, ("iosBundleId", "<empty>")]),
    "BILLING_DISABLED": FaultDetails(
      help: (
        "Google developers console billing", console + "billing/enable?project=123456789012"
      )),
    "RATE_LIMIT_EXCEEDED": quota("Minute", limit: "600", unit: "1/min/{project}"),
    "DAILY": quota("Day", limit: "1500", unit: "1/d/{project}"),
  ]

  private static func quota(_ span: String, limit: String, unit: String) -> FaultDetails {
    FaultDetails(
      metadata: [
        consumer, ("quota_limit", "{method}RequestPer" + span + "PerProject"),
        ("quota_limit_value", limit), ("quota_location", "global"),
        ("quota_metric", "places.googleapis.com/{metric}_requests"), ("quota_unit", unit),
      ],
      help: (
        "Request a higher quota limit.",
        "https://cloud.google.com/docs/quotas/help/request_increase"
      ))
  }
}
