/// A place as the index keeps it: plain facts, nothing of any service's wire format.
public struct IndexedPlace: Sendable, Hashable {
  /// What a place is, from the largest to the smallest.
  public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    case country
    case region
    case locality
    case neighborhood
    case postalCode
    case airport
    case route
    case streetAddress
    case establishment
  }

  /// Where a record comes from; answers name it.
  public enum Source: UInt8, Sendable, Hashable, CaseIterable {
    /// GeoNames, CC BY 4.0.
    case geoNames
    /// airportsdata, MIT.
    case airportsData
    /// Written for this project: does not exist.
    case invented
    /// The user's own data.
    case custom
  }

  /// The stable identifier: `sbx-` and a body of letters, digits and hyphens.
  public var id: String
  /// What the place is.
  public var kind: Kind
  /// Where the record comes from.
  public var source: Source
  /// The name shown.
  public var name: String
  /// Type words, the primary one first.
  public var types: [String]
  /// Position in degrees.
  public var location: GeoPoint
  /// Higher is more important; a population where there is one.
  public var importance: UInt32
  /// Inhabitants, where known.
  public var population: UInt32?
  /// ISO 3166-1 alpha-2 code, lower case.
  public var countryCode: String
  /// Name of the country.
  public var countryName: String
  /// Name of the first-level region the place is in (or is).
  public var regionName: String?
  /// Short code of that region (`NSW`), where known.
  public var regionCode: String?
  /// Name of the city or town the place is in (or is).
  public var localityName: String?
  /// Name of the neighbourhood the place is in (or is).
  public var neighborhoodName: String?
  /// Street name.
  public var street: String?
  /// House number; text, never a number (`12A`, `4-6`).
  public var streetNumber: String?
  /// Unit within the building (`Unit 4`).
  public var subpremise: String?
  /// Postal code; text.
  public var postalCode: String?
  /// IANA time zone name, where known.
  public var timeZone: String?
  /// IATA code of an airport.
  public var iataCode: String?
  /// Other names the place is found by.
  ///
  /// - Complexity: O(their length) each time: those of a place that comes from an index are read when they are asked for.
  public var alternateNames: [String] {
    get { otherNames.all }
    set { otherNames = .given(newValue) }
  }
  /// The same, where they are.
  var otherNames = OtherNames.given([])
  /// What only a business has.
  public var business: Business?
  /// The credit that the data of the whole index asks for.
  public var dataCredit: String?

  /// The facts of a business.
  public struct Business: Sendable, Hashable {
    /// Phone number with `+` and country code.
    public var internationalPhone: String?
    /// Phone number as dialled in the country.
    public var nationalPhone: String?
    /// Web page.
    public var website: String?
    /// Mean rating in tenths, 10 to 50.
    public var ratingTenths: UInt8?
    /// How many ratings.
    public var ratingCount: UInt32?
    /// 0 free to 4 very expensive.
    public var priceLevel: UInt8?
    /// Opening periods; empty when unknown.
    public var hours: [Period]
    /// `true` when closed for good.
    public var isClosedPermanently: Bool
    /// One sentence.
    public var summary: String?
    /// Third-party credits that must be shown.
    public var credits: [Credit]

    /// One opening period, local time of the place.
    public struct Period: Sendable, Hashable {
      /// 0 is Sunday.
      public var openDay: UInt8
      /// Minutes after midnight, 0 to 1439.
      public var openMinute: UInt16
      /// Day of closing, may be the next one; absent when always open.
      public var closeDay: UInt8?
      /// Minutes after midnight of the closing day; absent when always open.
      public var closeMinute: UInt16?

      /// Creates a period.
      public init(openDay: UInt8, openMinute: UInt16, closeDay: UInt8?, closeMinute: UInt16?) {
        self.openDay = openDay
        self.openMinute = openMinute
        self.closeDay = closeDay
        self.closeMinute = closeMinute
      }
    }

    /// A third party that must be named.
    public struct Credit: Sendable, Hashable {
      /// The name to show.
      public var provider: String
      /// Where the name links to.
      public var uri: String?

      /// Creates a credit.
      public init(provider: String, uri: String?) {
        self.provider = provider
        self.uri = uri
      }
    }
  }
}
