/// A day of the Gregorian calendar.
struct CivilDate: Hashable {
  /// The year.
  var year: Int
  /// 1 to 12.
  var month: Int
  /// 1 to 31.
  var day: Int

  /// Creates a day.
  init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that lies a number of days after 1970-01-01.
  ///
  /// Years are counted from 1 March, so that the leap day is the last one; 400 years have 146,097 days.
  init(dayNumber: Int) {
    let shifted = dayNumber + 719_468
    let era = shifted.floorDivided(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days since 1970-01-01.
  var dayNumber: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear.floorDivided(by: 400)
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The day of the week, 0 for Sunday, of a day counted from 1970-01-01, which was a Thursday.
  static func weekday(ofDayNumber number: Int) -> Int {
    let remainder = (number + 4) % 7
    return remainder < 0 ? remainder + 7 : remainder
  }

  /// `2026-03-29`.
  var text: String { "\(year)-\(month.twoDigits)-\(day.twoDigits)" }
}

extension Int {
  /// The quotient rounded down, also for negative numbers.
  func floorDivided(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor != 0 && (self < 0) != (divisor < 0) ? quotient - 1 : quotient
  }

  /// At least two digits.
  var twoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}
