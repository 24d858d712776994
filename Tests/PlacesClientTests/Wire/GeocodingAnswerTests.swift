import PlacesClient
import Testing

@Suite struct `Answers of the Geocoding API` {
  private func geocode(_ body: String, _ events: Events = Events()) async throws -> GeocodeResults {
    try await PlacesClient.answering(HTTPResponse(json: body), events: events).geocode(.plain).value
  }

  @Test func `a result with everything`() async throws {
    let events = Events()
    let answer = try await geocode(
      """
      {"plus_code": {"compound_code": "PV68+FQ Lisboa", "global_code": "8CCGPV68+FQ"},
       "results": [{
         "address_components": [
           {"long_name": "14", "short_name": "14", "types": ["street_number"]},
           {"long_name": "Portugal", "short_name": "PT", "types": ["country", "political"]},
           {"long_name": "#101", "types": ["subpremise"]}, {"short_name": "X", "types": []}],
         "formatted_address": "R. da Saudade 14, 1100-583 Lisboa, Portugal",
         "geometry": {
           "bounds": {"northeast": {"lat": 39.9128, "lng": -3.9773}, "southwest": {"lat": 39.8128, "lng": -4.0773}},
           "location": {"lat": 40.417881799999996, "lng": -3.7983548}, "location_type": "ROOFTOP",
           "viewport": {"northeast": {"lat": 40.7, "lng": 120.0}, "southwest": {"lat": 0, "lng": -4}}},
         "partial_match": true, "place_id": "ChIJa",
         "plus_code": {"global_code": "8CCGPV68+FQ", "compound_code": ""},
         "postcode_localities": ["A", "B"], "types": ["street_address", "brand_new_type"],
         "address_descriptor": {}}],
       "status": "OK", "unknown": 1}
      """, events)
    #expect(
      answer
        == GeocodeResults(
          results: [
            GeocodeResult(
              placeID: "ChIJa", formattedAddress: "R. da Saudade 14, 1100-583 Lisboa, Portugal",
              location: try Coordinate(latitude: 40.417881799999996, longitude: -3.7983548),
              locationType: .rooftop,
              viewport: Viewport(
                southwest: try Coordinate(latitude: 0, longitude: -4),
                northeast: try Coordinate(latitude: 40.7, longitude: 120)),
              bounds: Viewport(
                southwest: try Coordinate(latitude: 39.8128, longitude: -4.0773),
                northeast: try Coordinate(latitude: 39.9128, longitude: -3.9773)),
              types: ["street_address", "brand_new_type"],
              addressComponents: [
                AddressComponent(longText: "14", shortText: "14", types: ["street_number"]),
                AddressComponent(
                  longText: "Portugal", shortText: "PT", types: ["country", "political"]),
                AddressComponent(longText: "#101", types: ["subpremise"]),
                AddressComponent(longText: "X", shortText: "X"),
              ], isPartialMatch: true, plusCode: PlusCode(globalCode: "8CCGPV68+FQ"),
              postcodeLocalities: ["A", "B"])
          ], plusCode: PlusCode(globalCode: "8CCGPV68+FQ", compoundCode: "PV68+FQ Lisboa")))
    #expect(events.droppedPaths.isEmpty)
  }

  @Test func `a result with the least`() async throws {
    let answer = try await geocode(
      #"{"results":[{"formatted_address":"","geometry":{"location":{"lat":-90,"lng":180}},"place_id":"x"}],"status":"OK"}"#
    )
    #expect(
      answer
        == GeocodeResults(
          results: [
            GeocodeResult(
              placeID: "x", formattedAddress: "",
              location: try Coordinate(latitude: -90, longitude: 180))
          ]))
  }

  @Test(arguments: [
    #"{"results": [], "status": "ZERO_RESULTS"}"#, #"{"status": "ZERO_RESULTS"}"#,
    #"{"results": [], "status": "OK"}"#,
  ])
  func `nothing found`(_ body: String) async throws {
    #expect(try await geocode(body) == GeocodeResults(results: []))
  }

  @Test func `nothing at sea but a plus code`() async throws {
    let answer = try await geocode(
      #"{"plus_code":{"global_code":"767QFHC9+22"},"results":[],"status":"ZERO_RESULTS"}"#)
    #expect(
      answer == GeocodeResults(results: [], plusCode: PlusCode(globalCode: "767QFHC9+22")))
  }

  @Test func `wrong optional parts are left out and told`() async throws {
    let events = Events()
    let answer = try await geocode(
      """
      {"plus_code": "8CCG", "results": [{"formatted_address": "A", "place_id": "a",
        "geometry": {"location": {"lat": 1, "lng": 2}, "location_type": "SOMETHING",
          "viewport": {"northeast": {"lat": 91, "lng": 0}, "southwest": {"lat": 0, "lng": 0}},
          "bounds": {"northeast": {"lat": 1, "lng": 0}}},
        "address_components": [7, {"long_name": 12, "short_name": "12", "types": "street_number"}],
        "partial_match": "yes", "plus_code": {}, "types": {}, "postcode_localities": [1]}],
       "status": "OK"}
      """, events)
    #expect(
      answer
        == GeocodeResults(
          results: [
            GeocodeResult(
              placeID: "a", formattedAddress: "A",
              location: try Coordinate(latitude: 1, longitude: 2),
              locationType: LocationType(rawValue: "SOMETHING"),
              addressComponents: [AddressComponent(longText: "12", shortText: "12")],
              postcodeLocalities: [])
          ]))
    #expect(
      Set(events.droppedPaths) == [
        "plus_code", "results[0].geometry.viewport", "results[0].geometry.bounds",
        "results[0].address_components[0]", "results[0].address_components[1].long_name",
        "results[0].address_components[1].types", "results[0].partial_match", "results[0].types",
        "results[0].postcode_localities[0]",
      ])
  }

  @Test(arguments: [
    ("{}", "a value", "status"), (#"{"status": "OK"}"#, "a value", "results"),
    (#"{"status": "OK", "results": [{}]}"#, "a value", "results[0].geometry"),
    (#"{"status": "OK", "results": [{"geometry": null}]}"#, "an object", "results[0].geometry"),
    (
      #"{"status": "OK", "results": [{"geometry": {"location": {"lat": "1", "lng": 2}}}]}"#,
      "a number", "results[0].geometry.location.lat"
    ),
    (
      #"{"status": "OK", "results": [{"geometry": {"location": {"lat": 1, "lng": 181}}}]}"#,
      "a latitude from -90 to 90 and a longitude from -180 to 180", "results[0].geometry.location"
    ),
    (
      #"{"status": "OK", "results": [{"geometry": {"location": {"lat": 1, "lng": 2}}}]}"#,
      "a value",
      "results[0].place_id"
    ),
    (
      #"{"status": "OK", "results": [{"place_id": 1, "geometry": {"location": {"lat": 1, "lng": 2}}}]}"#,
      "a string", "results[0].place_id"
    ),
    (
      #"{"status": "OK", "results": [{"place_id": "x", "geometry": {"location": {"lat": 1, "lng": 2}}}]}"#,
      "a value", "results[0].formatted_address"
    ),
  ])
  func `what is no answer`(_ body: String, _ expected: String, _ path: String) async throws {
    try await expectUnreadable(.geocoding, expected, path) { try await geocode(body) }
  }
}
