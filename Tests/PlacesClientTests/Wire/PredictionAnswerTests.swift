import PlacesClient
import Testing

@Suite struct `Answers to prediction requests` {
  private static let zoe = "👩‍🍳 Zoë's Küche"

  private func legacy(_ body: String, _ events: Events = Events()) async throws -> [Prediction] {
    try await PlacesClient.answering(HTTPResponse(json: body), events: events)
      .predictions(for: .legacy).value.predictions
  }

  private func new(_ body: String, _ events: Events = Events()) async throws -> [Prediction] {
    try await PlacesClient.answering(HTTPResponse(json: body), events: events)
      .predictions(for: .new).value.predictions
  }

  /// Two predictions both services would give, one with an emoji before the match.
  private static let expected: [Prediction] = [
    Prediction(
      target: .query, text: MatchedText("Porto, Portugal", matches: [.init(offset: 0, length: 3)]),
      mainText: MatchedText("Porto", matches: [.init(offset: 0, length: 3)]),
      secondaryText: MatchedText("Portugal", matches: [.init(offset: 0, length: 3)]),
      types: ["locality", "political", "geocode"], distanceMeters: 412),
    Prediction(
      target: .query,
      text: MatchedText("\(zoe), Berlin", matches: [.init(offset: 4, length: 3)]),
      mainText: MatchedText(zoe, matches: [.init(offset: 4, length: 3)]),
      types: ["restaurant"]),
  ]

  private static func expected(ids: [String]) throws -> [Prediction] {
    try zip(expected, ids).map { prediction, id in
      var prediction = prediction
      prediction.target = .place(try PlaceID(id))
      return prediction
    }
  }

  @Test func `both services give the same model`() async throws {
    let old = try await legacy(
      """
      {"predictions": [
        {"description": "Porto, Portugal", "distance_meters": 412,
         "matched_substrings": [{"length": 3, "offset": 0}],
         "place_id": "ChIJporto", "reference": "ChIJporto",
         "structured_formatting": {
           "main_text": "Porto", "main_text_matched_substrings": [{"length": 3, "offset": 0}],
           "secondary_text": "Portugal",
           "secondary_text_matched_substrings": [{"length": 3, "offset": 0}]},
         "terms": [{"offset": 0, "value": "Porto"}, {"offset": 7, "value": "Portugal"}],
         "types": ["locality", "political", "geocode"]},
        {"description": "\(Self.zoe), Berlin", "matched_substrings": [{"length": 3, "offset": 4}],
         "place_id": "ChIJzoe",
         "structured_formatting": {
           "main_text": "\(Self.zoe)", "main_text_matched_substrings": [{"offset": 4, "length": 3}]},
         "types": ["restaurant"]}
      ], "status": "OK"}
      """)
    let recent = try await new(
      """
      {"suggestions": [
        {"placePrediction": {
          "place": "places/ChIJporto", "placeId": "ChIJporto",
          "text": {"text": "Porto, Portugal", "matches": [{"endOffset": 3}]},
          "structuredFormat": {
            "mainText": {"text": "Porto", "matches": [{"endOffset": 3}]},
            "secondaryText": {"text": "Portugal", "matches": [{"endOffset": 3}]}},
          "types": ["locality", "political", "geocode"], "distanceMeters": 412}},
        {"placePrediction": {
          "placeId": "ChIJzoe",
          "text": {"text": "\(Self.zoe), Berlin", "matches": [{"startOffset": 4, "endOffset": 7}]},
          "structuredFormat": {
            "mainText": {"text": "\(Self.zoe)", "matches": [{"startOffset": 4, "endOffset": 7}]}},
          "types": ["restaurant"]}}
      ]}
      """)
    #expect(old == (try Self.expected(ids: ["ChIJporto", "ChIJzoe"])))
    #expect(recent == old)
  }

  @Test(arguments: [
    #"{"predictions": [], "status": "ZERO_RESULTS"}"#, #"{"predictions": [], "status": "OK"}"#,
    #"{"status": "ZERO_RESULTS"}"#,
    #"{"predictions": [], "status": "ZERO_RESULTS", "info_messages": ["x"], "new": {}}"#,
  ])
  func `nothing found, legacy`(_ body: String) async throws {
    #expect(try await legacy(body).isEmpty)
  }

