/// The facts of a place that a column or a member can hold, by the names they go by.
public enum RowField: String, Sendable, Hashable, CaseIterable {
  case id, name, alternates, kind, types, lat, lng, country, region, regionCode, city, neighborhood
  case address, street, number, unit, postcode, importance, population, timezone, phone, website,
    summary

  /// Other names that are understood.
  var synonyms: [String] {
    switch self {
    case .id: ["place_id", "placeid", "identifier", "key"]
    case .name: ["title", "label"]
    case .alternates: ["alternatenames", "alternate_names", "aliases", "alias", "other_names"]
    case .kind: []
    case .types: ["type", "category", "categories"]
    case .lat: ["latitude", "y"]
    case .lng: ["longitude", "lon", "long", "x"]
    case .country: ["country_code", "countrycode", "cc"]
    case .region: ["state", "province", "admin1"]
    case .regionCode: ["region_code", "state_code"]
    case .city: ["locality", "town", "municipality"]
    case .neighborhood: ["suburb", "district", "neighbourhood"]
    case .address: ["addr", "street_address"]
    case .street: ["road"]
    case .number: ["house_number", "housenumber", "street_number"]
    case .unit: ["subpremise"]
    case .postcode: ["postal_code", "zip", "zip_code", "zipcode", "postalcode"]
    case .importance: ["rank", "weight"]
    case .population: ["inhabitants"]
    case .timezone: ["time_zone", "tz"]
    case .phone: ["telephone", "tel"]
    case .website: ["url", "web"]
    case .summary: ["description"]
    }
  }

  /// The field that goes by a name, in any case.
  static func named(_ name: String) -> RowField? {
    let lower = name.lowercased()
    return allCases.first { $0.rawValue.lowercased() == lower || $0.synonyms.contains(lower) }
  }
}

/// Makes drafts of rows whose facts have names.
struct RowFields {
  /// What rows that give no identifier are called: this and the number of the row.
  let stem: String

