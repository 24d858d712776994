import PlaceIndex
import PlacesClient
import Testing

@testable import PlacesSandbox

@Suite struct HoursFactTests {
  /// A shop of Lisbon that is open from 9 to 18 every day.
  private func shop(_ number: Int, types: [String] = ["supermarket", "store"]) throws
    -> IndexedPlace
  {
    var place = try #require(TestPlaces.index.place(id: "sbx-test-bar"))
    place.id = "sbx-test-shop-\(number)"
    place.types = types + ["point_of_interest", "establishment"]
    place.business?.hours = (0..<7).map {
      IndexedPlace.Business.Period(openDay: $0, openMinute: 540, closeDay: $0, closeMinute: 1080)
    }
    place.business?.ratingTenths = 40
    place.business?.ratingCount = 10
    return place
  }

  /// 2026-12-30 10:00 UTC, a Wednesday: New Year's Day is a Friday within the week.
  private let instant = 1_798_624_800

  private func sandbox(_ places: [IndexedPlace], at instant: Int? = nil) -> Sandbox {
    let instant = instant ?? self.instant
    return Sandbox(index: HandmadeIndex(places: places), now: { instant })
  }

  @Test func `a holiday is a special day of this week and not of the usual one`() throws {
    var seen: Set<Int> = []
    for number in 0..<40 {
      let place = try shop(number)
      guard BusinessState(place, instant: instant) == .operational else { continue }
      let body = try sandbox([place]).details(
        place.id, mask: "currentOpeningHours,regularOpeningHours"
      ).body
      let days = body[path: "currentOpeningHours.specialDays"]?.array ?? []
      let date = try json(#"{"date":{"year":2027,"month":1,"day":1}}"#)
      #expect(days.contains(date), "\(body)")
      #expect(body[path: "regularOpeningHours.specialDays"] == nil)
      #expect(body[path: "regularOpeningHours.periods"]?.array?.count == 7)
      let onHoliday = body[path: "currentOpeningHours.periods"]?.array?.filter {
        $0[path: "open.day"] == 5
      }
      seen.insert(onHoliday?.count ?? 0)
      if let close = onHoliday?.first?[path: "close.hour"]?.integer { #expect(close < 18) }
      let legacy = try sandbox([place]).legacyDetails(("place_id", place.id)).body["result"]
      let special = legacy?[path: "current_opening_hours.special_days"]?.array
      #expect(
        special?.contains(try json(#"{"date":"2027-01-01","exceptional_hours":true}"#)) == true)
      #expect(legacy?[path: "opening_hours.special_days"] == nil)
    }
    #expect(seen == [0, 1])
  }

  @Test func `on a special day open now follows it`() throws {
    // 2027-01-01 17:00 UTC: past the early end, and all the more where it is closed.
    for number in 0..<10 {
      let place = try shop(number)
      guard BusinessState(place, instant: instant) == .operational else { continue }
      let body = try sandbox([place], at: 1_798_822_800).details(
        place.id, mask: "currentOpeningHours.openNow,regularOpeningHours.openNow"
      ).body
      #expect(body[path: "currentOpeningHours.openNow"] == false)
      #expect(body[path: "regularOpeningHours.openNow"] == false)
    }
  }

  @Test func `further hours lie within those of the place`() throws {
    var kinds: Set<String> = []
    for number in 0..<60 {
      let types = number % 2 == 0 ? ["restaurant", "food"] : ["supermarket", "store"]
      let place = try shop(number, types: types)
      let usual = try #require(WeeklyHours(place.business?.hours ?? []))
      for row in SecondaryHours.all(of: place, instant: instant) {
        kinds.insert(row.kind)
        #expect(SecondaryHours.words.contains(row.kind))
        for stretch in row.hours.regular.stretches {
          #expect(usual.isOpen(at: stretch.start) && usual.isOpen(at: stretch.end - 1))
        }
      }
      let body = try sandbox([place]).details(
        place.id, mask: "regularSecondaryOpeningHours,currentSecondaryOpeningHours"
      ).body
      let regular = body["regularSecondaryOpeningHours"]?.array ?? []
      #expect(regular.count == body["currentSecondaryOpeningHours"]?.array?.count ?? 0)
      #expect(regular.allSatisfy { $0["secondaryHoursType"]?.string != nil })
      let legacy = try sandbox([place]).legacyDetails(
        ("place_id", place.id), ("fields", "secondary_opening_hours")
      ).body[path: "result.secondary_opening_hours"]?.array
      #expect(
        legacy?.compactMap { $0["type"]?.string } ?? []
          == regular.compactMap { $0["secondaryHoursType"]?.string })
    }
    #expect(kinds.isSuperset(of: ["DELIVERY", "TAKEOUT", "KITCHEN", "LUNCH", "PICKUP"]))
  }

  @Test func `the legacy service leaves out the kinds it does not have`() throws {
    for number in 0..<20 {
      let place = try shop(number, types: ["storage"])
      let kinds = SecondaryHours.all(of: place, instant: instant).map(\.kind)
      guard kinds == ["ACCESS"] else { continue }
      let legacy = try sandbox([place]).legacyDetails(("place_id", place.id)).body
      #expect(legacy[path: "result.secondary_opening_hours"] == nil)
      let new = try sandbox([place]).details(place.id, mask: "regularSecondaryOpeningHours").body
      #expect(new[path: "regularSecondaryOpeningHours.0.secondaryHoursType"] == "ACCESS")
      return
    }
    Issue.record("no storage with hours of access")
  }
}
