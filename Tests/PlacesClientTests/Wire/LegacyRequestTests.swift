import PlacesClient
import Testing

@Suite struct `Requests of the legacy service` {
  @Test func `autocomplete with the text alone`() throws {
    #expect(
      PlacesClient.plan(for: try PredictionRequest.legacy).request
        == HTTPRequest(
          service: .placesLegacy, path: ["maps", "api", "place", "autocomplete", "json"],
          query: [.init("input", "Lisbo")]))
  }

  @Test func `autocomplete with every option`() throws {
    let request = try PredictionRequest(
      text: QueryText("pada"), api: .legacy,
      types: PlaceTypeFilter(["bakery", "cafe"], for: .legacy),
      countries: CountryFilter([CountryCode("pt"), CountryCode("ES")], for: .legacy),
      location: .restriction(Area("circle:1500@38.7139,-9.1394")),
      origin: Coordinate("38.7139,-9.1394"), cursor: 4, session: SessionToken("6f0c1d8e"),
      language: LanguageTag("pt"), region: RegionCode("gb"))
    #expect(
      PlacesClient.plan(for: request).request.target
        == "/maps/api/place/autocomplete/json?input=pada&offset=4&types=bakery%7Ccafe"
        + "&components=country%3Apt%7Ccountry%3Aes"
        + "&locationrestriction=circle%3A1500%4038.7139%2C-9.1394&origin=38.7139%2C-9.1394"
        + "&language=pt&region=uk&sessiontoken=6f0c1d8e")
  }

  @Test func `a bias, a rectangle and a collection`() throws {
    let request = try PredictionRequest(
      text: QueryText("x"), api: .legacy, types: PlaceTypeFilter(["cities"], for: .legacy),
      location: .bias(Area("rect:-20,170,-10.5,-170")))
    #expect(
      PlacesClient.plan(for: request).request.query == [
        .init("input", "x"), .init("types", "(cities)"),
        .init("locationbias", "rectangle:-20,170|-10.5,-170"),
      ])
  }

  @Test(arguments: [
    ("88 Sample Ave #12", "88%20Sample%20Ave%20%2312"), ("Oak & Pine", "Oak%20%26%20Pine"),
    ("A&key=evil", "A%26key%3Devil"), ("849VCWC8+R9", "849VCWC8%2BR9"),
    ("100% Pure %26 Bar", "100%25%20Pure%20%2526%20Bar"), ("%41venue", "%2541venue"),
    ("zoë 🍕", "zo%C3%AB%20%F0%9F%8D%95"), ("a\tb\nc", "a%20b%20c"),
    ("4-6 Straße", "4-6%20Stra%C3%9Fe"),
  ])
  func `text is encoded once`(_ text: String, _ encoded: String) throws {
    let request = try PredictionRequest(text: QueryText(text), api: .legacy)
    #expect(
      PlacesClient.plan(for: request).request.target
        == "/maps/api/place/autocomplete/json?input=\(encoded)")
  }

  @Test func `details with the default fields`() throws {
    #expect(
      PlacesClient.plan(for: try .plain(.legacy)).request.target
        == "/maps/api/place/details/json?place_id=ChIJexample&fields=place_id%2Cformatted_address"
        + "%2Caddress_components%2Cgeometry%2Flocation%2Cgeometry%2Fviewport%2Ctype%2Cplus_code")
  }

  @Test func `details with every option`() throws {
    let request = DetailsRequest(
      placeID: try PlaceID("ChIJexample"),
      fields: try FieldSelection(["name", "websiteUri"], for: .legacy),
      session: try SessionToken("tok"), language: try LanguageTag("en-AU"),
      region: try RegionCode("au"))
    #expect(
      PlacesClient.plan(for: request).request
        == HTTPRequest(
          service: .placesLegacy, path: ["maps", "api", "place", "details", "json"],
          query: [
            .init("place_id", "ChIJexample"), .init("fields", "place_id,name,website"),
            .init("language", "en-AU"), .init("region", "au"), .init("sessiontoken", "tok"),
          ]))
  }

  @Test func `the fields are never left out, which would be all of them`() throws {
    let request = DetailsRequest(
      placeID: try PlaceID("x"), fields: try FieldSelection(["ids"], for: .legacy))
    #expect(
      PlacesClient.plan(for: request).request.query == [
        .init("place_id", "x"), .init("fields", "place_id"),
      ])
  }
}
