import PlacesClient
import Testing

@testable import PlacesSandbox

/// Errors that are asked for.
@Suite struct FaultTests {
  private static let new = SandboxRequest(
    method: "POST", target: "/v1/places:autocomplete?key=k", body: Array(#"{"input":"lis"}"#.utf8))
  private static let legacy = SandboxRequest(
    method: "GET", target: "/maps/api/place/autocomplete/json?key=k&input=lis")

  private static func service(_ faults: [String], seed: UInt64 = 1, qps: Double? = nil) throws
    -> SandboxService
  {
    var behaviour = SandboxService.Behaviour()
    behaviour.faults.faults = try faults.map { try #require(FaultPlan.Fault($0)) }
    behaviour.faults.seed = seed
    behaviour.requestsPerSecond = qps
    return SandboxService(sandbox, behaviour, now: { .zero })
  }

  @Test(arguments: ServiceFault.table.map(\.name))
  func `every status can be had in both generations`(name: String) throws {
    let service = try Self.service(["\(name):1"])
    let fault = try #require(ServiceFault.named(name))
    let new = try Answer(service.answer(to: Self.new, from: "127.0.0.1").response)
    #expect(new.status == fault.httpStatus)
    #expect(new.body["error"]?["code"]?.integer == fault.httpStatus)
    #expect(new.word == fault.newStatus)
    let legacy = try Answer(service.answer(to: Self.legacy, from: "127.0.0.1").response)
    #expect(legacy.status == 200)
    #expect(legacy.word == fault.legacyStatus)
    #expect(legacy.body["predictions"]?.array == [])
  }

  @Test(arguments: ReservedInputs.names)
  func `every reserved query and place ID gets its error`(name: String) throws {
    let fault = try #require(ServiceFault.named(name))
    let id = ReservedInputs.prefix + name.lowercased()
    let new = try Answer(
      sandbox.respond(to: SandboxRequest(method: "GET", target: "/v1/places/\(id)?key=k&fields=id"))
    )
    #expect(new.word == fault.newStatus)
    // Not compared with the services' shapes: asked for, a service gives errors that it does not have.
    for target in [
      "place/details/json?place_id=", "geocode/json?address=", "place/autocomplete/json?input=",
    ] {
      let legacy = try Answer(
        sandbox.respond(
          to: SandboxRequest(method: "GET", target: "/maps/api/" + target + id + "&key=k")))
      #expect(legacy.word == fault.legacyStatus, "\(target)")
    }
  }

  @Test(arguments: [
    (#"{"languageCode":"en","input":"sbx-error-unavailable"}"#, 503),
    (#"{"sessionToken":"s-s-sbx-e","input":"SBX-ERROR-unavailable"}"#, 503),
    (#"{"input":"sbx-errsbx-error-unavailable"}"#, 200), (#"{"input":"sbx-error-nothing"}"#, 200),
    (#"{"input":"lisbon","sessionToken":"sbx-error-unavailable"}"#, 200),
  ])
  func `a body asks for an error by what its input begins with`(body: String, status: Int) {
    let request = SandboxRequest(
      method: "POST", target: "/v1/places:autocomplete?key=k", body: Array(body.utf8))
    #expect(sandbox.respond(to: request).status == status)
  }

  /// The details of an error, by the last part of their type.
  private static func details(_ name: String, _ target: String = "/v1/places/x?key=k") throws
    -> [String: JSONValue]
  {
    let method = target.contains(":") ? "POST" : "GET"
    let request = SandboxRequest(
      method: method, target: target, body: Array(#"{"input":"x"}"#.utf8))
    let answer = try Answer(
      service(["\(name):1"]).answer(to: request, from: "203.0.113.7").response)
    var details: [String: JSONValue] = [:]
    for detail in answer.body[path: "error.details"]?.array ?? [] {
      let type = detail["@type"]?.string?.split(separator: ".").last.map(String.init)
      details[type ?? ""] = detail
    }
    details["message"] = answer.body[path: "error.message"]
    return details
  }

  @Test func `a blocked key is told which method it may not call`() throws {
    for (target, method) in [
      ("/v1/places/x?key=k", "GetPlace"), ("/v1/places:autocomplete?key=k", "AutocompletePlaces"),
      ("/v1/places:searchText?key=k", "SearchText"),
      ("/v1/places:searchNearby?key=k", "SearchNearby"),
      ("/v1/places/x/photos/y/media?key=k", "GetPhotoMedia"),
    ] {
      let details = try Self.details("API_BLOCKED", target)
      let name = "google.maps.places.v1.Places." + method
      #expect(
        details["message"]?.string
          == "Requests to this API places.googleapis.com method \(name) are blocked.")
      #expect(details["ErrorInfo"]?[path: "metadata"]?["methodName"]?.string == name)
      #expect(details["LocalizedMessage"]?["message"] == details["message"])
    }
  }

  @Test func `errors carry the details the reference shows`() throws {
    let invalid = try Self.details("KEY_INVALID")
    #expect(
      invalid["ErrorInfo"]?["metadata"] == .object(["service": "places.googleapis.com"]))
    #expect(invalid["LocalizedMessage"]?["locale"] == "en-US")
    let disabled = try Self.details("API_DISABLED")
    #expect(
      disabled["Help"]?[path: "links.0.url"]
        == disabled["ErrorInfo"]?[path: "metadata.activationUrl"])
    let billing = try Self.details("NO_BILLING")
    #expect(billing["Help"]?[path: "links.0.description"] == "Google developers console billing")
    let address = try Self.details("KEY_IP")
    #expect(address["ErrorInfo"]?[path: "metadata.callerIp"] == "203.0.113.7")
    let app = try Self.details("KEY_APP")
    #expect(app["ErrorInfo"]?["reason"] == "API_KEY_IOS_APP_BLOCKED")
    for (name, unit) in [
      ("RESOURCE_EXHAUSTED", "1/min/{project}"), ("DAILY_QUOTA", "1/d/{project}"),
      ("OVER_DAILY_LIMIT", "1/d/{project}"),
    ] {
      let quota = try Self.details(name, "/v1/places:autocomplete?key=k")
      let metadata = quota["ErrorInfo"]?["metadata"]
      #expect(metadata?["quota_unit"]?.string == unit)
      #expect(
        metadata?["quota_metric"] == "places.googleapis.com/autocomplete_places_requests")
      #expect(quota["message"]?.string?.holds("'AutocompletePlacesRequest per ") == true)
      #expect(quota["Help"] != nil)
    }
  }

  @Test(arguments: [
    ("RESET", ServerAnswer.Delivery.reset), ("stall", .stall), ("Truncate", .truncate),
    ("HTML", .whole),
  ])
  func `connections can fail`(name: String, delivery: ServerAnswer.Delivery) throws {
    let answer = try Self.service([name + ":100%"]).answer(to: Self.new, from: "")
    #expect(answer.delivery == delivery)
    #expect(
      (answer.response.header("content-type")?.hasPrefix("text/html") == true) == (name == "HTML"))
  }

  @Test(arguments: [400, 407, 422, 429, 451, 500, 502, 503, 511])
  func `a number is an HTTP status for both`(status: Int) throws {
    let service = try Self.service(["\(status):1"])
    #expect(service.answer(to: Self.new, from: "").response.status == status)
    #expect(service.answer(to: Self.legacy, from: "").response.status == status)
    #expect(ReasonPhrase.text(status) != "Status")
  }

  @Test(arguments: ["", "X", "RESET", "RESET:2", "RESET:-1", "RESET:x", "NOPE:1", "200:1", ":1"])
  func `what is no fault is refused`(text: String) { #expect(FaultPlan.Fault(text) == nil) }

  @Test func `the same seed draws the same fates, another one others, in the share asked for`()
    throws
  {
    func fates(_ seed: UInt64) throws -> [Int] {
      let service = try Self.service(["UNAVAILABLE:0.25"], seed: seed)
      return (0..<2_000).map { _ in service.answer(to: Self.new, from: "").response.status }
    }
    let first = try fates(7)
    #expect(try fates(7) == first)
    #expect(try fates(8) != first)
    #expect((400...600).contains(first.count { $0 == 503 }))
  }

  @Test func `every fault has its own share, and together they fit into one`() throws {
    let service = try Self.service(["UNAVAILABLE:0.5", "400:0.25", "INTERNAL:25%"], seed: 3)
    let statuses = (0..<2_000).map { _ in
      service.answer(to: Self.new, from: "").response.status
    }
    #expect((900...1_100).contains(statuses.count { $0 == 503 }))
    #expect((420...580).contains(statuses.count { $0 == 400 }))
    #expect((420...580).contains(statuses.count { $0 == 500 }))
    #expect(!statuses.contains(200))
    var plan = FaultPlan()
    plan.faults = ["RESET:0.1", "HTML:0.2", "STALL:0.7"].compactMap { FaultPlan.Fault($0) }
    #expect(plan.fits)
    plan.faults += ["400:0.01"].compactMap { FaultPlan.Fault($0) }
    #expect(!plan.fits)
  }

  @Test func `latency varies within its bounds`() {
    var plan = FaultPlan()
    plan.latency = .milliseconds(80)
    plan.jitter = .milliseconds(40)
    let delays = (1...500).map { plan.delay(of: $0) }
    #expect(delays.allSatisfy { $0 >= .milliseconds(40) && $0 <= .milliseconds(120) })
    #expect(Set(delays).count > 400)
  }

  @Test func `requests beyond the rate are refused`() throws {
    let service = try Self.service([], qps: 5)
    let words = try (0..<8).map { _ in
      try Answer(service.answer(to: Self.legacy, from: "").response).word
    }
    #expect(
      words == Array(repeating: "OK", count: 5) + Array(repeating: "OVER_QUERY_LIMIT", count: 3))
    #expect(service.answer(to: Self.new, from: "").response.status == 429)
  }

  private static let keys = """
    # key   state
    good    valid          # the one to use
    old     expired
    bad     invalid
    web     referrers https://a.example/*,https://b.example/
    ip      ips 203.0.113.7,::1
    unpaid  no-billing
    nonew   disabled places-new
    nogeo   blocked geocoding,places-legacy
    """

  @Test(arguments: [
    ("good", "", "OK"), ("old", "API_KEY_INVALID", "REQUEST_DENIED"),
    ("bad", "API_KEY_INVALID", "REQUEST_DENIED"),
    ("nobody", "API_KEY_INVALID", "REQUEST_DENIED"),
    ("web", "API_KEY_HTTP_REFERRER_BLOCKED", "REQUEST_DENIED"),
    ("ip", "API_KEY_IP_ADDRESS_BLOCKED", "REQUEST_DENIED"),
    ("unpaid", "BILLING_DISABLED", "REQUEST_DENIED"),
    ("nonew", "SERVICE_DISABLED", "OK"), ("nogeo", "", "REQUEST_DENIED"),
  ])
  func `keys are what their file says`(key: String, reason: String, word: String) throws {
    var behaviour = SandboxService.Behaviour()
    behaviour.keys = try KeyRing(Self.keys)
    let service = SandboxService(sandbox, behaviour, now: { .zero })
    var new = Self.new
    new.target = "/v1/places:autocomplete?key=\(key)"
    let answer = try Answer(service.answer(to: new, from: "127.0.0.1").response)
    #expect(answer.body["error"]?["details"]?.array?.first?["reason"]?.string ?? "" == reason)
    let legacy = SandboxRequest(
      method: "GET", target: "/maps/api/place/autocomplete/json?input=lis&key=\(key)")
    #expect(try Answer(service.answer(to: legacy, from: "127.0.0.1").response).word == word)
    new.headers = [HTTPRequest.Field("Referer", "https://a.example/page")]
    if key == "web" {
      #expect(service.answer(to: new, from: "").response.status == 200)
      new.headers = [HTTPRequest.Field("Referer", "https://other.example/")]
      let refused = try Answer(service.answer(to: new, from: "").response)
      #expect(refused.message == "Requests from referer https://other.example/ are blocked.")
      #expect(
        refused.body[path: "error.details.0.metadata.httpReferrer"] == "https://other.example/")
      new.headers = []
      let silent = try Answer(service.answer(to: new, from: "").response)
      #expect(silent.message == "Requests from referer <empty> are blocked.")
    }
    if key == "ip" { #expect(service.answer(to: new, from: "::1").response.status == 200) }
  }

  @Test(arguments: [
    ("a", 1), ("a valid\na valid", 2), ("\n\nb strange", 3), ("a disabled maps", 1),
    ("a valid x", 1), ("a ips", 1), ("\na ips  # none", 2), ("a ips 203.0.113", 1),
    ("a ips 203.0.113.7,somewhere", 1), ("a ips 2001:db8::7\nb ips 10.0.0.0/8", 2),
    ("a ips localhost", 1), ("a valid\r\nb\r\n", 2), ("a referrers", 1),
  ])
  func `a bad file of keys is refused with the line`(text: String, line: Int) {
    #expect(throws: KeyRing.Problem.self) { try KeyRing(text) }
    do { _ = try KeyRing(text) } catch { #expect(error.line == line) }
  }

  @Test(arguments: [
    "good valid\r\nold expired\r\n", "\u{FEFF}good valid\nold\texpired # no more\r\n",
  ])
  func `a file of keys may come from another system`(text: String) throws {
    var behaviour = SandboxService.Behaviour()
    behaviour.keys = try KeyRing(text)
    let service = SandboxService(sandbox, behaviour, now: { .zero })
    for (key, word) in [("good", "OK"), ("old", "REQUEST_DENIED")] {
      let request = SandboxRequest(
        method: "GET", target: "/maps/api/place/autocomplete/json?input=lis&key=\(key)")
      #expect(try Answer(service.answer(to: request, from: "").response).word == word)
    }
  }

  @Test func `the pages of the sandbox meet no fault and cost nothing`() throws {
    let service = try Self.service(["RESET:1"])
    _ = service.answer(to: Self.new, from: "")
    let page = SandboxRequest(method: "GET", target: "/sandbox/bill")
    #expect(try Answer(service.answer(to: page, from: "").response).body["requests"]?.integer == 1)
    let reset = SandboxRequest(method: "POST", target: "/sandbox/reset")
    #expect(service.answer(to: reset, from: "").response.status == 200)
    #expect(try Answer(service.answer(to: page, from: "").response).body["requests"]?.integer == 0)
    let wrong = SandboxRequest(method: "GET", target: "/sandbox/reset")
    #expect(service.answer(to: wrong, from: "").response.status == 405)
  }
}
