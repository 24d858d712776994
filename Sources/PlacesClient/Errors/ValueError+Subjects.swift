extension ValueError.Subject {
  /// How a sentence names the value.
  var noun: String {
    switch self {
    case .text: "the text"
    case .types: "the list of types"
    case .countries: "the list of countries"
    case .bias: "the location bias"
    case .restriction: "the location restriction"
    case .origin: "the origin"
    case .coordinate: "the coordinate"
    case .bounds: "the bounds"
    case .cursor: "the cursor"
    case .language: "the language"
    case .region: "the region"
    case .sessionToken: "the session token"
    case .fields: "the list of fields"
    case .placeID: "the place ID"
    case .components: "the list of components"
    case .resultTypes: "the list of result types"
    case .locationTypes: "the list of location types"
    case .address: "the address"
    case .queries: "the query predictions"
    }
  }

  /// One element of a list.
  var singular: String {
    switch self {
    case .types: "type"
    case .countries: "country code"
    case .fields: "field"
    case .components: "component"
    case .resultTypes: "result type"
    case .locationTypes: "location type"
    case .queries: "query prediction"
    default: rawValue
    }
  }

  /// Several elements of a list.
  var plural: String {
    switch self {
    case .countries: "countries"
    default: singular + "s"
    }
  }

  /// The value with an article.
  var indefinite: String {
    switch self {
    case .language: "a language tag"
    case .region: "a region code"
    case .sessionToken: "a session token"
    case .placeID: "a place ID"
    case .components: "a component filter"
    case .cursor: "a cursor position"
    default: "a \(singular)"
    }
  }

  /// A value that would do.
  var example: String? {
    switch self {
    case .text: "'1 george st'"
    case .types: "bank"
    case .countries: "au,nz"
    case .language: "en"
    case .region: "au"
    case .sessionToken: "the one `places session` prints, or leave the option out"
    case .fields: "name,location"
    case .components: "country:AU"
    case .address: "'1 george st, sydney'"
    default: nil
    }
  }

  /// The rule a malformed value broke.
  var rule: String? {
    switch self {
    case .language: "write a tag such as en, de or pt-BR"
    case .region: "write two letters, such as au"
    case .sessionToken:
      "use letters, digits, - and _ only, at most 36; `places session` prints a fresh one"
    case .placeID: "give the ID as predict or geocode printed it: no /, ?, # or blanks inside"
    case .components: "write NAME:VALUE, such as country:AU"
    default: nil
    }
  }

  /// Where the legal values are listed.
  var whereListed: String? {
    switch self {
    case .types: "places types lists them"
    case .countries: "use ISO 3166-1 alpha-2 codes, such as au"
    case .fields: "places details --help lists them"
    case .components: "use " + ComponentFilter.Name.allCases.map(\.rawValue).joined(separator: ", ")
    case .resultTypes: "use one of " + ResultType.allCases.map(\.rawValue).joined(separator: ", ")
    case .locationTypes: "use " + LocationType.known.map(\.rawValue).joined(separator: ", ")
    default: nil
    }
  }
}
