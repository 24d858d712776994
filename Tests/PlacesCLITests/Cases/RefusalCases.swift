import PlacesClient
import TestSupport
import Testing

/// Chapter F: a refusal is never an empty answer, says why, and says what to do.
@Suite struct RefusalCases {
  /// A refusal as a service sends it, and what comes of it.
  struct Refusal: Sendable, CustomTestStringConvertible {
    var words: [String]
    var answer: LoopbackAnswer
    var exit: Int
    var code: String
    var says: [String]

    var testDescription: String { "\(words.joined(separator: " ")): \(code), \(says)" }
  }

  private static let legacy = ["predict", "x", "--api=legacy"]
  private static let geocode = ["geocode", "x"]
  private static let new = ["predict", "x"]

  private static func denied(
    _ words: [String], _ code: String, _ message: String?, says advice: String...
  ) -> Refusal {
    Refusal(
      words: words, answer: Answers.status("REQUEST_DENIED", message), exit: 3, code: code,
      says: ["REQUEST_DENIED", message ?? ""] + advice)
  }

  private static func forbidden(_ code: String, _ reason: String?, says advice: String...)
    -> Refusal
  {
    Refusal(
      words: new, answer: Answers.error(403, "PERMISSION_DENIED", reason: reason), exit: 3,
      code: code, says: ["PERMISSION_DENIED", "A sentence."] + advice)
  }

