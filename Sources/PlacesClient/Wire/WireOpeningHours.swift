extension OpeningHours {
  /// Reads the opening hours of Places API (New).
  init(new members: Members) throws(Misfit) {
    self.init(
      openNow: members.optional("openNow"),
      periods: members.list("periods") { members throws(Misfit) in
        // Without its end a period would read as "always open", so a broken end spoils it.
        Period(
          open: try members.require("open", Point.init(new:)),
          close: members.has("close")
            ? try members.require("close", Point.init(new:)) : nil)
      } ?? [],
      weekdayDescriptions: members.list("weekdayDescriptions") ?? [],
      secondaryHoursType: members.text("secondaryHoursType"),
      specialDays: members.list("specialDays") { members throws(Misfit) in
        try members.require("date", Self.date(new:))
      } ?? [],
      nextOpenTime: members.text("nextOpenTime"), nextCloseTime: members.text("nextCloseTime"))
  }

  /// Reads the opening hours of the legacy service.
  init(legacy members: Members) throws(Misfit) {
    self.init(
      openNow: members.optional("open_now"),
      periods: members.list("periods") { members throws(Misfit) in
        Period(
          open: try members.require("open", Point.init(legacy:)),
          close: members.has("close")
            ? try members.require("close", Point.init(legacy:)) : nil)
      } ?? [],
      weekdayDescriptions: members.list("weekday_text") ?? [],
      secondaryHoursType: members.text("type"),
      specialDays: members.list("special_days") { members throws(Misfit) in
        try members.require("date")
      } ?? [])
  }

  /// Reads `{year, month, day}` as `YYYY-MM-DD`.
  fileprivate static func date(new members: Members) throws(Misfit) -> String {
    let year = try members.require("year", as: Int.self)
    let month = try members.require("month", as: Int.self)
    let day = try members.require("day", as: Int.self)
    guard (0...9999).contains(year), (0...12).contains(month), (0...31).contains(day) else {
      throw members.misfit("a date")
    }
    return CalendarDay.text(year: year, month: month, day: day)
  }
}

extension OpeningHours.Point {
  /// Reads `{day, hour, minute, date?}`; members that are 0 may be left out.
  fileprivate init(new members: Members) throws(Misfit) {
    func part(_ name: String) throws(Misfit) -> Int {
      members.has(name) ? try members.require(name) : 0
    }
    try self.init(
      members, day: part("day"), hour: part("hour"), minute: part("minute"),
      date: members.optional("date", OpeningHours.date(new:)))
  }

  /// Reads `{day, time: "hhmm", date?}`.
  fileprivate init(legacy members: Members) throws(Misfit) {
    let time = try members.require("time", as: String.self)
    guard time.utf8.count == 4, time.utf8.allSatisfy(\.isASCIIDigit), let number = Int(time) else {
      throw members.misfit("a time of four digits")
    }
    try self.init(
      members, day: members.require("day"), hour: number / 100, minute: number % 100,
      date: members.text("date"))
  }

  private init(_ members: Members, day: Int, hour: Int, minute: Int, date: String?)
    throws(Misfit)
  {
    guard (0...6).contains(day), (0...23).contains(hour), (0...59).contains(minute) else {
      throw members.misfit("a moment of the week")
    }
    self.init(
      day: day, hour: hour, minute: minute, date: date,
      isTruncated: members.optional("truncated") ?? false)
  }
}
