/// The Geocoding API (v3).
enum GeocodingAPI {
  /// The call for a geocoding request.
  static func call(for request: GeocodeRequest) -> WireCall<GeocodeResults> {
    let subject: ServiceAnswer.Subject =
      if case .placeID = request.subject { .place } else { .matches }
    return WireCall(
      request: HTTPRequest(
        service: .geocoding, path: ["maps", "api", "geocode", "json"], query: query(request)),
      pricing: .quote(for: request)
    ) { response throws(PlacesError) in
      try ServiceAnswer.legacy(response, from: .geocoding, asked: subject, GeocodeResults.init)
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
    LegacyAPI.append(&query, request.language, request.region)
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

extension GeocodeResults {
  fileprivate init(_ members: Members, hasResults: Bool) throws(Misfit) {
    self.init(
      results: hasResults || members.has("results")
        ? try members.requireList("results", GeocodeResult.init(wire:)) : [],
      plusCode: members.plusCode("plus_code"))
  }
}

extension GeocodeResult {
  fileprivate init(wire members: Members) throws(Misfit) {
    let geometry = try members.require("geometry", Geometry.init)
    self.init(
      placeID: try members.require("place_id"),
      formattedAddress: try members.require("formatted_address"),
      location: geometry.location, locationType: geometry.locationType,
      viewport: geometry.viewport, bounds: geometry.bounds, types: members.list("types") ?? [],
      addressComponents: members.list("address_components", AddressComponent.init(wire:)) ?? [],
      isPartialMatch: members.optional("partial_match") ?? false,
      plusCode: members.plusCode("plus_code"),
      postcodeLocalities: members.list("postcode_localities"))
  }
}

private struct Geometry {
  var location: Coordinate
  var locationType: LocationType?
  var viewport: Viewport?
  var bounds: Viewport?

  init(_ members: Members) throws(Misfit) {
    location = try members.require("location", Coordinate.init(legacy:))
    locationType = members.text("location_type").map(LocationType.init(rawValue:))
    viewport = members.optional("viewport", Viewport.init(legacy:))
    bounds = members.optional("bounds", Viewport.init(legacy:))
  }
}
