import PlacesClient
import Testing

@testable import PlacesSandbox

/// Bills against the worked examples of Google's pages.
@Suite struct MeterTests {
  /// A meter with requests made through the sandbox.
  struct Flow {
    var meter = Meter()
    var time = Duration.zero

    mutating func ask(_ request: SandboxRequest) {
      time += .seconds(1)
      meter.record(request, sandbox.respond(to: request), at: time)
    }

    mutating func autocomplete(_ api: API, _ input: String, token: String?) {
      switch api {
      case .new:
        var body: JSONObject = ["input": .string(input)]
        body.append("sessionToken", token)
        ask(
          SandboxRequest(
            method: "POST", target: "/v1/places:autocomplete?key=k", body: JSONWriter.compact(body))
        )
      case .legacy:
        let session = token.map { "&sessiontoken=\($0)" } ?? ""
        ask(
          SandboxRequest(
            method: "GET",
            target: "/maps/api/place/autocomplete/json?key=k&input=\(input)\(session)"))
      }
    }

    mutating func details(_ api: API, _ fields: String?, token: String?) {
      switch api {
      case .new:
        let session = token.map { "&sessionToken=\($0)" } ?? ""
        ask(
          SandboxRequest(
            method: "GET",
            target: "/v1/places/sbx-reserved-home?key=k&fields=\(fields ?? "*")\(session)"))
      case .legacy:
        let session = token.map { "&sessiontoken=\($0)" } ?? ""
        let mask = fields.map { "&fields=\($0)" } ?? ""
        ask(
          SandboxRequest(
            method: "GET",
            target:
              "/maps/api/place/details/json?key=k&place_id=sbx-reserved-home\(mask)\(session)"))
      }
    }

    mutating func type(_ api: API, _ count: Int, token: (Int) -> String?) {
      for length in 1...max(1, count) where length <= count {
        autocomplete(api, String("lisbonlisbonlisbonlisbon".prefix(length)), token: token(length))
      }
    }

    var bill: Bill { meter.bill(at: time) }
    var mistakes: [BillMistake.Kind] { bill.mistakes.map(\.kind) }
  }

  @Test func `fourteen keystrokes and one details request are one session`() {
    var flow = Flow()
    flow.type(.new, 14) { _ in "t" }
    flow.details(.new, "formattedAddress,location", token: "t")
    #expect(flow.bill.sessionCount == 1)
    #expect(flow.bill.sessions.first?.requests == 14)
    #expect(flow.bill.sessions.first?.state == .ended)
    // Twelve are charged: 12 × 2,830 + 5,000.
    #expect(flow.bill.microdollars == 38_960)
    #expect(flow.mistakes == [])
    #expect(flow.bill.microdollarsAfterFreeTier == 0)
  }

  @Test func `a token for each keystroke makes fourteen requests, and the bill names it`() {
    var flow = Flow()
    flow.type(.new, 14) { "t\($0)" }
    flow.details(.new, "formattedAddress", token: "t14")
    #expect(flow.bill.lines.first { $0.sku.id == .newAutocompleteRequest }?.events == 14)
    #expect(flow.mistakes == [.tokenPerKeystroke])
    #expect(flow.bill.mistakes.first?.count == 14)
  }

  /// The table of the New API: requests, then the price with Essentials, and with Pro fields, in a session.
  @Test(arguments: [(1, 7_830), (4, 16_320), (12, 38_960), (13, 38_960), (20, 38_960)])
  func `a session of New costs what the table says`(count: Int, microdollars: Int) {
    var essentials = Flow()
    essentials.type(.new, count) { _ in "t" }
    essentials.details(.new, "id,location", token: "t")
    #expect(essentials.bill.microdollars == microdollars)
    var pro = Flow()
    pro.type(.new, count) { _ in "t" }
    pro.details(.new, "id,location,displayName", token: "t")
    #expect(pro.bill.microdollars == 25_000)
    #expect(pro.mistakes == [.dearerMask])
    #expect(pro.bill.mistakes.first?.example?.contains("displayName") == true)
    var ids = Flow()
    ids.type(.new, count) { _ in "t" }
    ids.details(.new, "id", token: "t")
    #expect(ids.bill.microdollars == count * 2_830)
  }

