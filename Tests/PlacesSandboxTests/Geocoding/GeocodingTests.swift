import PlacesClient
import Testing

@testable import PlacesSandbox

@Suite struct GeocodingTests {
  @Test func `an address on a rooftop`() throws {
    let answer = try sandbox.geocode(("address", "Rua da Saudade 14, Lisbon"))
    let result = try #require(answer.body[path: "results.0"])
    #expect(answer.word == "OK")
    #expect(answer.body["results"]?.array?.count == 1)
    #expect(answer.body["html_attributions"] == nil)
    #expect(result["formatted_address"] == "Rua da Saudade 14, 1100-583 Lisbon, Portugal")
    #expect(result[path: "geometry.location_type"] == "ROOFTOP")
    #expect(result["types"] == ["street_address"])
    #expect(result["partial_match"] == nil)
    #expect(result[path: "plus_code.global_code"] == "8CCGPV68+FQ")
    #expect(result[path: "geometry.bounds"] == nil)
  }

  @Test func `words that match nothing make a partial match`() throws {
    let answer = try sandbox.geocode(("address", "Rua da Saudade 14 🏠 qqq, Lisbon"))
    #expect(answer.body[path: "results.0.place_id"] == "sbx-test-saudade-14")
    #expect(answer.body[path: "results.0.partial_match"] == true)
  }

  @Test func `components enforce the country, a region and bounds only prefer`() throws {
    let plain = try sandbox.geocode(("address", "Toledo"))
    #expect(plain.body[path: "results.0.place_id"] == "sbx-test-toledo-oh")
    let region = try sandbox.geocode(("address", "Toledo"), ("region", "es"))
    #expect(region.body[path: "results.0.place_id"] == "sbx-test-toledo-es")
    let bounds = try sandbox.geocode(("address", "Toledo"), ("bounds", "39.5,-4.5|40.2,-3.5"))
    #expect(bounds.body[path: "results.0.place_id"] == "sbx-test-toledo-es")
    let country = try sandbox.geocode(("address", "Toledo"), ("components", "country:ES"))
    #expect(
      country.body["results"]?.array?.map { $0["place_id"]?.string } == ["sbx-test-toledo-es"])
    #expect(country.body[path: "results.0.geometry.location_type"] == "APPROXIMATE")
    #expect(country.body[path: "results.0.geometry.bounds"] != nil)
    let named = try sandbox.geocode(("address", "Lisbon"), ("components", "country:Portugal"))
    #expect(named.body[path: "results.0.place_id"] == "sbx-test-lisbon")
    let against = try sandbox.geocode(("address", "Toledo"), ("components", "country:PT"))
    #expect(against.word == "ZERO_RESULTS")
    let unknown = try sandbox.geocode(("address", "Toledo"), ("components", "country:Nowhere"))
    #expect(unknown.word == "ZERO_RESULTS")
  }

  @Test func `a postal code is enforced by its beginning, others only influence`() throws {
    let prefix = try sandbox.geocode(
      ("address", "Rua da Saudade"), ("components", "postal_code:1100"))
    #expect(prefix.body[path: "results.0.place_id"] == "sbx-test-saudade-14")
    let wrong = try sandbox.geocode(("address", "Rua da Saudade"), ("components", "postal_code:9"))
    #expect(wrong.word == "ZERO_RESULTS")
    let wish = try sandbox.geocode(
      ("address", "Toledo"), ("components", "administrative_area:Castilla-La Mancha"))
    #expect(wish.body[path: "results.0.place_id"] == "sbx-test-toledo-es")
    let missed = try sandbox.geocode(
      ("address", "Toledo"), ("components", "locality:Paris|nonsense:x"))
    #expect(missed.body[path: "results.0.place_id"] == "sbx-test-toledo-oh")
  }

  @Test func `components alone`() throws {
    let country = try sandbox.geocode(("components", "country:PT"))
    #expect(country.body[path: "results.0.place_id"] == "sbx-test-pt")
    let town = try sandbox.geocode(("components", "locality:Toledo|country:ES"))
    #expect(town.body[path: "results.0.place_id"] == "sbx-test-toledo-es")
  }

  @Test func `plus codes, full and short`() throws {
    let full = try sandbox.geocode(("address", "8FVC9G8F+6X"))
    #expect(full.body[path: "results.0.types"] == ["plus_code"])
    let latitude = try #require(full.body[path: "results.0.geometry.location.lat"]?.number)
    #expect(abs(latitude - 47.365_590) < 0.0001)
    let short = try sandbox.geocode(("address", "PV68+FQ Lisbon"))
    #expect(short.body[path: "results.0.plus_code.global_code"] == "8CCGPV68+FQ")
    #expect(short.body[path: "results.0.formatted_address"] == "PV68+FQ Lisbon, Portugal")
    #expect(short.body[path: "results.0.address_components.0.types"] == ["plus_code"])
    let id = try #require(short.body[path: "results.0.place_id"]?.string)
    let again = try sandbox.geocode(("place_id", id))
    #expect(again.body[path: "results.0"] == short.body[path: "results.0"])
    #expect(try sandbox.geocode(("address", "PV68+FQ")).word == "ZERO_RESULTS")
  }

  @Test func `by identifier, without attributions`() throws {
    let answer = try sandbox.geocode(("place_id", "sbx-test-lisbon"), ("language", "fr"))
    #expect(answer.body[path: "results.0.formatted_address"] == "Lisbon, Portugal")
    #expect(answer.body.object?.members.map(\.name).sorted() == ["results", "status"])
    #expect(try sandbox.geocode(("place_id", "ChIJdoesnotexist000000000")).word == "ZERO_RESULTS")
    let bad = try sandbox.geocode(("place_id", "x y"))
    #expect(bad.word == "INVALID_REQUEST")
    #expect(bad.message == "Invalid request. Invalid 'place_id' parameter.")
  }

  @Test func `nothing found`() throws {
    let answer = try sandbox.geocode(("address", "zzqqx 99999 nowhere"))
    #expect(answer.text == #"{"results":[],"status":"ZERO_RESULTS"}"#)
  }

  @Test func `exactly one question`() throws {
    let none = try sandbox.geocode(("language", "en"))
    #expect(
      none.message
        == "Invalid request. Missing the 'address', 'components', 'latlng' or 'place_id' parameter."
    )
    #expect(none.body["results"] == [])
    for two in [
      [("address", "Lisbon"), ("latlng", "1,1")], [("latlng", "1,1"), ("place_id", "sbx-test-pt")],
      [("components", "country:PT"), ("place_id", "sbx-test-pt")],
    ] {
      let answer = try sandbox.get(["maps", "api", "geocode", "json"], two)
      #expect(answer.word == "INVALID_REQUEST")
    }
  }

  @Test(arguments: [
    ("components", "country"), ("components", "country:"), ("components", ":x"),
    ("components", "country:PT|country:ES"), ("components", "route:a|route:b"),
    ("components", "postal_code:1|postal_code:2"), ("bounds", "1,1"), ("bounds", "2,1|1,2"),
    ("bounds", "a,b|c,d"),
  ])
  func `malformed parameters are named`(name: String, value: String) throws {
    let answer = try sandbox.geocode(("address", "Lisbon"), (name, value))
    #expect(answer.word == "INVALID_REQUEST")
    #expect(answer.message == "Invalid request. Invalid '\(name)' parameter.")
  }
}
