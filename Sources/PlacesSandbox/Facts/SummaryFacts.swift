import PlaceIndex

/// Sentences about invented places that stand for those a language model writes at Google; each says that it is invented.
enum SummaryFacts {
  /// What goes with every such sentence.
  static let disclosure = "Invented for the places sandbox"

  /// A page to complain about one, on a host that does not exist.
  static func flagPage(of place: IndexedPlace, _ what: String) -> String {
    PlaceFacts.link(to: place) + "/flag/" + what
  }

  /// A sentence about a place with many ratings; `nil` for others.
  static func overview(of place: IndexedPlace) -> String? {
    guard !PlaceTraits(place).isEmpty, let count = place.business?.ratingCount, count >= 20,
      FactDice(place, "generativeSummary").chance(70)
    else { return nil }
    let town = place.localityName.map { " in " + $0 } ?? ""
    return "Invented \(noun(place))\(town) that its sample visitors like for being easy to test."
  }

  /// A sentence about the reviews of a place with a few of them; `nil` for others.
  static func reviews(of place: IndexedPlace) -> String? {
    guard !PlaceTraits(place).isEmpty, let business = place.business,
      let count = business.ratingCount, count >= 5, let rating = business.ratingTenths,
      FactDice(place, "reviewSummary").chance(70)
    else { return nil }
    return rating >= 40
      ? "Invented reviewers praise this \(noun(place)) and none of them has been there."
      : "Invented reviewers are of two minds about this \(noun(place))."
  }

  /// A sentence about what is around a quarter, a home or a bed; `nil` for other places.
  static func neighborhood(of place: IndexedPlace) -> String? {
    let isQuarter = place.kind == .neighborhood && place.source == .invented
    guard isQuarter || !PlaceTraits(place).isDisjoint(with: [.housing, .lodging]) else {
      return nil
    }
    return (place.neighborhoodName ?? place.name)
      + " is an invented quarter: its shops and parks are examples."
  }

  /// A warning about the reviews of a place that few have reviewed; `nil` for nearly all.
  static func alert(of place: IndexedPlace) -> String? {
    guard !PlaceTraits(place).isEmpty, place.business?.ratingCount != nil,
      FactDice(place, "consumerAlert").chance(2)
    else { return nil }
    return "Suspicious invented reviews were removed from this place."
  }

  private static func noun(_ place: IndexedPlace) -> String {
    TypeWords.displayName(place.types.first ?? "place").lowercased()
  }
}
