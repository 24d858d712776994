import PlaceIndex
import PlacesClient

/// A place as Places API (New) writes it, member by member, so that only what is asked for is computed.
struct NewPlace {
  private let localized: LocalizedPlace
  private var place: IndexedPlace { localized.place }
  private let movedTo: String?
  private let instant: Int
  private let index: any PlaceSearch
  private let language: AnswerLanguage

  /// Takes the facts of a place, and the identifier of its new home if it has moved.
  init(_ place: IndexedPlace, movedTo: String?, _ sandbox: Sandbox, _ language: AnswerLanguage) {
    localized = language.applied(to: place, in: sandbox)
    self.movedTo = movedTo
    self.language = language
    index = sandbox.index
    instant = sandbox.now()
  }

  /// The wanted members in the order of the message; what is unknown or has its default value is left out.
  func json(_ selection: FieldSelection, writesEnumsAsNumbers: Bool) -> JSONObject {
    var object = JSONObject()
    let isNowhere = BusinessState.isPureServiceArea(place) == true
    let facts = NewFacts(
      place: place, index: index, instant: instant, language: language.code,
      writing: NewWriting(writesEnumsAsNumbers: writesEnumsAsNumbers))
    for name in ["name"] + DetailsField.all.compactMap(\.newPath)
    where selection.contains(name) && object[name] == nil {
      if isNowhere, Self.located.contains(name) { continue }
      object.append(
        name, (value(name, facts.writing) ?? facts.value(name)).map { selection[name].pruned($0) })
    }
    return object
  }

  private func value(_ name: String, _ writing: NewWriting) -> JSONValue? {
    switch name {
    case "name": .string("places/" + place.id)
    case "id": .string(place.id)
    case "movedPlace": movedTo.map { .string("places/" + $0) }
    case "movedPlaceId": movedTo.map(JSONValue.string)
    case "attributions": .array(DataAttribution.all(of: place).map { .object(Self.json($0)) })
    case "displayName":
      .object([
        "text": .string(place.name), "languageCode": .string(localized.language(of: place.name)),
      ])
    case "types": .array(TypeWords.shown(place, in: .new).map(JSONValue.string))
    case "primaryType": TypeWords.primary(place).map(JSONValue.string)
    case "primaryTypeDisplayName", "googleMapsTypeLabel":
      TypeWords.primary(place).map { Self.text(TypeWords.displayName($0)) }
    case "editorialSummary": PlaceFacts.summary(of: place).map(Self.text)
    case "timeZone":
      place.timeZone.map {
        .object(["id": .string($0), "version": .string(TimeZoneRule.databaseVersion)])
      }
    case "utcOffsetMinutes":
      LocalTime(at: place, instant: instant).map { .integer(Int64($0.offset / 60)) }
    case "googleMapsUri": .string(PlaceFacts.link(to: place))
    case "googleMapsLinks": .object(Self.links(to: place))
    case "iconMaskBaseUri": .string(PlaceFacts.icon(of: place, isMask: true))
    case "iconBackgroundColor": .string(PlaceFacts.iconColor(of: place))
    default: addressValue(name) ?? businessValue(name, writing)
    }
  }

  private func addressValue(_ name: String) -> JSONValue? {
    addressText(name) ?? position(name)
  }

  /// What a business that only visits its customers does not have.
  private static let located: Set<String> = [
    "formattedAddress", "shortFormattedAddress", "adrFormatAddress", "location", "viewport",
    "plusCode", "postalAddress", "addressComponents", "addressDescriptor",
  ]

  private func addressText(_ name: String) -> JSONValue? {
    switch name {
    case "formattedAddress":
      place.formattedAddress.isEmpty ? nil : .string(place.formattedAddress)
    case "shortFormattedAddress": PlaceFacts.vicinity(of: place).map(JSONValue.string)
    case "adrFormatAddress":
      place.formattedAddress.isEmpty
        ? nil : .string(AddressLines(place, isPrediction: false).html)
    case "addressComponents": components
    case "postalAddress": .object(Self.postalAddress(place))
    default: nil
    }
  }

  private var components: JSONValue? {
    let components = AddressComponent.all(of: place)
    return components.isEmpty ? nil : .array(components.map { .object(json($0)) })
  }

  private func position(_ name: String) -> JSONValue? {
    switch name {
    case "location": .object(NewWriting.point(place.location))
    case "viewport":
      {
        let box = Viewport(place)
        return .object([
          "low": .object(NewWriting.point(box.southwest)),
          "high": .object(NewWriting.point(box.northeast)),
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

  private func businessValue(_ name: String, _ writing: NewWriting) -> JSONValue? {
    guard let business = place.business else { return nil }
    switch name {
    case "businessStatus":
      return writing.enumeration(
        BusinessState(place, instant: instant).newWord, of: Self.statusWords)
    case "internationalPhoneNumber": return business.internationalPhone.map(JSONValue.string)
    case "nationalPhoneNumber": return business.nationalPhone.map(JSONValue.string)
    case "websiteUri": return business.website.map(JSONValue.string)
    case "rating": return business.ratingTenths.map { .number(Double($0) / 10) }
    case "userRatingCount":
      return business.ratingCount.flatMap { $0 == 0 ? nil : .integer(Int64($0)) }
    case "priceLevel":
      return business.priceLevel.flatMap { level in
        let number = Int(level) + 1
        guard Self.priceWords.indices.contains(number) else { return nil }
        return writing.enumeration(Self.priceWords[number], of: Self.priceWords)
      }
    case "regularOpeningHours":
      return PlaceHours(place, instant: instant).map { .object(NewHours(writing).regular($0)) }
    case "currentOpeningHours":
      return PlaceHours(place, instant: instant).flatMap(NewHours(writing).current)
        .map(JSONValue.object)
    default: return nil
    }
  }

  private static let statusWords = [
    "BUSINESS_STATUS_UNSPECIFIED", "OPERATIONAL", "CLOSED_TEMPORARILY", "CLOSED_PERMANENTLY",
    "FUTURE_OPENING",
  ]
  private static let priceWords =
    ["UNSPECIFIED", "FREE", "INEXPENSIVE", "MODERATE", "EXPENSIVE", "VERY_EXPENSIVE"].map {
      "PRICE_LEVEL_" + $0
    }
}

extension NewPlace {
  private static func text(_ text: String) -> JSONValue {
    .object(["text": .string(text), "languageCode": "en"])
  }

  private func json(_ component: AddressComponent) -> JSONObject {
    let language = localized.language(of: component.long)
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
    var object = JSONObject()
    object.append("regionCode", place.countryCode.isEmpty ? nil : place.countryCode.uppercased())
    object.append("languageCode", "en")
    object.append("postalCode", place.postalCode)
    object.append("administrativeArea", place.regionCode ?? place.regionName)
    object.append("locality", place.localityName)
    let convention = AddressConvention(countryCode: place.countryCode)
    object.append(
      "addressLines", AddressLines.street(of: place, convention).map { .array([.string($0)]) })
    return object
  }
}
