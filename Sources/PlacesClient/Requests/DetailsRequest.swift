/// A question for the details of one place.
public struct DetailsRequest: Sendable, Hashable {
  /// The place.
  public let placeID: PlaceID
  /// The fields wanted, which decide the price; made for the API that is asked.
  public let fields: FieldSelection
  /// The session this request ends.
  public let session: SessionToken?
  /// The language of the answer.
  public let language: LanguageTag?
  /// The region whose conventions the answer follows.
  public let region: RegionCode?

  /// The API that is asked.
  public var api: API { fields.api }

  /// Creates a request.
  public init(
    placeID: PlaceID, fields: FieldSelection, session: SessionToken? = nil,
    language: LanguageTag? = nil, region: RegionCode? = nil
  ) {
    self.placeID = placeID
    self.fields = fields
    self.session = session
    self.language = language
    self.region = region
  }
}
