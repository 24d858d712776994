import PlaceIndex

/// Whether a business is open to customers at all.
enum BusinessState: Hashable {
  case operational
  case closedTemporarily
  case closedPermanently
  /// Not open yet, with the day it means to open.
  case futureOpening(CivilDate)

  /// The state of a business at a moment.
  ///
  /// Of the invented ones that have no ratings, some open in the coming months (the month moves with the clock, so that it
  /// stays ahead); a few of the others are closed for a while.
  init(_ place: IndexedPlace, instant: Int) {
    if place.business?.isClosedPermanently == true {
      self = .closedPermanently
    } else if Self.opensLater(place) {
      self = .futureOpening(Self.openingDay(of: place, instant: instant))
    } else if place.source == .invented, place.importance < Self.prominent,
      FactDice(place, "closedTemporarily").number(below: 1000) < 8
    {
      self = .closedTemporarily
    } else {
      self = .operational
    }
  }

  /// The word of the legacy service; it has none for what has not opened.
  var legacyWord: String? {
    switch self {
    case .operational: "OPERATIONAL"
    case .closedTemporarily: "CLOSED_TEMPORARILY"
    case .closedPermanently: "CLOSED_PERMANENTLY"
    case .futureOpening: nil
    }
  }

  /// The word of Places API (New).
  var newWord: String { legacyWord ?? "FUTURE_OPENING" }

  /// Invented places more important than this are the examples of the documentation and stay as they are.
  private static let prominent: UInt32 = 300

  /// Whether a place has not opened yet.
  static func opensLater(_ place: IndexedPlace) -> Bool {
    guard place.source == .invented, place.kind == .establishment, place.importance < prominent,
      let business = place.business, business.ratingCount == nil, !business.hours.isEmpty
    else { return false }
    let traits = PlaceTraits(place)
    return !traits.isDisjoint(with: [.eating, .drinking, .shop, .lodging])
      && FactDice(place, "futureOpening").chance(15)
  }

  /// Whether a place only visits its customers, where that question makes sense; such a place has no location.
  static func isPureServiceArea(_ place: IndexedPlace) -> Bool? {
    guard PlaceTraits(place).contains(.visiting), place.importance < prominent else { return nil }
    return FactDice(place, "pureServiceArea").chance(15)
  }

  /// Whether searches leave a place out: one that has not opened or has no location, unless these are asked for.
  static func isHidden(
    _ place: IndexedPlace, includingFuture: Bool, includingServiceAreas: Bool
  ) -> Bool {
    guard place.source == .invented, place.business != nil else { return false }
    return !includingFuture && opensLater(place)
      || !includingServiceAreas && isPureServiceArea(place) == true
  }

  private static func openingDay(of place: IndexedPlace, instant: Int) -> CivilDate {
    let today = CivilDate(dayNumber: instant.floorDivided(by: 86_400))
    let dice = FactDice(place, "openingDay")
    let month = today.month + 1 + dice.number(below: 5)
    return CivilDate(
      year: today.year + (month - 1) / 12, month: (month - 1) % 12 + 1,
      day: 1 + dice.number(below: 28, 1))
  }
}
