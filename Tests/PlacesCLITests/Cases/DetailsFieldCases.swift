import PlacesClient
import TestSupport
import Testing

/// Chapter D, first half: which fields are asked for and paid for, and what becomes of those that come.
@Suite struct DetailsFieldCases {
  /// Asks for fields and gives this place.
  private func details(
    _ place: String, _ fields: String = "formattedAddress,location,plusCode,types",
    api: String = "new", more: [String] = []
  ) async throws -> CaseRun {
    try await CaseRun.server(
      api == "new" ? .json(place) : Answers.legacyPlace(place),
      words: ["details", "ChIJone", "--fields", fields, "--api", api] + more)
  }

  @Test(arguments: [
    (#"{"formattedAddress":"1 Main St"}"#, "new"),
    (#"{"formatted_address":"1 Main St"}"#, "legacy"),
  ])
  func `only one of the fields comes`(place: String, api: String) async throws {
    let json = try await details(place, api: api, more: ["--json"])
    #expect(json.status == 0 && json.stderr.isEmpty)
    #expect(
      json.json?["place"]
        == .object(["formattedAddress": "1 Main St", "placeId": "ChIJone"]))
    let text = try await details(place, api: api)
    #expect(
      text.lines == ["Powered by Google", "placeId\tChIJone", "formattedAddress\t1 Main St"])
    #expect(text.status == 0)
  }

