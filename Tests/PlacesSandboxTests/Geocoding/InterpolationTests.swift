import PlaceIndex
import PlacesClient
import Testing

@testable import PlacesSandbox

/// Houses between known ones.
@Suite struct InterpolationTests {
  /// A street with the houses 10, 20 and 15, a hundred metres of it between the first two.
  private let sandbox: Sandbox

  init() throws {
    let route = try #require(TestPlaces.index.place(id: "sbx-test-route"))
    var house = try #require(TestPlaces.index.place(id: "sbx-test-saudade-14"))
    let lisbon = try #require(TestPlaces.index.place(id: "sbx-test-lisbon"))
    let places = [(10, 38.7100, -9.1330), (20, 38.7110, -9.1330), (15, 38.7105, -9.1328)].map {
      number, latitude, longitude in
      house.id = "sbx-test-house-\(number)"
      house.name = "Rua da Saudade \(number)"
      house.streetNumber = "\(number)"
      house.location = GeoPoint(latitude: latitude, longitude: longitude)
      return house
    }
    sandbox = Sandbox(index: HandmadeIndex(places: [route, lisbon] + places), now: { 0 })
  }

  @Test func `a number between two known ones of its side is placed between them`() throws {
    let answer = try sandbox.geocode(("address", "Rua da Saudade 12, Lisbon"))
    let result = try #require(answer.body[path: "results.0"])
    #expect(answer.body["results"]?.array?.count == 1)
    #expect(result[path: "geometry.location_type"] == "RANGE_INTERPOLATED")
    #expect(result[path: "geometry.location.lat"]?.number == 38.7102)
    #expect(result["types"] == ["street_address"])
    #expect(result["partial_match"] == nil)
    #expect(
      result["formatted_address"] == "Rua da Saudade 12, 1100-583 Lisbon, Portugal")
    #expect(result[path: "address_components.0.long_name"] == "12")
  }

  @Test func `a street is looked for once, and as many are remembered as there is room for`() throws
  {
    let route = try #require(TestPlaces.index.place(id: "sbx-test-route"))
    let cache = StreetCache()
    var lookups = 0
    func ask(_ address: String, _ narrowing: String? = nil, finds: Bool = true) -> StreetRange? {
      cache.street(.address(address, narrowedBy: [narrowing])) {
        lookups += 1
        return finds ? StreetRange(route, in: TestPlaces.index) : nil
      }
    }
    #expect(ask("Rua da Saudade") != nil && ask("Rua da Saudade") != nil)
    #expect(ask("Nowhere", finds: false) == nil && ask("Nowhere") == nil)
    #expect(lookups == 2)
    #expect(ask("Rua da Saudade", "country:BR", finds: false) == nil)
    #expect(lookups == 3)
    for number in 0..<StreetCache.limit { _ = ask("Street \(number)") }
    #expect(lookups == 3 + StreetCache.limit)
    _ = ask("Street \(StreetCache.limit - 1)")
    #expect(lookups == 3 + StreetCache.limit)
    _ = ask("Rua da Saudade")
    #expect(lookups == 4 + StreetCache.limit)
  }

  @Test func `its identifier leads back to it, in every service`() throws {
    let id = "sbx-range-12-sbx-test-route"
    let found = try sandbox.geocode(("address", "Rua da Saudade 12, Lisbon"))
    #expect(found.body[path: "results.0.place_id"]?.string == id)
    let again = try sandbox.geocode(("place_id", id))
    #expect(again.body["results"] == found.body["results"])
    let new = try sandbox.details(id, mask: "formattedAddress,location,id").body
    #expect(new["id"]?.string == id)
    #expect(new[path: "location.latitude"]?.number == 38.7102)
    let old = try sandbox.legacyDetails(("place_id", id)).body
    #expect(old[path: "result.name"] == "Rua da Saudade 12")
  }

  @Test(arguments: [
    "sbx-range-11-sbx-test-nothing", "sbx-range-999-sbx-test-route", "sbx-range-10-sbx-test-route",
    "sbx-range-12", "sbx-range-x-sbx-test-route", "sbx-range-12-sbx-test-house-10",
  ])
  func `an identifier of no such house is outdated`(id: String) throws {
    #expect(try sandbox.legacyDetails(("place_id", id)).word == "NOT_FOUND")
  }

  @Test func `a known number is the house, one beyond all known is not guessed`() throws {
    let known = try sandbox.geocode(("address", "Rua da Saudade 20, Lisbon"))
    #expect(known.body[path: "results.0.geometry.location_type"] == "ROOFTOP")
    let beyond = try sandbox.geocode(("address", "Rua da Saudade 22, Lisbon"))
    #expect(beyond.body[path: "results.0.partial_match"] == true)
    #expect(beyond.body[path: "results.0.geometry.location_type"] != "RANGE_INTERPOLATED")
  }

  @Test func `a number of the other side lies between its neighbours`() throws {
    let answer = try sandbox.geocode(("address", "Rua da Saudade 17, Lisbon"))
    #expect(answer.body[path: "results.0.geometry.location_type"] == "RANGE_INTERPOLATED")
  }

  @Test func `a point beside the street has the number of its side`() throws {
    let answer = try sandbox.geocode(("latlng", "38.71042,-9.13301"))
    let results = answer.body["results"]?.array ?? []
    let between = results.filter {
      $0[path: "geometry.location_type"] == "RANGE_INTERPOLATED"
    }
    #expect(between.map { $0["place_id"]?.string } == ["sbx-range-14-sbx-test-route"])
    let only = try sandbox.geocode(
      ("latlng", "38.71042,-9.13301"), ("location_type", "RANGE_INTERPOLATED"))
    #expect(only.body["results"] == .array(between))
    let atTheDoor = try sandbox.geocode(("latlng", "38.7100,-9.1330"))
    #expect(
      atTheDoor.body["results"]?.array?.contains {
        $0[path: "geometry.location_type"] == "RANGE_INTERPOLATED"
      } == false)
  }

  @Test func `the built-in streets have gaps that are filled`() throws {
    let builtIn = Sandbox(index: try SandboxTransport.builtInIndex())
    let words = try (1...99).compactMap { number in
      try builtIn.geocode(("address", "\(number) Example Street, Sydney NSW"))
        .body[path: "results.0.geometry.location_type"]?.string
    }
    #expect(words.contains("RANGE_INTERPOLATED"))
    #expect(words.contains("ROOFTOP"))
  }
}
