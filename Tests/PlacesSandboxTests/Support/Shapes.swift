/// The messages of all answers, as the reference has them.
///
/// A member is `TYPE` or `[TYPE]`, then `!` when it must be there in an answer that no mask has cut, and, in messages of
/// Places API (New), `?` when it is optional in the protocol, so that its default is written. `string`, `int`, `number`, `bool`,
/// `time` (RFC 3339) and `A|B` (one of these words) are plain; every other type is a message of the table.
enum Shapes {
  static let legacy: [String: [String: String]] = [
    "Autocomplete": [
      "predictions": "[Prediction]!", "status": "status!", "error_message": "string",
      "info_messages": "[string]",
    ],
    "Prediction": [
      "description": "string!", "matched_substrings": "[Match]!",
      "structured_formatting": "Format!",
      "terms": "[Term]!", "place_id": "string!", "reference": "string", "types": "[string]!",
      "distance_meters": "int",
    ],
    "Match": ["offset": "int!", "length": "int!"],
    "Format": [
      "main_text": "string!", "main_text_matched_substrings": "[Match]!",
      "secondary_text": "string",
      "secondary_text_matched_substrings": "[Match]",
    ],
    "Term": ["offset": "int!", "value": "string!"],
    "Details": [
      "html_attributions": "[string]!", "result": "Place", "status": "status!",
      "error_message": "string", "info_messages": "[string]",
    ],
    "FindPlace": [
      "candidates": "[Place]!", "status": "status!", "error_message": "string",
      "html_attributions": "[string]", "info_messages": "[string]",
    ],
    "Place": [
      "place_id": "string", "name": "string", "formatted_address": "string",
      "adr_address": "string", "address_components": "[Component]", "geometry": "Geometry",
      "plus_code": "PlusCode", "types": "[string]", "vicinity": "string",
      "business_status": "OPERATIONAL|CLOSED_TEMPORARILY|CLOSED_PERMANENTLY",
      "permanently_closed": "bool", "url": "string", "website": "string",
      "formatted_phone_number": "string", "international_phone_number": "string",
      "utc_offset": "int", "opening_hours": "Hours", "current_opening_hours": "Hours",
      "secondary_opening_hours": "[Hours]", "icon": "string", "icon_mask_base_uri": "string",
      "icon_background_color": "string", "price_level": "int", "rating": "number",
      "user_ratings_total": "int", "editorial_summary": "Summary", "reference": "string",
      "scope": "string", "photos": "[Photo]", "reviews": "[Review]",
      "wheelchair_accessible_entrance": "bool", "curbside_pickup": "bool", "delivery": "bool",
      "dine_in": "bool", "reservable": "bool", "serves_beer": "bool", "serves_breakfast": "bool",
      "serves_brunch": "bool", "serves_dinner": "bool", "serves_lunch": "bool",
      "serves_vegetarian_food": "bool", "serves_wine": "bool", "takeout": "bool",
    ],
    "Photo": [
      "photo_reference": "string!", "height": "int!", "width": "int!",
      "html_attributions": "[string]!",
    ],
    "Review": [
      "author_name": "string!", "rating": "int!", "relative_time_description": "string!",
      "time": "int!", "author_url": "string", "profile_photo_url": "string", "language": "string",
      "original_language": "string", "text": "string", "translated": "bool",
    ],
    "Component": ["long_name": "string!", "short_name": "string!", "types": "[string]!"],
    "Geometry": ["location": "Point!", "viewport": "Box!"],
    "Point": ["lat": "number!", "lng": "number!"],
    "Box": ["northeast": "Point!", "southwest": "Point!"],
    "PlusCode": ["global_code": "string!", "compound_code": "string"],
    "Summary": ["overview": "string!", "language": "string"],
    "Hours": [
      "open_now": "bool", "periods": "[Period]", "weekday_text": "[string]",
      "special_days": "[Day]",
      "type":
        "DRIVE_THROUGH|HAPPY_HOUR|DELIVERY|TAKEOUT|KITCHEN|BREAKFAST|LUNCH|DINNER|BRUNCH|PICKUP|SENIOR_HOURS",
    ],
    "Day": ["date": "string!", "exceptional_hours": "bool!"],
    "Period": ["open": "Moment!", "close": "Moment"],
    "Moment": ["day": "int!", "time": "string!", "date": "string", "truncated": "bool"],
    "Geocoding": [
      "results": "[Result]!", "status": "status!", "error_message": "string",
      "plus_code": "PlusCode", "address_descriptor": "Descriptor",
    ],
    "Descriptor": ["landmarks": "[Landmark]!", "areas": "[Area]!"],
    "Landmark": [
      "place_id": "string!", "display_name": "Name!", "types": "[string]!",
      "spatial_relationship":
        "NEAR|WITHIN|BESIDE|ACROSS_THE_ROAD|DOWN_THE_ROAD|AROUND_THE_CORNER|BEHIND!",
      "straight_line_distance_meters": "number!", "travel_distance_meters": "number!",
    ],
    "Area": [
      "place_id": "string!", "display_name": "Name!", "containment": "WITHIN|OUTSKIRTS|NEAR!",
    ],
    "Name": ["text": "string!", "language_code": "string!"],
    "Result": [
      "address_components": "[Component]!", "formatted_address": "string!",
      "geometry": "ResultGeometry!", "place_id": "string!", "types": "[string]!",
      "plus_code": "PlusCode", "partial_match": "bool", "postcode_localities": "[string]",
      "address_descriptor": "Descriptor",
    ],
    "ResultGeometry": [
      "location": "Point!", "viewport": "Box!", "bounds": "Box",
      "location_type": "ROOFTOP|RANGE_INTERPOLATED|GEOMETRIC_CENTER|APPROXIMATE!",
    ],
  ]

