/// How addresses are written in a country.
struct AddressConvention {
  /// Where the region stands in the line with the town.
  enum RegionStyle {
    /// Not at all.
    case none
    /// `Mountain View, CA`: the code as a part of its own.
    case ownPart
    /// `Sydney NSW`: the code after a blank.
    case afterBlank
    /// `Recife - PE`: the code after a dash.
    case afterDash
  }

  /// `12 High Street` rather than `Hauptstraße 12`.
  let putsNumberFirst: Bool
  /// What joins street and number where the number comes second.
  let numberSeparator: String
  /// Where the region stands.
  let region: RegionStyle
  /// Whether the postal code stands before the town rather than behind town and region.
  let putsPostalCodeFirst: Bool

  /// The convention of a country, by lower-case ISO 3166-1 alpha-2 code.
  init(countryCode: String) {
    self = Self.known[countryCode] ?? Self.usual
  }

  /// The conventions of the countries that are named below.
  private static let known: [String: AddressConvention] = {
    let codes = numberFirst.union(commaBeforeNumber).union(postalCodeLast)
    return Dictionary(uniqueKeysWithValues: codes.map { ($0, AddressConvention(of: $0)) })
  }()

  /// The convention of all others.
  private static let usual = AddressConvention(of: "")

  private init(of countryCode: String) {
    putsNumberFirst = Self.numberFirst.contains(countryCode)
    numberSeparator =
      Self.commaBeforeNumber.contains(countryCode) ? ", " : countryCode == "jp" ? "" : " "
    region =
      switch countryCode {
      case "us", "ca": .ownPart
      case "au": .afterBlank
      case "br": .afterDash
      default: .none
      }
    putsPostalCodeFirst = !Self.postalCodeLast.contains(countryCode)
  }

  private static let numberFirst: Set<String> = [
    "au", "bd", "bm", "bs", "ca", "fj", "fr", "gb", "gg", "gh", "hk", "ie", "im", "in", "je", "jm",
    "ke", "lk", "lu", "ma", "mc", "mt", "my", "ng", "nz", "ph", "pk", "sg", "tn", "tt", "ug", "us",
    "vn", "za", "zw",
  ]
  private static let commaBeforeNumber: Set<String> = ["br", "es", "it", "kz", "ru", "ua"]
  private static let postalCodeLast: Set<String> = [
    "au", "bd", "br", "ca", "cn", "gb", "gg", "hk", "ie", "im", "in", "je", "jp", "ke", "kr", "lk",
    "mt", "ng", "nz", "pk", "sg", "th", "tw", "us", "vn", "za",
  ]

  /// The country's name as it stands at the end of addresses; two have an abbreviation in English.
  static func shownCountry(code: String, name: String) -> String {
    guard let country = abbreviated.first(where: { $0.code == code }) else { return name }
    return country.names.contains(name) ? country.short : name
  }

  private static let abbreviated: [(code: String, short: String, names: [String])] = [
    ("us", "USA", ["United States", "United States of America", "US"]),
    ("gb", "UK", ["United Kingdom", "Great Britain", "GB"]),
  ]
}