  /// A number in decimal digits.
  private static func number(_ text: String) -> Double? {
    text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) } ? Double(text) : nil
  }

  /// Whether a text can stand in the path of a request, as identifiers of places do.
  private static func isIdentifier(_ text: String) -> Bool {
    (1...256).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        switch $0 {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
        default: false
        }
      }
  }

  /// Fills a draft with the values of a row.
  ///
  /// - Parameters:
  ///   - draft: The draft.
  ///   - row: The number of the row, for rows without identifier.
  ///   - source: Where the row comes from.
  ///   - builder: Knows areas and types.
  ///   - value: The text of a field, or nothing.
  /// - Throws: What keeps the row from being a place.
  func fill(
    _ draft: inout PlaceDraft, row: Int, source: IndexedPlace.Source = .custom,
    _ builder: inout IndexBuilder, value: (RowField) -> String?
  ) throws(RowProblem) {
    draft.clear()
    func text(_ field: RowField) -> String? {
      guard let text = value(field)?.trimmed, !text.isEmpty else { return nil }
      return text
    }
    func number(_ field: RowField) throws(RowProblem) -> Double {
      guard let text = text(field) else { throw .missing(field: field.rawValue) }
      guard let value = Self.number(text) else {
        throw .badNumber(field: field.rawValue, value: text)
      }
      return value
    }
    func whole(_ field: RowField) throws(RowProblem) -> UInt32? {
      guard let text = text(field) else { return nil }
      guard let value = Self.number(text), value >= 0, value.isFinite else {
        throw .badNumber(field: field.rawValue, value: text)
      }
      return UInt32(exactly: min(value, 4_294_967_295).rounded(.down))
    }
    for field in RowField.allCases {
      for scalar in text(field)?.unicodeScalars ?? "".unicodeScalars {
        if scalar == "\0" { throw .nul(field: field.rawValue) }
        if scalar == "\u{FFFD}" { throw .lostLetters(field: field.rawValue) }
      }
    }
    let prefixes = builder.reservedPrefixes
    func isReserved(_ id: String) -> Bool { prefixes.contains { id.hasPrefix($0) } }
    if let id = text(.id) {
      if !Self.isIdentifier(id) { throw .badIdentifier(id) }
      if isReserved(id) { throw .reservedIdentifier(id) }
    }
    draft.latitude = try number(.lat)
    draft.longitude = try number(.lng)
    draft.population = try whole(.population)
    draft.importance = try whole(.importance) ?? draft.population ?? 0
    let street = text(.street) ?? text(.address)
    let isAddress = text(.name) == nil && street != nil
    guard
      let name = text(.name)
        ?? street.map({ street in text(.number).map { "\($0) \(street)" } ?? street })
    else { throw .noName }
    let made = "sbx-\(stem)-\(row)"
    draft.set(.id, text(.id) ?? (isReserved(made) ? "sbx-own-\(stem)-\(row)" : made))
    draft.set(.name, name)
    draft.kind = try kind(text(.kind), isAddress: isAddress, hasNumber: text(.number) != nil)
    for (field, part) in [
      (RowField.country, PlaceDraft.Field.country), (.neighborhood, .neighborhood),
      (.number, .streetNumber), (.unit, .subpremise), (.postcode, .postalCode),
      (.timezone, .timeZone),
      (.region, .regionName), (.regionCode, .region), (.city, .localityName),
    ] {
      if let text = text(field) { draft.set(part, text) }
    }
    if let street { draft.set(.street, street) }
    for other in text(.alternates)?.split(whereSeparator: { ";|".contains($0) }) ?? [] {
      draft.alternates.append(draft.append(String(other).trimmed))
    }
    let types =
      text(.types)?.split(whereSeparator: { ";|, ".contains($0) }).map { $0.lowercased() } ?? []
    draft.classNumber = try builder.classNumber(
      kind: draft.kind, source: source,
      types: source == .custom
        ? types + defaultTypes(draft.kind).filter { !types.contains($0) } : types)
    draft.business = business(text)
  }

  private func kind(_ text: String?, isAddress: Bool, hasNumber: Bool) throws(RowProblem)
    -> IndexedPlace.Kind
  {
    guard let text else {
      return isAddress ? (hasNumber ? .streetAddress : .route) : .establishment
    }
    guard let kind = IndexedPlace.Kind(word: text) else {
      throw .unknownKind(text)
    }
    return kind
  }

  private func defaultTypes(_ kind: IndexedPlace.Kind) -> [String] {
    switch kind {
    case .country: ["country", "political", "geocode"]
    case .region: ["administrative_area_level_1", "political", "geocode"]
    case .locality: ["locality", "political", "geocode"]
    case .neighborhood: ["neighborhood", "political", "geocode"]
    case .postalCode: ["postal_code", "geocode"]
    case .airport: ["airport", "point_of_interest", "establishment"]
    case .route: ["route", "geocode"]
    case .streetAddress: ["street_address", "geocode"]
    case .establishment: ["point_of_interest", "establishment"]
    }
  }

  private func business(_ text: (RowField) -> String?) -> IndexedPlace.Business? {
    let (phone, website, summary) = (text(.phone), text(.website), text(.summary))
    guard phone != nil || website != nil || summary != nil else { return nil }
    var business = IndexedPlace.Business(isClosedPermanently: false, summary: summary)
    business.website = website
    if phone?.hasPrefix("+") == true {
      business.internationalPhone = phone
    } else {
      business.nationalPhone = phone
    }
    return business
  }
}

extension IndexedPlace.Kind {
  /// The word for it in input and output: the name of the case.
  var word: String { "\(self)" }

  init?(word: String) {
    let lower = word.lowercased()
    guard let kind = Self.allCases.first(where: { $0.word.lowercased() == lower }) else {
      return nil
    }
    self = kind
  }
}

extension String {
  /// The text without blanks at its ends.
  var trimmed: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
