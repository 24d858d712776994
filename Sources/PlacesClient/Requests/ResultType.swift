/// The result types a reverse lookup can be narrowed to.
public enum ResultType: String, Sendable, Hashable, CaseIterable {
  case administrativeAreaLevel1 = "administrative_area_level_1"
  case administrativeAreaLevel2 = "administrative_area_level_2"
  case administrativeAreaLevel3 = "administrative_area_level_3"
  case administrativeAreaLevel4 = "administrative_area_level_4"
  case administrativeAreaLevel5 = "administrative_area_level_5"
  case airport
  case colloquialArea = "colloquial_area"
  case country
  case intersection
  case locality
  case naturalFeature = "natural_feature"
  case neighborhood
  case park
  case plusCode = "plus_code"
  case pointOfInterest = "point_of_interest"
  case political
  case postalCode = "postal_code"
  case premise
  case route
  case streetAddress = "street_address"
  case sublocality
  case subpremise

  /// Reads a result type in any case.
  ///
  /// - Throws: ``ValueError/unknown(_:value:nearest:)``.
  public init(_ text: String) throws(ValueError) {
    let word = text.trimmingBlanks().lowercased()
    guard let type = Self(rawValue: word) else {
      throw .unknown(
        .resultTypes, value: text,
        nearest: NearestName.find(word, in: Self.allCases.map(\.rawValue)))
    }
    self = type
  }
}

/// How exact a geocoded location is; values the client does not know are kept as they came.
public struct LocationType: Sendable, Hashable, RawRepresentable {
  /// The word on the wire.
  public let rawValue: String

  /// Keeps a word from the service.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A precise address.
  public static let rooftop = LocationType(rawValue: "ROOFTOP")
  /// Interpolated between two precise points.
  public static let rangeInterpolated = LocationType(rawValue: "RANGE_INTERPOLATED")
  /// The middle of a line or area.
  public static let geometricCenter = LocationType(rawValue: "GEOMETRIC_CENTER")
  /// Approximate.
  public static let approximate = LocationType(rawValue: "APPROXIMATE")
  /// The ones a filter may name.
  public static let known = [rooftop, rangeInterpolated, geometricCenter, approximate]

  /// Reads a location type for a filter, in any case.
  ///
  /// - Throws: ``ValueError/unknown(_:value:nearest:)``.
  public init(filter text: String) throws(ValueError) {
    let word = text.trimmingBlanks().uppercased()
    guard let type = Self.known.first(where: { $0.rawValue == word }) else {
      throw .unknown(.locationTypes, value: text, nearest: nil)
    }
    self = type
  }
}
