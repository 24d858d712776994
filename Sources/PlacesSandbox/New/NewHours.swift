import PlacesClient

/// Opening hours as Places API (New) writes them: zeros in points are written, because those members are optional.
enum NewHours {
  /// The usual week.
  static func regular(_ hours: WeeklyHours, at time: LocalTime?) -> JSONObject {
    json(hours, hours.regularPeriods, at: time)
  }

  /// The coming seven days.
  static func current(_ hours: WeeklyHours, at time: LocalTime) -> JSONObject {
    json(hours, hours.currentPeriods(at: time), at: time)
  }

  private static func json(
    _ hours: WeeklyHours, _ periods: [HoursPeriod], at time: LocalTime?
  ) -> JSONObject {
    var object = JSONObject()
    let isOpen = time.map { hours.isOpen(at: $0.minuteOfWeek) }
    object.append("openNow", isOpen)
    object.append(
      "periods",
      .array(
        periods.map { period in
          var object: JSONObject = ["open": .object(json(period.open))]
          object.append("close", period.close.map(json))
          return .object(object)
        }))
    object.append("weekdayDescriptions", hours.descriptions)
    if let time, let isOpen, let minutes = hours.minutesUntilChange(from: time.minuteOfWeek) {
      object.append(
        isOpen ? "nextCloseTime" : "nextOpenTime", time.timestamp(inMinutes: minutes))
    }
    return object
  }

  private static func json(_ point: HoursPoint) -> JSONObject {
    var object = JSONObject()
    object.append("day", point.day)
    object.append("hour", point.minute / 60)
    object.append("minute", point.minute % 60)
    if let date = point.date {
      object["date"] = .object([
        "year": .integer(Int64(date.year)), "month": .integer(Int64(date.month)),
        "day": .integer(Int64(date.day)),
      ])
    }
    object.append("truncated", point.isTruncated ? true : nil)
    return object
  }
}
