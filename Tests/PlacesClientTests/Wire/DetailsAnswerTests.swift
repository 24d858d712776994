import PlacesClient
import Testing

@Suite struct `Answers to details requests` {
  private func details(_ api: API, _ body: String, _ events: Events = Events()) async throws
    -> PlaceDetails
  {
    try await PlacesClient.answering(HTTPResponse(json: body), events: events)
      .details(for: .plain(api)).value
  }

  /// The fields both services have, with the same values.
  private static var expected: Place {
    get throws {
      var place = Place()
      place.placeID = "ChIJhotel"
      place.name = Place.LocalizedText(text: "Hotel do Mar")
      place.formattedAddress = "R. da Saudade 14, Lisboa"
      place.shortFormattedAddress = "Lisboa"
      place.addressComponents = [
        AddressComponent(longText: "Portugal", shortText: "PT", types: ["country"])
      ]
      place.location = try Coordinate(latitude: 38.7112, longitude: 0)
      place.viewport = Viewport(
        southwest: try Coordinate(latitude: 38.7098510197085, longitude: -9.134448980291502),
        northeast: try Coordinate(latitude: 38.7125489802915, longitude: 0))
      place.types = ["lodging", "brand_new_type"]
      place.plusCode = PlusCode(globalCode: "8CCGPV68+FQ", compoundCode: "PV68+FQ Lisboa")
      place.businessStatus = "OPERATIONAL"
      place.openingHours = OpeningHours(
        openNow: false, periods: [.init(open: .init(day: 0, hour: 0, minute: 0))],
        weekdayDescriptions: ["Monday: Open 24 hours"])
      place.currentOpeningHours = OpeningHours(openNow: true)
      place.currentSecondaryOpeningHours = [OpeningHours(secondaryHoursType: "DELIVERY")]
      place.nationalPhoneNumber = "21 000 0000"
      place.internationalPhoneNumber = "+351 21 000 0000"
      place.websiteURI = "https://hotel.example/"
      place.googleMapsURI = "https://maps.google.com/?cid=1"
      place.utcOffsetMinutes = -60
      place.rating = 4.5
      place.userRatingCount = 0
      place.priceLevel = "PRICE_LEVEL_MODERATE"
      place.editorialSummary = Place.LocalizedText(text: "Old & fine.", languageCode: "en")
      place.photos = [
        Place.Photo(
          reference: "ref", widthPixels: 4000, heightPixels: 3000,
          attributions: [Attribution(provider: "A Person", uri: "https://maps.example/1")])
      ]
      place.reviews = [
        Place.Review(
          author: Attribution(provider: "B Person", uri: "https://maps.example/2"), rating: 5,
          text: Place.LocalizedText(text: "Good & near", languageCode: "en"),
          publishTime: "2024-02-29T12:34:56Z", relativePublishTime: "a year ago")
      ]
      place.additional = [
        "servesBeer": false,
        "accessibilityOptions": .object(["wheelchairAccessibleEntrance": true]),
        "adrFormatAddress": "<span>x</span>",
      ]
      return place
    }
  }

