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
      "scope": "string",
    ],
    "Component": ["long_name": "string!", "short_name": "string!", "types": "[string]!"],
    "Geometry": ["location": "Point!", "viewport": "Box!"],
    "Point": ["lat": "number!", "lng": "number!"],
    "Box": ["northeast": "Point!", "southwest": "Point!"],
    "PlusCode": ["global_code": "string!", "compound_code": "string"],
    "Summary": ["overview": "string!", "language": "string"],
    "Hours": [
      "open_now": "bool", "periods": "[Period]", "weekday_text": "[string]",
      "special_days": "[Day]", "type": "string",
    ],
    "Period": ["open": "Moment!", "close": "Moment"],
    "Moment": ["day": "int!", "time": "string!", "date": "string", "truncated": "bool"],
    "Geocoding": [
      "results": "[Result]!", "status": "status!", "error_message": "string",
      "plus_code": "PlusCode",
    ],
    "Result": [
      "address_components": "[Component]!", "formatted_address": "string!",
      "geometry": "ResultGeometry!", "place_id": "string!", "types": "[string]!",
      "plus_code": "PlusCode", "partial_match": "bool", "postcode_localities": "[string]",
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
    "Search": ["places": "[Place]", "nextPageToken": "string"],
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
      "movedPlaceId": "string",
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
      "nextOpenTime": "time", "nextCloseTime": "time",
    ],
    "Period": ["open": "Moment!", "close": "Moment"],
    "Moment": [
      "day": "int?!", "hour": "int?!", "minute": "int?!", "date": "Date", "truncated": "bool",
    ],
    "Date": ["year": "int", "month": "int", "day": "int"],
  ]
}
