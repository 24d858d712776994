import PlaceIndex

/// A place's address in the order of its country, part by part.
///
/// One list of parts gives the one-line text, the adr microformat and the secondary text of predictions, so that they cannot
/// disagree.
struct AddressLines {
  /// What a part is, with its class name in the adr microformat.
  enum Role: String {
    case street = "street-address"
    case extended = "extended-address"
    case locality
    case region
    case postalCode = "postal-code"
    case country = "country-name"
  }

  /// A piece of text with its role and what separates it from the one before.
  struct Piece {
    var text: String
    var role: Role
    var separator: String
  }

  /// The pieces in order; the first one's separator is not written.
  private(set) var pieces: [Piece] = []

  /// The address of a place.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - isPrediction: The shorter form of autocomplete: no postal code, and towns with the name of their region where
  ///     the country's addresses have no code for it.
  init(_ place: borrowing IndexedPlace, isPrediction: Bool) {
    pieces.reserveCapacity(4)
    let convention = AddressConvention(countryCode: place.countryCode)
    appendStreet(of: place, convention)
    if let neighborhood = place.neighborhoodName, place.kind == .neighborhood {
      append(neighborhood, .extended)
    }
    appendTown(of: place, convention, isPrediction: isPrediction)
    append(
      AddressConvention.shownCountry(code: place.countryCode, name: place.countryName), .country)
  }

  /// The pieces without the first one, where it is the place's own name.
  consuming func dropping(name: String) -> AddressLines {
    if let first = pieces.first, first.text == name { pieces.removeFirst() }
    return self
  }

  /// The text in one line.
  var text: String {
    var result = ""
    for piece in pieces {
      if !result.isEmpty { result += piece.separator }
      result += piece.text
    }
    return result
  }

  /// The parts between commas, as the terms of a prediction.
  var terms: [String] {
    var terms: [String] = []
    for piece in pieces {
      if piece.separator == ", " || terms.isEmpty {
        terms.append(piece.text)
      } else {
        terms[terms.count - 1] += piece.separator + piece.text
      }
    }
    return terms
  }

  /// The address in the adr microformat.
  var html: String {
    var result = ""
    for piece in pieces {
      if !result.isEmpty { result += piece.separator }
      result += "<span class=\"\(piece.role.rawValue)\">\(HTMLText.escape(piece.text))</span>"
    }
    return result
  }

  private mutating func append(_ text: String?, _ role: Role, separator: String = ", ") {
    guard let text, !text.isEmpty else { return }
    pieces.append(Piece(text: text, role: role, separator: separator))
  }

  private mutating func appendStreet(
    of place: borrowing IndexedPlace, _ convention: AddressConvention
  ) {
    append(Self.street(of: place, convention), .street)
  }

  /// Unit, street and number as one text; an address or a street as a place is named by it.
  static func street(of place: borrowing IndexedPlace, _ convention: AddressConvention) -> String? {
    if place.kind == .route || place.kind == .streetAddress, !place.isPlusCode { return place.name }
    guard var line = place.street else { return nil }
    if let number = place.streetNumber { line = Self.line(line, number: number, convention) }
    return place.subpremise.map { $0 + ", " + line } ?? line
  }

  /// Street and number in the order of a country.
  static func line(
    _ street: String, number: String, _ convention: AddressConvention
  ) -> String {
    convention.putsNumberFirst
      ? number + " " + street : street + convention.numberSeparator + number
  }

  private mutating func appendTown(
    of place: borrowing IndexedPlace, _ convention: AddressConvention, isPrediction: Bool
  ) {
    guard place.kind != .country else { return }
    let postalCode = isPrediction ? nil : place.postalCode
    if convention.putsPostalCodeFirst { append(postalCode, .postalCode) }
    let behindPostalCode = convention.putsPostalCodeFirst && postalCode != nil
    append(place.localityName, .locality, separator: behindPostalCode ? " " : ", ")
    appendRegion(of: place, convention, isPrediction: isPrediction)
    if !convention.putsPostalCodeFirst {
      let needsComma = convention.region == .afterDash || place.localityName == nil
      append(postalCode, .postalCode, separator: needsComma ? ", " : " ")
    }
  }

  private mutating func appendRegion(
    of place: borrowing IndexedPlace, _ convention: AddressConvention, isPrediction: Bool
  ) {
    if place.kind == .region || place.localityName == nil {
      append(place.regionName, .region)
      return
    }
    switch (convention.region, place.regionCode) {
    case (.ownPart, let code?): append(code, .region)
    case (.afterBlank, let code?) where !(isPrediction && place.kind == .locality):
      append(code, .region, separator: " ")
    case (.afterDash, let code?) where !(isPrediction && place.kind == .locality):
      append(code, .region, separator: " - ")
    case (.afterBlank, let code?), (.afterDash, let code?): append(code, .region)
    case (.none, _), (_, nil):
      if isPrediction, place.kind == .locality, place.regionName != place.localityName {
        append(place.regionName, .region)
      }
    }
  }
}