  /// U53, U54, U57: each API's refusals, with the cause they show and the advice that differs.
  static let refusals: [Refusal] = [
    denied(geocode, "keyInvalid", "The provided API key is invalid.", says: "not known to Google"),
    denied(geocode, "accessDenied", nil, says: "Geocoding API"),
    denied(geocode, "keyExpired", "The provided API key is expired.", says: "renew"),
    denied(
      geocode, "keyRestrictedToWebsites",
      "API keys with referer restrictions cannot be used with this API.", says: "restricted to IP"),
    denied(
      geocode, "apiNotEnabled", "This API project is not authorized to use this API.",
      says: "enable Geocoding API"),
    denied(
      legacy, "apiNotEnabled", "This API project is not authorized to use this API.",
      says: "enable Places API for"),
    denied(
      legacy, "legacyAPINotEnabled",
      "You're calling a legacy API, which is not enabled for your project.", says: "--api new"),
    denied(
      legacy, "keyNotAllowedForAPI",
      "This API key is not authorized to use this service or API.", says: "add Places API to"),
    denied(
      legacy, "keyRestrictedToAddresses",
      "This IP, site or mobile application is not authorized to use this API key.",
      says: "address of this machine"),
    denied(
      geocode, "billingDisabled",
      "You must enable Billing on the Google Cloud Project at https://x",
      says: "enable billing"),
    forbidden("accessDenied", nil, says: "Places API (New)"),
    forbidden("apiNotEnabled", "SERVICE_DISABLED", says: "enable Places API (New)"),
    forbidden("keyNotAllowedForAPI", "API_KEY_SERVICE_BLOCKED", says: "add Places API (New)"),
    forbidden(
      "keyRestrictedToWebsites", "API_KEY_HTTP_REFERRER_BLOCKED", says: "restricted to IP"),
    forbidden("keyRestrictedToAddresses", "API_KEY_IP_ADDRESS_BLOCKED", says: "IPv6"),
    forbidden("keyRestrictedToApps", "API_KEY_IOS_APP_BLOCKED", says: "application restriction"),
    forbidden("billingDisabled", "BILLING_DISABLED", says: "enable billing"),
    forbidden("projectSuspended", "CONSUMER_SUSPENDED", says: "suspended"),
    Refusal(
      words: new,
      answer: Answers.error(
        400, "INVALID_ARGUMENT", "API key not valid.", reason: "API_KEY_INVALID"),
      exit: 3, code: "keyInvalid", says: ["API key not valid.", "not known to Google"]),
    Refusal(
      words: new, answer: Answers.error(401, "UNAUTHENTICATED"), exit: 3, code: "accessDenied",
      says: ["UNAUTHENTICATED"]),
    Refusal(
      words: legacy,
      answer: Answers.status(
        "OVER_QUERY_LIMIT", "You have exceeded your daily request quota for this API."),
      exit: 4, code: "dailyQuota", says: ["daily request quota", "midnight"]),
    Refusal(
      words: geocode, answer: Answers.status("OVER_DAILY_LIMIT"), exit: 4, code: "dailyQuota",
      says: ["OVER_DAILY_LIMIT", "quota of the day"]),
    Refusal(
      words: new,
      answer: Answers.error(
        429, "RESOURCE_EXHAUSTED", "Quota exceeded for limit 'AutocompletePlacesRequest per day'.",
        reason: "RATE_LIMIT_EXCEEDED", metadata: #"{"quota_unit":"1/d/{project}"}"#),
      exit: 4, code: "dailyQuota", says: ["per day", "quota of the day"]),
    Refusal(
      words: geocode, answer: Answers.status("INVALID_REQUEST"), exit: 2, code: "invalidRequest",
      says: ["INVALID_REQUEST", "--dry-run"]),
    Refusal(
      words: new, answer: Answers.error(400, "INVALID_ARGUMENT"), exit: 2, code: "invalidRequest",
      says: ["A sentence.", "--dry-run"]),
    Refusal(
      words: geocode, answer: Answers.status("NEW_STATUS", "Never seen."), exit: 6,
      code: "unexpectedStatus", says: ["NEW_STATUS", "Never seen."]),
    Refusal(
      words: new, answer: Answers.error(501, "UNIMPLEMENTED"), exit: 6, code: "unexpectedStatus",
      says: ["UNIMPLEMENTED"]),
    Refusal(
      words: new, answer: Answers.error(404, "NOT_FOUND", "Method not found."), exit: 6,
      code: "unexpectedStatus", says: ["NOT_FOUND", "Method not found."]),
  ]

  @Test(arguments: refusals) func `a refusal says why, once`(refusal: Refusal) async throws {
    let text = try await CaseRun.server(refusal.answer, words: refusal.words)
    #expect(text.status == refusal.exit && text.stdout.isEmpty)
    #expect(text.requests.count == 1)
    #expect(text.says(refusal.says))
    let lines = text.stderr.split(separator: "\n")
    #expect(lines.count == 2 && lines[0].hasPrefix("places: ") && lines[1].hasPrefix("  "))
    #expect(text.wallTime < .seconds(8))
    let json = try await CaseRun.server(refusal.answer, words: refusal.words + ["--json"])
    #expect(json.status == refusal.exit && json.stdout.isEmpty)
    #expect(json.jsonError?["code"] == .string(refusal.code))
    #expect(json.jsonError?["exit"]?.integer == refusal.exit)
    #expect(json.jsonError?["message"]?.string?.isEmpty == false)
    #expect(json.jsonError?["remedy"]?.string?.isEmpty == false)
  }

  @Test func `where the API can be enabled is passed on`() async throws {
    let run = try await CaseRun.server(
      Answers.error(
        403, "PERMISSION_DENIED", reason: "SERVICE_DISABLED",
        metadata: #"{"activationUrl":"https://console.example/enable?p=1"}"#),
      words: ["predict", "x"])
    #expect(run.status == 3 && run.says("https://console.example/enable?p=1"))
  }

  /// U55: seven ends, seven statuses a script can tell apart.
  @Test func `every kind of end has its status`() async throws {
    let dead = try DeadServer()
    let geocode = ["geocode", "x", "--retries=0"]
    let runs: [(Int, CaseRun)] = [
      (0, try await CaseRun.server(Answers.results(Answers.result()), words: geocode)),
      (1, try await CaseRun.server(Answers.status("ZERO_RESULTS"), words: geocode)),
      (3, try await CaseRun.server(Answers.status("REQUEST_DENIED"), words: geocode)),
      (4, try await CaseRun.server(Answers.status("OVER_QUERY_LIMIT"), words: geocode)),
      (
        5,
        try await CaseRun.places(
          geocode + ["--base-url", dead.url], ["PLACES_API_KEY": CaseRun.key])
      ),
      (6, try await CaseRun.server(.html("<h1>500</h1>", status: 500), words: geocode)),
      (2, try await CaseRun.server(words: geocode + ["--nonsense"])),
    ]
    for (status, run) in runs {
      #expect(run.status == status)
      #expect(run.stdout.isEmpty == (status > 1))
      #expect(run.stderr.isEmpty == (status == 0))
    }
    let help = try await CaseRun.places(["help", "exit-statuses"])
    for (status, _) in runs { #expect(help.stdout.contains("\(status)  ")) }
  }

  /// U56: an empty answer is no error.
  @Test(arguments: [
    (["predict", "zzzzqq", "--api=legacy"], Answers.status("ZERO_RESULTS"), "predictions"),
    (["predict", "zzzzqq"], .json("{}"), "predictions"),
    (["predict", "zzzzqq"], .json(#"{"suggestions":[]}"#), "predictions"),
    (["geocode", "zzzzqq"], Answers.status("ZERO_RESULTS"), "results"),
  ])
  func `nothing found`(words: [String], answer: LoopbackAnswer, list: String) async throws {
    let text = try await CaseRun.server(answer, words: words)
    #expect(text.status == 1 && text.stdout == "Powered by Google\n")
    #expect(text.stderr.split(separator: "\n").count == 1 && text.says("zzzzqq"))
    let json = try await CaseRun.server(answer, words: words + ["--json"])
    #expect(json.status == 1 && json.stderr.isEmpty)
    #expect(json.json?[list] == [])
  }
}
