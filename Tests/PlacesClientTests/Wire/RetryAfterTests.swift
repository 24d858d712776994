import Testing

@testable import PlacesClient

@Suite struct `Retry-After` {
  private func wait(_ value: String, date: String? = nil, now: Int64 = 0) -> Duration? {
    var headers: [HTTPRequest.Field] = [.init("retry-AFTER", value)]
    if let date { headers.append(.init("Date", date)) }
    return RetryAfter.wait(HTTPResponse(status: 429, headers: headers, body: []), now: now)
  }

  @Test(
    arguments: [
      ("0", 0), ("1", 1), (" 120 ", 120), ("999999999", 999_999_999), ("1000000000", nil),
      ("-1", nil), ("1.5", nil), ("1s", nil), ("", nil), ("never", nil),
    ] as [(String, Int?)])
  func `seconds`(_ value: String, _ seconds: Int?) {
    #expect(wait(value) == seconds.map { .seconds($0) })
  }

  @Test func `a missing header`() {
    #expect(RetryAfter.wait(HTTPResponse(status: 429, body: []), now: 0) == nil)
  }

  @Test func `a date is compared with the answer's own clock`() {
    let date = "Sun, 06 Nov 1994 08:49:37 GMT"
    #expect(wait("Sun, 06 Nov 1994 08:50:37 GMT", date: date, now: 5) == .seconds(60))
    #expect(wait("Sun, 06 Nov 1994 08:49:00 GMT", date: date) == .zero)
    #expect(wait(date, now: 784_111_770) == .seconds(7))
    #expect(wait(date, date: "nonsense", now: 784_111_770) == .seconds(7))
  }

  @Test(
    arguments: [
      ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
      ("Tue, 29 Feb 2000 12:00:00 GMT", 951_825_600),
      ("Fri, 31 Dec 9999 23:59:59 GMT", 253_402_300_799),
      ("Wed, 01 Mar 2028 00:00:00 GMT", 1_835_481_600),
      ("Sat, 31 Dec 2016 23:59:60 GMT", 1_483_228_800),
      ("Sunday, 06-Nov-94 08:49:37 GMT", nil), ("Sun Nov  6 08:49:37 1994", nil),
      ("Sun, 06 Nov 1994 08:49:37 CET", nil), ("Sun, 00 Nov 1994 08:49:37 GMT", nil),
      ("Sun, 06 Nov 1969 08:49:37 GMT", nil), ("Sun, 06 nov 1994 08:49:37 GMT", nil),
      ("Sun, 06 Nov 1994 24:00:00 GMT", nil), ("Sun, 06 Nov 1994 08:60:00 GMT", nil),
      ("Sun, 06 Nov 99999 08:49:37 GMT", nil), ("Sun, 06 Nov 1994 08:49 GMT", nil),
    ] as [(String, Int64?)])
  func `dates`(_ text: String, _ seconds: Int64?) {
    #expect(RetryAfter.seconds(httpDate: text) == seconds)
  }

  @Test func `day numbers and dates are each other's inverse`() {
    // Every day of four centuries and a few around the ends.
    var day = CalendarDay.daysSince1970(year: 1900, month: 1, day: 1)
    let months = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    for year in 1900..<2301 {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      for month in 1...12 {
        let length = months[month - 1] + (isLeap && month == 2 ? 1 : 0)
        for dayOfMonth in 1...length {
          let number = CalendarDay.daysSince1970(year: year, month: month, day: dayOfMonth)
          let text = CalendarDay.text(year: year, month: month, day: dayOfMonth)
          if number != day || CalendarDay.rfc3339(day * 86_400) != text + "T00:00:00Z" {
            Issue.record("\(text) is \(number), expected \(day)")
            return
          }
          day += 1
        }
      }
    }
    #expect(CalendarDay.rfc3339(86_399) == "1970-01-01T23:59:59Z")
  }
}
