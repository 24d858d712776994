extension LegacyAPI {
  /// The call for a details request.
  static func call(for request: DetailsRequest) -> WireCall<PlaceDetails> {
    var query = [
      HTTPRequest.Field("place_id", request.placeID.text),
      HTTPRequest.Field("fields", request.fields.paths.joined(separator: ",")),
    ]
    append(&query, request.language, request.region)
    if let session = request.session { query.append(.init("sessiontoken", session.text)) }
    return WireCall(
      request: HTTPRequest(
        service: .placesLegacy, path: ["maps", "api", "place", "details", "json"], query: query),
      pricing: .quote(for: request)
    ) { response throws(PlacesError) in
      let answer = try ServiceAnswer.legacy(
        response, from: .placesLegacy, asked: .place, PlaceDetails.read(legacy:hasResult:))
      guard let details = answer.value else {
        throw .refused(
          Refusal(
            service: .placesLegacy, asked: .place, status: "NOT_FOUND", httpStatus: 200,
            message: "the place ID is valid, but there is no place behind it any more"))
      }
      return Decoded(value: details, droppedPaths: answer.droppedPaths)
    }
  }
}

extension PlaceDetails {
  /// Reads an answer; `nil` when it says that there is no place behind the ID any more.
  fileprivate static func read(legacy members: Members, hasResult: Bool) throws(Misfit)
    -> PlaceDetails?
  {
    guard hasResult || members.has("result") else { return nil }
    return PlaceDetails(
      place: try members.require("result", Place.init(legacy:)),
      attributions: members.htmlAttributions())
  }
}

extension Place {
  /// Reads a place of the legacy service; every member is optional, because `fields` chose them.
  fileprivate init(legacy members: Members) throws(Misfit) {
    self.init()
    placeID = members.text("place_id")
    name = members.text("name").map { LocalizedText(text: $0) }
    formattedAddress = members.text("formatted_address")
    shortFormattedAddress = members.text("vicinity")
    addressComponents = members.list("address_components", AddressComponent.init(wire:))
    let geometry = members.optional("geometry") { members in
      (
        location: members.optional("location", Coordinate.init(legacy:)),
        viewport: members.optional("viewport", Viewport.init(legacy:))
      )
    }
    location = geometry?.location
    viewport = geometry?.viewport
    types = members.list("types")
    plusCode = members.plusCode("plus_code")
    readBusiness(legacy: members)
    readPublic(legacy: members)
    readAdditional(legacy: members)
  }

  private mutating func readBusiness(legacy members: Members) {
    businessStatus = members.text("business_status")
    openingHours = members.optional("opening_hours", OpeningHours.init(legacy:))
    currentOpeningHours = members.optional("current_opening_hours", OpeningHours.init(legacy:))
    currentSecondaryOpeningHours =
      members.list("secondary_opening_hours", OpeningHours.init(legacy:))
    nationalPhoneNumber = members.text("formatted_phone_number")
    internationalPhoneNumber = members.text("international_phone_number")
    websiteURI = members.text("website")
    googleMapsURI = members.text("url")
    utcOffsetMinutes = members.optional("utc_offset")
  }

  /// Reads what the public contributes, and what the editors say.
  private mutating func readPublic(legacy members: Members) {
    rating = members.optional("rating")
    userRatingCount = members.optional("user_ratings_total")
    priceLevel = members.optional("price_level", as: Int.self).map(Self.priceLevel)
    editorialSummary = members.optional("editorial_summary") { members throws(Misfit) in
      LocalizedText(
        text: try members.require("overview"), languageCode: members.text("language"))
    }
    photos = members.list("photos", Photo.init(legacy:))
    reviews = members.list("reviews", Review.init(legacy:))
  }

  /// The New API's word for a legacy level, 0 to 4; other numbers are kept as they are.
  private static func priceLevel(_ level: Int) -> String {
    let words = ["FREE", "INEXPENSIVE", "MODERATE", "EXPENSIVE", "VERY_EXPENSIVE"]
    return "PRICE_LEVEL_" + (words.indices.contains(level) ? words[level] : String(level))
  }

  /// Keeps the fields that have no property of their own, under our names.
  private mutating func readAdditional(legacy members: Members) {
    for member in members.all where member.value != .null {
      guard let field = DetailsField.additional(path: member.name, in: .legacy) else { continue }
      // The one legacy field that is a member of a New one.
      additional[field.name] =
        member.name == "wheelchair_accessible_entrance"
        ? .object(["wheelchairAccessibleEntrance": member.value]) : member.value
    }
  }
}

extension Place.Photo {
  fileprivate init(legacy members: Members) throws(Misfit) {
    self.init(
      reference: try members.require("photo_reference"), widthPixels: members.optional("width"),
      heightPixels: members.optional("height"), attributions: members.htmlAttributions())
  }
}

extension Place.Review {
  fileprivate init(legacy members: Members) throws(Misfit) {
    self.init(
      author: members.text("author_name").map {
        Attribution(provider: $0, uri: members.text("author_url"))
      },
      rating: members.optional("rating"),
      text: members.text("text").map {
        Place.LocalizedText(
          text: HTMLEntities.decode($0), languageCode: members.text("language"))
      },
      publishTime: members.optional("time", as: Int.self).flatMap(CalendarDay.rfc3339),
      relativePublishTime: members.text("relative_time_description"))
  }
}
