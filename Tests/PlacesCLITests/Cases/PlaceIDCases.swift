import PlacesClient
import TestSupport
import Testing

/// U43, U45 and U46: place IDs.
@Suite struct PlaceIDCases {
  static let stale: [(String, LoopbackAnswer)] = [
    (
      "legacy",
      Answers.status(
        "NOT_FOUND", "The provided Place ID is no longer valid. Please refresh cached Place IDs.")
    ),
    ("legacy", .json(#"{"html_attributions":[],"status":"ZERO_RESULTS"}"#)),
    (
      "new",
      Answers.error(
        404, "NOT_FOUND",
        "The provided Place ID is no longer valid. Please refresh cached Place IDs.")
    ),
  ]

  @Test(arguments: stale) func `a stale ID is nothing found`(api: String, answer: LoopbackAnswer)
    async throws
  {
    let words = ["details", "ChIJold", "--api", api]
    let text = try await CaseRun.server(answer, words: words)
    #expect(text.status == 1 && text.requests.count == 1)
    #expect(text.stdout == "Powered by Google\n")
    #expect(text.says("NOT_FOUND", "search for the place again"))
    let json = try await CaseRun.server(answer, words: words + ["--json"])
    #expect(json.status == 1)
    #expect(json.json?["status"] == "NOT_FOUND" && json.json?["place"] == nil)
    #expect(json.json?["query"]?["placeId"] == "ChIJold")
    #expect(json.jsonError?["code"] == "stalePlaceID" && json.jsonError?["exit"] == 1)
  }

  @Test func `geocode knows stale IDs too, and a search has none`() async throws {
    let answer = Answers.status("NOT_FOUND")
    let run = try await CaseRun.server(answer, words: ["geocode", "--place-id=ChIJold", "--json"])
    #expect(run.status == 1 && run.json?["results"] == [])
    #expect(run.jsonError?["code"] == "stalePlaceID")
    let search = try await CaseRun.server(answer, words: ["geocode", "x"])
    #expect(search.status == 6 && search.stdout.isEmpty)
  }

  @Test(arguments: [
    ("legacy", Answers.status("INVALID_REQUEST", "Invalid 'placeid' parameter")),
    ("new", Answers.error(400, "INVALID_ARGUMENT", "Not a valid Place ID: garbage")),
  ])
  func `garbage is another matter`(api: String, answer: LoopbackAnswer) async throws {
    let run = try await CaseRun.server(answer, words: ["details", "garbage", "--api", api])
    #expect(run.status == 2 && run.requests.count == 1 && run.stdout.isEmpty)
    #expect(run.says("not a place ID") && !run.stderr.contains("search for the place again"))
  }

  @Test(arguments: ["places/ChIJexample", "ChIJexample\r\n", " ChIJexample ", "\u{A0}ChIJexample"])
  func `an ID is cleaned of what stuck to it`(text: String) async throws {
    let run = try await CaseRun.server(.json("{}"), words: ["details", text])
    #expect(run.request?.target == "/v1/places/ChIJexample")
    let legacy = try await CaseRun.server(
      Answers.legacyPlace("{}"), words: ["details", text, "--api=legacy"])
    #expect(legacy.request?.parameter("place_id") == "ChIJexample")
    let geocode = try await CaseRun.server(
      Answers.results(Answers.result()), words: ["geocode", "--place-id", text])
    #expect(geocode.request?.parameter("place_id") == "ChIJexample")
  }

  @Test(arguments: [
    "../../v1/other", "a?b=c", "a/b", "a#b", "..", ".", "%2e%2e", "a b", "places/", "ChIJ\u{7}",
    "places/places/a", "Ch\u{ED}J", #"a\b"#,
  ])
  func `an ID that would change the path is refused`(text: String) async throws {
    for words in [["details", text], ["geocode", "--place-id", text]] {
      let run = try await CaseRun.server(words: words)
      #expect(run.isRefused(saying: words.count == 2 ? "PLACE_ID" : "--place-id"))
    }
  }

  /// Hundreds of characters are an ordinary ID, and a server that never ends its answer ends at the time limit.
  @Test(arguments: [
    LoopbackAnswer.stall, .drip(LoopbackResponse(body: Array("{}".utf8)), every: .milliseconds(60)),
  ])
  func `a long ID is sent whole, and the limit covers the whole exchange`(answer: LoopbackAnswer)
    async throws
  {
    let id = "Ei" + String(repeating: "A", count: 1800)
    let run = try await CaseRun.server(answer, words: ["details", id, "--timeout", "400ms"])
    #expect(run.status == 5 && run.stdout.isEmpty)
    #expect(run.request?.target == "/v1/places/\(id)")
    #expect(run.says("400ms"))
    #expect(run.wallTime < .seconds(8))
  }
}
