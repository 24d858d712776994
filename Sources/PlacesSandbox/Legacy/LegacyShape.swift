import PlaceIndex
import PlacesClient

/// Parts of answers that the legacy services and Geocoding write alike.
enum LegacyShape {
  /// The parts of an address.
  static func components(of place: IndexedPlace) -> [JSONValue] {
    AddressComponent.all(of: place).map { component in
      .object([
        "long_name": .string(component.long), "short_name": .string(component.short),
        "types": .array(component.types.map(JSONValue.string)),
      ])
    }
  }

  /// Position and recommended view.
  static func geometry(of place: IndexedPlace) -> JSONObject {
    ["location": .object(point(place.location)), "viewport": .object(box(Viewport(place)))]
  }

  /// A position; zeros are written.
  static func point(_ point: GeoPoint) -> JSONObject {
    ["lat": .number(point.latitude), "lng": .number(point.longitude)]
  }

  /// A box.
  static func box(_ box: Viewport) -> JSONObject {
    ["northeast": .object(point(box.northeast)), "southwest": .object(point(box.southwest))]
  }

  /// The plus code, `nil` for areas too large to have one.
  static func plusCode(of place: IndexedPlace) -> JSONObject? {
    place.plusCode.map { code in
      var object = JSONObject()
      object.append("compound_code", code.compound)
      object.append("global_code", code.global)
      return object
    }
  }

  /// Opening hours, open or not left out where the time zone is unknown.
  static func hours(
    _ hours: WeeklyHours, _ periods: [HoursPeriod], at time: LocalTime?
  ) -> JSONObject {
    var object = JSONObject()
    object.append("open_now", time.map { hours.isOpen(at: $0.minuteOfWeek) })
    object.append(
      "periods",
      .array(
        periods.map { period in
          var object = JSONObject()
          object.append("close", period.close.map(point))
          object.append("open", point(period.open))
          return .object(object)
        }))
    object.append("weekday_text", hours.descriptions)
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
