import PlaceIndex
import PlacesClient

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
  /// Whether businesses that have not opened yet are among them.
  var includesFuture = false
  /// Whether businesses that only visit their customers are among them.
  var includesServiceAreas = false

  /// How many predictions there are at most.
  static let limit = 5

  /// The best places, at most five.
  func hits(in sandbox: Sandbox) -> [PlaceHit] {
    let index = sandbox.index
    if case .circle(_, let radius) = restriction, radius <= 0 { return [] }
    if let place = IndexedPlace.square(named: text, in: index) {
      return admits(place) ? [PlaceHit(place: place)] : []
    }
    if !Self.hasWord(text) { return literal(in: sandbox).map { PlaceHit(place: $0) } }
    let hits = shown(region == nil ? Self.limit : 4 * Self.limit, in: index)
    guard let region else { return hits }
    // What is nearly as typed stays behind what is as typed, wherever it is.
    let order =
      hits.filter { !$0.hasTypo }.first(in: region) + hits.filter(\.hasTypo).first(in: region)
    return Array(order.prefix(Self.limit))
  }

  /// The first places that are shown, at most `count`; more are looked at only where some are left out.
  private func shown(_ count: Int, in index: any PlaceSearch) -> [PlaceHit] {
    var limit = count
    while true {
      let hits = index.search(
        PlaceQuery(
          text: text, types: types, countries: countries, restriction: restriction, bias: bias,
          limit: limit))
      if hits.count <= count, !hits.contains(where: { isHidden($0.place) }) { return hits }
      let shown = hits.filter { !isHidden($0.place) }
      if shown.count >= count || hits.count < limit { return Array(shown.prefix(count)) }
      limit *= 4
    }
  }

  private func isHidden(_ place: IndexedPlace) -> Bool {
    BusinessState.isHidden(
      place, includingFuture: includesFuture, includingServiceAreas: includesServiceAreas)
  }

  /// Businesses whose name holds a text without letters and digits as it is, such as an emoji.
  private func literal(in sandbox: Sandbox) -> [IndexedPlace] {
    let text = text.trimmingBlanks()
    guard !text.isEmpty else { return [] }
    return sandbox.businesses.businesses(
      named: text, Self.limit, in: sandbox.index, where: admits)
  }

  private static func hasWord(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
  }

  /// Whether a place passes the filters, for places that the index has not filtered.
  private func admits(_ place: IndexedPlace) -> Bool {
    let isOfType =
      switch types {
      case .any: true
      case .primary(let types): place.types.first.map(types.contains) ?? false
      case .anyOf(let types):
        !types.isDisjoint(with: place.types) || types.contains("geocode") && place.isPlusCode
      }
    return isOfType && !isHidden(place)
      && (countries.isEmpty || countries.contains(place.countryCode))
      && restriction?.contains(place.location) ?? true
  }

  /// What is searched for when the caret stands `offset` Unicode scalars into the input.
  ///
  /// A caret within the first word cuts that word, which is then the one being typed: it moves to the end, where a word may
  /// be a prefix. A caret elsewhere, or at 0, which cannot be told from none, changes nothing.
  static func text(_ input: String, caret offset: Int) -> String {
    guard offset > 0 else { return input }
    let scalars = input.unicodeScalars
    let start = scalars.firstIndex { !$0.properties.isWhitespace } ?? scalars.endIndex
    let end = scalars[start...].firstIndex { $0.properties.isWhitespace } ?? scalars.endIndex
    guard
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

extension [PlaceHit] {
  /// The same, those in a country first.
  fileprivate func first(in country: String) -> [PlaceHit] {
    filter { $0.place.countryCode == country } + filter { $0.place.countryCode != country }
  }
}
