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
    ) { response throws(PlacesError) in
      try ServiceAnswer.new(response, asked: .place) { members throws(Misfit) in
        PlaceDetails(
          place: Place(new: members),
          attributions: members.list("attributions", Attribution.init(new:)) ?? [])
      }
    }
  }
}

extension Place {
  /// Reads a place of Places API (New); every member is optional, because a mask chose them.
  fileprivate init(new members: Members) {
    self.init()
    placeID = members.text("id")
    movedPlaceID = members.text("movedPlaceId") ?? members.text("movedPlace").map(Self.id(in:))
    name = members.optional("displayName", LocalizedText.init(new:))
    formattedAddress = members.text("formattedAddress")
    shortFormattedAddress = members.text("shortFormattedAddress")
    addressComponents = members.list("addressComponents", AddressComponent.init(wire:))
    location = members.optional("location", Coordinate.init(new:))
    viewport = members.optional("viewport", Viewport.init(new:))
    types = members.list("types")
    primaryType = members.text("primaryType")
    plusCode = members.plusCode("plusCode")
    readBusiness(new: members)
    readHours(new: members)
    readPublic(new: members)
    for member in members.all where member.value != .null {
      if let field = DetailsField.additional(path: member.name, in: .new) {
        additional[field.name] = member.value
      }
    }
  }

  /// The place ID in a resource name, `places/ID`.
  private static func id(in name: String) -> String {
    name.hasPrefix("places/") ? String(name.dropFirst("places/".count)) : name
  }

  private mutating func readBusiness(new members: Members) {
    businessStatus = members.text("businessStatus")
    nationalPhoneNumber = members.text("nationalPhoneNumber")
    internationalPhoneNumber = members.text("internationalPhoneNumber")
    websiteURI = members.text("websiteUri")
    googleMapsURI = members.text("googleMapsUri")
  }

  private mutating func readHours(new members: Members) {
    openingHours = members.optional("regularOpeningHours", OpeningHours.init(new:))
    currentOpeningHours = members.optional("currentOpeningHours", OpeningHours.init(new:))
    secondaryOpeningHours =
      members.list("regularSecondaryOpeningHours", OpeningHours.init(new:))
    currentSecondaryOpeningHours =
      members.list("currentSecondaryOpeningHours", OpeningHours.init(new:))
    utcOffsetMinutes = members.optional("utcOffsetMinutes")
    timeZone = members.optional("timeZone") { members throws(Misfit) in
      try members.require("id")
    }
  }

  /// Reads what the public contributes, and what the editors say.
  private mutating func readPublic(new members: Members) {
    rating = members.optional("rating")
    userRatingCount = members.optional("userRatingCount")
    priceLevel = members.text("priceLevel")
    editorialSummary = members.optional("editorialSummary", LocalizedText.init(new:))
    photos = members.list("photos", Photo.init(new:))
    reviews = members.list("reviews", Review.init(new:))
  }
}

extension Place.LocalizedText {
  fileprivate init(new members: Members) throws(Misfit) {
    self.init(text: try members.require("text"), languageCode: members.text("languageCode"))
  }
}

extension Attribution {
  /// Reads `{provider, providerUri?}`.
  fileprivate init(new members: Members) throws(Misfit) {
    self.init(provider: try members.require("provider"), uri: members.text("providerUri"))
  }

  /// Reads `{displayName, uri}` of photos and reviews.
  fileprivate init(author members: Members) throws(Misfit) {
    self.init(provider: try members.require("displayName"), uri: members.text("uri"))
  }
}

extension Place.Photo {
  fileprivate init(new members: Members) throws(Misfit) {
    self.init(
      reference: try members.require("name"), widthPixels: members.optional("widthPx"),
      heightPixels: members.optional("heightPx"),
      attributions: members.list("authorAttributions", Attribution.init(author:)) ?? [])
  }
}

extension Place.Review {
  fileprivate init(new members: Members) throws(Misfit) {
    self.init(
      author: members.optional("authorAttribution", Attribution.init(author:)),
      rating: members.optional("rating"),
      text: members.optional("text", Place.LocalizedText.init(new:)),
      publishTime: members.text("publishTime"),
      relativePublishTime: members.text("relativePublishTimeDescription"))
  }
}
