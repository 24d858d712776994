import PlacesClient
import Testing

@Suite struct `Requests of the Geocoding API` {
  private func target(_ request: GeocodeRequest) -> String {
    PlacesClient.plan(for: request).request.target
  }

  @Test func `an address alone`() throws {
    #expect(
      PlacesClient.plan(for: try GeocodeRequest.plain).request
        == HTTPRequest(
          service: .geocoding, path: ["maps", "api", "geocode", "json"],
          query: [.init("address", "Toledo")]))
  }

  @Test func `an address with every option`() throws {
    let request = GeocodeRequest(
      .address(
        try QueryText("Calle #1"),
        components: try ComponentFilter(["country:ES", "administrative_area:Castilla"]),
        bounds: try Rectangle(
          southwest: Coordinate("39.5,-4.5"), northeast: Coordinate("40.2,-3.5"))),
      language: try LanguageTag("de"), region: try RegionCode("gb"))
    #expect(
      target(request) == "/maps/api/geocode/json?address=Calle%20%231"
        + "&components=country%3AES%7Cadministrative_area%3ACastilla"
        + "&bounds=39.5%2C-4.5%7C40.2%2C-3.5&language=de&region=uk")
  }

  @Test func `components alone`() throws {
    let request = GeocodeRequest(
      .components(try ComponentFilter(["postal_code:10115", "country:DE"]), bounds: nil))
    #expect(
      target(request) == "/maps/api/geocode/json?components=postal_code%3A10115%7Ccountry%3ADE")
  }

  @Test func `a coordinate, without and with filters`() throws {
    let coordinate = try Coordinate("38.7112,-9.1331")
    #expect(
      target(GeocodeRequest(.coordinate(coordinate, resultTypes: [], locationTypes: [])))
        == "/maps/api/geocode/json?latlng=38.7112%2C-9.1331")
    let request = GeocodeRequest(
      .coordinate(
        coordinate, resultTypes: [.streetAddress, .route],
        locationTypes: [.rooftop, .rangeInterpolated]), language: try LanguageTag("pt"))
    #expect(
      target(request) == "/maps/api/geocode/json?latlng=38.7112%2C-9.1331"
        + "&result_type=street_address%7Croute&location_type=ROOFTOP%7CRANGE_INTERPOLATED"
        + "&language=pt")
  }

  @Test func `a place ID`() throws {
    let request = GeocodeRequest(
      .placeID(try PlaceID("ChIJexample")), language: try LanguageTag("fr"))
    #expect(target(request) == "/maps/api/geocode/json?place_id=ChIJexample&language=fr")
  }
}
