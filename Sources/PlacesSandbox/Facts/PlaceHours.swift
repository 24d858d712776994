import PlaceIndex

/// The opening hours of a business: as usual, and in the week that begins today.
struct PlaceHours {
  /// The usual week.
  let regular: WeeklyHours
  /// This week, with the exceptional days; the usual week where the time zone is unknown.
  let current: WeeklyHours
  /// The exceptional days of this week.
  let specialDays: [CivilDate]
  /// What the clocks say there, where the time zone is known.
  let time: LocalTime?
  /// Whether the business is open to customers at all.
  let isOperational: Bool

  /// The hours of a business, or `nil` when they are unknown.
  init?(_ place: IndexedPlace, instant: Int) {
    guard let business = place.business, let hours = WeeklyHours(business.hours) else { return nil }
    self.init(hours, of: place, instant: instant)
  }

  /// Hours within those of a place, such as those of its kitchen.
  init(_ hours: WeeklyHours, of place: IndexedPlace, instant: Int) {
    regular = hours
    time = LocalTime(at: place, instant: instant)
    isOperational = BusinessState(place, instant: instant) == .operational
    guard let time, !hours.isAlwaysOpen else {
      current = hours
      specialDays = []
      return
    }
    let days = SpecialDays.week(of: place, from: time.dayNumber)
    specialDays = days.map { CivilDate(dayNumber: $0.day) }
    current = days.reduce(hours) { hours, day in
      hours.changed(onWeekday: CivilDate.weekday(ofDayNumber: day.day), to: day.change)
    }
  }

  /// Whether the business is open now, where that is known.
  var isOpen: Bool? {
    time.map { isOperational && current.isOpen(at: $0.minuteOfWeek) }
  }
}

extension WeeklyHours {
  /// The week with another day: without what begins on it, or with half of it.
  fileprivate func changed(onWeekday day: Int, to change: SpecialDays.Change) -> WeeklyHours {
    var changed: [Stretch] = []
    for stretch in stretches {
      guard stretch.start / 1440 == day else {
        changed.append(stretch)
        continue
      }
      if change == .closesEarly {
        let half = (stretch.end - stretch.start) / 2 / 30 * 30
        if half > 0 { changed.append(Stretch(start: stretch.start, end: stretch.start + half)) }
      }
    }
    return WeeklyHours(stretches: changed)
  }
}
