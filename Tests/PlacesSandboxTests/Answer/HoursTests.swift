import PlaceIndex
import PlacesClient
import Testing

@testable import PlacesSandbox

@Suite struct HoursTests {
  /// A sandbox at a moment of the first week of 2026 in Lisbon, which is on UTC then.
  private func sandbox(day: Int, hour: Int, minute: Int = 0) -> Sandbox {
    let instant = 1_767_225_600 + ((day - 1) * 24 + hour) * 3600 + minute * 60
    return Sandbox(index: TestPlaces.index, now: { instant })
  }

  @Test(arguments: [
    (5, 9, 59, false, "nextOpenTime", "2026-01-05T10:00:00Z"),
    (5, 10, 0, true, "nextCloseTime", "2026-01-05T12:00:00Z"),
    (5, 12, 0, false, "nextOpenTime", "2026-01-05T14:00:00Z"),
    (5, 18, 30, false, "nextOpenTime", "2026-01-10T20:00:00Z"),
    (3, 23, 0, true, "nextCloseTime", "2026-01-04T02:00:00Z"),
    (4, 1, 59, true, "nextCloseTime", "2026-01-04T02:00:00Z"),
    (4, 2, 0, false, "nextOpenTime", "2026-01-05T10:00:00Z"),
  ])
  func `open now and the next change`(
    day: Int, hour: Int, minute: Int, isOpen: Bool, name: String, time: String
  ) throws {
    let hours = try sandbox(day: day, hour: hour, minute: minute)
      .details("sbx-test-bar", mask: "regularOpeningHours").body["regularOpeningHours"]
    #expect(hours?["openNow"] == .bool(isOpen))
    #expect(hours?[name]?.string == time)
  }

  @Test func `the usual week in both shapes`() throws {
    let new = try sandbox(day: 5, hour: 11).details("sbx-test-bar", mask: "*").body
    #expect(
      new[path: "regularOpeningHours.periods.2"]
        == (try json(
          #"{"close":{"day":0,"hour":2,"minute":0},"open":{"day":6,"hour":20,"minute":0}}"#
        ).sorted(like: new[path: "regularOpeningHours.periods.2"])))
    #expect(
      new[path: "regularOpeningHours.weekdayDescriptions"] == [
        "Monday: 10:00 AM – 12:00 PM, 2:00 PM – 6:30 PM", "Tuesday: Closed", "Wednesday: Closed",
        "Thursday: Closed", "Friday: Closed", "Saturday: 8:00 PM – 2:00 AM", "Sunday: Closed",
      ])
    let legacy = try sandbox(day: 5, hour: 11).legacyDetails(("place_id", "sbx-test-bar")).body
    #expect(
      legacy[path: "result.opening_hours.periods.0"]
        == (try json(#"{"close":{"day":1,"time":"1200"},"open":{"day":1,"time":"1000"}}"#)))
  }

  @Test func `the coming week has dates and cut edges`() throws {
    // Sunday 4 January, 01:00: the night that began on Saturday is still running.
    let current = try sandbox(day: 4, hour: 1).details("sbx-test-bar", mask: "currentOpeningHours")
      .body["currentOpeningHours"]
    let periods = current?["periods"]?.array ?? []
    #expect(periods.count == 4)
    #expect(
      periods.first?["open"]
        == (try json(
          #"{"day":0,"hour":0,"minute":0,"date":{"year":2026,"month":1,"day":4},"truncated":true}"#
        ).sorted(like: periods.first?["open"])))
    #expect(periods.first?[path: "close.truncated"] == nil)
    #expect(periods.last?[path: "close.date.day"] == 10)
    #expect(periods.last?[path: "close.minute"] == 59)
    #expect(periods.last?[path: "close.truncated"] == true)
    let legacy = try sandbox(day: 4, hour: 1).legacyDetails(
      ("place_id", "sbx-test-bar"), ("fields", "current_opening_hours"))
    #expect(
      legacy.body[path: "result.current_opening_hours.periods.1.open.date"] == "2026-01-05")
  }

  @Test func `without a time zone nothing is said about now`() throws {
    var index = TestPlaces.index
    index.places = index.places.map { place in
      var place = place
      place.timeZone = nil
      return place
    }
    let sandbox = Sandbox(index: index, now: { 0 })
    let body = try sandbox.details("sbx-test-bar", mask: "*").body
    #expect(body[path: "regularOpeningHours.periods.0"] != nil)
    #expect(body[path: "regularOpeningHours.openNow"] == nil)
    #expect(body["currentOpeningHours"] == nil)
    #expect(body["utcOffsetMinutes"] == nil)
  }
}
