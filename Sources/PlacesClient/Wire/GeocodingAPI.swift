/// The Geocoding API (v3).
enum GeocodingAPI {
  /// The call for a geocoding request.
  static func call(for request: GeocodeRequest) -> WireCall<GeocodeResults> {
    WireCall(
      request: HTTPRequest(
        service: .geocoding, path: ["maps", "api", "geocode", "json"], query: query(request)),
      pricing: .quote(for: request)
    ) { (response, log) throws(PlacesError) in
      try ServiceAnswer.legacy(GeocodeAnswer.self, response, .geocoding, log).value.results
    }
  }

  private static func query(_ request: GeocodeRequest) -> [HTTPRequest.Field] {
    var query: [HTTPRequest.Field] = []
    switch request.subject {
    case .address(let address, let components, let bounds):
      query.append(.init("address", address.text))
      append(&query, components, bounds)
    case .components(let components, let bounds): append(&query, components, bounds)
    case .coordinate(let coordinate, let resultTypes, let locationTypes):
      query.append(.init("latlng", coordinate.text))
      if !resultTypes.isEmpty {
        query.append(
          .init("result_type", resultTypes.map(\.rawValue).joined(separator: "|")))
      }
      if !locationTypes.isEmpty {
        query.append(
          .init("location_type", locationTypes.map(\.rawValue).joined(separator: "|")))
      }
    case .placeID(let id): query.append(.init("place_id", id.text))
    }
    LegacyAPI.appendCommon(&query, request.language, request.region, .geocoding)
    return query
  }

  private static func append(
    _ query: inout [HTTPRequest.Field], _ components: ComponentFilter?, _ bounds: Rectangle?
  ) {
    if let components { query.append(.init("components", components.text)) }
    if let bounds {
      query.append(.init("bounds", "\(bounds.southwest.text)|\(bounds.northeast.text)"))
    }
  }
}

private struct GeocodeAnswer: Decodable {
  var results: GeocodeResults

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    results = GeocodeResults(
      results: try members.require("results", as: [WireResult].self).map(\.result),
      plusCode: members.optional("plus_code", as: WirePlusCode.self)?.plusCode)
  }
}

private struct WireResult: Decodable {
  var result: GeocodeResult

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    let geometry = try members.require("geometry", as: Geometry.self)
    result = GeocodeResult(
      placeID: try members.require("place_id"),
      formattedAddress: try members.require("formatted_address"),
      location: geometry.location, locationType: geometry.locationType,
      viewport: geometry.viewport, bounds: geometry.bounds, types: members.list("types") ?? [],
      addressComponents: (members.list("address_components", of: WireAddressComponent.self) ?? [])
        .map(\.component), isPartialMatch: members.optional("partial_match") ?? false,
      plusCode: members.optional("plus_code", as: WirePlusCode.self)?.plusCode,
      postcodeLocalities: members.list("postcode_localities"))
  }
}

private struct Geometry: Decodable {
  var location: Coordinate
  var locationType: LocationType?
  var viewport: Viewport?
  var bounds: Viewport?

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    location = try members.require("location", as: LegacyLatLng.self).coordinate
    locationType = members.text("location_type").map(LocationType.init(rawValue:))
    viewport = members.optional("viewport", as: LegacyBounds.self)?.viewport
    bounds = members.optional("bounds", as: LegacyBounds.self)?.viewport
  }
}