  @Test(arguments: [
    ("id", 0), ("location", 5_000), ("displayName", 17_000), ("rating", 20_000),
    ("reviews", 25_000), ("*", 25_000),
  ])
  func `details of New outside a session cost their tier`(mask: String, microdollars: Int) {
    var flow = Flow()
    flow.details(.new, mask, token: nil)
    #expect(flow.bill.microdollars == microdollars)
    #expect(flow.bill.sessionCount == 0)
  }

  @Test(arguments: [
    ("place_id", 0), ("geometry/location", 17_000), ("name,website", 20_000),
    ("name,rating", 22_000), ("website,reviews", 25_000), (nil, 25_000),
  ])
  func `legacy details add the data to the base`(fields: String?, microdollars: Int) {
    var flow = Flow()
    flow.details(.legacy, fields, token: nil)
    #expect(flow.bill.microdollars == microdollars)
  }

  @Test func `a legacy session makes its requests free, an abandoned one costs 17`() {
    var flow = Flow()
    flow.type(.legacy, 6) { _ in "t" }
    flow.details(.legacy, "name", token: "t")
    #expect(flow.bill.microdollars == 17_000)
    var abandoned = Flow()
    abandoned.type(.legacy, 6) { _ in "t" }
    abandoned.time += .seconds(181)
    #expect(abandoned.bill.microdollars == 17_000)
    #expect(abandoned.bill.sessions.first?.state == .abandoned)
  }

  @Test(arguments: [API.new, .legacy])
  func `without a token every request is billed by itself`(api: API) {
    var flow = Flow()
    flow.type(api, 4) { _ in nil }
    #expect(flow.bill.microdollars == 11_320)
    #expect(flow.mistakes == [.noToken])
  }

  @Test(arguments: [API.new, .legacy])
  func `a token after its session has ended is billed as if there were none`(api: API) {
    var flow = Flow()
    flow.type(api, 3) { _ in "t" }
    flow.details(api, api == .new ? "location" : "name", token: "t")
    let before = flow.bill.microdollars
    flow.autocomplete(api, "por", token: "t")
    #expect(flow.bill.microdollars == before + 2_830)
    #expect(flow.bill.sessionCount == 1)
    #expect(flow.mistakes == [.tokenReused])
  }

  @Test func `a session ends by itself after its time`() {
    var flow = Flow()
    flow.autocomplete(.new, "lis", token: "t")
    flow.time += .seconds(179)
    flow.autocomplete(.new, "lisb", token: "t")
    #expect(flow.bill.sessions.first?.state == .open)
    flow.time += .seconds(180)
    flow.details(.new, "location", token: "t")
    #expect(flow.bill.sessions.first?.state == .abandoned)
    #expect(flow.bill.microdollars == 2 * 2_830 + 5_000)
    #expect(flow.mistakes == [.tokenExpired])
  }

  @Test func `a token of one API means nothing to the other`() {
    var flow = Flow()
    flow.autocomplete(.legacy, "lis", token: "t")
    flow.details(.new, "location", token: "t")
    #expect(flow.mistakes == [.tokenUnknown])
    #expect(flow.bill.microdollars == 17_000 + 5_000)
  }

  @Test func `refused requests cost nothing`() {
    var flow = Flow()
    flow.ask(SandboxRequest(method: "GET", target: "/maps/api/geocode/json?key=k"))
    flow.ask(SandboxRequest(method: "GET", target: "/maps/api/geocode/json?address=lisbon"))
    flow.ask(SandboxRequest(method: "GET", target: "/v1/places/sbx-reserved-stale?key=k&fields=id"))
    flow.ask(SandboxRequest(method: "GET", target: "/nothing"))
    #expect(flow.bill.requests == 4)
    #expect(flow.bill.unbilledRequests == 4)
    #expect(flow.bill.microdollars == 0)
    flow.ask(SandboxRequest(method: "GET", target: "/maps/api/geocode/json?key=k&address=lisbon"))
    #expect(flow.bill.microdollars == 5_000)
  }

