/// A moment at which a business opens or closes.
struct HoursPoint: Hashable {
  /// 0 is Sunday.
  var day: Int
  /// Minutes after midnight.
  var minute: Int
  /// The date, in the hours of the coming week.
  var date: CivilDate?
  /// Whether this is the edge of the week shown rather than a real change.
  var isTruncated = false
}

/// A stretch of opening: from when to when; no end when the business never closes.
struct HoursPeriod: Hashable {
  /// When it opens.
  var open: HoursPoint
  /// When it closes.
  var close: HoursPoint?
}

extension WeeklyHours {
  /// The usual week, from Sunday on.
  var regularPeriods: [HoursPeriod] {
    if isAlwaysOpen { return [HoursPeriod(open: HoursPoint(day: 0, minute: 0))] }
    return stretches.map {
      HoursPeriod(open: Self.point($0.start), close: Self.point($0.end))
    }
  }

  /// The week that begins at midnight of the day of `time` and ends at 23:59 six days later, with dates; stretches that
  /// reach over its edges are cut there.
  func currentPeriods(at time: LocalTime) -> [HoursPeriod] {
    let first = time.dayNumber
    let origin = CivilDate.weekday(ofDayNumber: first) * 1440
    if isAlwaysOpen {
      return [
        HoursPeriod(
          open: Self.point(origin, first: first, origin: origin, isTruncated: true),
          close: Self.point(
            origin + Self.week - 1, first: first, origin: origin, isTruncated: true))
      ]
    }
    var periods: [HoursPeriod] = []
    for shift in [-Self.week, 0, Self.week, 2 * Self.week] {
      for stretch in stretches {
        let start = stretch.start + shift
        let end = stretch.end + shift
        guard end > origin, start < origin + Self.week else { continue }
        let last = origin + Self.week - 1
        periods.append(
          HoursPeriod(
            open: Self.point(
              Swift.max(start, origin), first: first, origin: origin, isTruncated: start < origin),
            close: Self.point(
              Swift.min(end, last), first: first, origin: origin, isTruncated: end > last)))
      }
    }
    return periods
  }

  private static func point(_ minute: Int) -> HoursPoint {
    HoursPoint(day: minute / 1440 % 7, minute: minute % 1440)
  }

  private static func point(
    _ minute: Int, first: Int, origin: Int, isTruncated: Bool
  ) -> HoursPoint {
    HoursPoint(
      day: minute / 1440 % 7, minute: minute % 1440,
      date: CivilDate(dayNumber: first + (minute - origin) / 1440), isTruncated: isTruncated)
  }
}
