import PlacesClient
import Testing

@testable import PlacesSandbox

@Suite struct NewDetailsTests {
  @Test func `a hotel with a third-party attribution`() throws {
    let answer = try sandbox.details(
      "sbx-test-hotel",
      mask: "id,displayName,formattedAddress,location,types,businessStatus,regularOpeningHours,"
        + "googleMapsUri,attributions,movedPlaceId",
      ("languageCode", "en"), ("regionCode", "pt"), ("sessionToken", "abc-_1"))
    #expect(answer.status == 200)
    #expect(answer.body["id"] == "sbx-test-hotel")
    #expect(answer.body["types"] == ["hotel", "lodging", "point_of_interest", "establishment"])
    #expect(
      answer.body["location"]
        == .object(["latitude": .number(38.7112), "longitude": .number(-9.1331)]))
    #expect(
      answer.body[path: "regularOpeningHours.periods"]
        == (try json(#"[{"open":{"day":0,"hour":0,"minute":0}}]"#)))
    #expect(answer.body[path: "regularOpeningHours.openNow"] == true)
    #expect(answer.body[path: "displayName.text"] == "Hotel do Mar")
    #expect(
      answer.body[path: "attributions.0"]
        == (try json(
          #"{"provider":"Smith & Daughter's Directory","providerUri":"https://directory.example/?a=1&b=2"}"#
        )))
    #expect(answer.body[path: "attributions.1.provider"] == "Invented for the places sandbox")
    #expect(answer.body["movedPlaceId"] == nil)
    #expect(answer.body["rating"] == nil)
  }

  @Test func `everything`() throws {
    let body = try sandbox.details("sbx-test-hotel", mask: "*").body
    #expect(body["name"] == "places/sbx-test-hotel")
    #expect(body["rating"]?.number == 4.5)
    #expect(body["userRatingCount"] == 12)
    #expect(body["priceLevel"] == "PRICE_LEVEL_EXPENSIVE")
    #expect(body["primaryType"] == "hotel")
    #expect(body[path: "plusCode.globalCode"] == "8CCGPV68+FQ")
    #expect(body[path: "plusCode.compoundCode"] == "PV68+FQ Lisbon, Portugal")
    #expect(body[path: "timeZone.id"] == "Europe/Lisbon")
    #expect(body["utcOffsetMinutes"] == 0)
    #expect(body[path: "editorialSummary.text"]?.string?.contains("Invented") == true)
    #expect(body["googleMapsUri"]?.string?.contains("sandbox") == true)
    #expect((1...10).contains(body["photos"]?.array?.count ?? 0))
    #expect(body["servesBeer"] == nil)
  }

  @Test func `enumerations as numbers`() throws {
    let body = try sandbox.details(
      "sbx-test-hotel", mask: "priceLevel,businessStatus", ("$alt", "json;enum-encoding=int")
    ).body
    #expect(body == (try json(#"{"priceLevel":4,"businessStatus":1}"#)).sorted(like: body))
  }

  @Test func `a mask reaches into members and takes snake case`() throws {
    let body = try sandbox.details(
      "sbx-test-hotel", mask: "location.latitude,display_name.text,addressComponents.longText"
    ).body
    #expect(body["location"] == .object(["latitude": .number(38.7112)]))
    #expect(body["displayName"] == .object(["text": "Hotel do Mar"]))
    #expect(body[path: "addressComponents.0"] == .object(["longText": "14"]))
  }

  @Test func `the mask may come as a parameter`() throws {
    for name in ["$fields", "fields"] {
      let answer = try sandbox.details("sbx-test-hotel", mask: nil, (name, "id"))
      #expect(answer.text == #"{"id":"sbx-test-hotel"}"#)
    }
  }

  @Test func `zero degrees are left out`() throws {
    let body = try sandbox.details("sbx-test-equator", mask: "location").body
    #expect(body == .object(["location": .object(["longitude": .number(-78.45)])]))
  }

  @Test func `no mask is an error, whatever the identifier`() throws {
    for id in ["sbx-test-hotel", "x"] {
      let answer = try sandbox.details(id, mask: nil)
      #expect(answer.status == 400)
      #expect(answer.message?.hasPrefix("FieldMask is a required parameter.") == true)
    }
  }

  @Test(arguments: [
    "places.displayName", "colour", "id, displayName", " id", "id,", "location.", "location.lat",
    "displayName.text.x", "name.x", "opening_hours", "geometry", "suggestions",
  ])
  func `a path that is none`(mask: String) throws {
    let answer = try sandbox.details("sbx-test-hotel", mask: mask)
    let bad = mask.split(separator: ",", omittingEmptySubsequences: false).last.map(String.init)
    #expect(answer.status == 400)
    #expect(answer.message == "Request contains an invalid argument.")
    #expect(
      answer.body[path: "error.details.0.fieldViolations.0.field"]?.string
        == (bad == "" ? nil : bad))
  }

  @Test func `every field of the client's table is a path`() throws {
    for path in DetailsField.all.compactMap(\.newPath) {
      let answer = try sandbox.details("sbx-test-hotel", mask: path)
      #expect(answer.status == 200, "\(path)")
    }
  }

  @Test(arguments: [
    ("languageCode", "english!"), ("regionCode", "001"), ("sessionToken", "a b"),
    ("language", "en"),
  ])
  func `parameters are checked`(name: String, value: String) throws {
    let answer = try sandbox.details("sbx-test-hotel", mask: "id", (name, value))
    #expect(answer.status == 400)
    #expect(answer.word == "INVALID_ARGUMENT")
  }

  @Test func `identifiers: damaged, outdated, moved, replaced`() throws {
    let damaged = try sandbox.details("a b", mask: "id")
    #expect(damaged.status == 400)
    #expect(damaged.message == "Not a valid Place ID: a b")
    let stale = try sandbox.details("ChIJdoesnotexist000000000", mask: "id")
    #expect(stale.status == 404)
    #expect(stale.word == "NOT_FOUND")
    #expect(stale.message?.hasPrefix("The provided Place ID is no longer valid.") == true)
    var id = "sbx-reserved-moved"
    var steps = 0
    while steps < 5,
      let next = try sandbox.details(id, mask: "movedPlaceId").body["movedPlaceId"]?.string
    {
      id = next
      steps += 1
    }
    #expect(id == "sbx-reserved-home")
    #expect(steps == 2)
    let loop = try sandbox.details("sbx-reserved-loop-a", mask: "movedPlace,businessStatus").body
    #expect(loop["movedPlace"] == "places/sbx-reserved-loop-b")
    #expect(loop["businessStatus"] == "CLOSED_PERMANENTLY")
    let replaced = try sandbox.details("sbx-reserved-replaced", mask: "id").body
    #expect(replaced == .object(["id": "sbx-reserved-home"]))
    let empty = try sandbox.details("sbx-reserved-empty", mask: "id")
    #expect(empty.status == 404)
  }
}
