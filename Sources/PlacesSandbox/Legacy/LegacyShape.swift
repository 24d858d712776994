import PlaceIndex
import PlacesClient

/// Parts of answers that the legacy services and Geocoding write alike.
enum LegacyShape {
  /// Appends the members of a part of an address.
  static func write(_ component: AddressComponent, to sink: inout some JSONSink) {
    sink.append("long_name", component.long)
    sink.append("short_name", component.short)
    sink.append("types", component.types)
  }

  /// Appends the members of a position; zeros are written.
  static func write(_ point: GeoPoint, to sink: inout some JSONSink) {
    sink.append("lat", point.latitude)
    sink.append("lng", point.longitude)
  }

  /// Appends the members of a box.
  static func write(_ box: Viewport, to sink: inout some JSONSink) {
    sink.appendObject("northeast") { write(box.northeast, to: &$0) }
    sink.appendObject("southwest") { write(box.southwest, to: &$0) }
  }

  /// Appends the plus code of a place; nothing for areas too large to have one.
  static func appendPlusCode(of place: IndexedPlace, to sink: inout some JSONSink) {
    sink.appendObject("plus_code", of: place.plusCode) { sink, code in
      sink.append("compound_code", code.compound)
      sink.append("global_code", code.global)
    }
  }

  /// The parts of an address.
  static func components(of place: IndexedPlace) -> [JSONValue] {
    AddressComponent.all(of: place).map { component in
      var object = JSONObject()
      write(component, to: &object)
      return .object(object)
    }
  }

  /// Position and recommended view.
  static func geometry(of place: IndexedPlace) -> JSONObject {
    var object = JSONObject()
    object.appendObject("location") { write(place.location, to: &$0) }
    object.appendObject("viewport") { write(Viewport(place), to: &$0) }
    return object
  }

  /// The plus code, `nil` for areas too large to have one.
  static func plusCode(of place: IndexedPlace) -> JSONValue? {
    var object = JSONObject()
    appendPlusCode(of: place, to: &object)
    return object["plus_code"]
  }

  /// The coming seven days, `nil` where the time zone is unknown or the business is not open at all.
  static func currentHours(_ hours: PlaceHours) -> JSONObject? {
    guard let time = hours.time, hours.isOperational else { return nil }
    var object = self.hours(hours, hours.current, hours.current.currentPeriods(at: time))
    let days = hours.specialDays.map { day -> JSONValue in
      .object(["date": .string(day.text), "exceptional_hours": true])
    }
    object.append("special_days", days.isEmpty ? nil : .array(days))
    return object
  }

  /// Opening hours, open or not left out where the time zone is unknown.
  static func hours(
    _ hours: PlaceHours, _ week: WeeklyHours, _ periods: [HoursPeriod]
  ) -> JSONObject {
    var object = JSONObject()
    object.append("open_now", hours.isOpen)
    object.append(
      "periods",
      .array(
        periods.map { period in
          var object = JSONObject()
          object.append("close", period.close.map(point))
          object.append("open", point(period.open))
          return .object(object)
        }))
    object.append("weekday_text", week.descriptions)
    return object
  }

  private static func point(_ point: HoursPoint) -> JSONObject {
    var object = JSONObject()
    object.append("date", point.date?.text)
    object.append("day", point.day)
    object.append("time", (point.minute / 60).twoDigits + (point.minute % 60).twoDigits)
    object.append("truncated", point.isTruncated ? true : nil)
    return object
  }
}
