import TestSupport

/// Answers of the three services for tests, invented.
enum Answers {
  /// A prediction of Places API (New); `more` are further members, each with a comma in front.
  static func suggestion(_ id: String = "ChIJone", _ text: String = "One", more: String = "")
    -> String
  {
    #"{"placePrediction":{"placeId":"\#(id)","text":{"text":"\#(text)"}\#(more)}}"#
  }

  /// Predictions of Places API (New).
  static func suggestions(_ suggestions: String...) -> LoopbackAnswer {
    .json(#"{"suggestions":[\#(suggestions.joined(separator: ","))]}"#)
  }

  /// A prediction of the legacy service.
  static func prediction(_ id: String = "ChIJone", _ text: String = "One", more: String = "")
    -> String
  {
    #"{"place_id":"\#(id)","description":"\#(text)","matched_substrings":[]\#(more)}"#
  }

  /// Predictions of the legacy service.
  static func predictions(_ predictions: String...) -> LoopbackAnswer {
    .json(#"{"predictions":[\#(predictions.joined(separator: ","))],"status":"OK"}"#)
  }

  /// A result of the Geocoding API; `more` are further members, each with a comma in front.
  static func result(
    _ id: String = "ChIJone", _ address: String = "1 Main St", lat: String = "-33.87",
    lng: String = "151.21", type: String = "ROOFTOP", more: String = ""
  ) -> String {
    #"{"place_id":"\#(id)","formatted_address":"\#(address)","types":["premise"],"#
      + #""geometry":{"location":{"lat":\#(lat),"lng":\#(lng)},"location_type":"\#(type)"}\#(more)}"#
  }

  /// Results of the Geocoding API.
  static func results(_ results: String...) -> LoopbackAnswer {
    .json(#"{"results":[\#(results.joined(separator: ","))],"status":"OK"}"#)
  }

  /// A place of the legacy service.
  static func legacyPlace(_ place: String, attributions: String = "[]") -> LoopbackAnswer {
    .json(#"{"html_attributions":\#(attributions),"result":\#(place),"status":"OK"}"#)
  }

  /// A status word of the legacy services and the Geocoding API.
  static func status(_ status: String, _ message: String? = nil) -> LoopbackAnswer {
    let sentence = message.map { #""error_message":"\#($0)","# } ?? ""
    return .json(#"{\#(sentence)"predictions":[],"results":[],"status":"\#(status)"}"#)
  }

  /// An error of Places API (New).
  static func error(
    _ code: Int, _ status: String, _ message: String = "A sentence.", reason: String? = nil,
    metadata: String = "{}"
  ) -> LoopbackAnswer {
    let details =
      reason.map {
        #","details":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"\#($0)","metadata":\#(metadata)}]"#
      } ?? ""
    return .json(
      #"{"error":{"code":\#(code),"message":"\#(message)","status":"\#(status)"\#(details)}}"#,
      status: code)
  }

  /// One result of each kind of lookup, by the command and the API it is asked through.
  static func one(for words: [String]) -> LoopbackAnswer {
    switch (words.first, words.contains("legacy")) {
    case ("predict", false): suggestions(suggestion())
    case ("predict", true): predictions(prediction())
    case ("details", false): .json(#"{"id":"ChIJone","formattedAddress":"1 Main St"}"#)
    case ("details", true):
      legacyPlace(#"{"place_id":"ChIJone","formatted_address":"1 Main St"}"#)
    default: results(result())
    }
  }
}