  @Test func `very many sessions are counted and not kept`() {
    var flow = Flow()
    for number in 0..<5_000 { flow.autocomplete(.new, "lis", token: "t\(number)") }
    #expect(flow.bill.sessionCount == 5_000)
    #expect(flow.bill.sessions.count <= 2_500)
    #expect(flow.bill.microdollars == 5_000 * 2_830)
  }
}

/// What the searches of Places API (New) cost by their masks.
@Suite struct SearchPriceTests {
  private func lines(_ method: String, _ mask: String) -> [Bill.Line] {
    let bodies = [
      "searchText": #"{"textQuery":"padaria"}"#,
      "searchNearby":
        #"{"locationRestriction":{"circle":{"center":{"latitude":38.7,"longitude":-9.1},"radius":900}}}"#,
    ]
    let request = SandboxRequest(
      method: "POST", target: "/v1/places:\(method)?key=k",
      headers: [HTTPRequest.Field("X-Goog-FieldMask", mask)],
      body: Array((bodies[method] ?? "").utf8))
    var meter = Meter()
    meter.record(request, sandbox.respond(to: request), at: .zero)
    return meter.bill(at: .zero).lines
  }

  @Test(arguments: [
    ("places.id", SKU.ID.newTextIds, 0), ("places.name,places.attributions", .newTextIds, 0),
    ("nextPageToken,places.movedPlaceId,places.consumerAlert", .newTextIds, 0),
    ("places.id,places.photos", .newTextPro, 32_000),
    ("places.formattedAddress", .newTextPro, 32_000),
    ("places.location.latitude", .newTextPro, 32_000),
    ("places.displayName", .newTextPro, 32_000), ("places.id,searchUri", .newTextPro, 32_000),
    ("places.rating", .newTextEnterprise, 35_000),
    ("places.display_name,places.website_uri", .newTextEnterprise, 35_000),
    ("places.reviews", .newTextAtmosphere, 40_000), ("*", .newTextAtmosphere, 40_000),
    ("places.id,routingSummaries", .newTextAtmosphere, 40_000),
    ("places.servesBeer,places.id", .newTextAtmosphere, 40_000),
    ("places.id,next_page_token", .newTextIds, 0), ("places.id,search_uri", .newTextPro, 32_000),
    ("places.id,places.photos.name", .newTextPro, 32_000),
  ])
  func `a text search costs what its dearest field does`(
    mask: String, sku: SKU.ID, microdollars: Int
  ) {
    let lines = lines("searchText", mask)
    #expect(lines.map(\.sku.id) == [sku])
    #expect(lines.first?.microdollars == microdollars)
  }

  @Test(arguments: [
    ("places.id", SKU.ID.newNearbyPro, 32_000), ("places.photos", .newNearbyPro, 32_000),
    ("places.location", .newNearbyPro, 32_000), ("places.primaryType", .newNearbyPro, 32_000),
    ("places.priceRange", .newNearbyEnterprise, 35_000),
    ("places.displayName,places.regularOpeningHours.openNow", .newNearbyEnterprise, 35_000),
    ("places.takeout", .newNearbyAtmosphere, 40_000), ("*", .newNearbyAtmosphere, 40_000),
    ("routingSummaries", .newNearbyAtmosphere, 40_000),
  ])
  func `a nearby search is never free`(mask: String, sku: SKU.ID, microdollars: Int) {
    let lines = lines("searchNearby", mask)
    #expect(lines.map(\.sku.id) == [sku])
    #expect(lines.first?.microdollars == microdollars)
  }

  @Test func `a search that is refused costs nothing`() {
    #expect(lines("searchText", "places.colour").isEmpty)
    #expect(lines("searchNearby", "nextPage").isEmpty)
  }
}
