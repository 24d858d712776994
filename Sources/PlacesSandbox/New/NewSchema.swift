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
    return (predictions[message] ?? shared[message] ?? derived[message])?[name]
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
    "parkingOptions": "Parking", "addressDescriptor": "Descriptor", "consumerAlert": "Alert",
    "fuelOptions": "Fuel", "evChargeOptions": "Charging", "generativeSummary": "Generative",
    "reviewSummary": "ReviewSummary", "neighborhoodSummary": "Neighborhood",
    "evChargeAmenitySummary": "Amenities", "transitStation": "Transit",
  ]

  /// The messages of what is derived: summaries, fuel, chargers, transit.
  private static let derived: [String: [String: String]] = [
    "Descriptor": ["landmarks": "Landmark", "areas": "Area"],
    "Landmark": [
      "name": "", "placeId": "", "displayName": "Text", "types": "", "spatialRelationship": "",
      "straightLineDistanceMeters": "", "travelDistanceMeters": "",
    ],
    "Area": ["name": "", "placeId": "", "displayName": "Text", "containment": ""],
    "Alert": ["overview": "", "details": "AlertDetails", "languageCode": ""],
    "AlertDetails": ["title": "", "description": "", "aboutLink": "AlertLink"],
    "AlertLink": ["title": "", "uri": ""],
    "Fuel": ["fuelPrices": "FuelPrice"],
    "FuelPrice": ["type": "", "price": "Money", "updateTime": ""],
    "Charging": ["connectorCount": "", "connectorAggregation": "Connectors"],
    "Connectors": [
      "type": "", "maxChargeRateKw": "", "count": "", "availableCount": "",
      "outOfServiceCount": "", "availabilityLastUpdateTime": "",
    ],
    "Generative": ["overview": "Text", "overviewFlagContentUri": "", "disclosureText": "Text"],
    "ReviewSummary": [
      "text": "Text", "flagContentUri": "", "disclosureText": "Text", "reviewsUri": "",
    ],
    "Content": ["content": "Text", "referencedPlaces": ""],
    "Neighborhood": [
      "overview": "Content", "description": "Content", "flagContentUri": "",
      "disclosureText": "Text",
    ],
    "Amenities": [
      "overview": "Content", "coffee": "Content", "restaurant": "Content", "store": "Content",
      "flagContentUri": "", "disclosureText": "Text",
    ],
    "Transit": ["displayName": "Text", "agencies": "Agency", "stops": "Stop"],
    "Agency": [
      "displayName": "Text", "url": "", "fareUrl": "", "icon": "Icon", "lines": "Line",
    ],
    "Icon": ["url": "", "nameIncluded": ""],
    "Line": [
      "id": "", "vehicleType": "", "displayName": "Text", "shortDisplayName": "Text",
      "textColor": "", "backgroundColor": "", "url": "", "icon": "Icon", "vehicleIcon": "Icon",
    ],
    "Stop": [
      "id": "", "displayName": "Text", "platformCode": "Text", "signageText": "Text",
      "stopCode": "Text", "location": "LatLng", "wheelchairAccessibleEntrance": "",
    ],
    "Routing": ["legs": "Leg", "directionsUri": ""],
    "Leg": ["duration": "", "distanceMeters": ""],
    "Contextual": ["reviews": "Review", "photos": "Photo", "justifications": ""],
  ]

  /// The messages of predictions, apart from the rest: a mask of theirs is read at every start.
  private static let predictions: [String: [String: String]] = [
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
  ]

  /// The messages of searches and of places.
  private static let shared: [String: [String: String]] = [
    "SearchResponse": [
      "places": "Place", "routingSummaries": "Routing", "contextualContents": "Contextual",
      "nextPageToken": "",
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
