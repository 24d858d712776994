/// A question for predictions, holding only what its API accepts.
public struct PredictionRequest: Sendable, Hashable {
  /// The text typed so far.
  public let text: QueryText
  /// The API that is asked.
  public let api: API
  /// The types a prediction may have, or `nil` for all.
  public let types: PlaceTypeFilter?
  /// The countries a prediction may lie in, or `nil` for all.
  public let countries: CountryFilter?
  /// Where predictions are sought, and whether that is a preference or a fence.
  public let location: LocationFilter?
  /// The point from which distances are measured.
  public let origin: Coordinate?
  /// The caret, in Unicode scalars from the start of the text: 1 to its length.
  ///
  /// `nil` is the end.
  public let cursor: Int?
  /// The session the request belongs to.
  public let session: SessionToken?
  /// Whether query predictions are wanted beside places; New only.
  public let includesQueries: Bool
  /// The language of the answer.
  public let language: LanguageTag?
  /// The region whose conventions the answer follows.
  public let region: RegionCode?

  /// A preference or a fence, never both: the services refuse or ignore the pair.
  public enum LocationFilter: Sendable, Hashable {
    /// Places inside come first; places outside are not left out.
    case bias(Area)
    /// Places outside are left out.
    case restriction(Area)
  }

  /// Creates a request.
  ///
  /// Filters made for the other API are checked again by the rules of this one.
  ///
  /// - Throws: ``ValueError``: filters this API refuses, a cursor outside the text, or query predictions asked of the legacy
  ///   API, which has none.
  public init(
    text: QueryText, api: API = .new, types: PlaceTypeFilter? = nil,
    countries: CountryFilter? = nil, location: LocationFilter? = nil, origin: Coordinate? = nil,
    cursor: Int? = nil, session: SessionToken? = nil, includesQueries: Bool = false,
    language: LanguageTag? = nil, region: RegionCode? = nil
  ) throws(ValueError) {
    self.text = text
    self.api = api
    self.types = if let types { try PlaceTypeFilter(types.values, for: api) } else { nil }
    self.countries =
      if let countries { try CountryFilter(countries.countries, for: api) } else { nil }
    self.location = location
    self.origin = origin
    let length = text.text.unicodeScalars.count
    if let cursor, !(1...length).contains(cursor) {
      throw .outOfRange(.cursor, value: String(cursor), range: "1 to \(length), the text's length")
    }
    self.cursor = cursor
    self.session = session
    if includesQueries && api == .legacy { throw .partOfOtherAPI(.queries, api: api) }
    self.includesQueries = includesQueries
    self.language = language
    self.region = region
  }
}

extension PredictionRequest {
  /// Creates the same request for another text; the caret, which belongs to a text, is dropped.
  package init(_ request: PredictionRequest, text: QueryText, session: SessionToken?) {
    self.text = text
    api = request.api
    types = request.types
    countries = request.countries
    location = request.location
    origin = request.origin
    cursor = nil
    self.session = session
    includesQueries = request.includesQueries
    language = request.language
    region = request.region
  }

  /// The request without what makes no difference to its answer: blanks around the text, and the session.
  package var normalized: PredictionRequest {
    if session == nil && !text.hasOuterBlanks || cursor != nil { return self }
    return PredictionRequest(self, text: text.trimmed, session: nil)
  }
}
