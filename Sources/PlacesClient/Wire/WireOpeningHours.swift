/// Opening hours of Places API (New).
struct NewOpeningHours: Decodable {
  var hours: OpeningHours

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    hours = OpeningHours(
      openNow: members.optional("openNow"),
      periods: (members.list("periods", of: Period.self) ?? []).map(\.period),
      weekdayDescriptions: members.list("weekdayDescriptions") ?? [],
      secondaryHoursType: members.text("secondaryHoursType"),
      specialDays: (members.list("specialDays", of: SpecialDay.self) ?? []).map(\.date),
      nextOpenTime: members.text("nextOpenTime"), nextCloseTime: members.text("nextCloseTime"))
  }

  private struct Period: Decodable {
    var period: OpeningHours.Period

    init(from decoder: any Decoder) throws {
      let members = try Members(decoder)
      period = OpeningHours.Period(
        open: try members.require("open", as: Point.self).point,
        close: members.optional("close", as: Point.self)?.point)
    }
  }

  /// A point of the week; members that are 0 may be left out.
  private struct Point: Decodable {
    var point: OpeningHours.Point

    init(from decoder: any Decoder) throws {
      let members = try Members(decoder)
      point = OpeningHours.Point(
        day: members.optional("day") ?? 0, hour: members.optional("hour") ?? 0,
        minute: members.optional("minute") ?? 0,
        date: members.optional("date", as: NewDate.self)?.text,
        isTruncated: members.optional("truncated") ?? false)
    }
  }

  private struct SpecialDay: Decodable {
    var date: String

    init(from decoder: any Decoder) throws {
      date = try Members(decoder).require("date", as: NewDate.self).text
    }
  }
}

/// `{year, month, day}`.
struct NewDate: Decodable {
  var text: String

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    let parts = [
      (try members.require("year", as: Int.self), 4),
      (try members.require("month", as: Int.self), 2),
      (try members.require("day", as: Int.self), 2),
    ]
    text = parts.map { value, width in
      let digits = String(value)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }.joined(separator: "-")
  }
}

/// Opening hours of the legacy service.
struct LegacyOpeningHours: Decodable {
  var hours: OpeningHours

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    hours = OpeningHours(
      openNow: members.optional("open_now"),
      periods: (members.list("periods", of: Period.self) ?? []).map(\.period),
      weekdayDescriptions: members.list("weekday_text") ?? [],
      secondaryHoursType: members.text("type"),
      specialDays: (members.list("special_days", of: SpecialDay.self) ?? []).compactMap(\.date),
      nextOpenTime: nil, nextCloseTime: nil)
  }

  private struct Period: Decodable {
    var period: OpeningHours.Period

    init(from decoder: any Decoder) throws {
      let members = try Members(decoder)
      period = OpeningHours.Period(
        open: try members.require("open", as: Point.self).point,
        close: members.optional("close", as: Point.self)?.point)
    }
  }

  /// `{day, time: "hhmm"}`.
  private struct Point: Decodable {
    var point: OpeningHours.Point

    init(from decoder: any Decoder) throws {
      let members = try Members(decoder)
      let time = try members.require("time", as: String.self)
      guard time.utf8.count == 4, let hour = Int(time.prefix(2)), let minute = Int(time.suffix(2))
      else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "a time of four digits"))
      }
      point = OpeningHours.Point(
        day: try members.require("day"), hour: hour, minute: minute, date: members.text("date"),
        isTruncated: members.optional("truncated") ?? false)
    }
  }

  private struct SpecialDay: Decodable {
    var date: String?

    init(from decoder: any Decoder) throws { date = try Members(decoder).text("date") }
  }
}
