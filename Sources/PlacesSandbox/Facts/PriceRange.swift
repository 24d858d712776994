import PlaceIndex

/// What a visit to a place where one eats or drinks costs.
struct PriceRange: Hashable {
  /// From here.
  var start: Money
  /// To here; `nil` when there is no upper end.
  var end: Money?

  /// The range that goes with the price level of a place, `nil` where there is none.
  init?(_ place: IndexedPlace) {
    let traits = PlaceTraits(place)
    guard !traits.isDisjoint(with: [.eating, .drinking]), let level = place.business?.priceLevel,
      let dollars = Self.dollars[level], let currency = Currency.of(place.countryCode),
      FactDice(place, "priceRange").chance(85)
    else { return nil }
    let step = currency.centsPerDollar * 10
    let round = Self.round(step)
    start = currency.money(cents: dollars.0 * 100, roundedTo: round)
    end = dollars.1.map { currency.money(cents: $0 * 100, roundedTo: round) }
  }

  /// By price level, in US dollars.
  private static let dollars: [UInt8: (Int, Int?)] = [
    1: (1, 10), 2: (10, 20), 3: (30, 50), 4: (100, nil),
  ]

  /// The largest power of ten times a unit that is not above an amount in thousandths; one unit at least.
  private static func round(_ thousandths: Int) -> Int {
    var round = 1000
    while round * 10 <= thousandths { round *= 10 }
    return round
  }
}
