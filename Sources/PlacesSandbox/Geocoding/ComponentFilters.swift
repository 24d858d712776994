import PlaceIndex
import PlacesClient

/// The `components` parameter of forward geocoding.
struct ComponentFilters {
  /// Lower-case code of the country that results must be in; empty when the value names none.
  private(set) var country: String?
  /// Prefix of the postal code that results must have.
  private(set) var postalCode: String?
  /// The other parts, which only influence the order.
  private(set) var wishes: [(name: String, value: String)] = []

  /// Reads `NAME:VALUE|…`; countries are codes or names, which the index knows.
  ///
  /// - Throws: `INVALID_REQUEST` for a part without a name or value, and for `country`, `postal_code` or `route` given twice.
  init(_ parts: [String], in index: any PlaceSearch) throws(LegacyError) {
    for part in parts {
      guard let colon = part.firstIndex(of: ":") else { throw .invalidParameter("components") }
      let name = part[..<colon].trimmingBlanks().lowercased()
      let value = part[part.index(after: colon)...].trimmingBlanks()
      guard !name.isEmpty, !value.isEmpty else { throw .invalidParameter("components") }
      switch name {
      case "country":
        guard country == nil else { throw .invalidParameter("components") }
        country = Self.code(ofCountry: value, in: index)
      case "postal_code":
        guard postalCode == nil else { throw .invalidParameter("components") }
        postalCode = Self.folded(value)
      case "route" where wishes.contains { $0.name == name }:
        throw .invalidParameter("components")
      default: wishes.append((name, value))
      }
    }
  }

  /// Whether a place is where the enforced parts say.
  func allows(_ place: IndexedPlace) -> Bool {
    if let country, place.countryCode != country { return false }
    guard let postalCode else { return true }
    return place.postalCode.map { Self.folded($0).hasPrefix(postalCode) } ?? false
  }

  /// How many of the other parts a place has.
  func wishesGranted(by place: IndexedPlace) -> Int {
    wishes.count { wish in
      let texts: [String?] =
        switch wish.name {
        case "locality": [place.localityName, place.neighborhoodName]
        case "route": [place.street]
        case "street_number": [place.streetNumber]
        default: [place.regionName, place.regionCode, place.localityName]
        }
      let wanted = wish.value.lowercased()
      return texts.contains { $0?.lowercased() == wanted }
    }
  }

  /// The parts as words to search for, where no address is given.
  var text: String {
    let words = wishes.map(\.value) + [postalCode].compactMap(\.self)
    return words.joined(separator: " ")
  }

  private static func code(ofCountry value: String, in index: any PlaceSearch) -> String {
    if NewRules.isCode(value) { return PredictionSearch.countryCode(value) }
    let query = PlaceQuery(text: value, types: .anyOf(["country"]), limit: 1)
    return index.search(query).first?.place.countryCode ?? ""
  }

  private static func folded(_ postalCode: String) -> String {
    postalCode.lowercased().filter { $0 != " " && $0 != "-" }
  }
}
