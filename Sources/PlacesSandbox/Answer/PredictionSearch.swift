import PlaceIndex

/// A search for predictions, however a service spelled it: both services answer from here, so with the same places.
struct PredictionSearch {
  /// What was typed, with the caret already taken into account.
  var text: String
  /// Which types pass.
  var types: PlaceQuery.TypeFilter = .any
  /// Lower-case country codes that pass; empty lets all pass.
  var countries: Set<String> = []
  /// Places outside are left out.
  var restriction: GeoArea?
  /// Places inside or near come first.
  var bias: GeoArea?
  /// A lower-case country code whose places come first among equals.
  var region: String?

  /// How many predictions there are at most.
  static let limit = 5

  /// The best places, at most five.
  func places(in index: any PlaceSearch) -> [IndexedPlace] {
    if case .circle(_, let radius) = restriction, radius <= 0 { return [] }
    let query = PlaceQuery(
      text: text, types: types, countries: countries, restriction: restriction, bias: bias,
      limit: region == nil ? Self.limit : 4 * Self.limit)
    let places = index.search(query).map(\.place)
    guard let region else { return Array(places.prefix(Self.limit)) }
    let preferred = places.filter { $0.countryCode == region }
    return Array((preferred + places.filter { $0.countryCode != region }).prefix(Self.limit))
  }

  /// What is searched for when the caret stands `offset` Unicode scalars into the input.
  ///
  /// A caret within the first word cuts that word, which is then the one being typed: it moves to the end, where a word may
  /// be a prefix. A caret elsewhere, or at 0, which cannot be told from none, changes nothing.
  static func text(_ input: String, caret offset: Int) -> String {
    let scalars = input.unicodeScalars
    let start = scalars.firstIndex { !$0.properties.isWhitespace } ?? scalars.endIndex
    let end = scalars[start...].firstIndex { $0.properties.isWhitespace } ?? scalars.endIndex
    guard offset > 0,
      let caret = scalars.index(scalars.startIndex, offsetBy: offset, limitedBy: scalars.endIndex),
      caret > start, caret < end
    else { return input }
    return String(scalars[end...]) + " " + String(scalars[start..<caret])
  }

  /// The country codes that stand for a region code: `uk` is the top-level domain of `gb`.
  static func countryCode(_ text: String) -> String {
    let code = text.lowercased()
    return code == "uk" ? "gb" : code
  }
}
