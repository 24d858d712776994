import PlacesClient
import Testing

@testable import PlacesSandbox

/// Whole searches, priced by hand from Google's price list.
@Suite struct BillScenarioTests {
  private typealias Flow = MeterTests.Flow

  /// What the events of each line of a bill come to.
  private func events(_ bill: Bill) -> [SKU.ID: Int] {
    Dictionary(bill.lines.map { ($0.sku.id, $0.events) }) { $0 + $1 }
  }

  @Test func `a token used for a second search is billed as none from there on`() {
    var flow = Flow()
    flow.type(.new, 3) { _ in "t" }
    flow.details(.new, "displayName", token: "t")
    flow.type(.new, 2) { _ in "t" }
    flow.details(.new, "rating", token: "t")
    // The session 25.00; after it two requests at 2.83 and details with a rating at 20.00.
    #expect(flow.bill.microdollars == 25_000 + 2 * 2_830 + 20_000)
    #expect(
      events(flow.bill) == [
        .newAutocompleteSession: 3, .newDetailsAtmosphere: 1, .newAutocompleteRequest: 2,
        .newDetailsEnterprise: 1,
      ])
    let mistake = flow.bill.mistakes.first { $0.kind == .tokenReused }
    #expect(mistake?.count == 3 && mistake?.example == "t")
    #expect(flow.bill.sessionCount == 1)
  }

  @Test func `a reused legacy token pays for requests and details by themselves`() {
    var flow = Flow()
    flow.type(.legacy, 3) { _ in "t" }
    flow.details(.legacy, "geometry", token: "t")
    flow.type(.legacy, 2) { _ in "t" }
    flow.details(.legacy, "geometry,website", token: "t")
    #expect(flow.bill.microdollars == 17_000 + 2 * 2_830 + 17_000 + 3_000)
  }

  @Test func `a token for each keystroke leaves one session with one request`() {
    var new = Flow()
    new.type(.new, 5) { "t\($0)" }
    new.details(.new, "displayName", token: "t5")
    #expect(new.bill.microdollars == 4 * 2_830 + 25_000)
    #expect(new.mistakes == [.tokenPerKeystroke, .dearerMask])
    var legacy = Flow()
    legacy.type(.legacy, 5) { "t\($0)" }
    legacy.details(.legacy, "name", token: "t5")
    #expect(legacy.bill.microdollars == 4 * 17_000 + 17_000)
    #expect(legacy.mistakes.first == .tokenPerKeystroke)
  }

  @Test(arguments: [(API.new, 3 * 2_830 + 5_000), (.legacy, 17_000 + 17_000)])
  func `a session that lasts too long is abandoned, and its details stand alone`(
    api: API, microdollars: Int
  ) {
    var flow = Flow(meter: Meter(sessionTimeout: .seconds(5)))
    flow.type(api, 3) { _ in "t" }
    flow.time += .seconds(6)
    flow.details(api, api == .new ? "location" : "geometry", token: "t")
    #expect(flow.bill.microdollars == microdollars)
    #expect(flow.mistakes == [.tokenExpired])
    #expect(flow.bill.sessions.map(\.state) == [.abandoned])
  }

  @Test func `both APIs with one token are two sessions`() {
    var flow = Flow()
    flow.type(.new, 2) { _ in "t" }
    flow.type(.legacy, 2) { _ in "t" }
    flow.details(.new, "location", token: "t")
    flow.details(.legacy, "geometry,rating", token: "t")
    #expect(flow.bill.microdollars == 2 * 2_830 + 5_000 + 17_000 + 5_000)
    #expect(flow.bill.sessionCount == 2)
    #expect(flow.mistakes == [.dearerMask])
    #expect(flow.bill.mistakes.first?.example?.hasPrefix("rating ") == true)
  }

  @Test(arguments: [API.new, .legacy])
  func `details with the ID alone cost nothing, in a session too`(api: API) {
    var flow = Flow()
    flow.type(api, 4) { _ in "t" }
    flow.details(api, api == .new ? "id" : "place_id", token: "t")
    flow.details(api, api == .new ? "id,attributions,movedPlaceId,name" : "place_id", token: nil)
    #expect(flow.bill.microdollars == (api == .new ? 4 * 2_830 : 0))
  }

  @Test func `a failed details request leaves the session open`() {
    var flow = Flow()
    flow.type(.new, 2) { _ in "t" }
    flow.ask(
      SandboxRequest(
        method: "GET",
        target: "/v1/places/sbx-reserved-stale?key=k&fields=location&sessionToken=t"))
    flow.details(.new, "location", token: "t")
    #expect(flow.bill.microdollars == 2 * 2_830 + 5_000)
    #expect(flow.bill.unbilledRequests == 1)
    #expect(flow.mistakes == [])
  }

  @Test(arguments: [
    ("place_id", 0, 0), ("name,geometry", 17_000, 17_000), ("opening_hours", 20_000, 20_000),
    ("rating,price_level", 22_000, 22_000), ("name,opening_hours,rating", 25_000, 25_000),
  ])
  func `find place adds the data to its base`(fields: String, microdollars: Int, again: Int) {
    var flow = Flow()
    let target =
      "/maps/api/place/findplacefromtext/json?key=k&input=hotel&inputtype=textquery&fields="
    flow.ask(SandboxRequest(method: "GET", target: target + fields))
    #expect(flow.bill.microdollars == microdollars)
    // Nothing found is an answer too.
    flow.ask(
      SandboxRequest(
        method: "GET", target: target.substituting("hotel", with: "zzzzz") + fields))
    #expect(flow.bill.microdollars == microdollars + again)
  }

  @Test func `a field named twice is one field, and everything is everything wherever it stands`() {
    for (mask, shown) in [
      ("rating,displayName,rating", "rating (billed at Enterprise)"), ("reviews,takeout,*", "* ("),
    ] {
      var flow = Flow()
      flow.details(.new, mask, token: nil)
      #expect(flow.mistakes == [.dearerMask])
      #expect(flow.bill.mistakes.first?.example?.hasPrefix(shown) == true)
    }
    let cost = FieldCost(
      detailsMask: Array(repeating: "rating", count: 9_000).joined(separator: ","))
    #expect(cost.dearest == ["rating"])
  }

  @Test func `legacy tokens of any length are told apart, and long ones are not kept whole`() {
    var flow = Flow()
    let long = String(repeating: "t", count: 9_000)
    for token in [long + "a", long + "b", long + "a"] {
      flow.autocomplete(.legacy, "lis", token: token)
    }
    flow.details(.legacy, "name", token: long + "a")
    #expect(flow.bill.sessions.map(\.requests) == [2, 1])
    #expect(flow.bill.sessions.map(\.state) == [.ended, .open])
    #expect(flow.bill.sessions.allSatisfy { $0.token.utf8.count < 100 })
    let usual = String(repeating: "u", count: 256)
    flow.autocomplete(.legacy, "lis", token: usual)
    #expect(flow.bill.sessions.last?.token == usual)
  }

  @Test func `what the month covers is taken off line by line`() {
    var meter = Meter()
    func record(_ method: String, _ target: String, _ body: String, _ count: Int) {
      let request = SandboxRequest(method: method, target: target, body: Array(body.utf8))
      let response = sandbox.respond(to: request)
      for number in 0..<count { meter.record(request, response, at: .milliseconds(number)) }
    }
    record("POST", "/v1/places:autocomplete?key=k", #"{"input":"lis"}"#, 10_001)
    record("GET", "/v1/places/sbx-reserved-home?key=k&fields=rating", "", 1_002)
    record("GET", "/v1/places/sbx-reserved-home?key=k&fields=id", "", 20_000)
    record("GET", "/maps/api/geocode/json?key=k&address=lisbon", "", 10_000)
    let bill = meter.bill(at: .seconds(20))
    #expect(bill.microdollars == 10_001 * 2_830 + 1_002 * 20_000 + 10_000 * 5_000)
    #expect(bill.microdollarsAfterFreeTier == 2_830 + 2 * 20_000)
    #expect(events(bill)[.newDetailsIds] == 20_000)
  }
}
