import PlacesClient

/// A transport that gives every request the same answer.
struct CannedTransport: Transport {
  private let response: HTTPResponse

  /// Creates a transport that answers with a body.
  init(_ body: String, status: Int = 200, contentType: String = "application/json") {
    response = HTTPResponse(
      status: status, headers: [.init("Content-Type", contentType)], body: Array(body.utf8))
  }

  func send(
    _ request: HTTPRequest, key: APIKey, timeout: Duration
  ) async throws(TransportError) -> HTTPResponse { response }
}

/// Answers in the shape of Google's, with every member a client can meet; the places are invented.
enum GoogleAnswers {
  static let newPredictions = #"""
    {"suggestions": [
      {"placePrediction": {"placeId": "ChIJinvented1", "place": "places/ChIJinvented1",
        "text": {"text": "Café Muster, Hauptstraße 1", "matches": [{"endOffset": 4}, {"startOffset": 5, "endOffset": 11}]},
        "structuredFormat": {"mainText": {"text": "Café Muster", "matches": [{"endOffset": 4}]},
          "secondaryText": {"text": "Hauptstraße 1"}},
        "types": ["cafe", "a_type_of_tomorrow"], "distanceMeters": 0}},
      {"placePrediction": {"placeId": "ChIJinvented2", "text": {"text": "Cafeteria"}}},
      {"queryPrediction": {"text": {"text": "cafe near me", "matches": [{"endOffset": 4}]},
        "structuredFormat": {"mainText": {"text": "cafe", "matches": [{"endOffset": 4}]},
          "secondaryText": {"text": "near me"}}}},
      {"somethingOfTomorrow": {}}]}
    """#

  static let geocoding = #"""
    {"status": "OK", "plus_code": {"global_code": "4RRH46J4+VW", "compound_code": "46J4+VW Sydney NSW, Australia"},
     "results": [{"place_id": "ChIJinvented1", "formatted_address": "1 Example St",
      "geometry": {"location": {"lat": -33.5, "lng": 151}, "location_type": "SOMETHING_OF_TOMORROW",
        "viewport": {"southwest": {"lat": -34, "lng": 150}, "northeast": {"lat": -33, "lng": 152}},
        "bounds": {"southwest": {"lat": -34, "lng": 150}, "northeast": {"lat": -33, "lng": 152}}},
      "types": ["postal_code"], "partial_match": true, "postcode_localities": ["Upper Example", "Lower Example"],
      "plus_code": {"global_code": "4RRH46J4+VW"},
      "address_components": [{"long_name": "1", "short_name": "1", "types": ["street_number"]}]}]}
    """#

  static let legacyDetails = #"""
    {"status": "OK", "html_attributions": ["Listings by <a href=\"https://example.com/?a=1&amp;b=2\">Example &#39;n Co</a>"],
     "result": {"place_id": "ChIJinvented1", "name": "Example Bakery", "formatted_address": "1 Example St",
      "vicinity": "Example St", "adr_address": "<span>1</span>", "icon": "https://example.com/i.png",
      "icon_background_color": "#FF9E67", "icon_mask_base_uri": "https://example.com/m",
      "address_components": [{"long_name": "1", "short_name": "1", "types": ["street_number"]}],
      "geometry": {"location": {"lat": 40.417881799999996, "lng": -3.7983548},
        "viewport": {"southwest": {"lat": 40, "lng": -4}, "northeast": {"lat": 41, "lng": -3}}},
      "types": ["bakery"], "plus_code": {"global_code": "8CCGPV68+JJ"}, "business_status": "OPERATIONAL",
      "permanently_closed": false, "wheelchair_accessible_entrance": true, "utc_offset": -60,
      "opening_hours": {"open_now": false, "weekday_text": ["Monday: 24 hours"],
        "periods": [{"open": {"day": 0, "time": "0000"}}]},
      "current_opening_hours": {"open_now": true, "weekday_text": ["Monday: 09:00-17:00"],
        "special_days": [{"date": "2026-12-25", "exceptional_hours": true}],
        "periods": [{"open": {"day": 1, "time": "0900", "date": "2026-11-30"},
          "close": {"day": 1, "time": "1700", "date": "2026-11-30", "truncated": true}}]},
      "secondary_opening_hours": [{"type": "TAKEOUT", "periods": [{"open": {"day": 6, "time": "1030"},
        "close": {"day": 6, "time": "1230"}}], "weekday_text": []}],
      "formatted_phone_number": "010 000 000", "international_phone_number": "+99 10 000 000",
      "website": "https://example.com/", "url": "https://maps.example.com/?cid=1", "rating": 4, "user_ratings_total": 0,
      "price_level": 2, "editorial_summary": {"overview": "Bread.", "language": "en"},
      "photos": [{"photo_reference": "abc", "width": 4000, "height": 3000,
        "html_attributions": ["<a href=\"https://example.com/ann\">Ann</a>"]}],
      "reviews": [{"author_name": "Ann", "author_url": "https://example.com/ann", "rating": 5, "text": "Good",
        "language": "en", "time": 1700000000, "relative_time_description": "a month ago"}],
      "curbside_pickup": true, "delivery": false, "dine_in": true, "reservable": false, "serves_beer": false,
      "serves_breakfast": true, "serves_brunch": true, "serves_dinner": false, "serves_lunch": true,
      "serves_vegetarian_food": true, "serves_wine": false, "takeout": true}}
    """#
}
