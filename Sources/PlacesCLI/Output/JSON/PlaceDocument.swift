import PlacesClient

/// The JSON form of a place: the fields the service knew, under the names of the field table and in its order.
enum PlaceDocument {
  /// Returns the object for a place.
  static func object(_ place: Place, asked request: DetailsRequest) -> JSONObject {
    let asked = request.placeID.text
    var object: JSONObject = ["placeId": .string(place.placeID ?? asked)]
    if let placeID = place.placeID, placeID != asked { object.append("requestedPlaceId", asked) }
    object.append("movedPlaceId", place.movedPlaceID)
    for field in DetailsField.all {
      if DetailsField.modelled.contains(field.name) {
        append(field.name, of: place, to: &object)
      } else {
        object.append(field.name, place.additional[field.name])
      }
    }
    return object
  }

  /// Appends a field that has a property of its own.
  private static func append(_ name: String, of place: Place, to object: inout JSONObject) {
    switch name {
    case "name": append(name, place.name, to: &object)
    case "formattedAddress": object.append(name, place.formattedAddress)
    case "shortFormattedAddress": object.append(name, place.shortFormattedAddress)
    case "addressComponents":
      object.append(name, place.addressComponents.map(ValueDocument.components))
    case "location": object.append(name, place.location.map(ValueDocument.object))
    case "viewport": object.append(name, place.viewport.map(ValueDocument.object))
    case "types": object.append(name, place.types)
    case "primaryType": object.append(name, place.primaryType)
    case "plusCode": object.append(name, place.plusCode.map(ValueDocument.object))
    case "businessStatus": object.append(name, place.businessStatus)
    case "openingHours": object.append(name, place.openingHours.map(HoursDocument.object))
    case "currentOpeningHours":
      object.append(name, place.currentOpeningHours.map(HoursDocument.object))
    case "secondaryOpeningHours":
      object.append(name, place.secondaryOpeningHours.map(HoursDocument.list))
    case "currentSecondaryOpeningHours":
      object.append(name, place.currentSecondaryOpeningHours.map(HoursDocument.list))
    case "nationalPhoneNumber": object.append(name, place.nationalPhoneNumber)
    case "internationalPhoneNumber": object.append(name, place.internationalPhoneNumber)
    case "websiteUri": object.append(name, place.websiteURI)
    case "googleMapsUri": object.append(name, place.googleMapsURI)
    case "rating": object.append(name, place.rating)
    case "userRatingCount": object.append(name, place.userRatingCount)
    case "priceLevel": object.append(name, place.priceLevel)
    case "utcOffsetMinutes": object.append(name, place.utcOffsetMinutes)
    case "timeZone": object.append(name, place.timeZone)
    case "editorialSummary": append(name, place.editorialSummary, to: &object)
    case "photos":
      object.append(name, place.photos.map { .array($0.map { .object(self.object($0)) }) })
    case "reviews":
      object.append(name, place.reviews.map { .array($0.map { .object(self.object($0)) }) })
    default: break  // The identifiers stand first; attributions stand beside the place.
    }
  }

  /// Appends a text, and its language under a name of its own.
  private static func append(
    _ name: String, _ text: Place.LocalizedText?, to object: inout JSONObject
  ) {
    object.append(name, text?.text)
    object.append(name + "LanguageCode", text?.languageCode)
  }

  private static func object(_ photo: Place.Photo) -> JSONObject {
    var object: JSONObject = ["reference": .string(photo.reference)]
    object.append("widthPixels", photo.widthPixels)
    object.append("heightPixels", photo.heightPixels)
    object.append(
      "attributions", .array(photo.attributions.map { .object(ValueDocument.object($0)) }))
    return object
  }

  private static func object(_ review: Place.Review) -> JSONObject {
    var object = JSONObject()
    object.append("author", review.author.map(ValueDocument.object))
    object.append("rating", review.rating)
    append("text", review.text, to: &object)
    object.append("publishTime", review.publishTime)
    object.append("relativePublishTime", review.relativePublishTime)
    return object
  }
}

/// The JSON form of opening hours.
enum HoursDocument {
  static func list(_ hours: [OpeningHours]) -> JSONValue {
    .array(hours.map { .object(object($0)) })
  }

  static func object(_ hours: OpeningHours) -> JSONObject {
    var object = JSONObject()
    object.append("type", hours.secondaryHoursType)
    object.append("openNow", hours.openNow)
    object.append("periods", .array(hours.periods.map { .object(self.object($0)) }))
    object.append("weekdayDescriptions", hours.weekdayDescriptions)
    if !hours.specialDays.isEmpty { object.append("specialDays", hours.specialDays) }
    object.append("nextOpenTime", hours.nextOpenTime)
    object.append("nextCloseTime", hours.nextCloseTime)
    return object
  }

  private static func object(_ period: OpeningHours.Period) -> JSONObject {
    var object: JSONObject = ["open": .object(self.object(period.open))]
    object.append("close", period.close.map(self.object))
    return object
  }

  private static func object(_ point: OpeningHours.Point) -> JSONObject {
    var object: JSONObject = [
      "day": .integer(Int64(point.day)), "hour": .integer(Int64(point.hour)),
      "minute": .integer(Int64(point.minute)),
    ]
    object.append("date", point.date)
    if point.isTruncated { object.append("truncated", true) }
    return object
  }
}
