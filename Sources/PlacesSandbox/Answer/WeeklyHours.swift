import PlaceIndex

/// The opening hours of a business over a week.
struct WeeklyHours {
  /// A stretch of the week in minutes since Sunday midnight; the end may lie in the next week.
  struct Stretch: Hashable {
    /// The first minute, 0 to 10,079.
    var start: Int
    /// The minute after the last one.
    var end: Int
  }

  /// Minutes in a week.
  static let week = 7 * 1440

  /// The stretches in the order of the record, overlong ones cut to a week.
  let stretches: [Stretch]
  /// Whether the business never closes.
  let isAlwaysOpen: Bool

  /// The hours of a business, or `nil` when they are unknown.
  init?(_ periods: [IndexedPlace.Business.Period]) {
    guard !periods.isEmpty else { return nil }
    isAlwaysOpen = periods.contains { $0.closeDay == nil || $0.closeMinute == nil }
    stretches = periods.map { period in
      let start = Int(period.openDay % 7) * 1440 + Int(period.openMinute % 1440)
      guard let day = period.closeDay, let minute = period.closeMinute else {
        return Stretch(start: start, end: start + Self.week)
      }
      var end = Int(day % 7) * 1440 + Int(minute % 1440)
      if end <= start { end += Self.week }
      return Stretch(start: start, end: end)
    }.sorted { $0.start < $1.start }
  }

  /// Hours of known stretches, none of them longer than a week.
  init(stretches: [Stretch]) {
    self.stretches = stretches.sorted { $0.start < $1.start }
    isAlwaysOpen = false
  }

  /// Whether the business is open at a minute of the week.
  func isOpen(at minute: Int) -> Bool {
    isAlwaysOpen
      || stretches.contains {
        ($0.start..<$0.end).contains(minute) || ($0.start..<$0.end).contains(minute + Self.week)
      }
  }

  /// Minutes from a minute of the week until the business closes or opens next; `nil` when it never does.
  func minutesUntilChange(from minute: Int) -> Int? {
    guard !isAlwaysOpen else { return nil }
    let isOpenNow = isOpen(at: minute)
    let moments = stretches.map { (isOpenNow ? $0.end : $0.start) % Self.week }
    return moments.map { ($0 - minute + Self.week - 1) % Self.week + 1 }.sorted()
      .first { isOpen(at: (minute + $0) % Self.week) != isOpenNow }
  }

  /// One line a day, Monday first: `Monday: 9:00 AM – 5:00 PM`.
  var descriptions: [String] {
    let names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    return (1...7).map { index in
      let day = index % 7
      return names[day] + ": " + description(ofDay: day)
    }
  }

  private func description(ofDay day: Int) -> String {
    if isAlwaysOpen { return "Open 24 hours" }
    let today = stretches.filter { $0.start / 1440 == day }
    if today.isEmpty { return "Closed" }
    if today.contains(where: { $0.start % 1440 == 0 && $0.end - $0.start == 1440 }) {
      return "Open 24 hours"
    }
    return today.map { Self.clock($0.start) + " – " + Self.clock($0.end) }.joined(separator: ", ")
  }

  private static func clock(_ minute: Int) -> String {
    let hour = minute / 60 % 24
    let shown = hour % 12 == 0 ? 12 : hour % 12
    return "\(shown):\((minute % 60).twoDigits) \(hour < 12 ? "AM" : "PM")"
  }
}
