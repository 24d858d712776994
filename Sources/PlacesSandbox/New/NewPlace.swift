import PlaceIndex
import PlacesClient

/// A place as Places API (New) writes it, member by member, so that only what is asked for is computed.
struct NewPlace {
  private let place: IndexedPlace
  private let movedTo: String?
  private let instant: Int
  /// The language of the place's own name.
  private let nameLanguage: String

  /// Takes the facts of a place, and the identifier of its new home if it has moved.
  init(_ place: IndexedPlace, movedTo: String?, _ sandbox: Sandbox, _ language: AnswerLanguage) {
    (self.place, nameLanguage) = language.applied(to: place)
    self.movedTo = movedTo
    instant = sandbox.now()
  }

  /// The wanted members in the order of the message; what is unknown or has its default value is left out.
  func json(_ selection: FieldSelection, writesEnumsAsNumbers: Bool) -> JSONObject {
    var object = JSONObject()
    for name in ["name"] + DetailsField.all.compactMap(\.newPath)
    where selection.contains(name) && object[name] == nil {
      object.append(
        name, value(name, asNumbers: writesEnumsAsNumbers).map { selection[name].pruned($0) })
    }
    return object
  }

  private func value(_ name: String, asNumbers: Bool) -> JSONValue? {
    switch name {
    case "name": .string("places/" + place.id)
    case "id": .string(place.id)
    case "movedPlace": movedTo.map { .string("places/" + $0) }
    case "movedPlaceId": movedTo.map(JSONValue.string)
    case "attributions": .array(DataAttribution.all(of: place).map { .object(Self.json($0)) })
    case "displayName":
      .object(["text": .string(place.name), "languageCode": .string(nameLanguage)])
    case "types": .array(TypeWords.shown(place, in: .new).map(JSONValue.string))
    case "primaryType": TypeWords.primary(place).map(JSONValue.string)
    case "primaryTypeDisplayName", "googleMapsTypeLabel":
      TypeWords.primary(place).map { Self.text(TypeWords.displayName($0)) }
    case "editorialSummary": PlaceFacts.summary(of: place).map(Self.text)
    case "timeZone": place.timeZone.map { .object(["id": .string($0)]) }
    case "utcOffsetMinutes":
      LocalTime(at: place, instant: instant).map { .integer(Int64($0.offset / 60)) }
    case "googleMapsUri": .string(PlaceFacts.link(to: place))
    case "googleMapsLinks": .object(Self.links(to: place))
    case "iconMaskBaseUri": .string(PlaceFacts.icon(of: place, isMask: true))
    case "iconBackgroundColor": .string(PlaceFacts.iconColor(of: place))
    default: addressValue(name) ?? businessValue(name, asNumbers: asNumbers)
    }
  }

  private func addressValue(_ name: String) -> JSONValue? {
    switch name {
    case "formattedAddress": .string(place.formattedAddress)
    case "shortFormattedAddress": PlaceFacts.vicinity(of: place).map(JSONValue.string)
    case "adrFormatAddress": .string(AddressLines(place, isPrediction: false).html)
    case "addressComponents":
      .array(AddressComponent.all(of: place).map { .object(json($0)) })
    case "postalAddress": .object(Self.postalAddress(place))
    case "location": .object(Self.json(place.location))
    case "viewport":
      {
        let box = Viewport(place)
        return .object([
          "low": .object(Self.json(box.southwest)), "high": .object(Self.json(box.northeast)),
        ])
      }()
    case "plusCode":
      place.plusCode.map { code in
        var object: JSONObject = ["globalCode": .string(code.global)]
        object.append("compoundCode", code.compound)
        return .object(object)
      }
    default: nil
    }
  }

  private func businessValue(_ name: String, asNumbers: Bool) -> JSONValue? {
    guard let business = place.business else { return nil }
    switch name {
    case "businessStatus":
      return business.isClosedPermanently
        ? (asNumbers ? 3 : "CLOSED_PERMANENTLY") : (asNumbers ? 1 : "OPERATIONAL")
    case "internationalPhoneNumber": return business.internationalPhone.map(JSONValue.string)
    case "nationalPhoneNumber": return business.nationalPhone.map(JSONValue.string)
    case "websiteUri": return business.website.map(JSONValue.string)
    case "rating": return business.ratingTenths.map { .number(Double($0) / 10) }
    case "userRatingCount":
      return business.ratingCount.flatMap { $0 == 0 ? nil : .integer(Int64($0)) }
    case "priceLevel": return business.priceLevel.flatMap { Self.price($0, asNumbers: asNumbers) }
    case "regularOpeningHours", "currentOpeningHours":
      guard let hours = WeeklyHours(business.hours) else { return nil }
      let time = LocalTime(at: place, instant: instant)
      return name == "regularOpeningHours"
        ? .object(NewHours.regular(hours, at: time))
        : time.map { .object(NewHours.current(hours, at: $0)) }
    default: return nil
    }
  }
}

extension NewPlace {
  private static func text(_ text: String) -> JSONValue {
    .object(["text": .string(text), "languageCode": "en"])
  }

  /// A position; a degree of exactly 0 is the default and left out.
  private static func json(_ point: GeoPoint) -> JSONObject {
    var object = JSONObject()
    object.append("latitude", point.latitude == 0 ? nil : point.latitude)
    object.append("longitude", point.longitude == 0 ? nil : point.longitude)
    return object
  }

  private func json(_ component: AddressComponent) -> JSONObject {
    let language = component.long == place.name ? nameLanguage : AnswerLanguage.fallback
    return [
      "longText": .string(component.long), "shortText": .string(component.short),
      "types": .array(component.types.map(JSONValue.string)), "languageCode": .string(language),
    ]
  }

  private static func json(_ attribution: DataAttribution) -> JSONObject {
    var object: JSONObject = ["provider": .string(attribution.provider)]
    object.append("providerUri", attribution.uri)
    return object
  }

  private static func links(to place: IndexedPlace) -> JSONObject {
    var object = JSONObject()
    for link in PlaceFacts.links(to: place) { object.append(link.name, link.uri) }
    return object
  }

  private static func postalAddress(_ place: IndexedPlace) -> JSONObject {
    var object: JSONObject = [
      "regionCode": .string(place.countryCode.uppercased()), "languageCode": "en",
    ]
    object.append("postalCode", place.postalCode)
    object.append("administrativeArea", place.regionCode ?? place.regionName)
    object.append("locality", place.localityName)
    let convention = AddressConvention(countryCode: place.countryCode)
    object.append(
      "addressLines", AddressLines.street(of: place, convention).map { .array([.string($0)]) })
    return object
  }

  private static func price(_ level: UInt8, asNumbers: Bool) -> JSONValue? {
    let names = ["FREE", "INEXPENSIVE", "MODERATE", "EXPENSIVE", "VERY_EXPENSIVE"]
    guard names.indices.contains(Int(level)) else { return nil }
    return asNumbers ? .integer(Int64(level) + 1) : .string("PRICE_LEVEL_" + names[Int(level)])
  }
}
