import PlaceIndex
import PlacesClient
import Testing

@testable import PlacesSandbox

/// Businesses that are not open to customers, or have no door.
@Suite struct StateTests {
  private let instant = 1_767_612_600
  private let sandbox: Sandbox
  private let future: IndexedPlace
  private let visiting: IndexedPlace
  private let paused: IndexedPlace

  /// The first of a thousand places of which something is true.
  private static func first(
    _ base: IndexedPlace, _ isSo: (IndexedPlace) -> Bool
  ) throws -> IndexedPlace {
    for number in 0..<1000 {
      var place = base
      place.id = "sbx-test-state-\(base.types[0])-\(number)"
      if isSo(place) { return place }
    }
    throw IndexError.notAnIndex
  }

  init() throws {
    let instant = 1_767_612_600
    var shop = try #require(TestPlaces.index.place(id: "sbx-test-bar"))
    shop.name = "Coming Shop"
    shop.types = ["book_store", "store", "point_of_interest", "establishment"]
    var trade = shop
    trade.name = "Coming Plumber"
    trade.types = ["plumber", "point_of_interest", "establishment"]
    trade.business?.ratingCount = 3
    trade.business?.ratingTenths = 30
    var bakery = trade
    bakery.name = "Coming Bakery"
    bakery.types = ["bakery", "store", "point_of_interest", "establishment"]
    future = try Self.first(shop) { BusinessState.opensLater($0) }
    visiting = try Self.first(trade) { BusinessState.isPureServiceArea($0) == true }
    paused = try Self.first(bakery) {
      BusinessState($0, instant: instant) == .closedTemporarily
    }
    sandbox = Sandbox(
      index: HandmadeIndex(places: [future, visiting, paused]), now: { instant })
  }

  @Test func `a business that has not opened says when it will`() throws {
    let body = try sandbox.details(future.id, mask: "*").body
    #expect(body["businessStatus"] == "FUTURE_OPENING")
    let day = try #require(body["openingDate"])
    let month = (day["year"]?.integer ?? 0) * 12 + (day["month"]?.integer ?? 0)
    #expect((2026 * 12 + 2...2026 * 12 + 7).contains(month))
    #expect(body["currentOpeningHours"] == nil)
    #expect(body[path: "regularOpeningHours.openNow"] == false)
    let legacy = try sandbox.legacyDetails(("place_id", future.id)).body["result"]
    #expect(legacy?["business_status"] == nil)
    #expect(legacy?["name"] == "Coming Shop")
  }

  @Test func `one that is closed for a while is not open now`() throws {
    let body = try sandbox.details(paused.id, mask: "*").body
    #expect(body["businessStatus"] == "CLOSED_TEMPORARILY")
    #expect(body[path: "regularOpeningHours.openNow"] == false)
    #expect(body[path: "regularOpeningHours.nextOpenTime"] == nil)
    let legacy = try sandbox.legacyDetails(("place_id", paused.id)).body["result"]
    #expect(legacy?["business_status"] == "CLOSED_TEMPORARILY")
  }

  @Test func `one that visits its customers has no location`() throws {
    let body = try sandbox.details(visiting.id, mask: "*").body
    #expect(body["pureServiceAreaBusiness"] == true)
    for name in ["location", "viewport", "plusCode", "formattedAddress", "adrFormatAddress"] {
      #expect(body[name] == nil, "\(name)")
    }
    #expect(body["addressComponents"] == nil)
    let legacy = try sandbox.legacyDetails(("place_id", visiting.id)).body["result"]
    for name in ["geometry", "plus_code", "vicinity", "formatted_address", "address_components"] {
      #expect(legacy?[name] == nil, "\(name)")
    }
  }

  @Test func `autocomplete finds them when asked`() throws {
    func ask(_ more: String) throws -> Set<String> {
      Set(try sandbox.autocomplete(#"{"input":"coming""# + more + "}").body.placeIDs)
    }
    #expect(try ask("") == [paused.id])
    #expect(try ask(#","includeFutureOpeningBusinesses":true"#) == [paused.id, future.id])
    #expect(
      try ask(#","includePureServiceAreaBusinesses":true"#) == [paused.id, visiting.id])
    #expect(try sandbox.legacyAutocomplete(("input", "coming")).body.placeIDs == [paused.id])
  }

  @Test func `one without a location has no distance and is no landmark`() throws {
    let answer = try sandbox.autocomplete(
      """
      {"input":"coming","includePureServiceAreaBusinesses":true,
       "origin":{"latitude":38.7,"longitude":-9.1}}
      """)
    for suggestion in answer.body["suggestions"]?.array ?? [] {
      let prediction = suggestion["placePrediction"]
      let isVisiting = prediction?["placeId"]?.string == visiting.id
      #expect((prediction?["distanceMeters"] == nil) == isVisiting)
    }
    let near = try sandbox.details(paused.id, mask: "addressDescriptor").body[
      path: "addressDescriptor.landmarks"]?.array
    #expect(near?.compactMap { $0["placeId"]?.string } == [future.id])
  }

  @Test func `searches find them when asked`() throws {
    func text(_ more: String) throws -> Set<String> {
      Set(
        try sandbox.searchText(#"{"textQuery":"coming""# + more + "}", mask: "places.id").body
          .placeIDs)
    }
    #expect(try text("") == [paused.id])
    #expect(try text(#","includeFutureOpeningBusinesses":true"#) == [paused.id, future.id])
    #expect(try text(#","includePureServiceAreaBusinesses":true"#) == [paused.id, visiting.id])
    func nearby(_ more: String) throws -> Set<String> {
      Set(
        try sandbox.searchNearby(
          """
          {"locationRestriction":{"circle":{"center":{"latitude":38.713,"longitude":-9.14},
           "radius":500}}\(more)}
          """, mask: "places.id"
        ).body.placeIDs)
    }
    #expect(try nearby("") == [paused.id])
    #expect(try nearby(#","includeFutureOpeningBusinesses":true"#) == [paused.id, future.id])
  }
}
