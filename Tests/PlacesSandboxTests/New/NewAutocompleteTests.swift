import PlacesClient
import Testing

@testable import PlacesSandbox

@Suite struct NewAutocompleteTests {
  @Test func `a city, with zeros left out`() throws {
    let answer = try sandbox.autocomplete(#"{"input": "Lisbo", "languageCode": "en"}"#)
    #expect(answer.status == 200)
    #expect(
      answer.body[path: "suggestions.0.placePrediction"]
        == (try json(
          """
          {"place":"places/sbx-test-lisbon","placeId":"sbx-test-lisbon",
           "structuredFormat":{"mainText":{"matches":[{"endOffset":5}],"text":"Lisbon"},
           "secondaryText":{"text":"Portugal"}},
           "text":{"matches":[{"endOffset":5}],"text":"Lisbon, Portugal"},
           "types":["locality","political","geocode"]}
          """
        ).sorted(like: answer.body[path: "suggestions.0.placePrediction"])))
  }

  @Test func `filters, origin, token and a mask without the resource name`() throws {
    let mask =
      "suggestions.placePrediction.placeId,suggestions.placePrediction.text,"
      + "suggestions.placePrediction.distanceMeters"
    let answer = try sandbox.autocomplete(
      """
      {"input":"pada","inputOffset":4,"includedPrimaryTypes":["bakery","cafe"],
       "includedRegionCodes":["pt","ES"],"locationRestriction":{"circle":{"center":
       {"latitude":38.7139,"longitude":-9.1394},"radius":1500.0}},
       "origin":{"latitude":38.7120,"longitude":-9.1350},"languageCode":"pt","regionCode":"pt",
       "sessionToken":"6f0c1d8e-4b7a-4f52-9a3e-2d5c8b1f7e04"}
      """, mask: mask)
    #expect(answer.body.placeIDs == ["sbx-test-padaria", "sbx-test-cafe"])
    let first = answer.body[path: "suggestions.0.placePrediction"]
    #expect(first?.object?.members.map(\.name).sorted() == ["placeId", "text"])
    let second = answer.body[path: "suggestions.1.placePrediction"]
    #expect(second?["distanceMeters"]?.integer.map { (500...700).contains($0) } == true)
    #expect(
      second?[path: "text.matches.0"] == .object(["endOffset": 12, "startOffset": 8]))
  }

  @Test func `only the primary type counts, collections count all`() throws {
    let food = try sandbox.autocomplete(#"{"input":"pada","includedPrimaryTypes":["food"]}"#)
    #expect(food.text == "{}")
    let cities = try sandbox.autocomplete(
      #"{"input":"lisbon","includedPrimaryTypes":["(cities)"]}"#)
    #expect(cities.body.placeIDs == ["sbx-test-lisbon", "sbx-test-lisbon-oh"])
  }

  @Test func `nothing found is an empty message`() throws {
    let answer = try sandbox.autocomplete(
      """
      {"input":"Torre Eiffel","locationRestriction":{"rectangle":{"low":{"latitude":-1,
       "longitude":-31},"high":{"latitude":1,"longitude":-29}}}}
      """)
    #expect(answer.text == "{}")
    let point = try sandbox.autocomplete(
      #"{"input":"Lisbon","locationRestriction":{"circle":{"center":{"latitude":38.7223,"longitude":-9.1393}}}}"#
    )
    #expect(point.text == "{}")
  }

  @Test func `offsets count scalars, and so does the caret`() throws {
    let answer = try sandbox.autocomplete(#"{"input":"zoë 🍕","inputOffset":5}"#)
    let zoe = try #require(
      answer.body["suggestions"]?.array?.first {
        $0[path: "placePrediction.placeId"] == "sbx-test-zoe"
      })
    #expect(
      zoe[path: "placePrediction.text.matches"] == [.object(["endOffset": 7, "startOffset": 4])])
    // The caret behind the joined emoji's three scalars and a letter: within the first word.
    let cut = try sandbox.autocomplete(#"{"input":"👩‍🍳Lisxyz","inputOffset":6}"#)
    #expect(cut.body.placeIDs.first == "sbx-test-lisbon")
  }

  @Test func `query predictions have no place and fit into five`() throws {
    let answer = try sandbox.autocomplete(#"{"input":"ba","includeQueryPredictions":true}"#)
    let queries = answer.body["suggestions"]?.array?.compactMap { $0["queryPrediction"] } ?? []
    #expect(queries.map { $0[path: "text.text"]?.string } == ["bagel shop", "bakery"])
    #expect(queries.first?[path: "text.matches.0.endOffset"] == 2)
    #expect((answer.body["suggestions"]?.array?.count ?? 9) <= 5)
  }

  @Test func `a mask can leave suggestions empty`() throws {
    let answer = try sandbox.autocomplete(
      #"{"input":"Lisbon"}"#, mask: "suggestions.queryPrediction")
    #expect(answer.text == #"{"suggestions":[{},{}]}"#)
    let all = try sandbox.autocomplete(#"{"input":"Lisbon"}"#, mask: "*")
    #expect(all.body.placeIDs.count == 2)
    let bad = try sandbox.autocomplete(#"{"input":"Lisbon"}"#, mask: "placePrediction.text")
    #expect(
      bad.body[path: "error.details.0.fieldViolations.0.description"]
        == "Error expanding 'fields' parameter. Cannot find matching fields for path 'placePrediction.text'."
    )
  }

  @Test func `snake case, null and numbers as text are read`() throws {
    let answer = try sandbox.autocomplete(
      """
      {"input":"Lisbon","included_region_codes":["us"],"origin":null,"input_offset":"6",
       "location_bias":{"circle":{"center":{"latitude":"40.7","longitude":-80.7},"radius":"10"}}}
      """)
    #expect(answer.body.placeIDs == ["sbx-test-lisbon-oh"])
  }

  @Test func `a rectangle may cross the 180th meridian`() throws {
    let answer = try sandbox.autocomplete(
      """
      {"input":"dateline","locationRestriction":{"rectangle":{"low":{"latitude":-20,
       "longitude":179},"high":{"latitude":-10,"longitude":-179}}}}
      """)
    #expect(Set(answer.body.placeIDs) == ["sbx-test-fiji-east", "sbx-test-fiji-west"])
  }
}

extension JSONValue {
  /// The same value with the members of its objects in the order another value has them.
  func sorted(like other: JSONValue?) -> JSONValue {
    switch (self, other) {
    case (.object(let mine), .object(let theirs)?):
      var result = JSONObject()
      for member in theirs.members {
        result.append(member.name, mine[member.name]?.sorted(like: member.value))
      }
      for member in mine.members where theirs[member.name] == nil {
        result.append(member.name, member.value)
      }
      return .object(result)
    default: return self
    }
  }
}