  @Test(arguments: ["{}", #"{"suggestions": []}"#, #"{"suggestions": null}"#, #"{"new": 1}"#])
  func `nothing found, New`(_ body: String) async throws {
    #expect(try await new(body).isEmpty)
  }

  @Test func `queries have no place, and unknown suggestions are passed over`() async throws {
    let predictions = try await new(
      """
      {"suggestions": [
        {"queryPrediction": {"text": {"text": "pizza near me", "matches": [{"endOffset": 5}]},
          "structuredFormat": {"mainText": {"text": "pizza"}, "secondaryText": {"text": "near me"}}}},
        {}, {"hologramPrediction": {}}, {"placePrediction": null, "queryPrediction": null},
        {"placePrediction": {"placeId": "ChIJa", "text": {"text": "Pizza A"}}}
      ]}
      """)
    #expect(
      predictions == [
        Prediction(
          target: .query,
          text: MatchedText("pizza near me", matches: [.init(offset: 0, length: 5)]),
          mainText: MatchedText("pizza"), secondaryText: MatchedText("near me")),
        Prediction(target: .place(try PlaceID("ChIJa")), text: MatchedText("Pizza A")),
      ])
    let old = try await legacy(
      #"{"predictions": [{"description": "pizza in new york"}, {"description": "x", "place_id": null}], "status": "OK"}"#
    )
    #expect(old.map(\.target) == [.query, .query])
  }

  @Test(
    arguments: [
      ("", []), (#""matched_substrings": [],"#, []), (#""matched_substrings": null,"#, []),
      (#""matched_substrings": [{"offset": 500, "length": 3}],"#, []),
      (#""matched_substrings": [{"offset": 2, "length": 500}],"#, [.init(offset: 2, length: 2)]),
      (
        #""matched_substrings": [{"offset": 2, "length": 2}, {"offset": 0, "length": 3}],"#,
        [.init(offset: 0, length: 4)]
      ),
      (#""matched_substrings": [{"length": 2}],"#, [.init(offset: 0, length: 2)]),
      (
        #""matched_substrings": [{"offset": 9223372036854775807, "length": 9223372036854775807}],"#,
        []
      ),
    ] as [(String, [MatchRange])])
  func `matches that are missing or out of bounds, legacy`(
    _ member: String, _ matches: [MatchRange]
  ) async throws {
    let predictions = try await legacy(
      #"{"predictions": [{\#(member) "description": "abcd", "place_id": "x"}], "status": "OK"}"#)
    #expect(predictions.map(\.text) == [MatchedText("abcd", matches: matches)])
    #expect(predictions.first?.text.text == "abcd")
  }

  @Test(
    arguments: [
      ("", []), (#", "matches": []"#, []),
      (#", "matches": [{"endOffset": 500}]"#, [.init(offset: 0, length: 4)]),
      (#", "matches": [{"startOffset": 500, "endOffset": 503}]"#, []),
      (#", "matches": [{"startOffset": 3, "endOffset": 1}]"#, []),
      (
        #", "matches": [{"startOffset": 2, "endOffset": 3}, {"endOffset": 3}]"#,
        [.init(offset: 0, length: 3)]
      ),
      (
        #", "matches": [{"startOffset": -9223372036854775808, "endOffset": 9223372036854775807}]"#,
        []
      ),
    ] as [(String, [MatchRange])])
  func `matches that are missing or out of bounds, New`(
    _ member: String, _ matches: [MatchRange]
  ) async throws {
    let predictions = try await new(
      #"{"suggestions": [{"placePrediction": {"placeId": "x", "text": {"text": "abcd"\#(member)}}}]}"#
    )
    #expect(predictions.map(\.text) == [MatchedText("abcd", matches: matches)])
  }

  @Test func `matches of the wrong type are left out and told`() async throws {
    let events = Events()
    let predictions = try await new(
      """
      {"suggestions": [{"placePrediction": {"placeId": "x", "text": {"text": "abcd",
        "matches": [{"startOffset": "0", "endOffset": 1}, 7, {"endOffset": 2}, {"startOffset": 1}]}}}]}
      """, events)
    #expect(
      predictions.map(\.text) == [MatchedText("abcd", matches: [.init(offset: 0, length: 2)])])
    let path = "suggestions[0].placePrediction.text.matches"
    #expect(events.droppedPaths == ["\(path)[0]", "\(path)[1]", "\(path)[3]"])
  }

  @Test func `a distance of 0 is 0, none is none`() async throws {
    let predictions = try await legacy(
      """
      {"predictions": [{"description": "a", "place_id": "a", "distance_meters": 0},
        {"description": "b", "place_id": "b"},
        {"description": "c", "place_id": "c", "distance_meters": 2156.0},
        {"description": "d", "place_id": "d", "distance_meters": 0.5}], "status": "OK"}
      """)
    #expect(predictions.map(\.distanceMeters) == [0, nil, 2156, nil])
  }

  @Test func `a wrong optional part costs that part only`() async throws {
    let events = Events()
    let predictions = try await legacy(
      """
      {"predictions": [{"description": "a", "place_id": "a", "types": ["brand_new_type", 7, "bank"],
        "structured_formatting": ["x"], "distance_meters": "far"}], "status": "OK", "unknown": {}}
      """, events)
    #expect(
      predictions == [
        Prediction(
          target: .place(try PlaceID("a")), text: MatchedText("a"),
          types: ["brand_new_type", "bank"])
      ])
    #expect(
      events.droppedPaths == [
        "predictions[0].structured_formatting", "predictions[0].types[1]",
        "predictions[0].distance_meters",
      ])
  }

  @Test(arguments: [
    ("[]", "an object", ""), ("null", "an object", ""), ("7", "an object", ""),
    (#""OK""#, "an object", ""), ("{}", "a value", "status"),
    (#"{"status": 1}"#, "a string", "status"),
    (#"{"status": "OK"}"#, "a value", "predictions"),
    (#"{"status": "OK", "predictions": null}"#, "a list", "predictions"),
    (#"{"status": "OK", "predictions": {}}"#, "a list", "predictions"),
    (#"{"status": "OK", "predictions": [null]}"#, "an object", "predictions[0]"),
    (
      #"{"status": "OK", "predictions": [{"place_id": "x"}]}"#, "a value",
      "predictions[0].description"
    ),
    (
      #"{"status": "OK", "predictions": [{"description": "a", "place_id": "a"}, {"description": 1}]}"#,
      "a string", "predictions[1].description"
    ),
    (
      #"{"status": "OK", "predictions": [{"description": "a", "place_id": "a/b"}]}"#,
      "a place ID as place_id", "predictions[0]"
    ),
  ])
  func `what is no answer of the legacy service`(_ body: String, _ expected: String, _ path: String)
    async throws
  {
    try await expectUnreadable(.placesLegacy, expected, path) {
      try await PlacesClient.answering(body).predictions(for: .legacy)
    }
  }

  @Test(arguments: [
    ("[]", "an object", ""), (#"[{"suggestions": []}]"#, "an object", ""),
    ("null", "an object", ""),
    (#"{"suggestions": {}}"#, "a list", "suggestions"),
    (#"{"suggestions": [7]}"#, "an object", "suggestions[0]"),
    (
      #"{"suggestions": [{"placePrediction": []}]}"#, "an object", "suggestions[0].placePrediction"
    ),
    (
      #"{"suggestions": [{"placePrediction": {"text": {"text": "a"}}}]}"#, "a value",
      "suggestions[0].placePrediction.placeId"
    ),
    (
      #"{"suggestions": [{"placePrediction": {"placeId": "a"}}]}"#, "a value",
      "suggestions[0].placePrediction.text"
    ),
    (
      #"{"suggestions": [{"placePrediction": {"placeId": "", "text": {"text": "a"}}}]}"#,
      "a place ID as placeId", "suggestions[0].placePrediction"
    ),
    (
      #"{"suggestions": [{"queryPrediction": {"text": {"matches": []}}}]}"#, "a value",
      "suggestions[0].queryPrediction.text.text"
    ),
  ])
  func `what is no answer of the New API`(_ body: String, _ expected: String, _ path: String)
    async throws
  {
    try await expectUnreadable(.placesNew, expected, path) {
      try await PlacesClient.answering(body).predictions(for: .new)
    }
  }
}

/// Checks that a lookup ends with an unreadable answer of HTTP 200, for this reason.
func expectUnreadable<Value>(
  _ service: Service, _ expected: String, _ path: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ lookup: () async throws -> Value
) async throws {
  do {
    _ = try await lookup()
    Issue.record("an answer was understood", sourceLocation: sourceLocation)
  } catch {
    guard case .unreadable(let answer) = error as? PlacesError else { throw error }
    #expect(answer.service == service, sourceLocation: sourceLocation)
    #expect(answer.expected == expected, sourceLocation: sourceLocation)
    #expect(answer.location == path, sourceLocation: sourceLocation)
    #expect(answer.httpStatus == 200, sourceLocation: sourceLocation)
  }
}
