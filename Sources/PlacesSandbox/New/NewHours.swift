import PlacesClient

/// Opening hours as Places API (New) writes them: zeros in points are written, because those members are optional.
struct NewHours {
  private let writing: NewWriting

  /// Takes how values are written.
  init(_ writing: NewWriting) { self.writing = writing }

  /// The usual week.
  func regular(_ hours: PlaceHours) -> JSONObject {
    json(hours, hours.regular, hours.regular.regularPeriods)
  }

  /// The coming seven days, `nil` where the time zone is unknown or the business is not open at all.
  func current(_ hours: PlaceHours) -> JSONObject? {
    guard let time = hours.time, hours.isOperational else { return nil }
    var object = json(hours, hours.current, hours.current.currentPeriods(at: time))
    let days = hours.specialDays.map { day -> JSONValue in
      .object(["date": .object(NewWriting.date(day))])
    }
    object.append("specialDays", days.isEmpty ? nil : .array(days))
    return object
  }

  private func json(
    _ hours: PlaceHours, _ week: WeeklyHours, _ periods: [HoursPeriod]
  ) -> JSONObject {
    var object = JSONObject()
    object.append("openNow", hours.isOpen)
    let list = periods.map { period -> JSONValue in
      var object: JSONObject = ["open": .object(Self.json(period.open))]
      object.append("close", period.close.map(Self.json))
      return .object(object)
    }
    object.append("periods", list.isEmpty ? nil : .array(list))
    object.append("weekdayDescriptions", week.descriptions)
    if let time = hours.time, let isOpen = hours.isOpen, hours.isOperational,
      let minutes = hours.current.minutesUntilChange(from: time.minuteOfWeek)
    {
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
    object.append("date", point.date.map(NewWriting.date))
    object.append("truncated", point.isTruncated ? true : nil)
    return object
  }
}
