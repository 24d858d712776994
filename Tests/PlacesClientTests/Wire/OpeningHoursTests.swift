import PlacesClient
import Testing

@Suite struct `Opening hours` {
  private func hours(_ api: API, _ json: String, _ events: Events = Events()) async throws
    -> OpeningHours?
  {
    let body =
      switch api {
      case .new: #"{"regularOpeningHours": \#(json)}"#
      case .legacy: #"{"result": {"opening_hours": \#(json)}, "status": "OK"}"#
      }
    return try await PlacesClient.answering(HTTPResponse(json: body), events: events)
      .details(for: .plain(api)).value.place.openingHours
  }

  @Test func `both shapes give the same model`() async throws {
    let expected = OpeningHours(
      openNow: true,
      periods: [
        .init(
          open: .init(day: 0, hour: 9, minute: 5, date: "2026-03-01", isTruncated: true),
          close: .init(day: 1, hour: 0, minute: 30, date: "2026-03-02")),
        .init(
          open: .init(day: 6, hour: 23, minute: 59), close: .init(day: 0, hour: 2, minute: 0)),
      ], weekdayDescriptions: ["Montag: 09:05–00:30 Uhr"], secondaryHoursType: "BRUNCH",
      specialDays: ["2026-12-25"])
    let legacy = try await hours(
      .legacy,
      """
      {"open_now": true, "periods": [
         {"open": {"day": 0, "time": "0905", "date": "2026-03-01", "truncated": true},
          "close": {"day": 1, "time": "0030", "date": "2026-03-02"}},
         {"open": {"day": 6, "time": "2359"}, "close": {"day": 0, "time": "0200"}}],
       "weekday_text": ["Montag: 09:05–00:30 Uhr"], "type": "BRUNCH",
       "special_days": [{"date": "2026-12-25", "exceptional_hours": true}]}
      """)
    let new = try await hours(
      .new,
      """
      {"openNow": true, "periods": [
         {"open": {"hour": 9, "minute": 5, "truncated": true, "date": {"year": 2026, "month": 3, "day": 1}},
          "close": {"day": 1, "hour": 0, "minute": 30, "date": {"year": 2026, "month": 3, "day": 2}}},
         {"open": {"day": 6, "hour": 23, "minute": 59}, "close": {"day": 0, "hour": 2}}],
       "weekdayDescriptions": ["Montag: 09:05–00:30 Uhr"], "secondaryHoursType": "BRUNCH",
       "specialDays": [{"date": {"year": 2026, "month": 12, "day": 25}}]}
      """)
    #expect(legacy == expected)
    #expect(new == expected)
  }

  @Test func `always open is a period without an end`() async throws {
    let expected = OpeningHours(periods: [.init(open: .init(day: 0, hour: 0, minute: 0))])
    #expect(
      try await hours(.legacy, #"{"periods": [{"open": {"day": 0, "time": "0000"}}]}"#) == expected)
    #expect(
      try await hours(.new, #"{"periods": [{"open": {"day": 0, "hour": 0, "minute": 0}}]}"#)
        == expected)
  }

  @Test func `the next change`() async throws {
    let new = try await hours(
      .new,
      #"{"openNow": false, "nextOpenTime": "2026-03-01T08:00:00Z", "nextCloseTime": "2026-03-01T18:00:00Z"}"#
    )
    #expect(
      new
        == OpeningHours(
          openNow: false, nextOpenTime: "2026-03-01T08:00:00Z",
          nextCloseTime: "2026-03-01T18:00:00Z"))
  }

  @Test func `nothing known, and no object`() async throws {
    #expect(try await hours(.new, "{}") == OpeningHours())
    #expect(try await hours(.legacy, "{}") == OpeningHours())
    #expect(try await hours(.new, "[]") == nil)
    #expect(try await hours(.legacy, #""Mo-Fr""#) == nil)
  }

  @Test(arguments: [
    #"{"open": {"day": 0, "time": "900"}}"#, #"{"open": {"day": 0, "time": "+9+1"}}"#,
    #"{"open": {"day": 0, "time": "09:0"}}"#, #"{"open": {"day": 0, "time": "2400"}}"#,
    #"{"open": {"day": 0, "time": "0960"}}"#, #"{"open": {"day": 0, "time": 900}}"#,
    #"{"open": {"day": 7, "time": "0900"}}"#, #"{"open": {"day": -1, "time": "0900"}}"#,
    #"{"open": {"time": "0900"}}"#, #"{"close": {"day": 0, "time": "0900"}}"#, "{}", "[]", "7",
    #"{"open": {"day": 0, "time": "0900"}, "close": {"day": 0, "time": "late"}}"#,
    #"{"open": {"day": 0, "time": "0900"}, "close": 7}"#,
  ])
  func `a broken legacy period is left out whole and told`(_ period: String) async throws {
    let events = Events()
    let good = #"{"open": {"day": 1, "time": "0900"}, "close": {"day": 1, "time": "1700"}}"#
    let hours = try await hours(.legacy, #"{"periods": [\#(period), \#(good)]}"#, events)
    #expect(
      hours
        == OpeningHours(periods: [
          .init(
            open: .init(day: 1, hour: 9, minute: 0), close: .init(day: 1, hour: 17, minute: 0))
        ]))
    #expect(events.droppedPaths == ["result.opening_hours.periods[0]"])
  }

  @Test(arguments: [
    #"{"open": {"day": 7}}"#, #"{"open": {"hour": 24}}"#, #"{"open": {"minute": 60}}"#,
    #"{"open": {"day": -1}}"#, #"{"open": {"day": "1"}}"#, #"{"close": {"day": 1}}"#, "[]",
    #"{"open": {"day": 1}, "close": {"hour": 99}}"#, #"{"open": {"day": 1}, "close": []}"#,
  ])
  func `a broken New period is left out whole and told`(_ period: String) async throws {
    let events = Events()
    let good = #"{"open": {"day": 1, "hour": 9}, "close": {"day": 1, "hour": 17}}"#
    let hours = try await hours(.new, #"{"periods": [\#(good), \#(period)]}"#, events)
    #expect(
      hours
        == OpeningHours(periods: [
          .init(
            open: .init(day: 1, hour: 9, minute: 0), close: .init(day: 1, hour: 17, minute: 0))
        ]))
    #expect(events.droppedPaths == ["regularOpeningHours.periods[1]"])
  }

  @Test(arguments: [
    #"{"year": 10000, "month": 1, "day": 1}"#, #"{"year": -5, "month": 1, "day": 1}"#,
    #"{"year": 2026, "month": 13, "day": 1}"#, #"{"year": 2026, "month": 1, "day": 32}"#,
    #"{"year": 2026, "month": 1}"#, #""2026-01-01""#,
  ])
  func `a date that is none`(_ date: String) async throws {
    let events = Events()
    #expect(
      try await hours(.new, #"{"specialDays": [{"date": \#(date)}]}"#, events) == OpeningHours())
    #expect(events.droppedPaths == ["regularOpeningHours.specialDays[0]"])
  }
}
