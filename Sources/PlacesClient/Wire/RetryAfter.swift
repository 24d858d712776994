/// The `Retry-After` header: seconds, or a date.
enum RetryAfter {
  /// How long to wait, or `nil` when the header is missing or makes no sense.
  ///
  /// A date is compared with the answer's own `Date`, so that a wrong clock here does no harm; without one, with `now`.
  ///
  /// - Parameters:
  ///   - response: The answer.
  ///   - now: Seconds since 1970.
  /// - Returns: A duration of at least zero.
  static func wait(_ response: HTTPResponse, now: Int64) -> Duration? {
    guard let text = response.header("Retry-After")?.trimmingBlanks() else { return nil }
    if let seconds = Int64(text), seconds >= 0, seconds < 1_000_000_000 {
      return .seconds(seconds)
    }
    guard let date = seconds(httpDate: text) else { return nil }
    let base = response.header("Date").flatMap(seconds(httpDate:)) ?? now
    return .seconds(max(0, date - base))
  }

  /// Reads `Sun, 06 Nov 1994 08:49:37 GMT` as seconds since 1970.
  static func seconds(httpDate text: String) -> Int64? {
    let parts = text.split(whereSeparator: { $0 == " " || $0 == "," || $0 == ":" })
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    guard parts.count == 8, parts[7] == "GMT", let day = Int64(parts[1]), (1...31).contains(day),
      let month = months.firstIndex(of: String(parts[2])), let year = Int64(parts[3]),
      (1970...9999).contains(year), let hour = Int64(parts[4]), (0...23).contains(hour),
      let minute = Int64(parts[5]), (0...59).contains(minute), let second = Int64(parts[6]),
      (0...60).contains(second)
    else { return nil }
    let days = CalendarDay.daysSince1970(year: year, month: Int64(month) + 1, day: day)
    return ((days * 24 + hour) * 60 + minute) * 60 + second
  }
}

/// Dates of the Gregorian calendar as day numbers.
enum CalendarDay {
  /// Days from 1970-01-01 to a date.
  static func daysSince1970(year: Int64, month: Int64, day: Int64) -> Int64 {
    // Years begin in March here, so that the leap day is the last one.
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// `YYYY-MM-DDTHH:MM:SSZ` for seconds since 1970.
  static func rfc3339(_ seconds: Int64) -> String {
    let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    let rest = seconds - days * 86_400
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthIndex = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthIndex + 2) / 5 + 1
    let month = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return
      "\(pad(year, 4))-\(pad(month, 2))-\(pad(day, 2))T\(pad(rest / 3600, 2)):\(pad(rest / 60 % 60, 2)):\(pad(rest % 60, 2))Z"
  }

  private static func pad(_ value: Int64, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
