import PlacesClient
import Testing

@testable import PlacesSandbox

@Suite struct LegacyAutocompleteTests {
  @Test func `a city is described by name and country with offsets`() throws {
    let answer = try sandbox.legacyAutocomplete(("input", "Lisbo"), ("language", "en"))
    let first = try json(
      """
      {"description":"Lisbon, Portugal","matched_substrings":[{"length":5,"offset":0}],
       "place_id":"sbx-test-lisbon","reference":"sbx-test-lisbon","structured_formatting":{
       "main_text":"Lisbon","main_text_matched_substrings":[{"length":5,"offset":0}],
       "secondary_text":"Portugal"},"terms":[{"offset":0,"value":"Lisbon"},
       {"offset":8,"value":"Portugal"}],"types":["locality","political","geocode"]}
      """)
    #expect(answer.status == 200)
    #expect(answer.word == "OK")
    #expect(answer.body[path: "predictions.0"] == first)
    #expect(answer.body[path: "predictions.1.description"] == "Lisbon, OH, USA")
    #expect(answer.body[path: "predictions.1.terms.2"] == .object(["offset": 12, "value": "USA"]))
  }

  @Test func `types, countries, a strict circle and an origin narrow it down`() throws {
    let answer = try sandbox.legacyAutocomplete(
      ("input", "pada"), ("types", "bakery|cafe"), ("components", "country:pt|country:es"),
      ("location", "38.7139,-9.1394"), ("radius", "1500"), ("strictbounds", "true"),
      ("origin", "38.7120,-9.1350"), ("sessiontoken", "anything at all"))
    #expect(answer.body.placeIDs == ["sbx-test-padaria", "sbx-test-cafe"])
    #expect(answer.body[path: "predictions.0.distance_meters"] == 0)
    #expect(
      answer.body[path: "predictions.1.description"]
        == "Café da Padaria, Largo do Carmo 3, Lisbon, Portugal")
    #expect(
      answer.body[path: "predictions.1.matched_substrings.0"]
        == .object(["length": 4, "offset": 8]))
    #expect(
      answer.body[path: "predictions.0.types"]
        == ["bakery", "store", "food", "point_of_interest", "establishment"])
  }

  @Test func `offsets count Unicode scalars behind a joined emoji`() throws {
    let answer = try sandbox.legacyAutocomplete(("input", "zoë 🍕"))
    let found = try #require(
      answer.body["predictions"]?.array?.first { $0["place_id"] == "sbx-test-zoe" })
    let match: JSONValue = .object(["length": 3, "offset": 4])
    #expect(found["description"] == "👩‍🍳 Zoë's Küche, Schönhauser Allee, Berlin, Germany")
    #expect(found[path: "matched_substrings"] == [match])
    #expect(found[path: "structured_formatting.main_text_matched_substrings"] == [match])
    #expect(
      found["terms"]?.array?.compactMap { $0["offset"]?.integer } == [0, 17, 36, 44])
  }

  @Test func `offsets count scalars in right-to-left text too`() throws {
    let answer = try sandbox.legacyAutocomplete(("input", "zoë"), ("components", "country:il"))
    #expect(
      answer.body[path: "predictions.0.matched_substrings"]
        == [.object(["length": 3, "offset": 7])])
    #expect(
      answer.body[path: "predictions.0.terms.1"] == .object(["offset": 19, "value": "תל אביב"]))
  }

  @Test func `nothing found and errors have empty predictions`() throws {
    let nothing = try sandbox.legacyAutocomplete(
      ("input", "Torre Eiffel"), ("location", "0,-30"), ("radius", "2000"),
      ("strictbounds", "true"))
    #expect(nothing.text == #"{"predictions":[],"status":"ZERO_RESULTS"}"#)
    let mixed = try sandbox.legacyAutocomplete(("input", "Berl"), ("types", "(cities)|cafe"))
    #expect(mixed.text == #"{"predictions":[],"status":"INVALID_REQUEST"}"#)
  }

  @Test(
    arguments: [
      [("input", "")], [("input", "  ")], [("inpt", "a")], [("input", "a"), ("types", "nope")],
      [("input", "a"), ("types", "bank|")], [("input", "a"), ("types", "Bank")],
      [("input", "a"), ("types", "bank|bar|cafe|gym|spa|zoo")],
      [("input", "a"), ("types", "geocode|establishment")],
      [("input", "a"), ("types", "address|bank")], [("input", "a"), ("types", "coworking_space")],
      [("input", "a"), ("components", "country:a|country:b")],
      [("input", "a"), ("components", "locality:b")],
      [
        ("input", "a"),
        ("components", "country:au|country:nz|country:us|country:ca|country:gb|country:ie"),
      ],
      [("input", "a"), ("strictbounds", "false")],
      [("input", "a"), ("strictbounds", "true"), ("location", "1,1")],
      [("input", "a"), ("origin", "91,0")], [("input", "a"), ("origin", "nan,0")],
      [("input", "a"), ("location", "1"), ("radius", "5")],
      [("input", "a"), ("offset", "-1")], [("input", "a"), ("offset", "x")],
      [("input", "a"), ("locationbias", "circle:5")],
      [("input", "a"), ("locationbias", "rectangle:3,1|1,3")],
      [("input", "a"), ("locationrestriction", "ipbias")],
      [("input", "a"), ("locationrestriction", "circle:x@1,1")],
    ])
  func `malformed parameters are invalid requests`(query: [(String, String)]) throws {
    let answer = try sandbox.get(["maps", "api", "place", "autocomplete", "json"], query)
    #expect(answer.status == 200)
    #expect(answer.text == #"{"predictions":[],"status":"INVALID_REQUEST"}"#)
  }

  @Test(
    arguments: [
      [("types", "")], [("nonsense", "1")], [("language", "no such language")],
      [("location", "0,0")], [("radius", "10")], [("components", "country:PT|country:US")],
      [("locationbias", "ipbias")], [("locationbias", "point:38.7,-9.1")],
      [("locationbias", "circle:900000@95,-369.1")],
      [("locationbias", "rectangle:-5,170|5,-170")], [("sessiontoken", "!")], [("offset", "99")],
      [("offset", "0")], [("types", "geocode")], [("types", "(regions)")], [("types", "(cities)")],
      [("types", "locality|country")],
    ])
  func `lenient parameters still find the city`(query: [(String, String)]) throws {
    let all = [("input", "Lisbon")] + query
    let answer = try sandbox.get(["maps", "api", "place", "autocomplete", "json"], all)
    #expect(answer.body.placeIDs.contains("sbx-test-lisbon"))
  }

  @Test func `a restriction beats a bias`() throws {
    let answer = try sandbox.legacyAutocomplete(
      ("input", "Lisbon"), ("locationbias", "circle:1000@38.7,-9.1"),
      ("locationrestriction", "circle:50000@40.77,-80.77"))
    #expect(answer.body.placeIDs == ["sbx-test-lisbon-oh"])
  }

  @Test func `a bias reorders and a strict radius of more than 50 km is cut to 50 km`() throws {
    let biased = try sandbox.legacyAutocomplete(
      ("input", "Lisbon"), ("location", "40.77,-80.77"), ("radius", "5000"))
    #expect(biased.body.placeIDs == ["sbx-test-lisbon-oh", "sbx-test-lisbon"])
    let strict = try sandbox.legacyAutocomplete(
      ("input", "Lisbon"), ("location", "40.0,-80.77"), ("radius", "400000"),
      ("strictbounds", "true"))
    #expect(strict.word == "ZERO_RESULTS")
  }

  @Test func `a restriction may cross the 180th meridian`() throws {
    let answer = try sandbox.legacyAutocomplete(
      ("input", "dateline"), ("locationrestriction", "rectangle:-20,179|-10,-179"))
    #expect(Set(answer.body.placeIDs) == ["sbx-test-fiji-east", "sbx-test-fiji-west"])
    let wrapped = try sandbox.legacyAutocomplete(
      ("input", "dateline"), ("locationrestriction", "rectangle:-20,179|-10,180"))
    #expect(wrapped.body.placeIDs == ["sbx-test-fiji-west"])
  }

  @Test func `a caret in the first word cuts that word only`() throws {
    let cut = try sandbox.legacyAutocomplete(("input", "Lisxyz"), ("offset", "3"))
    #expect(cut.body.placeIDs == ["sbx-test-lisbon", "sbx-test-lisbon-oh"])
    let later = try sandbox.legacyAutocomplete(("input", "Hotxx Mar"), ("offset", "3"))
    #expect(later.body.placeIDs == ["sbx-test-hotel"])
    let second = try sandbox.legacyAutocomplete(("input", "Hotel Maxx"), ("offset", "8"))
    #expect(second.word == "ZERO_RESULTS")
  }

  @Test func `a region puts its places first`() throws {
    let answer = try sandbox.legacyAutocomplete(("input", "Lisbon"), ("region", "us"))
    #expect(answer.body.placeIDs == ["sbx-test-lisbon-oh", "sbx-test-lisbon"])
  }

  @Test func `table 3 filters expand`() throws {
    let address = try sandbox.legacyAutocomplete(("input", "saudade"), ("types", "address"))
    #expect(Set(address.body.placeIDs) == ["sbx-test-saudade-14", "sbx-test-route"])
    let business = try sandbox.legacyAutocomplete(
      ("input", "hotel"), ("types", "establishment"))
    #expect(business.body.placeIDs == ["sbx-test-hotel"])
    // A type that only the New API has is not shown by the legacy service.
    #expect(
      business.body[path: "predictions.0.types"]
        == ["lodging", "point_of_interest", "establishment"])
  }

  @Test func `a route has no distance`() throws {
    let answer = try sandbox.legacyAutocomplete(
      ("input", "rua da saudade"), ("types", "route"), ("origin", "0,0"))
    #expect(answer.body.placeIDs == ["sbx-test-route"])
    #expect(answer.body[path: "predictions.0.distance_meters"] == nil)
  }
}
