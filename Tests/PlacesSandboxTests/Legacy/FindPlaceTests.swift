import PlacesClient
import Testing

@testable import PlacesSandbox

@Suite struct FindPlaceTests {
  @Test func `a text finds the best place, with its ID unless fields are named`() throws {
    let answer = try sandbox.findPlace(("input", "hotel do mar"), ("inputtype", "textquery"))
    #expect(answer.text == #"{"candidates":[{"place_id":"sbx-test-hotel"}],"status":"OK"}"#)
    let fields = try sandbox.findPlace(
      ("input", "Hotel Do MAR"), ("inputtype", "textquery"),
      ("fields", "name,geometry/location/lat,types"))
    #expect(fields.body[path: "candidates.0.name"] == "Hotel do Mar")
    #expect(
      fields.body[path: "candidates.0.geometry"] == (try json(#"{"location":{"lat":38.7112}}"#)))
  }

  @Test(arguments: ["+351210000000", "+351 21 000 0000", "+351-21-000-0000"])
  func `a phone number finds all places that have it`(input: String) throws {
    let answer = try sandbox.findPlace(("input", input), ("inputtype", "phonenumber"))
    #expect(answer.text == #"{"candidates":[{"place_id":"sbx-test-hotel"}],"status":"OK"}"#)
  }

  @Test(arguments: ["351210000000", "+", "+123456", "+1234567890123456", "+351x210000000", "hotel"])
  func `what is no number is refused`(input: String) throws {
    let answer = try sandbox.findPlace(("input", input), ("inputtype", "phonenumber"))
    #expect(answer.word == "INVALID_REQUEST")
  }

  @Test func `a number nobody has finds nothing, one of the data finds its place`() throws {
    let none = try sandbox.findPlace(("input", "+351210000001"), ("inputtype", "phonenumber"))
    #expect(none.text == #"{"candidates":[],"status":"ZERO_RESULTS"}"#)
    let builtIn = Sandbox(index: try SandboxTransport.builtInIndex())
    let bank = try builtIn.searchText(
      #"{"textQuery":"gym in sydney"}"#, mask: "places.id,places.internationalPhoneNumber")
    let place = try #require(
      bank.body["places"]?.array?.first { $0["internationalPhoneNumber"] != nil })
    let number = try #require(place["internationalPhoneNumber"]?.string)
    let found = try builtIn.findPlace(("input", number), ("inputtype", "phonenumber"))
    let ids = found.body["candidates"]?.array?.compactMap { $0["place_id"]?.string } ?? []
    #expect(ids.contains(place["id"]?.string ?? ""))
  }

  @Test(arguments: ["38.7,-9.1", "8CCG0000+", "8CCGPV76+FQ", "PV76+FQ Lisbon", " "])
  func `coordinates, plus codes and nothing are refused`(input: String) throws {
    let answer = try sandbox.findPlace(("input", input), ("inputtype", "textquery"))
    #expect(answer.word == "INVALID_REQUEST")
  }

  @Test(arguments: ["website", "reviews", "address_components", "url", "colour"])
  func `fields that details has, or nothing, are refused`(field: String) throws {
    let answer = try sandbox.findPlace(
      ("input", "hotel"), ("inputtype", "textquery"), ("fields", "name," + field))
    #expect(answer.word == "INVALID_REQUEST")
    #expect(answer.message?.holds("'\(field)'") == true)
  }
}
