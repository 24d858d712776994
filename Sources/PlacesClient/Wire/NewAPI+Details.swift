extension NewAPI {
  /// The call for a details request.
  static func call(for request: DetailsRequest) -> WireCall<PlaceDetails> {
    var query: [HTTPRequest.Field] = []
    if let language = request.language { query.append(.init("languageCode", language.tag)) }
    if let region = request.region {
      query.append(.init("regionCode", region.code(for: .placesNew)))
    }
    if let session = request.session { query.append(.init("sessionToken", session.text)) }
    return WireCall(
      request: HTTPRequest(
        service: .placesNew, path: ["v1", "places", request.placeID.text], query: query,
        headers: [.init("X-Goog-FieldMask", request.fields.paths.joined(separator: ","))]),
      pricing: .quote(for: request)
    ) { (response, log) throws(PlacesError) in
      try ServiceAnswer.new(NewPlace.self, response, log).details
    }
  }
}

/// A `Place` of Places API (New); every member is optional, because a mask chose them.
private struct NewPlace: Decodable {
  var details: PlaceDetails

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    var place = Place()
    place.placeID = members.text("id")
    place.movedPlaceID = members.text("movedPlaceId")
    place.name = members.optional("displayName", as: LocalizedText.self)?.text
    place.formattedAddress = members.text("formattedAddress")
    place.shortFormattedAddress = members.text("shortFormattedAddress")
    place.addressComponents = members.list("addressComponents", of: WireAddressComponent.self)?
      .map(\.component)
    place.location = members.optional("location", as: NewLatLng.self)?.coordinate
    place.viewport = members.optional("viewport", as: NewViewport.self)?.viewport
    place.types = members.list("types")
    place.primaryType = members.text("primaryType")
    place.plusCode = members.optional("plusCode", as: WirePlusCode.self)?.plusCode
    Self.readBusiness(members, into: &place)
    Self.readAdditional(members, into: &place)
    let attributions = members.list("attributions", of: NewAttribution.self) ?? []
    details = PlaceDetails(place: place, attributions: attributions.map(\.attribution))
  }

  private static func readBusiness(_ members: Members, into place: inout Place) {
    place.businessStatus = members.text("businessStatus")
    place.openingHours =
      members.optional("regularOpeningHours", as: NewOpeningHours.self)?.hours
    place.currentOpeningHours =
      members.optional("currentOpeningHours", as: NewOpeningHours.self)?.hours
    place.secondaryOpeningHours =
      members.list("regularSecondaryOpeningHours", of: NewOpeningHours.self)?.map(\.hours)
    place.currentSecondaryOpeningHours =
      members.list("currentSecondaryOpeningHours", of: NewOpeningHours.self)?.map(\.hours)
    place.nationalPhoneNumber = members.text("nationalPhoneNumber")
    place.internationalPhoneNumber = members.text("internationalPhoneNumber")
    place.websiteURI = members.text("websiteUri")
    place.googleMapsURI = members.text("googleMapsUri")
    place.rating = members.optional("rating")
    place.userRatingCount = members.optional("userRatingCount")
    place.priceLevel = members.text("priceLevel")
    place.utcOffsetMinutes = members.optional("utcOffsetMinutes")
    place.timeZone = members.optional("timeZone", as: TimeZoneName.self)?.id
    place.editorialSummary = members.optional("editorialSummary", as: LocalizedText.self)?.text
    place.photos = members.list("photos", of: NewPhoto.self)?.map(\.photo)
    place.reviews = members.list("reviews", of: NewReview.self)?.map(\.review)
  }

  /// Keeps the fields that have no property of their own, as they were sent.
  private static func readAdditional(_ members: Members, into place: inout Place) {
    let names = Set(members.names)
    for field in DetailsField.all where !DetailsField.modelled.contains(field.name) {
      guard let path = field.newPath, names.contains(path) else { continue }
      place.additional[field.name] = members.optional(path, as: JSONValue.self)
    }
  }
}

private struct TimeZoneName: Decodable {
  var id: String

  init(from decoder: any Decoder) throws { id = try Members(decoder).require("id") }
}

private struct LocalizedText: Decodable {
  var text: Place.LocalizedText

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    text = Place.LocalizedText(
      text: try members.require("text"), languageCode: members.text("languageCode"))
  }
}

private struct NewAttribution: Decodable {
  var attribution: Attribution

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    attribution = Attribution(
      provider: try members.require("provider"), uri: members.text("providerUri"))
  }
}

/// `{displayName, uri}` of photos and reviews.
private struct NewAuthor: Decodable {
  var attribution: Attribution

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    attribution = Attribution(
      provider: try members.require("displayName"), uri: members.text("uri"))
  }
}

private struct NewPhoto: Decodable {
  var photo: Place.Photo

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    photo = Place.Photo(
      reference: try members.require("name"), widthPixels: members.optional("widthPx"),
      heightPixels: members.optional("heightPx"),
      attributions: (members.list("authorAttributions", of: NewAuthor.self) ?? []).map(
        \.attribution))
  }
}

private struct NewReview: Decodable {
  var review: Place.Review

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    review = Place.Review(
      author: members.optional("authorAttribution", as: NewAuthor.self)?.attribution,
      rating: members.optional("rating"),
      text: members.optional("text", as: LocalizedText.self)?.text,
      publishTime: members.text("publishTime"),
      relativePublishTime: members.text("relativePublishTimeDescription"))
  }
}
