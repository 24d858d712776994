import PlaceIndex
import Testing

@testable import PlacesSandbox

@Suite struct TimeTests {
  @Test(arguments: [
    ("Europe/Lisbon", 1_767_612_600, 0), ("Europe/Lisbon", 1_782_864_000, 60),
    ("Australia/Sydney", 1_767_612_600, 660), ("Australia/Sydney", 1_782_864_000, 600),
    ("Asia/Kolkata", 1_767_612_600, 330), ("America/St_Johns", 1_767_612_600, -210),
    ("America/St_Johns", 1_782_864_000, -150), ("Europe/Dublin", 1_782_864_000, 60),
    ("Europe/Dublin", 1_767_612_600, 0), ("Asia/Kathmandu", 0, 345),
    ("America/New_York", 1_772_953_199, -300), ("America/New_York", 1_772_953_200, -240),
    ("Pacific/Chatham", 1_767_612_600, 825), ("Africa/Casablanca", 1_767_612_600, 60),
  ])
  func `offsets in winter and summer`(zone: String, instant: Int, minutes: Int) throws {
    let rule = try #require(TimeZoneRule(zone: zone))
    #expect(rule.offset(at: instant) == minutes * 60)
  }

  @Test func `every rule in the table can be read, and every name is there once`() {
    var names: Set<Substring> = []
    for line in TimeZoneTable.lines.split(separator: "\n") {
      let words = line.split(separator: " ")
      #expect(TimeZoneRule(posix: String(words[0])) != nil, "\(words[0])")
      for name in words.dropFirst() { #expect(names.insert(name).inserted) }
    }
    #expect(names.count > 480)
    #expect(TimeZoneRule(zone: "Europe/Atlantis") == nil)
    #expect(TimeZoneRule(zone: "") == nil)
  }

  @Test(arguments: ["", "X", "<+03", "ABC5DEF", "ABC5DEF,M13.1.0,M4.1.0", "ABC5,M3.1.0,M4.1.0"])
  func `rules that are none`(text: String) {
    #expect(TimeZoneRule(posix: text) == nil)
  }

  @Test func `days and dates`() {
    #expect(CivilDate(dayNumber: 0) == CivilDate(year: 1970, month: 1, day: 1))
    #expect(CivilDate(dayNumber: 20_458).text == "2026-01-05")
    #expect(CivilDate.weekday(ofDayNumber: 20_458) == 1)
    #expect(CivilDate(year: 2024, month: 2, day: 29).dayNumber == 19_782)
    for day in stride(from: -800_000, to: 800_000, by: 1373) {
      let date = CivilDate(dayNumber: day)
      #expect(date.dayNumber == day)
      #expect((1...12).contains(date.month))
      #expect((1...31).contains(date.day))
    }
  }
}
