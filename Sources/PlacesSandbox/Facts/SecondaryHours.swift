import PlaceIndex

/// The hours of a part of a business, such as its kitchen or its window for cars.
struct SecondaryHours {
  /// A word of the enumeration `SecondaryHoursType`.
  let kind: String
  /// When.
  let hours: PlaceHours

  /// The further hours of a place, in the order of the enumeration; empty when it has no hours.
  static func all(of place: IndexedPlace, instant: Int) -> [SecondaryHours] {
    let traits = PlaceTraits(place)
    guard !traits.isEmpty, let business = place.business, let usual = WeeklyHours(business.hours)
    else { return [] }
    let dice = FactDice(place, "secondaryHours")
    return rows.enumerated().compactMap { index, row in
      guard row.applies(to: place, traits), dice.chance(row.share, index) else { return nil }
      if let fact = row.fact, YesNoFact.named(new: fact)?.value(of: place, traits) != true {
        return nil
      }
      let hours = usual.within(row.from, row.to, isInset: row.isInset)
      if hours.stretches.isEmpty { return nil }
      return SecondaryHours(
        kind: row.kind, hours: PlaceHours(hours, of: place, instant: instant))
    }
  }

  /// The kinds that only Places API (New) has.
  static let onlyNew: Set<String> = ["ACCESS", "ONLINE_SERVICE_HOURS"]

  /// The words of the enumeration, in the order of their numbers.
  static let words = [
    "SECONDARY_HOURS_TYPE_UNSPECIFIED", "DRIVE_THROUGH", "HAPPY_HOUR", "DELIVERY", "TAKEOUT",
    "KITCHEN", "BREAKFAST", "LUNCH", "DINNER", "BRUNCH", "PICKUP", "ACCESS", "SENIOR_HOURS",
    "ONLINE_SERVICE_HOURS",
  ]

  private struct Row {
    var kind: String
    var traits: PlaceTraits = []
    var types: Set<String> = []
    var fact: String?
    var share: Int
    var from: Int
    var to: Int
    var isInset = false

    func applies(to place: IndexedPlace, _ traits: PlaceTraits) -> Bool {
      !self.traits.isDisjoint(with: traits) || !types.isDisjoint(with: place.types)
    }
  }

  /// `from` and `to` are minutes after midnight, or, inset, minutes after opening and before closing.
  private static let rows = [
    Row(
      kind: "DRIVE_THROUGH",
      types: ["fast_food_restaurant", "hamburger_restaurant", "coffee_shop", "bank", "pharmacy"],
      share: 60, from: 30, to: 30, isInset: true),
    Row(kind: "HAPPY_HOUR", traits: .drinking, share: 60, from: 1020, to: 1140),
    Row(
      kind: "DELIVERY", traits: [.eating, .shop], fact: "delivery", share: 70, from: 60, to: 60,
      isInset: true),
    Row(
      kind: "TAKEOUT", traits: .eating, fact: "takeout", share: 60, from: 30, to: 30, isInset: true),
    Row(kind: "KITCHEN", traits: .eating, share: 50, from: 30, to: 60, isInset: true),
    Row(
      kind: "BREAKFAST", traits: [.eating, .lodging], fact: "servesBreakfast", share: 60, from: 420,
      to: 630),
    Row(kind: "LUNCH", traits: .eating, fact: "servesLunch", share: 40, from: 690, to: 870),
    Row(kind: "DINNER", traits: .eating, fact: "servesDinner", share: 40, from: 1080, to: 1320),
    Row(kind: "BRUNCH", traits: .eating, fact: "servesBrunch", share: 60, from: 600, to: 840),
    Row(
      kind: "PICKUP", traits: .shop, fact: "curbsidePickup", share: 70, from: 60, to: 60,
      isInset: true),
    Row(kind: "ACCESS", types: ["storage", "coworking_space"], share: 80, from: 360, to: 1380),
    Row(
      kind: "SENIOR_HOURS", types: ["supermarket", "grocery_store", "pharmacy"], share: 40,
      from: 420, to: 540),
    Row(
      kind: "ONLINE_SERVICE_HOURS", types: ["bank", "insurance_agency", "travel_agency", "lawyer"],
      share: 50, from: 540, to: 1020),
  ]
}

extension WeeklyHours {
  /// The part of the week's hours that lies between two times of each day, or so many minutes inside each stretch.
  fileprivate func within(_ from: Int, _ to: Int, isInset: Bool) -> WeeklyHours {
    let whole =
      isAlwaysOpen
      ? (0..<7).map { Stretch(start: $0 * 1440, end: ($0 + 1) * 1440) } : stretches
    let parts = whole.compactMap { stretch -> Stretch? in
      let midnight = stretch.start / 1440 * 1440
      let start = isInset ? stretch.start + from : max(stretch.start, midnight + from)
      let end = isInset ? stretch.end - to : min(stretch.end, midnight + to)
      guard start < end, start < Self.week else { return nil }
      return Stretch(start: start, end: end)
    }
    return WeeklyHours(stretches: parts)
  }
}