  @Test func `legacy`() async throws {
    let events = Events()
    let answer = try await details(
      .legacy,
      #"""
      {"html_attributions": ["Listings by \u003ca href=\"https://dir.example/\"\u003eDirectory\u003c/a\u003e", "Second"],
       "result": {
         "address_components": [{"long_name": "Portugal", "short_name": "PT", "types": ["country"]}],
         "adr_address": "<span>x</span>", "business_status": "OPERATIONAL",
         "current_opening_hours": {"open_now": true},
         "editorial_summary": {"language": "en", "overview": "Old & fine."},
         "formatted_address": "R. da Saudade 14, Lisboa", "formatted_phone_number": "21 000 0000",
         "geometry": {"location": {"lat": 38.7112, "lng": 0}, "viewport": {
           "northeast": {"lat": 38.7125489802915, "lng": 0},
           "southwest": {"lat": 38.7098510197085, "lng": -9.134448980291502}}},
         "international_phone_number": "+351 21 000 0000", "name": "Hotel do Mar",
         "opening_hours": {"open_now": false, "periods": [{"open": {"day": 0, "time": "0000"}}],
           "weekday_text": ["Monday: Open 24 hours"]},
         "photos": [{"height": 3000, "width": 4000, "photo_reference": "ref",
           "html_attributions": ["<a href=\"https://maps.example/1\">A Person</a>"]}],
         "place_id": "ChIJhotel", "price_level": 2, "rating": 4.5,
         "plus_code": {"compound_code": "PV68+FQ Lisboa", "global_code": "8CCGPV68+FQ"},
         "reviews": [{"author_name": "B Person", "author_url": "https://maps.example/2",
           "language": "en", "rating": 5, "relative_time_description": "a year ago",
           "text": "Good &amp; near", "time": 1709210096}],
         "secondary_opening_hours": [{"type": "DELIVERY"}], "serves_beer": false, "scope": "GOOGLE",
         "types": ["lodging", "brand_new_type"], "url": "https://maps.google.com/?cid=1",
         "user_ratings_total": 0, "utc_offset": -60, "vicinity": "Lisboa",
         "website": "https://hotel.example/", "wheelchair_accessible_entrance": true},
       "status": "OK"}
      """#, events)
    var expected = try Self.expected
    // The services spell the same credit differently.
    expected.photos?[0].attributions = [
      Attribution(
        provider: "A Person", uri: "https://maps.example/1",
        html: #"<a href="https://maps.example/1">A Person</a>"#)
    ]
    #expect(answer.place == expected)
    #expect(
      answer.attributions == [
        Attribution(
          provider: "Listings by Directory", uri: "https://dir.example/",
          html: #"Listings by <a href="https://dir.example/">Directory</a>"#),
        Attribution(provider: "Second", html: "Second"),
      ])
    #expect(events.droppedPaths.isEmpty)
  }

  @Test func `New`() async throws {
    let events = Events()
    let answer = try await details(
      .new,
      #"""
      {"name": "places/ChIJhotel", "id": "ChIJhotel", "types": ["lodging", "brand_new_type"],
       "nationalPhoneNumber": "21 000 0000", "internationalPhoneNumber": "+351 21 000 0000",
       "formattedAddress": "R. da Saudade 14, Lisboa", "shortFormattedAddress": "Lisboa",
       "addressComponents": [{"longText": "Portugal", "shortText": "PT", "types": ["country"], "languageCode": "en"}],
       "plusCode": {"globalCode": "8CCGPV68+FQ", "compoundCode": "PV68+FQ Lisboa"},
       "location": {"latitude": 38.7112}, "viewport": {
         "low": {"latitude": 38.7098510197085, "longitude": -9.134448980291502},
         "high": {"latitude": 38.7125489802915}},
       "rating": 4.5, "googleMapsUri": "https://maps.google.com/?cid=1",
       "websiteUri": "https://hotel.example/", "utcOffsetMinutes": -60,
       "regularOpeningHours": {"openNow": false, "periods": [{"open": {"day": 0, "hour": 0, "minute": 0}}],
         "weekdayDescriptions": ["Monday: Open 24 hours"]},
       "currentOpeningHours": {"openNow": true},
       "currentSecondaryOpeningHours": [{"secondaryHoursType": "DELIVERY"}],
       "regularSecondaryOpeningHours": [{"secondaryHoursType": "KITCHEN"}],
       "adrFormatAddress": "<span>x</span>", "businessStatus": "OPERATIONAL",
       "priceLevel": "PRICE_LEVEL_MODERATE", "userRatingCount": 0,
       "displayName": {"text": "Hotel do Mar", "languageCode": "pt"}, "primaryType": "hotel",
       "servesBeer": false, "accessibilityOptions": {"wheelchairAccessibleEntrance": true},
       "timeZone": {"id": "Europe/Lisbon"}, "editorialSummary": {"text": "Old & fine.", "languageCode": "en"},
       "photos": [{"name": "ref", "widthPx": 4000, "heightPx": 3000,
         "authorAttributions": [{"displayName": "A Person", "uri": "https://maps.example/1", "photoUri": "x"}]}],
       "reviews": [{"name": "r", "relativePublishTimeDescription": "a year ago", "rating": 5,
         "text": {"text": "Good & near", "languageCode": "en"},
         "authorAttribution": {"displayName": "B Person", "uri": "https://maps.example/2"},
         "publishTime": "2024-02-29T12:34:56Z"}],
       "priceRange": {"startPrice": {"units": "12", "currencyCode": "EUR"}},
       "attributions": [{"provider": "Directory", "providerUri": "https://dir.example/"}, {"provider": "Second"}],
       "movedPlaceId": "ChIJnew", "futureField": 1}
      """#, events)
    var expected = try Self.expected
    expected.name?.languageCode = "pt"
    expected.addressComponents?[0].languageCode = "en"
    expected.primaryType = "hotel"
    expected.timeZone = "Europe/Lisbon"
    expected.secondaryOpeningHours = [OpeningHours(secondaryHoursType: "KITCHEN")]
    expected.movedPlaceID = "ChIJnew"
    expected.additional["priceRange"] =
      .object(["startPrice": .object(["units": "12", "currencyCode": "EUR"])])
    #expect(answer.place == expected)
    #expect(
      answer.attributions == [
        Attribution(provider: "Directory", uri: "https://dir.example/"),
        Attribution(provider: "Second"),
      ])
    #expect(events.droppedPaths.isEmpty)
  }

  @Test func `one field, and none`() async throws {
    var place = Place()
    #expect(try await details(.new, "{}") == PlaceDetails(place: place))
    #expect(
      try await details(.legacy, #"{"html_attributions": [], "result": {}, "status": "OK"}"#)
        == PlaceDetails(place: place))
    place.formattedAddress = "A"
    #expect(
      try await details(.new, #"{"formattedAddress": "A"}"#) == PlaceDetails(place: place))
    #expect(
      try await details(.legacy, #"{"result": {"formatted_address": "A"}, "status": "OK"}"#)
        == PlaceDetails(place: place))
  }

  @Test func `null and empty parts are absent and not told`() async throws {
    let events = Events()
    let legacy = try await details(
      .legacy,
      #"{"result": {"geometry": null, "plus_code": {}, "name": "", "rating": null, "icon": null}, "status": "OK"}"#,
      events)
    let new = try await details(
      .new, #"{"location": null, "plusCode": {}, "displayName": null, "servesBeer": null}"#, events)
    #expect(legacy == PlaceDetails(place: Place()))
    #expect(new == PlaceDetails(place: Place()))
    #expect(events.droppedPaths.isEmpty)
  }

  @Test func `a wrong part costs that part only`() async throws {
    let events = Events()
    let answer = try await details(
      .new,
      """
      {"id": 7, "displayName": "x", "location": {"latitude": 91}, "viewport": {"low": {}},
       "types": "bank", "rating": "5", "photos": [{}], "reviews": [7], "timeZone": {}, "formattedAddress": "A",
       "attributions": [{"providerUri": "x"}, {"provider": "P", "providerUri": "javascript:x"}]}
      """, events)
    var place = Place()
    place.formattedAddress = "A"
    place.photos = []
    place.reviews = []
    #expect(
      answer == PlaceDetails(place: place, attributions: [Attribution(provider: "P")]))
    #expect(
      Set(events.droppedPaths) == [
        "id", "displayName", "location", "viewport", "types", "rating", "photos[0]", "reviews[0]",
        "timeZone", "attributions[0]",
      ])
    #expect(events.droppedPaths.count == 10)
  }

  @Test(arguments: [
    (#"{"movedPlace": "places/ChIJb"}"#, "ChIJb"), (#"{"movedPlace": "ChIJb"}"#, "ChIJb"),
    (#"{"movedPlace": "places/ChIJb", "movedPlaceId": "ChIJc"}"#, "ChIJc"),
  ])
  func `a place that has moved`(_ body: String, _ id: String) async throws {
    #expect(try await details(.new, body).place.movedPlaceID == id)
  }

  @Test func `a replaced ID is the answer's, not the question's`() async throws {
    #expect(try await details(.new, #"{"id": "ChIJother"}"#).place.placeID == "ChIJother")
    #expect(
      try await details(.legacy, #"{"result": {"place_id": "ChIJother"}, "status": "OK"}"#).place
        .placeID == "ChIJother")
  }

  @Test(arguments: [
    (0, "PRICE_LEVEL_FREE"), (1, "PRICE_LEVEL_INEXPENSIVE"), (3, "PRICE_LEVEL_EXPENSIVE"),
    (4, "PRICE_LEVEL_VERY_EXPENSIVE"), (5, "PRICE_LEVEL_5"), (-1, "PRICE_LEVEL_-1"),
  ])
  func `legacy price levels`(_ level: Int, _ word: String) async throws {
    let answer = try await details(
      .legacy, #"{"result": {"price_level": \#(level)}, "status": "OK"}"#)
    #expect(answer.place.priceLevel == word)
  }

  @Test(
    arguments: [
      ("0", "1970-01-01T00:00:00Z"), ("-1", "1969-12-31T23:59:59Z"),
      ("951782400", "2000-02-29T00:00:00Z"), ("253402300799", "9999-12-31T23:59:59Z"),
      ("253402300800", nil), ("-62167219200", "0000-01-01T00:00:00Z"), ("-62167219201", nil),
      ("9223372036854775807", nil), ("-9223372036854775808", nil), ("1e300", nil), ("1.5", nil),
    ] as [(String, String?)])
  func `times of legacy reviews`(_ seconds: String, _ time: String?) async throws {
    let answer = try await details(
      .legacy, #"{"result": {"reviews": [{"time": \#(seconds)}]}, "status": "OK"}"#)
    #expect(answer.place.reviews == [Place.Review(publishTime: time)])
  }

  @Test func `a valid ID without a place is an outdated one`() async throws {
    let client = try PlacesClient.answering(#"{"html_attributions": [], "status": "ZERO_RESULTS"}"#)
    let request = try DetailsRequest.plain(.legacy)
    let error = await failure { () async throws(PlacesError) in
      try await client.details(for: request)
    }
    guard case .refused(let refusal) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(refusal.cause == .stalePlaceID)
    #expect(error?.failureClass == .nothingFound)
    #expect(error?.status == "NOT_FOUND")
  }

  @Test(arguments: [
    (API.legacy, #"{"status": "OK"}"#, "a value", "result"),
    (.legacy, #"{"status": "OK", "result": []}"#, "an object", "result"),
    (.legacy, "[]", "an object", ""), (.new, "[]", "an object", ""), (.new, "7", "an object", ""),
  ])
  func `what is no answer`(_ api: API, _ body: String, _ expected: String, _ path: String)
    async throws
  {
    let service: Service = api.service
    try await expectUnreadable(service, expected, path) { try await details(api, body) }
  }
}
