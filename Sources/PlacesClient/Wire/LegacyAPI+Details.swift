extension LegacyAPI {
  /// The call for a details request.
  static func call(for request: DetailsRequest) -> WireCall<PlaceDetails> {
    var query = [
      HTTPRequest.Field("place_id", request.placeID.text),
      HTTPRequest.Field("fields", request.fields.paths.joined(separator: ",")),
    ]
    appendCommon(&query, request.language, request.region, .placesLegacy)
    if let session = request.session { query.append(.init("sessiontoken", session.text)) }
    return WireCall(
      request: HTTPRequest(
        service: .placesLegacy, path: ["maps", "api", "place", "details", "json"], query: query),
      pricing: .quote(for: request)
    ) { (response, log) throws(PlacesError) in
      let answer = try ServiceAnswer.legacy(DetailsAnswer.self, response, .placesLegacy, log)
      guard let details = answer.value.details else {
        throw .refused(
          Refusal(
            service: .placesLegacy, status: "NOT_FOUND", httpStatus: 200,
            message: "the place ID is valid, but there is no place behind it any more"))
      }
      return details
    }
  }
}

private struct DetailsAnswer: Decodable {
  /// Absent when the status is `ZERO_RESULTS`.
  var details: PlaceDetails?

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    let isEmpty = members.text("status") == "ZERO_RESULTS"
    if isEmpty && !members.has("result") { return }
    let place = try members.require("result", as: LegacyPlace.self).place
    let attributions: [String] = members.list("html_attributions") ?? []
    details = PlaceDetails(
      place: place, attributions: attributions.map { Attribution(html: $0) })
  }
}

/// A place of the legacy service; every member is optional, because `fields` chose them.
private struct LegacyPlace: Decodable {
  var place = Place()

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    let geometry = members.optional("geometry", as: Geometry.self)
    place.placeID = members.text("place_id")
    place.name = members.text("name").map { Place.LocalizedText(text: $0) }
    place.formattedAddress = members.text("formatted_address")
    place.shortFormattedAddress = members.text("vicinity")
    place.addressComponents = members.list("address_components", of: WireAddressComponent.self)?
      .map(\.component)
    place.location = geometry?.location
    place.viewport = geometry?.viewport
    place.types = members.list("types")
    place.plusCode = members.optional("plus_code", as: WirePlusCode.self)?.plusCode
    readBusiness(members)
    readAdditional(members)
  }

  private mutating func readBusiness(_ members: Members) {
    place.businessStatus = members.text("business_status")
    place.openingHours = members.optional("opening_hours", as: LegacyOpeningHours.self)?.hours
    place.currentOpeningHours =
      members.optional("current_opening_hours", as: LegacyOpeningHours.self)?.hours
    place.currentSecondaryOpeningHours =
      members.list("secondary_opening_hours", of: LegacyOpeningHours.self)?.map(\.hours)
    place.nationalPhoneNumber = members.text("formatted_phone_number")
    place.internationalPhoneNumber = members.text("international_phone_number")
    place.websiteURI = members.text("website")
    place.googleMapsURI = members.text("url")
    place.rating = members.optional("rating")
    place.userRatingCount = members.optional("user_ratings_total")
    place.priceLevel = members.optional("price_level", as: Int.self).map(Self.priceLevel)
    place.utcOffsetMinutes = members.optional("utc_offset")
    place.editorialSummary = members.optional("editorial_summary", as: Overview.self)?.text
    place.photos = members.list("photos", of: LegacyPhoto.self)?.map(\.photo)
    place.reviews = members.list("reviews", of: LegacyReview.self)?.map(\.review)
  }

  /// Keeps the fields that have no property of their own, under our names.
  private mutating func readAdditional(_ members: Members) {
    let names = Set(members.names)
    for field in DetailsField.all where !DetailsField.modelled.contains(field.name) {
      guard let path = field.legacyPath, names.contains(path) else { continue }
      let value = members.optional(path, as: JSONValue.self)
      // The one legacy field that is a member of a New one.
      if path == "wheelchair_accessible_entrance" {
        place.additional[field.name] = value.map {
          .object(["wheelchairAccessibleEntrance": $0])
        }
      } else {
        place.additional[field.name] = value
      }
    }
  }

  /// The New API's word for a legacy level, 0 to 4; other numbers are kept as they are.
  private static func priceLevel(_ level: Int) -> String {
    let words = ["FREE", "INEXPENSIVE", "MODERATE", "EXPENSIVE", "VERY_EXPENSIVE"]
    return "PRICE_LEVEL_" + (words.indices.contains(level) ? words[level] : String(level))
  }

  private struct Geometry: Decodable {
    var location: Coordinate?
    var viewport: Viewport?

    init(from decoder: any Decoder) throws {
      let members = try Members(decoder)
      location = members.optional("location", as: LegacyLatLng.self)?.coordinate
      viewport = members.optional("viewport", as: LegacyBounds.self)?.viewport
    }
  }
}

private struct Overview: Decodable {
  var text: Place.LocalizedText

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    text = Place.LocalizedText(
      text: try members.require("overview"), languageCode: members.text("language"))
  }
}

private struct LegacyPhoto: Decodable {
  var photo: Place.Photo

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    let attributions: [String] = members.list("html_attributions") ?? []
    photo = Place.Photo(
      reference: try members.require("photo_reference"), widthPixels: members.optional("width"),
      heightPixels: members.optional("height"),
      attributions: attributions.map { Attribution(html: $0) })
  }
}

private struct LegacyReview: Decodable {
  var review: Place.Review

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    let text = members.text("text").map {
      Place.LocalizedText(
        text: HTMLEntities.decode($0), languageCode: members.text("language"))
    }
    review = Place.Review(
      author: members.text("author_name").map {
        Attribution(provider: $0, uri: members.text("author_url"))
      }, rating: members.optional("rating"), text: text,
      publishTime: members.optional("time", as: Int64.self).map(CalendarDay.rfc3339),
      relativePublishTime: members.text("relative_time_description"))
  }
}
