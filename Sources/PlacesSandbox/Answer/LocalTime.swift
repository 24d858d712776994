import PlaceIndex

/// What the clocks say at a place.
struct LocalTime: Hashable {
  /// Seconds since 1970-01-01 00:00 UTC.
  let instant: Int
  /// Seconds east of Greenwich.
  let offset: Int

  /// The time at a place, or `nil` when its time zone is not known.
  init?(at place: IndexedPlace, instant: Int) {
    guard let zone = place.timeZone, let rule = TimeZoneRule(zone: zone) else { return nil }
    self.instant = instant
    offset = rule.offset(at: instant)
  }

  /// Days since 1970-01-01, local.
  var dayNumber: Int { (instant + offset).floorDivided(by: 86_400) }
  /// Minutes after local midnight.
  var minute: Int { (instant + offset - dayNumber * 86_400) / 60 }
  /// Minutes since local midnight of the last Sunday.
  var minuteOfWeek: Int { CivilDate.weekday(ofDayNumber: dayNumber) * 1440 + minute }

  /// A moment some minutes after the start of the current minute, as RFC 3339 in UTC.
  func timestamp(inMinutes minutes: Int) -> String {
    let moment = instant.floorDivided(by: 60) * 60 + minutes * 60
    let day = moment.floorDivided(by: 86_400)
    let second = moment - day * 86_400
    return CivilDate(dayNumber: day).text
      + "T\((second / 3600).twoDigits):\((second / 60 % 60).twoDigits):00Z"
  }
}
