import PlacesClient
import Testing

/// Valid answers, damaged at random: the client must end with a value or an error fit to print, never with a crash.
@Suite struct `Damaged answers` {
  private static let geocode = """
    {"plus_code":{"compound_code":"PV68+FQ Lisboa","global_code":"8CCGPV68+FQ"},"results":[{"address_components":[{"long_name":"14","short_name":"14","types":["street_number"]}],"formatted_address":"R. da Saudade 14","geometry":{"bounds":{"northeast":{"lat":39.9128,"lng":-3.9773},"southwest":{"lat":39.8128,"lng":-4.0773}},"location":{"lat":38.7112,"lng":-9.1331},"location_type":"ROOFTOP","viewport":{"northeast":{"lat":38.7125489802915,"lng":-9.1},"southwest":{"lat":38.7,"lng":-9.2}}},"partial_match":true,"place_id":"ChIJa1Bc2h","types":["street_address"]}],"status":"OK"}
    """
  private static let legacyPredictions = """
    {"predictions":[{"description":"👩‍🍳 Zoë's Küche, Berlin","distance_meters":412,"matched_substrings":[{"length":3,"offset":4}],"place_id":"ChIJu5Yw8e","structured_formatting":{"main_text":"👩‍🍳 Zoë's Küche","main_text_matched_substrings":[{"length":3,"offset":4}],"secondary_text":"Berlin"},"types":["restaurant"]}],"status":"OK"}
    """
  private static let newPredictions = """
    {"suggestions":[{"placePrediction":{"placeId":"ChIJ2mVb6c","text":{"text":"Café da Padaria","matches":[{"startOffset":8,"endOffset":12}]},"structuredFormat":{"mainText":{"text":"Café","matches":[{"endOffset":4}]},"secondaryText":{"text":"Lisboa"}},"types":["cafe"],"distanceMeters":655}},{"queryPrediction":{"text":{"text":"cafe near"}}}]}
    """
  private static let legacyDetails = #"""
    {"html_attributions":["Listings by <a href=\"https://dir.example/?a=1&amp;b=2\">Dir</a>"],"result":{"name":"Hotel","opening_hours":{"open_now":true,"periods":[{"open":{"day":1,"time":"0930"},"close":{"day":2,"time":"0100"}}],"special_days":[{"date":"2026-12-25"}]},"price_level":2,"reviews":[{"author_name":"B","rating":5,"text":"Good &amp; near","time":1709210096}],"photos":[{"photo_reference":"r","width":1,"height":2,"html_attributions":["A"]}],"serves_beer":true,"utc_offset":60},"status":"OK"}
    """#
  private static let newDetails = #"""
    {"id":"ChIJq8Lr1f","location":{"latitude":38.7112,"longitude":-9.1331},"regularOpeningHours":{"openNow":true,"periods":[{"open":{"day":0,"hour":9,"minute":30},"close":{"day":0,"hour":17,"minute":0,"date":{"year":2026,"month":3,"day":1}}}],"specialDays":[{"date":{"year":2026,"month":12,"day":25}}]},"displayName":{"text":"Hotel","languageCode":"pt"},"paymentOptions":{"acceptsNfc":false},"priceRange":{"startPrice":{"units":"12"}},"attributions":[{"provider":"D","providerUri":"https://d.example/"}],"movedPlaceId":"ChIJnew"}
    """#
  private static let refusal = #"""
    {"error":{"code":429,"message":"Quota exceeded per minute.","status":"RESOURCE_EXHAUSTED","details":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"RATE_LIMIT_EXCEEDED","metadata":{"quota_unit":"1/min/{project}"}},{"@type":"type.googleapis.com/google.rpc.RetryInfo","retryDelay":"41s"},{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"f","description":"d"}]}]}}
    """#
  private static let legacyRefusal =
    #"{"error_message":"The provided API key is invalid. ","predictions":[],"status":"REQUEST_DENIED"}"#

  /// What is asked, and the bodies that are damaged before they answer it.
  enum Lookup: CaseIterable {
    case newPredictions
    case legacyPredictions
    case newDetails
    case legacyDetails
    case geocode

    var bodies: [String] {
      switch self {
      case .newPredictions: [`Damaged answers`.newPredictions, `Damaged answers`.refusal]
      case .legacyPredictions:
        [`Damaged answers`.legacyPredictions, `Damaged answers`.legacyRefusal]
      case .newDetails: [`Damaged answers`.newDetails, `Damaged answers`.refusal]
      case .legacyDetails: [`Damaged answers`.legacyDetails, `Damaged answers`.legacyRefusal]
      case .geocode: [`Damaged answers`.geocode, `Damaged answers`.legacyRefusal]
      }
    }

    /// Asks, and says in which kind of end it came to.
    func ask(_ client: PlacesClient) async throws -> PlacesError? {
      switch self {
      case .newPredictions, .legacyPredictions:
        let request = try self == .newPredictions ? PredictionRequest.new : .legacy
        return await failure { () async throws(PlacesError) in
          try await client.predictions(for: request)
        }
      case .newDetails, .legacyDetails:
        let request = try DetailsRequest.plain(self == .newDetails ? .new : .legacy)
        return await failure { () async throws(PlacesError) in
          try await client.details(for: request)
        }
      case .geocode:
        let request = try GeocodeRequest.plain
        return await failure { () async throws(PlacesError) in try await client.geocode(request) }
      }
    }
  }

  @Test(arguments: Lookup.allCases) func `whole answers are understood`(_ lookup: Lookup)
    async throws
  {
    let events = Events()
    let whole = HTTPResponse(json: try #require(lookup.bodies.first))
    #expect(try await lookup.ask(.answering(whole, events: events)) == nil)
    #expect(events.droppedPaths.isEmpty)
    let refusal = HTTPResponse(json: try #require(lookup.bodies.last), status: 429)
    let error = try await lookup.ask(.answering(refusal))
    #expect(error?.code == (error?.status == "REQUEST_DENIED" ? "keyInvalid" : "rateLimit"))
  }

  @Test(arguments: Lookup.allCases, 0..<4 as Range<UInt64>)
  func `damaged bytes`(_ lookup: Lookup, seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed &+ 1000)
    var ends: Set<String> = []
    for _ in 0..<400 {
      var bytes = Array((lookup.bodies.randomElement(using: &generator) ?? "").utf8)
      bytes.mutate(using: &generator)
      let status = [200, 200, 200, 400, 404, 429, 500, 302].randomElement(using: &generator) ?? 200
      ends.insert(try await end(lookup, HTTPResponse(status: status, body: bytes)))
    }
    // The damage must neither always be fatal nor never.
    #expect(ends.contains("value"))
    #expect(ends.contains("unreadableAnswer"))
    #expect(ends.count > 2)
  }

  @Test(arguments: Lookup.allCases, 0..<4 as Range<UInt64>)
  func `values of the wrong kind in any place`(_ lookup: Lookup, seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed &+ 2000)
    var ends: Set<String> = []
    for _ in 0..<400 {
      let body = lookup.bodies.randomElement(using: &generator) ?? ""
      var value = try JSONValue(parsing: Array(body.utf8))
      for _ in 0..<Int.random(in: 1...3, using: &generator) { value.spoil(using: &generator) }
      let response = HTTPResponse(status: 200, body: JSONWriter.compact(value))
      ends.insert(try await end(lookup, response))
    }
    #expect(ends.contains("value"))
    #expect(ends.contains("unreadableAnswer"))
  }

  /// Asks, checks that an error is fit to print, and returns its code, or `value`.
  private func end(_ lookup: Lookup, _ response: HTTPResponse) async throws -> String {
    guard let error = try await lookup.ask(.answering(response)) else { return "value" }
    let isFit =
      !error.message.isEmpty && error.message.utf8.count < 3000 && !error.remedy.isEmpty
      && !error.code.isEmpty
    if !isFit {
      Issue.record("\(error) for \(String(decoding: response.body, as: UTF8.self))")
    }
    return error.code
  }
}

extension JSONValue {
  /// Puts something else in a random place.
  fileprivate mutating func spoil(using generator: inout some RandomNumberGenerator) {
    let isHere = Int.random(in: 0..<4, using: &generator) == 0
    switch self {
    case .array(var values) where !isHere && !values.isEmpty:
      values[Int.random(in: values.indices, using: &generator)].spoil(using: &generator)
      self = .array(values)
    case .object(var object) where !isHere && !object.isEmpty:
      let name = object.members.randomElement(using: &generator)?.name ?? ""
      if Int.random(in: 0..<8, using: &generator) == 0 {
        object[name] = nil
      } else {
        object[name]?.spoil(using: &generator)
      }
      self = .object(object)
    default:
      let others: [JSONValue] = [
        .null, true, 0, -1, .integer(.max), .integer(.min), .number(1e300), .number(-0.5), "", "x",
        "a/b", "\u{0}\u{202E}", "2026-13-45", [], [.null], .object([:]), .object(["lat": 1]),
      ]
      self = others.randomElement(using: &generator) ?? .null
    }
  }
}
