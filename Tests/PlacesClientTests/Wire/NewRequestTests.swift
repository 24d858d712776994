import PlacesClient
import Testing

@Suite struct `Requests of Places API (New)` {
  static let mask =
    "suggestions.placePrediction.placeId,suggestions.placePrediction.text,"
    + "suggestions.placePrediction.structuredFormat,suggestions.placePrediction.types,"
    + "suggestions.placePrediction.distanceMeters"

  @Test func `autocomplete with the text alone`() throws {
    let plan = PlacesClient.plan(for: try .new)
    #expect(
      plan.request
        == HTTPRequest(
          service: .placesNew, method: .post, path: ["v1", "places:autocomplete"],
          headers: [
            .init("Content-Type", "application/json"), .init("X-Goog-FieldMask", Self.mask),
          ],
          body: Array(#"{"input":"Lisbo"}"#.utf8)))
    #expect(plan.request.target == "/v1/places:autocomplete")
  }

  @Test func `autocomplete with every option`() throws {
    let request = try PredictionRequest(
      text: QueryText("zoë \"🍕\""), types: PlaceTypeFilter(["bakery", "Cafe"], for: .new),
      countries: CountryFilter([CountryCode("PT"), CountryCode("es")], for: .new),
      location: .restriction(Area("circle:1500.5@38.7139,-9.1394")),
      origin: Coordinate("38.7139,-9.1394"), cursor: 3, session: SessionToken("6f0c1d8e-4b7a_X"),
      includesQueries: true, language: LanguageTag("pt-BR"), region: RegionCode("UK"))
    let plan = PlacesClient.plan(for: request)
    #expect(
      String(decoding: plan.request.body, as: UTF8.self)
        == #"{"input":"zoë \"🍕\"","inputOffset":3,"includedPrimaryTypes":["bakery","cafe"],"#
        + #""includedRegionCodes":["pt","es"],"locationRestriction":{"circle":{"center":"#
        + #"{"latitude":38.7139,"longitude":-9.1394},"radius":1500.5}},"#
        + #""origin":{"latitude":38.7139,"longitude":-9.1394},"includeQueryPredictions":true,"#
        + #""languageCode":"pt-BR","regionCode":"gb","sessionToken":"6f0c1d8e-4b7a_X"}"#)
    #expect(
      plan.request.headers[1].value == Self.mask
        + ",suggestions.queryPrediction.text,suggestions.queryPrediction.structuredFormat")
    #expect(plan.request.query.isEmpty)
  }

  @Test(
    arguments: [
      (
        PredictionRequest.LocationFilter.bias, "rect:-20,170,-10.5,-170",
        #"{"input":"x","locationBias":{"rectangle":{"low":{"latitude":-20,"longitude":170},"high":{"latitude":-10.5,"longitude":-170}}}}"#
      ),
      (
        PredictionRequest.LocationFilter.bias, "circle:50000@0,0.0000001",
        #"{"input":"x","locationBias":{"circle":{"center":{"latitude":0,"longitude":0.0000001},"radius":50000}}}"#
      ),
      (
        PredictionRequest.LocationFilter.restriction, "rect:1,2,3,4",
        #"{"input":"x","locationRestriction":{"rectangle":{"low":{"latitude":1,"longitude":2},"high":{"latitude":3,"longitude":4}}}}"#
      ),
    ] as [(@Sendable (Area) -> PredictionRequest.LocationFilter, String, String)])
  func `areas`(
    _ filter: @Sendable (Area) -> PredictionRequest.LocationFilter, _ area: String, _ body: String
  ) throws {
    let request = try PredictionRequest(text: QueryText("x"), location: filter(Area(area)))
    #expect(String(decoding: PlacesClient.plan(for: request).request.body, as: UTF8.self) == body)
  }

  @Test(arguments: [
    "88 Sample Ave #12", "Oak & Pine", "A&key=evil", "Bar 5+1", "100% Pure %26 Bar", "%41venue",
    "a\"b\\c", "</script>",
  ])
  func `text in a body is only quoted`(_ text: String) throws {
    let request = try PredictionRequest(text: QueryText(text))
    let body = PlacesClient.plan(for: request).request.body
    #expect(try JSONValue(parsing: body) == .object(["input": .string(text)]))
  }

  @Test func `details with the default fields`() throws {
    let plan = PlacesClient.plan(for: try .plain(.new))
    #expect(
      plan.request
        == HTTPRequest(
          service: .placesNew, path: ["v1", "places", "ChIJexample"],
          headers: [
            .init(
              "X-Goog-FieldMask",
              "id,attributions,movedPlaceId,formattedAddress,addressComponents,location,viewport,types,plusCode"
            )
          ]))
    #expect(plan.request.target == "/v1/places/ChIJexample")
  }

  @Test func `details with every option`() throws {
    let request = DetailsRequest(
      placeID: try PlaceID("places/Ei1=+x~$"),
      fields: try FieldSelection(["rating", "displayName", "opening_hours"], for: .new),
      session: try SessionToken("tok_en-1"), language: try LanguageTag("de"),
      region: try RegionCode("pt"))
    let plan = PlacesClient.plan(for: request).request
    #expect(
      plan.target
        == "/v1/places/Ei1%3D%2Bx~%24?languageCode=de&regionCode=pt&sessionToken=tok_en-1")
    #expect(
      plan.headers == [
        .init(
          "X-Goog-FieldMask", "id,attributions,movedPlaceId,displayName,rating,regularOpeningHours")
      ])
    #expect(plan.method == .get)
    #expect(plan.body.isEmpty)
  }

  @Test func `a mask is everything only when everything was asked for`() throws {
    let request = DetailsRequest(
      placeID: try PlaceID("x"), fields: try FieldSelection(["*", "rating"], for: .new))
    #expect(
      PlacesClient.plan(for: request).request.headers == [.init("X-Goog-FieldMask", "*")])
  }
}