  /// The status words a service may answer with.
  static let statuses: [String: Set<String>] = [
    "Autocomplete": ["OK", "ZERO_RESULTS", "INVALID_REQUEST", "REQUEST_DENIED"],
    "Details": ["OK", "ZERO_RESULTS", "NOT_FOUND", "INVALID_REQUEST", "REQUEST_DENIED"],
    "FindPlace": ["OK", "ZERO_RESULTS", "INVALID_REQUEST", "REQUEST_DENIED"],
    "Geocoding": ["OK", "ZERO_RESULTS", "INVALID_REQUEST", "REQUEST_DENIED"],
  ]

  static let new: [String: [String: String]] = [
    "Error": ["error": "Status!"],
    "Status": ["code": "int!", "message": "string!", "status": "string!", "details": "[Detail]"],
    "Detail": ["@type": "string!", "fieldViolations": "[Violation]"],
    "Violation": ["field": "string", "description": "string!"],
    "Autocomplete": ["suggestions": "[Suggestion]"],
    "Suggestion": ["placePrediction": "PlacePrediction", "queryPrediction": "QueryPrediction"],
    "PlacePrediction": [
      "place": "string!", "placeId": "string!", "text": "Formattable!",
      "structuredFormat": "Format!", "types": "[string]!", "distanceMeters": "int",
    ],
    "QueryPrediction": ["text": "Formattable!", "structuredFormat": "Format!"],
    "Formattable": ["text": "string!", "matches": "[Range]"],
    "Range": ["startOffset": "int", "endOffset": "int!"],
    "Format": ["mainText": "Formattable!", "secondaryText": "Formattable"],
    "Search": [
      "places": "[Place]", "nextPageToken": "string", "searchUri": "string",
      "routingSummaries": "[Way]",
    ],
    "Way": ["legs": "[Leg]!", "directionsUri": "string"],
    "Leg": ["duration": "string!", "distanceMeters": "int"],
    "Place": [
      "name": "string!", "id": "string!", "displayName": "Text!", "types": "[string]!",
      "primaryType": "string", "primaryTypeDisplayName": "Text", "googleMapsTypeLabel": "Text",
      "editorialSummary": "Text", "nationalPhoneNumber": "string",
      "internationalPhoneNumber": "string", "formattedAddress": "string!",
      "shortFormattedAddress": "string", "adrFormatAddress": "string",
      "addressComponents": "[Component]", "postalAddress": "PostalAddress", "plusCode": "PlusCode",
      "location": "Point!", "viewport": "Viewport!", "rating": "number", "googleMapsUri": "string",
      "websiteUri": "string", "regularOpeningHours": "Hours", "currentOpeningHours": "Hours",
      "timeZone": "TimeZone", "utcOffsetMinutes": "int?", "userRatingCount": "int?",
      "iconMaskBaseUri": "string", "iconBackgroundColor": "string",
      "businessStatus": "OPERATIONAL|CLOSED_TEMPORARILY|CLOSED_PERMANENTLY|FUTURE_OPENING",
      "priceLevel":
        "PRICE_LEVEL_FREE|PRICE_LEVEL_INEXPENSIVE|PRICE_LEVEL_MODERATE|PRICE_LEVEL_EXPENSIVE|PRICE_LEVEL_VERY_EXPENSIVE",
      "attributions": "[Attribution]", "googleMapsLinks": "Links", "movedPlace": "string",
      "movedPlaceId": "string", "openingDate": "Date", "pureServiceAreaBusiness": "bool?",
      "regularSecondaryOpeningHours": "[Hours]", "currentSecondaryOpeningHours": "[Hours]",
      "photos": "[Photo]", "reviews": "[Review]", "priceRange": "PriceRange",
      "takeout": "bool?", "delivery": "bool?", "dineIn": "bool?", "curbsidePickup": "bool?",
      "reservable": "bool?", "servesBreakfast": "bool?", "servesLunch": "bool?",
      "servesDinner": "bool?", "servesBeer": "bool?", "servesWine": "bool?",
      "servesBrunch": "bool?", "servesVegetarianFood": "bool?", "outdoorSeating": "bool?",
      "liveMusic": "bool?", "menuForChildren": "bool?", "servesCocktails": "bool?",
      "servesDessert": "bool?", "servesCoffee": "bool?", "goodForChildren": "bool?",
      "allowsDogs": "bool?", "restroom": "bool?", "goodForGroups": "bool?",
      "goodForWatchingSports": "bool?", "paymentOptions": "Payment", "parkingOptions": "Parking",
      "accessibilityOptions": "Accessibility", "subDestinations": "[Reference]",
      "containingPlaces": "[Reference]", "fuelOptions": "Fuel", "evChargeOptions": "Charging",
      "generativeSummary": "Generative", "reviewSummary": "ReviewSummary",
      "neighborhoodSummary": "Neighborhood", "evChargeAmenitySummary": "Amenities",
      "consumerAlert": "Alert", "addressDescriptor": "Descriptor", "transitStation": "Transit",
    ],
    "Reference": ["name": "string!", "id": "string!"],
    "Payment": [
      "acceptsCreditCards": "bool?", "acceptsDebitCards": "bool?", "acceptsCashOnly": "bool?",
      "acceptsNfc": "bool?",
    ],
    "Parking": [
      "freeParkingLot": "bool?", "paidParkingLot": "bool?", "freeStreetParking": "bool?",
      "paidStreetParking": "bool?", "valetParking": "bool?", "freeGarageParking": "bool?",
      "paidGarageParking": "bool?",
    ],
    "Accessibility": [
      "wheelchairAccessibleParking": "bool?", "wheelchairAccessibleEntrance": "bool?",
      "wheelchairAccessibleRestroom": "bool?", "wheelchairAccessibleSeating": "bool?",
    ],
    "Photo": [
      "name": "string!", "widthPx": "int!", "heightPx": "int!", "authorAttributions": "[Author]!",
      "flagContentUri": "string", "googleMapsUri": "string",
    ],
    "PhotoMedia": ["name": "string!", "photoUri": "string!"],
    "Author": ["displayName": "string!", "uri": "string!", "photoUri": "string!"],
    "Review": [
      "name": "string!", "relativePublishTimeDescription": "string!", "text": "Text",
      "originalText": "Text", "rating": "number!", "authorAttribution": "Author!",
      "publishTime": "time!", "flagContentUri": "string!", "googleMapsUri": "string!",
      "visitDate": "Date",
    ],
    "PriceRange": ["startPrice": "Money!", "endPrice": "Money"],
    "Money": ["currencyCode": "string!", "units": "string", "nanos": "int"],
    "Fuel": ["fuelPrices": "[FuelPrice]!"],
    "FuelPrice": [
      "type":
        "DIESEL|REGULAR_UNLEADED|MIDGRADE|PREMIUM|SP91|SP92|SP95|SP95_E10|SP98|LPG|E85|METHANE|E100!",
      "price": "Money!", "updateTime": "time!",
    ],
    "Charging": ["connectorCount": "int!", "connectorAggregation": "[Connectors]!"],
    "Connectors": [
      "type":
        "EV_CONNECTOR_TYPE_J1772|EV_CONNECTOR_TYPE_TYPE_2|EV_CONNECTOR_TYPE_CHADEMO|EV_CONNECTOR_TYPE_CCS_COMBO_1|EV_CONNECTOR_TYPE_CCS_COMBO_2|EV_CONNECTOR_TYPE_UNSPECIFIED_GB_T|EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET|EV_CONNECTOR_TYPE_NACS!",
      "maxChargeRateKw": "number!", "count": "int!", "availableCount": "int?",
      "outOfServiceCount": "int?", "availabilityLastUpdateTime": "time",
    ],
    "Generative": [
      "overview": "Text!", "overviewFlagContentUri": "string!", "disclosureText": "Text!",
    ],
    "ReviewSummary": [
      "text": "Text!", "flagContentUri": "string!", "disclosureText": "Text!",
      "reviewsUri": "string!",
    ],
    "Content": ["content": "Text!", "referencedPlaces": "[string]"],
    "Neighborhood": [
      "overview": "Content!", "description": "Content!", "flagContentUri": "string!",
      "disclosureText": "Text!",
    ],
    "Amenities": [
      "overview": "Content!", "coffee": "Content", "restaurant": "Content", "store": "Content",
      "flagContentUri": "string!", "disclosureText": "Text!",
    ],
    "Alert": ["overview": "string!", "details": "AlertDetails!", "languageCode": "string!"],
    "AlertDetails": ["title": "string!", "description": "string!", "aboutLink": "AlertLink!"],
    "AlertLink": ["title": "string!", "uri": "string!"],
    "Descriptor": ["landmarks": "[Landmark]", "areas": "[Area]"],
    "Landmark": [
      "name": "string!", "placeId": "string!", "displayName": "Text!", "types": "[string]!",
      "spatialRelationship":
        "WITHIN|BESIDE|ACROSS_THE_ROAD|DOWN_THE_ROAD|AROUND_THE_CORNER|BEHIND",
      "straightLineDistanceMeters": "number", "travelDistanceMeters": "number?",
    ],
    "Area": [
      "name": "string!", "placeId": "string!", "displayName": "Text!",
      "containment": "WITHIN|OUTSKIRTS|NEAR!",
    ],
    "Transit": ["displayName": "Text!", "agencies": "[Agency]!", "stops": "[Stop]!"],
    "Agency": [
      "displayName": "Text!", "url": "string!", "fareUrl": "string", "icon": "Icon",
      "lines": "[Line]!",
    ],
    "Icon": ["url": "string!", "nameIncluded": "bool"],
    "Line": [
      "id": "string!", "vehicleType": "SUBWAY|HEAVY_RAIL|TRAM|FERRY|BUS!", "displayName": "Text!",
      "shortDisplayName": "Text!", "textColor": "string", "backgroundColor": "string",
      "url": "string", "icon": "Icon", "vehicleIcon": "Icon",
    ],
    "Stop": [
      "id": "string!", "displayName": "Text!", "platformCode": "Text", "signageText": "Text",
      "stopCode": "Text", "location": "Point!", "wheelchairAccessibleEntrance": "bool?",
    ],
    "Text": ["text": "string!", "languageCode": "string"],
    "Component": [
      "longText": "string!", "shortText": "string", "types": "[string]!", "languageCode": "string",
    ],
    "PostalAddress": [
      "regionCode": "string", "languageCode": "string", "postalCode": "string",
      "administrativeArea": "string", "locality": "string", "addressLines": "[string]",
    ],
    "PlusCode": ["globalCode": "string!", "compoundCode": "string"],
    "Point": ["latitude": "number", "longitude": "number"],
    "Viewport": ["low": "Point!", "high": "Point!"],
    "TimeZone": ["id": "string!", "version": "string"],
    "Attribution": ["provider": "string!", "providerUri": "string"],
    "Links": [
      "directionsUri": "string", "placeUri": "string", "writeAReviewUri": "string",
      "reviewsUri": "string", "photosUri": "string",
    ],
    "Hours": [
      "openNow": "bool?", "periods": "[Period]", "weekdayDescriptions": "[string]",
      "specialDays": "[Day]",
      "secondaryHoursType":
        "DRIVE_THROUGH|HAPPY_HOUR|DELIVERY|TAKEOUT|KITCHEN|BREAKFAST|LUNCH|DINNER|BRUNCH|PICKUP|ACCESS|SENIOR_HOURS|ONLINE_SERVICE_HOURS",
      "nextOpenTime": "time", "nextCloseTime": "time",
    ],
    "Period": ["open": "Moment!", "close": "Moment"],
    "Moment": [
      "day": "int?!", "hour": "int?!", "minute": "int?!", "date": "Date", "truncated": "bool",
    ],
    "Day": ["date": "Date!"],
    "Date": ["year": "int", "month": "int", "day": "int"],
  ]
}
