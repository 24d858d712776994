/// The present rule of a time zone, in the notation POSIX uses: `AEST-10AEDT,M10.1.0,M4.1.0/3`.
///
/// Foundation's named time zones would bring 30 MB of locale data and their start-up cost for this one question.
struct TimeZoneRule: Hashable {
  /// The version of the time zone database the rules are from.
  static let databaseVersion = "2025b"

  /// Seconds east of Greenwich in standard time.
  private(set) var standardOffset: Int
  /// Summer time, where the zone has it.
  private(set) var summer: Summer?

  /// When the clocks are changed, and to what.
  struct Summer: Hashable {
    /// Seconds east of Greenwich in summer time.
    var offset: Int
    /// The change to summer time.
    var start: Change
    /// The change back.
    var end: Change
  }

  /// A moment each year: a weekday counted in a month, and a local time.
  struct Change: Hashable {
    /// 1 to 12.
    var month: Int
    /// 1 to 4, or 5 for the last one.
    var week: Int
    /// 0 is Sunday.
    var weekday: Int
    /// Seconds after midnight; negative and beyond a day are allowed.
    var second: Int
  }

  /// The rule of a zone in the table, or `nil` when it has none of that name.
  init?(zone: String) {
    for line in TimeZoneTable.lines.utf8.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " "))
      guard let rule = words.first,
        words.dropFirst().contains(where: { $0.elementsEqual(zone.utf8) })
      else { continue }
      self.init(posix: String(Substring(rule)))
      return
    }
    return nil
  }

  /// Reads a rule; only the weekday form of changes is understood, which is what the present zones use.
  init?(posix: String) {
    var scanner = RuleScanner(posix)
    guard scanner.skipName(), let west = scanner.time() else { return nil }
    standardOffset = -west
    guard !scanner.isAtEnd else { return }
    guard scanner.skipName() else { return nil }
    let offset = scanner.time().map { -$0 } ?? standardOffset + 3600
    guard let start = scanner.change(), let end = scanner.change(), scanner.isAtEnd else {
      return nil
    }
    summer = Summer(offset: offset, start: start, end: end)
  }

  /// Seconds east of Greenwich at a moment, which is given in seconds since 1970-01-01 00:00 UTC.
  func offset(at instant: Int) -> Int {
    guard let summer else { return standardOffset }
    let year = CivilDate(dayNumber: (instant + standardOffset).floorDivided(by: 86_400)).year
    let start = summer.start.instant(in: year, offset: standardOffset)
    let end = summer.end.instant(in: year, offset: summer.offset)
    let isSummer =
      start < end ? (start..<end).contains(instant) : !(end..<start).contains(instant)
    return isSummer ? summer.offset : standardOffset
  }
}

extension TimeZoneRule.Change {
  /// The moment in a year, for clocks that are `offset` seconds ahead until then.
  func instant(in year: Int, offset: Int) -> Int {
    let first = CivilDate(year: year, month: month, day: 1).dayNumber
    let shift = (weekday - CivilDate.weekday(ofDayNumber: first) + 7) % 7
    var day = first + shift + (week - 1) * 7
    let next =
      month == 12
      ? CivilDate(year: year + 1, month: 1, day: 1)
      : CivilDate(year: year, month: month + 1, day: 1)
    while day >= next.dayNumber { day -= 7 }
    return day * 86_400 + second - offset
  }
}

/// Takes a POSIX rule apart.
private struct RuleScanner {
  private var rest: ArraySlice<UInt8>

  init(_ text: String) { rest = Array(text.utf8)[...] }

  var isAtEnd: Bool { rest.isEmpty }

  /// `AEST` or `<+03>`.
  mutating func skipName() -> Bool {
    let count = rest.count
    if rest.first == UInt8(ascii: "<") {
      rest = rest.drop { $0 != UInt8(ascii: ">") }.dropFirst()
    } else {
      rest = rest.drop { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
    }
    return rest.count < count
  }

  /// `[+-]h[h][:mm[:ss]]` in seconds.
  mutating func time() -> Int? {
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    guard let hours = number() else { return nil }
    var seconds = hours * 3600
    var unit = 60
    while unit > 0, rest.first == UInt8(ascii: ":") {
      rest.removeFirst()
      guard let part = number() else { return nil }
      seconds += part * unit
      unit /= 60
    }
    return isNegative ? -seconds : seconds
  }

  /// `,Mm.w.d[/time]`.
  mutating func change() -> TimeZoneRule.Change? {
    guard rest.starts(with: ",M".utf8) else { return nil }
    rest = rest.dropFirst(2)
    guard let month = number(), skipPoint(), let week = number(), skipPoint(),
      let weekday = number(), (1...12).contains(month), (1...5).contains(week),
      (0...6).contains(weekday)
    else { return nil }
    var second = 7200
    if rest.first == UInt8(ascii: "/") {
      rest.removeFirst()
      guard let time = time() else { return nil }
      second = time
    }
    return TimeZoneRule.Change(month: month, week: week, weekday: weekday, second: second)
  }

  private mutating func skipPoint() -> Bool {
    guard rest.first == UInt8(ascii: ".") else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func number() -> Int? {
    let digits = rest.prefix(3).prefix { (0x30...0x39).contains($0) }
    guard !digits.isEmpty else { return nil }
    rest = rest.dropFirst(digits.count)
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}
