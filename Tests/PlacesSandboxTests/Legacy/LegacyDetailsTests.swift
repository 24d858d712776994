import PlacesClient
import Testing

@testable import PlacesSandbox

@Suite struct LegacyDetailsTests {
  @Test func `a hotel with a third-party attribution`() throws {
    let fields =
      "place_id,name,formatted_address,address_components,geometry,business_status,"
      + "opening_hours,url,utc_offset,types"
    let answer = try sandbox.legacyDetails(("place_id", "sbx-test-hotel"), ("fields", fields))
    let result = try #require(answer.body["result"])
    #expect(answer.word == "OK")
    #expect(
      answer.body["html_attributions"] == [
        "<a href=\"https://directory.example/?a=1&amp;b=2\">Smith &amp; Daughter&#39;s Directory</a>",
        "Invented for the places sandbox",
      ])
    #expect(result["formatted_address"] == "Rua da Saudade 14, 1100-583 Lisbon, Portugal")
    #expect(
      result[path: "opening_hours"]
        == (try json(
          """
          {"open_now":true,"periods":[{"open":{"day":0,"time":"0000"}}],"weekday_text":[
           "Monday: Open 24 hours","Tuesday: Open 24 hours","Wednesday: Open 24 hours",
           "Thursday: Open 24 hours","Friday: Open 24 hours","Saturday: Open 24 hours",
           "Sunday: Open 24 hours"]}
          """)))
    #expect(result["utc_offset"] == 0)
    #expect(result["types"] == ["lodging", "point_of_interest", "establishment"])
    #expect(
      result[path: "geometry.location"]
        == .object(["lat": .number(38.7112), "lng": .number(-9.1331)]))
    #expect(result[path: "geometry.viewport.northeast.lat"]?.number == 38.71255)
    #expect(result["website"] == nil)
    #expect(
      result["address_components"]?.array?.map { $0[path: "types.0"]?.string } == [
        "street_number", "route", "locality", "administrative_area_level_1", "country",
        "postal_code",
      ])
  }

  @Test func `without fields everything known comes, and nothing empty`() throws {
    let result = try sandbox.legacyDetails(("placeid", "sbx-test-hotel")).body["result"]
    for name in [
      "adr_address", "plus_code", "rating", "user_ratings_total", "price_level", "website",
      "formatted_phone_number", "international_phone_number", "editorial_summary", "vicinity",
      "current_opening_hours", "reference",
    ] {
      #expect(result?[name] != nil, "\(name)")
    }
    #expect(result?["rating"]?.number == 4.5)
    #expect((1...10).contains(result?["photos"]?.array?.count ?? 0))
    #expect(result?["serves_beer"] == nil)
    #expect(result?["permanently_closed"] == nil)
    #expect(result?["formatted_phone_number"] == "21 000 0000")
  }

  @Test func `sub-fields and both spellings`() throws {
    let answer = try sandbox.legacyDetails(
      ("place_id", "sbx-test-hotel"),
      (
        "fields",
        "geometry/location/lat,opening_hours/open_now,type,photo,review,address_component/types"
      ))
    #expect(
      answer.body["result"]?.object?.members.map(\.name)
        == ["address_components", "geometry", "opening_hours", "photos", "reviews", "types"])
    #expect(
      answer.body[path: "result.geometry"]
        == .object(["location": .object(["lat": .number(38.7112)])]))
    #expect(answer.body[path: "result.opening_hours"] == .object(["open_now": true]))
    #expect(
      answer.body[path: "result.address_components.0"]
        == .object(["types": ["street_number"]]))
  }

  @Test(arguments: ["colour", "geometry/colour", "name/x", "name,", "displayName", "geometry/"])
  func `an unknown field is named`(fields: String) throws {
    let answer = try sandbox.legacyDetails(("place_id", "sbx-test-hotel"), ("fields", fields))
    let bad = fields == "name," ? "" : fields
    #expect(
      answer.body
        == (try json(
          """
          {"error_message":"Error while parsing 'fields' parameter: Unsupported field name '\(bad)'. ",
           "html_attributions":[],"status":"INVALID_REQUEST"}
          """)))
  }

  @Test func `identifiers: missing, damaged, outdated`() throws {
    let missing = try sandbox.legacyDetails(("fields", "name"))
    #expect(missing.word == "INVALID_REQUEST")
    let damaged = try sandbox.legacyDetails(("place_id", "a/b"))
    #expect(
      damaged.text
        == #"{"error_message":"Invalid 'placeid' parameter","html_attributions":[],"#
        + #""status":"INVALID_REQUEST"}"#)
    let stale = try sandbox.legacyDetails(("place_id", "ChIJdoesnotexist000000000"))
    #expect(stale.word == "NOT_FOUND")
    #expect(stale.message?.hasPrefix("The provided Place ID is no longer valid.") == true)
    #expect(stale.body["result"] == nil)
  }

  @Test func `reserved identifiers move, vanish and are replaced`() throws {
    let moved = try sandbox.legacyDetails(("place_id", "sbx-reserved-moved"))
    #expect(moved.body[path: "result.business_status"] == "CLOSED_PERMANENTLY")
    #expect(moved.body[path: "result.permanently_closed"] == true)
    let empty = try sandbox.legacyDetails(("place_id", "sbx-reserved-empty"))
    #expect(empty.word == "ZERO_RESULTS")
    let stale = try sandbox.legacyDetails(("place_id", "sbx-reserved-stale"))
    #expect(stale.word == "NOT_FOUND")
    let replaced = try sandbox.legacyDetails(("place_id", "sbx-reserved-replaced"))
    #expect(replaced.body[path: "result.place_id"] == "sbx-reserved-home")
  }

  @Test func `Australian addresses keep the unit and the region's code`() throws {
    let answer = try sandbox.legacyDetails(
      ("place_id", "sbx-test-bank"), ("fields", "formatted_address,adr_address,address_components"))
    #expect(
      answer.body[path: "result.formatted_address"]
        == "Unit 4, 1 Example Street, Sydney NSW 2000, Australia")
    #expect(
      answer.body[path: "result.adr_address"]
        == .string(
          #"<span class="street-address">Unit 4, 1 Example Street</span>, "#
            + #"<span class="locality">Sydney</span> <span class="region">NSW</span> "#
            + #"<span class="postal-code">2000</span>, "#
            + #"<span class="country-name">Australia</span>"#))
    #expect(answer.body[path: "result.address_components.0.types.0"] == "subpremise")
  }

  @Test func `Find Place finds by text and by phone number`() throws {
    let path = ["maps", "api", "place", "findplacefromtext", "json"]
    let text = try sandbox.get(
      path,
      [
        ("input", "hotel"), ("inputtype", "textquery"),
        ("fields", "place_id,name,geometry/location,business_status"),
      ])
    #expect(text.body["candidates"]?.array?.count == 1)
    #expect(text.body[path: "candidates.0.name"] == "Hotel do Mar")
    #expect(text.body[path: "candidates.0.geometry.viewport"] == nil)
    let bare = try sandbox.get(path, [("input", "hotel"), ("inputtype", "textquery")])
    #expect(bare.text == #"{"candidates":[{"place_id":"sbx-test-hotel"}],"status":"OK"}"#)
    for bad in [
      [("input", "hotel")], [("input", "38.7,-9.1"), ("inputtype", "textquery")],
      [("input", "PV68+JJ Lisbon"), ("inputtype", "textquery")],
      [("input", "123"), ("inputtype", "phonenumber")],
      [("input", "hotel"), ("inputtype", "textquery"), ("fields", "website")],
    ] {
      let answer = try sandbox.get(path, bad)
      #expect(answer.word == "INVALID_REQUEST")
      #expect(answer.body["candidates"] == [])
    }
    let nothing = try sandbox.get(path, [("input", "zzqqx"), ("inputtype", "textquery")])
    #expect(nothing.text == #"{"candidates":[],"status":"ZERO_RESULTS"}"#)
  }
}
