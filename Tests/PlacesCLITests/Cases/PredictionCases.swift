import PlacesClient
import TestSupport
import Testing

/// Chapter D, second half: predictions, place IDs and sessions.
@Suite struct PredictionCases {
  /// Match ranges as they should not be, with what is left of them (U35); the text is `Café` and five letters long is wrong.
  static let ranges: [(new: String, legacy: String, matches: JSONValue)] = [
    ("", "", []), (#","matches":[]"#, #","matched_substrings":[]"#, []),
    (#","matches":null"#, #","matched_substrings":null"#, []),
    (#","matches":"x""#, #","matched_substrings":7"#, []),
    (
      #","matches":[{"startOffset":500,"endOffset":510}]"#,
      #","matched_substrings":[{"offset":500,"length":10}]"#, []
    ),
    (
      #","matches":[{"endOffset":2}]"#, #","matched_substrings":[{"length":2}]"#,
      [.object(["length": 2, "offset": 0])]
    ),
    (
      #","matches":[{"startOffset":-3,"endOffset":-1}]"#,
      #","matched_substrings":[{"offset":-3,"length":2}]"#, []
    ),
  ]

  @Test(arguments: 0..<ranges.count) func `match ranges may be anything`(index: Int) async throws {
    let (new, legacy, matches) = Self.ranges[index]
    let answers = [
      (
        "new",
        LoopbackAnswer.json(
          #"{"suggestions":[{"placePrediction":{"placeId":"A","text":{"text":"Café"\#(new)}}}]}"#)
      ),
      (
        "legacy",
        .json(
          #"{"predictions":[{"place_id":"A","description":"Café"\#(legacy)}],"status":"OK"}"#)
      ),
    ]
    for (api, answer) in answers {
      let json = try await CaseRun.server(answer, words: ["predict", "ca", "--json", "--api", api])
      #expect(json.status == 0)
      #expect(json.json?["predictions"]?[0]?["text"] == "Café")
      #expect(json.json?["predictions"]?[0]?["matches"] == matches)
      let text = try await CaseRun.server(
        answer, words: ["predict", "ca", "--color=always", "--api", api])
      let plain = text.stdout.withoutColour
      #expect(text.status == 0 && plain == "Powered by Google\nA\tCafé\n")
    }
  }

  @Test func `overlapping and overlong ranges are cut to size`() async throws {
    let run = try await CaseRun.server(
      .json(
        #"{"suggestions":[{"placePrediction":{"placeId":"A","text":{"text":"👩‍🍳 Café","matches":[{"startOffset":4,"endOffset":6},{"startOffset":5,"endOffset":99}]}}}]}"#
      ), words: ["predict", "ca", "--json"])
    #expect(run.status == 0)
    var end = 0
    for match in run.json?["predictions"]?[0]?["matches"]?.array ?? [] {
      let (offset, length) = (match["offset"]?.integer ?? -1, match["length"]?.integer ?? -1)
      #expect(offset >= end && length > 0)
      end = offset + length
    }
    #expect(end == "👩‍🍳 Café".unicodeScalars.count)
  }

  /// U36: queries have no ID, and nothing that reads IDs ever gets an empty one.
  @Test func `queries are asked for, marked, and without an ID`() async throws {
    let answer = Answers.suggestions(
      #"{"queryPrediction":{"text":{"text":"pizza near me"}}}"#, Answers.suggestion(),
      #"{"somethingElse":{}}"#, "{}")
    let off = try await CaseRun.server(answer, words: ["predict", "pizza"])
    #expect(off.request?.json?["includeQueryPredictions"] == nil)
    #expect(off.request?.header("X-Goog-FieldMask")?.contains("queryPrediction") == false)
    let json = try await CaseRun.server(answer, words: ["predict", "pizza", "--queries", "--json"])
    #expect(json.request?.json?["includeQueryPredictions"] == true)
    let predictions = json.json?["predictions"]
    #expect(predictions?.array?.map { $0["kind"] } == ["query", "place"])
    #expect(predictions?[0]?["placeId"] == nil && predictions?[1]?["placeId"] == "ChIJone")
    let text = try await CaseRun.server(answer, words: ["predict", "pizza", "--queries"])
    #expect(text.lines.dropFirst() == ["(query)\tpizza near me", "ChIJone\tOne"])
    let legacy = try await CaseRun.server(
      words: ["predict", "pizza", "--queries", "--api=legacy"])
    #expect(legacy.isRefused(saying: "--queries"))
  }

  @Test func `an answer whose place has no usable ID is no prediction`() async throws {
    for id in [#""""#, #""a/b""#, "7"] {
      let run = try await CaseRun.server(
        .json(#"{"suggestions":[{"placePrediction":{"placeId":\#(id),"text":{"text":"A"}}}]}"#),
        words: ["predict", "pizza"])
      #expect(run.status == 6 && run.stdout.isEmpty)
      #expect(run.says("suggestions[0].placePrediction") && run.says("placeId"))
    }
  }

  @Test func `none, one and five predictions have one shape`() async throws {
    for count in [0, 1, 5] {
      let list = (0..<count).map { Answers.suggestion("id\($0)", "Text \($0)") }
      let run = try await CaseRun.server(
        .json(#"{"suggestions":[\#(list.joined(separator: ","))]}"#),
        words: ["predict", "x", "--json"])
      #expect(run.status == (count == 0 ? 1 : 0))
      #expect(run.json?["predictions"]?.array?.count == count)
      #expect(
        run.json?.names == [
          "api", "attribution", "attributions", "backend", "predictions", "query",
        ])
    }
  }
}
