import PlacesClient
import Testing

@testable import PlacesSandbox

@Suite struct NewValidationTests {
  /// A body that is refused, and a piece of the message.
  struct Case: CustomTestStringConvertible {
    var body: String
    var message: String
    var testDescription: String { body }

    init(_ body: String, _ message: String) {
      self.body = body
      self.message = message
    }
  }

  private static let circle = #"{"circle":{"center":{"latitude":1,"longitude":1},"radius":1}}"#

  @Test(arguments: [
    Case("{}", "input"), Case("", "input"), Case(#"{"input":""}"#, "input"),
    Case(#"{"input":" "}"#, "input"),
    Case(
      #"{"input":"a","includedPrimaryTypes":["address"]}"#,
      "Invalid included_primary_types 'address'. See the list of supported types in "
        + "https://developers.google.com/maps/documentation/places/web-service/place-types."),
    Case(#"{"input":"a","includedPrimaryTypes":["floor"]}"#, "included_primary_types 'floor'"),
    Case(
      #"{"input":"a","includedPrimaryTypes":["bank","bar","cafe","gym","spa","zoo"]}"#, "at most 5"),
    Case(#"{"input":"a","includedPrimaryTypes":["(cities)","bank"]}"#, "must stand alone"),
    Case(
      #"{"input":"a","includedRegionCodes":["aa","ab","ac","ad","ae","af","ag","ah","ai","aj","ak","al","am","an","ao","ap"]}"#,
      "at most 15"),
    Case(#"{"input":"a","includedRegionCodes":["aus"]}"#, "'aus'"),
    Case(
      #"{"input":"a","locationBias":\#(circle),"locationRestriction":\#(circle)}"#, "only one of"),
    Case(#"{"input":"a","locationBias":{}}"#, "exactly one"),
    Case(#"{"input":"a","locationBias":{"circle":{"radius":5}}}"#, "center"),
    Case(
      #"{"input":"a","locationBias":{"circle":{"center":{"latitude":1},"radius":50001}}}"#,
      "radius must be between 0.0 and 50000.0"),
    Case(
      #"{"input":"a","locationBias":{"circle":{"center":{"latitude":91},"radius":5}}}"#, "latitude"),
    Case(
      #"{"input":"a","locationBias":{"rectangle":{"low":{"latitude":2},"high":{"latitude":1}}}}"#,
      "rectangle is empty"),
    Case(
      #"{"input":"a","locationBias":{"rectangle":{"low":{"longitude":180},"high":{"longitude":-180}}}}"#,
      "rectangle is empty"),
    Case(#"{"input":"a","locationBias":{"rectangle":{"low":{"longitude":1}}}}"#, "low and high"),
    Case(#"{"input":"a","origin":{"latitude":-90.1}}"#, "origin"),
    Case(#"{"input":"a","sessionToken":"has space"}"#, "session_token"),
    Case(
      #"{"input":"a","sessionToken":"0123456789012345678901234567890123456"}"#, "session_token"),
    Case(#"{"input":"a","languageCode":"english"}"#, "language_code 'english'"),
    Case(#"{"input":"a","languageCode":"en_US"}"#, "language_code"),
    Case(#"{"input":"a","regionCode":"419"}"#, "region_code '419'"),
    Case(#"{"input":"a","regionCode":"zz"}"#, "region_code 'zz'"),
    Case(#"{"input":"a","inputOffset":-1}"#, "input_offset"),
    Case(
      #"{"input":"a","types":"bank"}"#,
      #"Invalid JSON payload received. Unknown name "types": Cannot find field."#),
    Case(
      #"{"input":"a","locationBias":{"box":1}}"#,
      #"Invalid JSON payload received. Unknown name "box" at 'location_bias': Cannot find field."#),
    Case(#"{"input":5}"#, "Invalid value at 'input' (TYPE_STRING), 5"),
    Case(
      #"{"input":"a","includedPrimaryTypes":[5]}"#, "'included_primary_types[0]' (TYPE_STRING)"),
    Case(#"{"input":"a","includedPrimaryTypes":"bank"}"#, "'included_primary_types'"),
    Case(#"{"input":"a","includeQueryPredictions":"yes"}"#, "(TYPE_BOOL)"),
    Case(#"{"input":"a","inputOffset":1.5}"#, "(TYPE_INT32)"),
    Case(#"{"input":"a","inputOffset":3000000000}"#, "(TYPE_INT32)"),
    Case(
      #"{"input":"a","origin":{"latitude":"x"}}"#, "'origin.latitude' (TYPE_DOUBLE), \"x\""),
    Case(#"{"input":"a","origin":[]}"#, "(TYPE_MESSAGE)"),
    Case(
      #"{"input":"a","locationBias":{"circle":{},"rectangle":{}}}"#, "oneof field 'type'"),
    Case("[]", "Root element must be a message."), Case("{", "Invalid JSON payload received."),
    Case("\u{0}", "Invalid JSON payload received."),
  ])
  func `is refused with 400 and a reason`(example: Case) throws {
    let answer = try sandbox.autocomplete(example.body)
    #expect(answer.status == 400)
    #expect(answer.body[path: "error.code"] == 400)
    #expect(answer.word == "INVALID_ARGUMENT")
    #expect(answer.message?.contains(example.message) == true, "\(answer.message ?? "")")
  }

  @Test func `several unknown names are all reported`() throws {
    let answer = try sandbox.autocomplete(#"{"input":"a","types":1,"radius":2}"#)
    #expect(answer.body[path: "error.details.0.fieldViolations"]?.array?.count == 2)
    #expect(answer.message?.split(separator: "\n").count == 2)
    #expect(
      answer.body[path: "error.details.0.@type"] == "type.googleapis.com/google.rpc.BadRequest")
  }

  @Test(arguments: [
    #"{"input":"Lisbon","includedRegionCodes":["pt","uk","xx"]}"#,
    #"{"input":"Lisbon","regionCode":"UK"}"#, #"{"input":"Lisbon","regionCode":"xk"}"#,
    #"{"input":"Lisbon","languageCode":"zh-Hant-TW"}"#, #"{"input":"Lisbon","sessionToken":""}"#,
    #"{"input":"Lisbon","inputOffset":999}"#,
    #"{"input":"Lisbon","includedPrimaryTypes":["locality","bank","bar","cafe","gym"]}"#,
    #"{"input":"Lisbon","locationBias":{"circle":{"center":{}}}}"#,
    #"{"input":"Lisbon","locationRestriction":{"rectangle":{"low":{"latitude":-90,"longitude":-180},"high":{"latitude":90,"longitude":180}}}}"#,
    #"{"input":"Lisbon","includeFutureOpeningBusinesses":true}"#,
  ])
  func `is accepted`(body: String) throws {
    let answer = try sandbox.autocomplete(body)
    #expect(answer.body.placeIDs.contains("sbx-test-lisbon"))
  }

  @Test func `deep nesting is refused, not followed`() throws {
    let body = #"{"input":"# + String(repeating: "[", count: 200_000)
    let answer = try sandbox.autocomplete(body)
    #expect(answer.message?.contains("Message too deep") == true)
  }

  @Test func `a call without a key is refused before anything else`() throws {
    for path in [["v1", "places:autocomplete"], ["v1", "places", "x"]] {
      let method: HTTPRequest.Method = path.count == 2 ? .post : .get
      let request = HTTPRequest(service: .placesNew, method: method, path: path)
      let answer = try Answer(sandbox.respond(to: request, key: nil))
      #expect(answer.status == 403)
      #expect(answer.word == "PERMISSION_DENIED")
      #expect(answer.message?.hasPrefix("Method doesn't allow unregistered callers") == true)
      #expect(answer.body[path: "error.details"] == nil)
    }
  }
}
