/// When a place is open, in its own time.
public struct OpeningHours: Sendable, Hashable {
  /// A moment of the week.
  public struct Point: Sendable, Hashable {
    /// 0 is Sunday, 6 Saturday.
    public var day: Int
    /// 0 to 23.
    public var hour: Int
    /// 0 to 59.
    public var minute: Int
    /// The date, `YYYY-MM-DD`, in hours of particular days.
    public var date: String?
    /// Whether the point is the edge of the seven days covered, not a real opening or closing.
    public var isTruncated: Bool

    /// Creates a moment.
    public init(
      day: Int, hour: Int, minute: Int, date: String? = nil, isTruncated: Bool = false
    ) {
      self.day = day
      self.hour = hour
      self.minute = minute
      self.date = date
      self.isTruncated = isTruncated
    }
  }

  /// From one moment to another; without an end, always open.
  public struct Period: Sendable, Hashable {
    /// When it opens.
    public var open: Point
    /// When it closes; possibly on the next day.
    public var close: Point?

    /// Creates a period.
    public init(open: Point, close: Point? = nil) {
      self.open = open
      self.close = close
    }
  }

  /// Whether the place was open when the service answered.
  public var openNow: Bool?
  /// The periods, in the service's order.
  public var periods: [Period]
  /// A line a day for people, in the language of the answer.
  public var weekdayDescriptions: [String]
  /// What the hours are for, when not for the whole place, such as `DRIVE_THROUGH`.
  public var secondaryHoursType: String?
  /// The days whose hours are out of the ordinary, `YYYY-MM-DD`.
  public var specialDays: [String]
  /// When it opens next, RFC 3339; New only.
  public var nextOpenTime: String?
  /// When it closes next, RFC 3339; New only.
  public var nextCloseTime: String?

  /// Creates opening hours.
  public init(
    openNow: Bool? = nil, periods: [Period] = [], weekdayDescriptions: [String] = [],
    secondaryHoursType: String? = nil, specialDays: [String] = [], nextOpenTime: String? = nil,
    nextCloseTime: String? = nil
  ) {
    self.openNow = openNow
    self.periods = periods
    self.weekdayDescriptions = weekdayDescriptions
    self.secondaryHoursType = secondaryHoursType
    self.specialDays = specialDays
    self.nextOpenTime = nextOpenTime
    self.nextCloseTime = nextCloseTime
  }
}