  /// Places without any of the fields asked for, as both APIs have been seen to send them (U37).
  @Test(arguments: [
    ("{}", "new"), ("{}", "legacy"), (#"{"plusCode":{},"location":null}"#, "new"),
    (#"{"plus_code":{},"geometry":null}"#, "legacy"), (#"{"geometry":{}}"#, "legacy"),
    (#"{"plus_code":{"compound_code":""}}"#, "legacy"), (#"{"id":"ChIJone"}"#, "new"),
    (#"{"place_id":"ChIJone"}"#, "legacy"),
  ])
  func `none of the fields comes`(place: String, api: String) async throws {
    let json = try await details(place, api: api, more: ["--json"])
    #expect(json.status == 0)
    #expect(json.json?["place"] == .object(["placeId": "ChIJone"]))
    #expect(!json.stdout.contains("null"))
    let text = try await details(place, api: api)
    #expect(text.status == 0)
    #expect(text.stdout.contains("no requested field is available"))
    let csv = try await details(place, api: api, more: ["--format=csv"])
    #expect(csv.status == 0 && csv.lines.last?.hasPrefix("ChIJone,,,,,,,") == true)
  }

  @Test func `an ID that was asked for is no missing field`() async throws {
    let run = try await details(#"{"id":"ChIJone"}"#, "ids")
    #expect(run.lines == ["Powered by Google", "placeId\tChIJone"])
  }

  /// U38: what the client does not know is kept, what has the wrong type costs only itself.
  @Test func `unknown types and keys`() async throws {
    let run = try await details(
      #"{"id":"ChIJone","types":["brand_new_type"],"formattedAddress":5,"brandNew":{"a":[1]},"plusCode":"x"}"#,
      more: ["--json", "-v"])
    #expect(run.status == 0)
    #expect(
      run.json?["place"] == .object(["placeId": "ChIJone", "types": ["brand_new_type"]]))
    #expect(run.says("formattedAddress", "plusCode") && !run.stderr.contains("brandNew"))
    let silent = try await details(#"{"types":["brand_new_type"],"formattedAddress":5}"#)
    #expect(silent.status == 0 && silent.stderr.isEmpty)
    #expect(silent.lines.last == "types\tbrand_new_type")
  }

  @Test func `an unknown location type`() async throws {
    let answer = Answers.results(
      Answers.result(type: "SOMETHING", more: #","brand_new":1,"partial_match":"yes""#))
    let json = try await CaseRun.server(answer, words: ["geocode", "x", "--json", "-v"])
    #expect(json.status == 0 && json.says("results[0].partial_match"))
    #expect(json.json?["results"]?[0]?["locationType"] == "SOMETHING")
    #expect(json.json?["results"]?[0]?["partialMatch"] == false)
  }

  /// U39: an answerer that wants a mask as the real one does.
  private func maskServer() throws -> LoopbackServer {
    try LoopbackServer { request in
      request.header("X-Goog-FieldMask") == nil
        ? Answers.error(400, "INVALID_ARGUMENT", "FieldMask is a required parameter.")
        : .json(#"{"id":"ChIJone"}"#)
    }
  }

  @Test(arguments: [[], ["--fields", "id, displayName"], ["--fields", "ids"]])
  func `a mask is always sent, without blanks`(options: [String]) async throws {
    let run = try await CaseRun.asking(try maskServer(), ["details", "ChIJone"] + options)
    let mask = run.request?.header("X-Goog-FieldMask") ?? ""
    #expect(run.status == 0)
    #expect(!mask.contains("*") && !mask.contains(" ") && mask.contains("attributions"))
    #expect(mask.contains("displayName") == options.contains("id, displayName"))
  }

  @Test(arguments: [
    ("", []), ("bogus", ["bogus", "places details --help"]), ("nmae", ["nmae", "name"]),
    ("name,,id", []), ("name;id", ["name;id"]),
  ])
  func `what is no field is refused`(fields: String, words: [String]) async throws {
    for api in ["new", "legacy"] {
      let run = try await CaseRun.server(
        words: ["details", "ChIJone", "--fields=\(fields)", "--api", api])
      #expect(run.isRefused(saying: "--fields"))
      #expect(run.says(words))
    }
  }

  @Test func `everything only when asked for, and with a word about the price`() async throws {
    let run = try await details(#"{"id":"ChIJone"}"#, "*")
    #expect(run.request?.header("X-Goog-FieldMask") == "*")
    #expect(run.says("warning", "billed"))
  }

  /// U40: nothing dearer than what answers "where is it".
  @Test func `the default is the cheapest useful tier`() async throws {
    let dear = [
      "displayName", "rating", "reviews", "PhoneNumber", "phone", "website", "photos",
      "OpeningHours",
      "opening_hours", "price", "name",
    ]
    let new = try await CaseRun.server(.json("{}"), words: ["details", "ChIJone"])
    let mask = new.request?.header("X-Goog-FieldMask") ?? ""
    #expect(mask.contains("location") && mask.contains("formattedAddress"))
    #expect(!dear.contains { mask.contains($0) })
    let legacy = try await CaseRun.server(
      Answers.legacyPlace("{}"), words: ["details", "ChIJone", "--api=legacy"])
    let fields = legacy.request?.parameter("fields") ?? ""
    #expect(fields.contains("geometry") && fields.contains("formatted_address"))
    #expect(!dear.contains { fields.contains($0) })
  }

  @Test func `the tier is named before and beside the bill`() async throws {
    let plan = try await CaseRun.places(["details", "ChIJone", "--fields=rating", "--dry-run"])
    #expect(plan.status == 0 && plan.stdout.contains("tier of the fields: "))
    #expect(plan.stdout.contains("Place Details Enterprise") && plan.stdout.contains("USD 0.02"))
    let run = try await CaseRun.server(.json("{}"), words: ["details", "ChIJone", "-v"])
    #expect(run.says("tier of the fields", "Essentials"))
    #expect(!run.stdout.contains("tier of the fields"))
  }

  /// U48 and U49: parts of an address are what they are.
  @Test(arguments: [
    ("#101", "85-080"), ("Unit 4", "1/2"), ("007", "4-6"), ("1e5", "61-19"),
  ])
  func `unit and house number stay apart`(unit: String, number: String) async throws {
    let parts =
      #"[{"long_name":"\#(unit)","short_name":"\#(unit)","types":["subpremise"]},{"long_name":"\#(number)","short_name":"\#(number)","types":["street_number"]}]"#
    let answer = Answers.results(Answers.result(more: #","address_components":\#(parts)"#))
    let words = ["geocode", "\(unit)/\(number) Sample Blvd"]
    let json = try await CaseRun.server(answer, words: words + ["--json"])
    let components = json.json?["results"]?[0]?["addressComponents"]
    #expect(components?[0]?["longText"] == .string(unit))
    #expect(components?[0]?["types"] == ["subpremise"])
    #expect(components?[1]?["longText"] == .string(number))
    let csv = try await CaseRun.server(answer, words: words + ["--format=csv"])
    #expect(csv.lines.first?.contains(",subpremise,streetNumber,") == true)
    #expect(csv.lines.last?.contains(",\(unit),\(number),") == true)
    let text = try await details(
      #"{"addressComponents":[{"longText":"\#(unit)","types":["subpremise"]},{"longText":"\#(number)","types":["street_number"]}]}"#,
      "addressComponents")
    #expect(text.lines.contains("addressComponents.subpremise\t\(unit)"))
    #expect(text.lines.contains("addressComponents.street_number\t\(number)"))
  }

  @Test func `a missing house number stays missing`() async throws {
    let run = try await details(
      #"{"formattedAddress":"Sample Road","addressComponents":[{"longText":"Sample Road","types":["route"]}]}"#,
      "formattedAddress,addressComponents", more: ["--json"])
    #expect(run.status == 0 && !run.stdout.contains("street_number"))
  }

  /// U47: a guess is called one.
  @Test func `a partial match is no exact one`() async throws {
    let answer = Answers.results(
      Answers.result("guess", type: "APPROXIMATE", more: #","partial_match":true"#),
      Answers.result("exact"))
    let text = try await CaseRun.server(answer, words: ["geocode", "xqzzy, 90000, US"])
    #expect(text.lines[1] == "guess\t1 Main St\t-33.87,151.21\tAPPROXIMATE\tpartial match")
    #expect(text.lines[2] == "exact\t1 Main St\t-33.87,151.21\tROOFTOP")
    let json = try await CaseRun.server(answer, words: ["geocode", "x", "--json"])
    #expect(json.json?["results"]?.array?.map { $0["partialMatch"] } == [true, false])
    #expect(json.json?["results"]?[0]?["locationType"] == "APPROXIMATE")
    let csv = try await CaseRun.server(answer, words: ["geocode", "x", "--format=csv"])
    #expect(csv.lines.map { $0.contains(",partialMatch,") } == [true, false, false])
    #expect(csv.lines[1].contains(",true,") && csv.lines[2].contains(",false,"))
    let exact = try await CaseRun.server(
      Answers.results(Answers.result(more: #","partial_match":true"#)),
      words: ["geocode", "x", "--exact"])
    #expect(exact.status == 1 && exact.stdout == "Powered by Google\n")
  }
}
