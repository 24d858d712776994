import PlacesClient
import Testing

@testable import PlacesSandbox

@Suite struct ReverseGeocodingTests {
  @Test func `most precise first, with the plus code of the point`() throws {
    let answer = try sandbox.geocode(("latlng", "38.7112,-9.1331"))
    let types = answer.body["results"]?.array?.map { $0[path: "types.0"]?.string }
    #expect(
      types
        == ["hotel", "street_address", "route", "locality", "country"].map {
          $0 == "hotel" ? "lodging" : $0
        })
    #expect(
      answer.body["plus_code"]
        == (try json(
          #"{"compound_code":"PV68+FQ Lisbon, Portugal","global_code":"8CCGPV68+FQ"}"#)))
  }

  @Test func `filters drop results after the fact, and both must hold`() throws {
    let both = try sandbox.geocode(
      ("latlng", "38.7112,-9.1331"), ("result_type", "street_address|route"),
      ("location_type", "ROOFTOP"))
    #expect(both.body["results"]?.array?.map { $0["place_id"]?.string } == ["sbx-test-saudade-14"])
    let none = try sandbox.geocode(("latlng", "38.7112,-9.1331"), ("result_type", "park"))
    #expect(none.word == "ZERO_RESULTS")
    #expect(none.body[path: "plus_code.global_code"] == "8CCGPV68+FQ")
  }

  @Test func `at sea there is still a plus code`() throws {
    let answer = try sandbox.geocode(("latlng", "0,-30"))
    #expect(answer.word == "ZERO_RESULTS")
    #expect(answer.body["results"] == [])
    #expect(answer.body["plus_code"] == .object(["global_code": "69GG2222+22"]))
  }

  @Test(arguments: [
    ("latlng", "91,0"), ("latlng", "1"), ("latlng", "1,2,3"), ("latlng", "a,b"),
    ("latlng", "nan,0"), ("result_type", "nope"), ("result_type", "park|"),
    ("location_type", "rooftop"),
  ])
  func `malformed parameters are named`(name: String, value: String) throws {
    let query = (name == "latlng" ? [] : [("latlng", "1,1")]) + [(name, value)]
    let answer = try sandbox.get(["maps", "api", "geocode", "json"], query)
    #expect(answer.word == "INVALID_REQUEST")
    #expect(answer.message == "Invalid request. Invalid '\(name)' parameter.")
  }
}
