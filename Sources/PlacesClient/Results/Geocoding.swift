/// The answer to a geocoding request, possibly without results.
public struct GeocodeResults: Sendable, Hashable {
  /// The results, best or most precise first.
  public var results: [GeocodeResult]
  /// The plus code of the coordinate asked for, in reverse lookups; given at sea too.
  public var plusCode: PlusCode?

  /// Creates an answer.
  public init(results: [GeocodeResult], plusCode: PlusCode? = nil) {
    self.results = results
    self.plusCode = plusCode
  }
}

/// One result of geocoding.
public struct GeocodeResult: Sendable, Hashable {
  /// The place ID.
  public var placeID: String
  /// The address on one line.
  public var formattedAddress: String
  /// The position.
  public var location: Coordinate
  /// How exact the position is; words the client does not know are kept.
  public var locationType: LocationType?
  /// The recommended view.
  public var viewport: Viewport?
  /// The full extent.
  public var bounds: Viewport?
  /// The types, unknown ones included.
  public var types: [String]
  /// The parts of the address.
  public var addressComponents: [AddressComponent]
  /// Whether the result is not exactly what was asked for.
  public var isPartialMatch: Bool
  /// The plus code.
  public var plusCode: PlusCode?
  /// The places that share a postal code.
  public var postcodeLocalities: [String]?

  /// Creates a result.
  public init(
    placeID: String, formattedAddress: String, location: Coordinate,
    locationType: LocationType? = nil, viewport: Viewport? = nil, bounds: Viewport? = nil,
    types: [String] = [], addressComponents: [AddressComponent] = [],
    isPartialMatch: Bool = false, plusCode: PlusCode? = nil, postcodeLocalities: [String]? = nil
  ) {
    self.placeID = placeID
    self.formattedAddress = formattedAddress
    self.location = location
    self.locationType = locationType
    self.viewport = viewport
    self.bounds = bounds
    self.types = types
    self.addressComponents = addressComponents
    self.isPartialMatch = isPartialMatch
    self.plusCode = plusCode
    self.postcodeLocalities = postcodeLocalities
  }
}
