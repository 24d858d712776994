import PlaceIndex
import PlacesClient

/// A place as the legacy services write it, field by field, so that only what is asked for is computed.
struct LegacyPlace {
  private let place: IndexedPlace
  private let instant: Int
  private let reviews: LegacyFacts.ReviewWish

  /// Takes the facts of a place.
  init(
    _ place: IndexedPlace, _ sandbox: Sandbox, _ language: AnswerLanguage,
    _ reviews: LegacyFacts.ReviewWish = LegacyFacts.ReviewWish()
  ) {
    self.place = language.applied(to: place, in: sandbox).place
    self.reviews = reviews
    instant = sandbox.now()
  }

  /// Whom to credit, as HTML.
  var attributions: [String] { DataAttribution.all(of: place).map(\.html) }

  /// The wanted fields that have data.
  func json(_ selection: FieldSelection, fields: [String]) -> JSONObject {
    var object = JSONObject()
    let facts = LegacyFacts(place: place, instant: instant, reviews: reviews)
    for name in fields where selection.contains(name) {
      object.append(
        name, (value(name) ?? facts.value(name)).map { selection[name].pruned($0) })
    }
    return object
  }

  private func value(_ name: String) -> JSONValue? {
    if Self.located.contains(name), BusinessState.isPureServiceArea(place) == true { return nil }
    return plainValue(name) ?? place.business.flatMap { value(name, of: $0) }
  }

  /// What a business that only visits its customers does not have.
  private static let located: Set<String> = [
    "formatted_address", "adr_address", "vicinity", "geometry", "plus_code", "address_components",
  ]

  private func plainValue(_ name: String) -> JSONValue? {
    switch name {
    case "place_id", "reference": .string(place.id)
    case "name": .string(place.name)
    case "formatted_address":
      place.formattedAddress.isEmpty ? nil : .string(place.formattedAddress)
    case "adr_address":
      place.formattedAddress.isEmpty
        ? nil : .string(AddressLines(place, isPrediction: false).html)
    case "vicinity": PlaceFacts.vicinity(of: place).map(JSONValue.string)
    case "address_components":
      {
        let components = LegacyShape.components(of: place)
        return components.isEmpty ? nil : .array(components)
      }()
    case "geometry": .object(LegacyShape.geometry(of: place))
    case "plus_code": LegacyShape.plusCode(of: place)
    case "types": .array(TypeWords.shown(place, in: .legacy).map(JSONValue.string))
    case "url": .string(PlaceFacts.link(to: place))
    case "icon": .string(PlaceFacts.icon(of: place, isMask: false))
    case "icon_mask_base_uri": .string(PlaceFacts.icon(of: place, isMask: true))
    case "icon_background_color": .string(PlaceFacts.iconColor(of: place))
    case "utc_offset":
      LocalTime(at: place, instant: instant).map { .integer(Int64($0.offset / 60)) }
    case "editorial_summary":
      PlaceFacts.summary(of: place).map {
        .object(["language": "en", "overview": .string($0)])
      }
    default: nil
    }
  }

  private func value(_ name: String, of business: IndexedPlace.Business) -> JSONValue? {
    switch name {
    case "business_status":
      return BusinessState(place, instant: instant).legacyWord.map(JSONValue.string)
    case "permanently_closed": return business.isClosedPermanently ? true : nil
    case "formatted_phone_number": return business.nationalPhone.map(JSONValue.string)
    case "international_phone_number": return business.internationalPhone.map(JSONValue.string)
    case "website": return business.website.map(JSONValue.string)
    case "rating": return business.ratingTenths.map { .number(Double($0) / 10) }
    case "user_ratings_total": return business.ratingCount.map { .integer(Int64($0)) }
    case "price_level": return business.priceLevel.map { .integer(Int64($0)) }
    case "opening_hours":
      return PlaceHours(place, instant: instant).map { hours in
        .object(LegacyShape.hours(hours, hours.regular, hours.regular.regularPeriods))
      }
    case "current_opening_hours":
      return PlaceHours(place, instant: instant).flatMap(LegacyShape.currentHours)
        .map(JSONValue.object)
    default: return nil
    }
  }
}
