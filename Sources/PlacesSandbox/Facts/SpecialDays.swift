import PlaceIndex

/// The days of the coming week on which an invented place does not keep its usual hours.
enum SpecialDays {
  /// What a place does on such a day.
  enum Change: Hashable {
    case closed
    case closesEarly
  }

  /// The exceptional days within seven days, the first one included.
  ///
  /// New Year's Day and the fixed holidays of the country, and for some places a day of each month on which the stock is
  /// taken.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - first: The first day, in days since 1970-01-01.
  /// - Returns: The days in order, and what becomes of each.
  static func week(of place: IndexedPlace, from first: Int) -> [(day: Int, change: Change)] {
    guard !PlaceTraits(place).isEmpty else { return [] }
    let dice = FactDice(place, "specialDays")
    let own = dice.chance(40) ? 1 + dice.number(below: 28, 1) : nil
    return (first..<first + 7).compactMap { number in
      let date = CivilDate(dayNumber: number)
      if isHoliday(date, in: place.countryCode) {
        return (number, dice.chance(70, 2) ? .closed : .closesEarly)
      }
      return date.day == own ? (number, dice.chance(50, 3) ? .closed : .closesEarly) : nil
    }
  }

  private static func isHoliday(_ date: CivilDate, in country: String) -> Bool {
    switch (date.month, date.day) {
    case (1, 1): true
    case (5, 1): laborDay.contains(country)
    case (12, 25): !noChristmas.contains(country)
    case (12, 26): boxingDay.contains(country)
    default: national[country].map { $0 == (date.month, date.day) } ?? false
    }
  }

  private static let laborDay: Set<String> = [
    "ar", "at", "be", "br", "ch", "cl", "cn", "co", "cr", "cz", "de", "eg", "es", "fi", "fr", "gr",
    "hu", "id", "in", "it", "ke", "kz", "mx", "no", "pl", "pt", "se", "sg", "tr", "vn", "za",
  ]
  private static let noChristmas: Set<String> = [
    "ae", "cn", "eg", "il", "jp", "th", "tr", "tw", "vn", "kz",
  ]
  private static let boxingDay: Set<String> = [
    "at", "au", "ca", "cz", "de", "dk", "fi", "gb", "gr", "hk", "hu", "ie", "it", "ke", "nl", "no",
    "nz", "pl", "se", "za",
  ]
  private static let national: [String: (Int, Int)] = [
    "au": (1, 26), "br": (9, 7), "ca": (7, 1), "ch": (8, 1), "de": (10, 3), "es": (10, 12),
    "fi": (12, 6), "fr": (7, 14), "id": (8, 17), "ie": (3, 17), "in": (8, 15), "it": (6, 2),
    "mx": (9, 16), "no": (5, 17), "nz": (2, 6), "pl": (11, 11), "pt": (6, 10), "se": (6, 6),
    "us": (7, 4),
  ]
}
