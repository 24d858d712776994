import PlacesClient
import Testing

@Suite struct `Prices of requests` {
  private func prediction(_ api: API, session: Bool = false) throws -> Pricing {
    .quote(
      for: try PredictionRequest(
        text: QueryText("x"), api: api, session: session ? SessionToken("t") : nil))
  }

  private func details(_ api: API, _ fields: [String], session: Bool = false) throws -> Pricing {
    .quote(
      for: DetailsRequest(
        placeID: try PlaceID("x"), fields: try FieldSelection(fields, for: api),
        session: session ? try SessionToken("t") : nil))
  }

  private var geocoding: Pricing {
    get throws { .quote(for: try GeocodeRequest.plain) }
  }

  @Test func `predictions`() throws {
    #expect(try prediction(.new).skus.map(\.id) == [.newAutocompleteRequest])
    #expect(try prediction(.new).note == nil)
    #expect(try prediction(.new, session: true).microdollars == 2830)
    #expect(try prediction(.new, session: true).note?.contains("after the 12th") == true)
    #expect(try prediction(.legacy).skus.map(\.id) == [.legacyAutocompleteRequest])
    #expect(
      try prediction(.legacy, session: true).skus.map(\.id)
        == [.legacyAutocompleteSessionWithDetails])
    #expect(try prediction(.legacy, session: true).note?.contains("USD 0.017") == true)
  }

  @Test(arguments: [
    (["ids"], SKU.ID.newDetailsIds, SKU.ID.newDetailsIds),
    (["photos"], .newDetailsIds, .newDetailsIds),
    (["essentials"], .newDetailsEssentials, .newDetailsEssentials),
    (["name"], .newDetailsPro, .newDetailsAtmosphere),
    (["essentials", "rating"], .newDetailsEnterprise, .newDetailsAtmosphere),
    (["reviews"], .newDetailsAtmosphere, .newDetailsAtmosphere),
    (["*"], .newDetailsAtmosphere, .newDetailsAtmosphere),
  ])
  func `New details: the dearest tier, in a session the top one from Pro on`(
    _ fields: [String], _ single: SKU.ID, _ inSession: SKU.ID
  ) throws {
    #expect(try details(.new, fields).skus.map(\.id) == [single])
    #expect(try details(.new, fields).note == nil)
    #expect(try details(.new, fields, session: true).skus.map(\.id) == [inSession])
    #expect(try details(.new, fields, session: true).note?.hasPrefix("ends the session") == true)
  }

  @Test(arguments: [
    (["placeId"], [SKU.ID.legacyDetailsIdRefresh], 0), (["ids"], [.legacyDetailsIdRefresh], 0),
    (["essentials"], [.legacyDetails, .legacyDataBasic], 17_000),
    (["name", "url"], [.legacyDetails, .legacyDataBasic], 17_000),
    (["website"], [.legacyDetails, .legacyDataBasic, .legacyDataContact], 20_000),
    (["rating"], [.legacyDetails, .legacyDataBasic, .legacyDataAtmosphere], 22_000),
    (
      ["rating", "website"],
      [.legacyDetails, .legacyDataBasic, .legacyDataContact, .legacyDataAtmosphere], 25_000
    ),
    (
      ["*"], [.legacyDetails, .legacyDataBasic, .legacyDataContact, .legacyDataAtmosphere], 25_000
    ),
  ])
  func `legacy details: the call and each kind of data`(
    _ fields: [String], _ ids: [SKU.ID], _ microdollars: Int
  ) throws {
    for session in [false, true] {
      let pricing = try details(.legacy, fields, session: session)
      #expect(pricing.skus.map(\.id) == ids)
      #expect(pricing.microdollars == microdollars)
      #expect((pricing.note != nil) == session)
    }
  }

  @Test func `geocoding is one event, whatever is asked`() throws {
    #expect(try geocoding.skus.map(\.id) == [.geocoding])
    #expect(try geocoding.microdollars == 5000)
    #expect(
      Pricing.quote(for: GeocodeRequest(.placeID(try PlaceID("x")))).microdollars == 5000)
  }

  @Test(arguments: [
    (1, 7.83), (2, 10.66), (3, 13.49), (4, 16.32), (5, 19.15), (6, 21.98), (7, 24.81), (8, 27.64),
  ])
  func `the documentation's table: requests and geocoding against a session`(
    _ requests: Int, _ thousand: Double
  ) throws {
    let perRequest = try prediction(.legacy).microdollars * requests + geocoding.microdollars
    #expect(perRequest == Int((thousand * 1000).rounded()))
    let session =
      try prediction(.legacy, session: true).microdollars * requests
      + details(.legacy, ["essentials"], session: true).microdollars
    #expect(session == 17_000)
    // Four requests are the last that are cheaper without a session.
    #expect((perRequest < session) == (requests <= 4))
  }

  @Test(arguments: [
    (1, 19.83, 22.83, 27.83), (2, 22.66, 25.66, 30.66), (3, 25.49, 28.49, 33.49),
    (8, 39.64, 42.64, 47.64), (20, 73.60, 76.60, 81.60),
  ])
  func `the New API without a token`(
    _ requests: Int, _ pro: Double, _ enterprise: Double, _ atmosphere: Double
  ) throws {
    let text = try prediction(.new).microdollars * requests
    for (fields, thousand) in [("name", pro), ("rating", enterprise), ("reviews", atmosphere)] {
      #expect(
        try text + details(.new, [fields]).microdollars == Int((thousand * 1000).rounded()))
    }
  }

  @Test(arguments: [
    (0, "USD 0.00"), (1, "USD 0.000001"), (2_830, "USD 0.00283"), (5_000, "USD 0.005"),
    (17_000, "USD 0.017"), (100_000, "USD 0.10"), (1_000_000, "USD 1.00"),
    (12_345_678, "USD 12.345678"), (1_500_000_000, "USD 1500.00"),
  ])
  func `amounts`(_ microdollars: Int, _ text: String) {
    #expect(Pricing.dollars(microdollars) == text)
  }

  @Test func `a plan has the price of its request`() throws {
    #expect(PlacesClient.plan(for: try PredictionRequest.new).pricing == (try prediction(.new)))
    #expect(PlacesClient.plan(for: try GeocodeRequest.plain).pricing == (try geocoding))
    #expect(
      PlacesClient.plan(for: try DetailsRequest.plain(.legacy)).pricing
        == (try details(.legacy, ["essentials"])))
  }
}
