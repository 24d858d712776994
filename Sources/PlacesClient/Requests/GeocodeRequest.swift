/// A question for the Geocoding API.
public struct GeocodeRequest: Sendable, Hashable {
  /// What is looked up: exactly one of these, as the service wants it.
  public enum Subject: Sendable, Hashable {
    /// An address, narrowed by components and preferring a rectangle.
    case address(QueryText, components: ComponentFilter?, bounds: Rectangle?)
    /// Components alone.
    case components(ComponentFilter, bounds: Rectangle?)
    /// What stands at a coordinate, filtered by the service after it was found; an empty list lets everything through.
    case coordinate(Coordinate, resultTypes: [ResultType], locationTypes: [LocationType])
    /// The address of a place.
    case placeID(PlaceID)
  }

  /// What is looked up.
  public let subject: Subject
  /// The language of the answer.
  public let language: LanguageTag?
  /// The region preferred.
  public let region: RegionCode?

  /// Creates a request.
  public init(_ subject: Subject, language: LanguageTag? = nil, region: RegionCode? = nil) {
    self.subject = subject
    self.language = language
    self.region = region
  }
}

extension GeocodeRequest {
  /// The request without blanks around the address, which make no difference to its answer.
  package var normalized: GeocodeRequest {
    guard case .address(let address, let components, let bounds) = subject, address.hasOuterBlanks
    else { return self }
    return GeocodeRequest(
      .address(address.trimmed, components: components, bounds: bounds), language: language,
      region: region)
  }
}
