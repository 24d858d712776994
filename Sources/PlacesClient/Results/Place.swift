/// The details of a place: what was asked for and the service knows.
///
/// Absent is absent.
public struct Place: Sendable, Hashable {
  /// The place ID of the answer; it can differ from the one asked for.
  public var placeID: String?
  /// The ID the place has moved to.
  public var movedPlaceID: String?
  /// The name, with its language where the service says.
  public var name: LocalizedText?
  /// The address on one line; not for parsing.
  public var formattedAddress: String?
  /// A shorter address: street and town, or the area around it.
  public var shortFormattedAddress: String?
  /// The parts of the address.
  ///
  /// Order and number are the service's.
  public var addressComponents: [AddressComponent]?
  /// The position.
  public var location: Coordinate?
  /// The recommended view.
  public var viewport: Viewport?
  /// The types, unknown ones included.
  public var types: [String]?
  /// The main type; New only.
  public var primaryType: String?
  /// The plus code.
  public var plusCode: PlusCode?
  /// `OPERATIONAL`, `CLOSED_TEMPORARILY`, `CLOSED_PERMANENTLY`, `FUTURE_OPENING`, or a newer word.
  public var businessStatus: String?
  /// The regular opening hours.
  public var openingHours: OpeningHours?
  /// The opening hours of the next seven days.
  public var currentOpeningHours: OpeningHours?
  /// Regular hours of parts of the business; New only.
  public var secondaryOpeningHours: [OpeningHours]?
  /// Hours of parts of the business in the next seven days.
  public var currentSecondaryOpeningHours: [OpeningHours]?
  /// The phone number as dialled in the country.
  public var nationalPhoneNumber: String?
  /// The phone number with `+` and country code.
  public var internationalPhoneNumber: String?
  /// The web site.
  public var websiteURI: String?
  /// The page on Google Maps, which must be linked where details are shown.
  public var googleMapsURI: String?
  /// The mean rating, 1.0 to 5.0.
  public var rating: Double?
  /// How many ratings.
  public var userRatingCount: Int?
  /// `PRICE_LEVEL_FREE` to `PRICE_LEVEL_VERY_EXPENSIVE`, or a newer word.
  public var priceLevel: String?
  /// Minutes ahead of UTC; negative behind.
  public var utcOffsetMinutes: Int?
  /// The IANA name of the time zone; New only.
  public var timeZone: String?
  /// A sentence by the editors, to be shown unaltered.
  public var editorialSummary: LocalizedText?
  /// Photos, as references only.
  public var photos: [Photo]?
  /// Reviews.
  public var reviews: [Review]?
  /// Every other field, under the names of ``DetailsField``, with the value the service sent.
  public var additional: [String: JSONValue] = [:]

  /// Creates a place of which nothing is known.
  public init() {}

  /// A text and its language.
  public struct LocalizedText: Sendable, Hashable {
    /// The text, as sent.
    public var text: String
    /// The language, where the service says.
    public var languageCode: String?

    /// Creates a text.
    public init(text: String, languageCode: String? = nil) {
      self.text = text
      self.languageCode = languageCode
    }
  }

  /// A reference to a photo and the people who must be named with it.
  public struct Photo: Sendable, Hashable {
    /// What to ask the photo service for.
    ///
    /// Not to be stored.
    public var reference: String
    /// The largest width, in pixels.
    public var widthPixels: Int?
    /// The largest height, in pixels.
    public var heightPixels: Int?
    /// Who must be named.
    public var attributions: [Attribution]

    /// Creates a reference.
    public init(
      reference: String, widthPixels: Int? = nil, heightPixels: Int? = nil,
      attributions: [Attribution] = []
    ) {
      self.reference = reference
      self.widthPixels = widthPixels
      self.heightPixels = heightPixels
      self.attributions = attributions
    }
  }

  /// A review and its author, who must be named with it.
  public struct Review: Sendable, Hashable {
    /// The author.
    public var author: Attribution?
    /// 1 to 5.
    public var rating: Double?
    /// The text, with its language.
    public var text: LocalizedText?
    /// When it was written, RFC 3339.
    public var publishTime: String?
    /// The same for people: `2 weeks ago`.
    public var relativePublishTime: String?

    /// Creates a review.
    public init(
      author: Attribution? = nil, rating: Double? = nil, text: LocalizedText? = nil,
      publishTime: String? = nil, relativePublishTime: String? = nil
    ) {
      self.author = author
      self.rating = rating
      self.text = text
      self.publishTime = publishTime
      self.relativePublishTime = relativePublishTime
    }
  }
}

/// The answer to a details request.
public struct PlaceDetails: Sendable, Hashable {
  /// The place.
  public var place: Place
  /// The providers that must be named.
  public var attributions: [Attribution]

  /// Creates an answer.
  public init(place: Place, attributions: [Attribution] = []) {
    self.place = place
    self.attributions = attributions
  }
}
