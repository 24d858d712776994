import PlacesClient

/// The messages of Places API (New) as far as masks can reach into them.
enum NewSchema {
  /// The message type of a member, empty for a plain value, or `nil` when the message has no such member.
  static func type(of name: String, in message: String) -> String? {
    if message == "Place" {
      guard name == "name" || DetailsField.all.contains(where: { $0.newPath == name }) else {
        return nil
      }
      return placeMessages[name] ?? ""
    }
    return messages[message]?[name]
  }

  /// The members of a place that are messages or lists of messages.
  private static let placeMessages: [String: String] = [
    "displayName": "Text", "primaryTypeDisplayName": "Text", "googleMapsTypeLabel": "Text",
    "editorialSummary": "Text", "addressComponents": "Component", "postalAddress": "PostalAddress",
    "location": "LatLng", "viewport": "Viewport", "plusCode": "PlusCode",
    "attributions": "Attribution", "timeZone": "TimeZone", "openingDate": "Date",
    "googleMapsLinks": "Links", "regularOpeningHours": "Hours", "currentOpeningHours": "Hours",
    "regularSecondaryOpeningHours": "Hours", "currentSecondaryOpeningHours": "Hours",
    "photos": "Photo", "reviews": "Review", "priceRange": "PriceRange",
    "containingPlaces": "Reference", "subDestinations": "Reference",
    "accessibilityOptions": "Accessibility", "paymentOptions": "Payment",
    "parkingOptions": "Parking",
  ]

  private static let messages: [String: [String: String]] = [
    "AutocompleteResponse": ["suggestions": "Suggestion"],
    "Suggestion": ["placePrediction": "PlacePrediction", "queryPrediction": "QueryPrediction"],
    "PlacePrediction": [
      "place": "", "placeId": "", "text": "Formattable", "structuredFormat": "Format", "types": "",
      "distanceMeters": "",
    ],
    "QueryPrediction": ["text": "Formattable", "structuredFormat": "Format"],
    "Format": ["mainText": "Formattable", "secondaryText": "Formattable"],
    "Formattable": ["text": "", "matches": "Range"],
    "Range": ["startOffset": "", "endOffset": ""],
    "SearchResponse": [
      "places": "Place", "routingSummaries": "", "contextualContents": "", "nextPageToken": "",
      "searchUri": "",
    ],
    "Text": ["text": "", "languageCode": ""],
    "Component": ["longText": "", "shortText": "", "types": "", "languageCode": ""],
    "PostalAddress": [
      "revision": "", "regionCode": "", "languageCode": "", "postalCode": "", "sortingCode": "",
      "administrativeArea": "", "locality": "", "sublocality": "", "addressLines": "",
      "recipients": "", "organization": "",
    ],
    "LatLng": ["latitude": "", "longitude": ""],
    "Viewport": ["low": "LatLng", "high": "LatLng"],
    "PlusCode": ["globalCode": "", "compoundCode": ""],
    "Attribution": ["provider": "", "providerUri": ""],
    "TimeZone": ["id": "", "version": ""],
    "Date": ["year": "", "month": "", "day": ""],
    "Links": [
      "directionsUri": "", "placeUri": "", "writeAReviewUri": "", "reviewsUri": "", "photosUri": "",
    ],
    "Hours": [
      "openNow": "", "periods": "Period", "weekdayDescriptions": "", "secondaryHoursType": "",
      "specialDays": "SpecialDay", "nextOpenTime": "", "nextCloseTime": "",
    ],
    "Period": ["open": "Point", "close": "Point"],
    "Point": ["day": "", "hour": "", "minute": "", "date": "Date", "truncated": ""],
    "SpecialDay": ["date": "Date"],
    "Photo": [
      "name": "", "widthPx": "", "heightPx": "", "authorAttributions": "Author",
      "flagContentUri": "", "googleMapsUri": "",
    ],
    "Author": ["displayName": "", "uri": "", "photoUri": ""],
    "Review": [
      "name": "", "relativePublishTimeDescription": "", "text": "Text", "originalText": "Text",
      "rating": "", "authorAttribution": "Author", "publishTime": "", "flagContentUri": "",
      "googleMapsUri": "", "visitDate": "Date",
    ],
    "PriceRange": ["startPrice": "Money", "endPrice": "Money"],
    "Money": ["currencyCode": "", "units": "", "nanos": ""],
    "Reference": ["name": "", "id": ""],
    "Accessibility": [
      "wheelchairAccessibleParking": "", "wheelchairAccessibleEntrance": "",
      "wheelchairAccessibleRestroom": "", "wheelchairAccessibleSeating": "",
    ],
    "Payment": [
      "acceptsCreditCards": "", "acceptsDebitCards": "", "acceptsCashOnly": "", "acceptsNfc": "",
    ],
    "Parking": [
      "freeParkingLot": "", "paidParkingLot": "", "freeStreetParking": "", "paidStreetParking": "",
      "valetParking": "", "freeGarageParking": "", "paidGarageParking": "",
    ],
  ]
}
