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
    guard parts.count == 8, parts[7] == "GMT", let day = Int(parts[1]), (1...31).contains(day),
      let month = months.firstIndex(of: String(parts[2])), let year = Int(parts[3]),
      (1970...9999).contains(year), let hour = Int64(parts[4]), (0...23).contains(hour),
      let minute = Int64(parts[5]), (0...59).contains(minute), let second = Int64(parts[6]),
      (0...60).contains(second)
    else { return nil }
    let days = Int64(CalendarDay.daysSince1970(year: year, month: month + 1, day: day))
    return ((days * 24 + hour) * 60 + minute) * 60 + second
  }
}
