import PlacesClient

/// The options of `predict`.
struct PredictOptions: Sendable {
  var common = CommonOptions()
  /// What to complete.
  var text: QueryText?
  /// The types predictions may have.
  var types: [String] = []
  /// The countries predictions may lie in.
  var countries: [CountryCode] = []
  /// Where predictions are preferred.
  var bias: Area?
  /// Where predictions must lie.
  var restriction: Area?
  /// Where distances are measured from.
  var origin: Coordinate?
  /// The session the request belongs to.
  var session: SessionChoice?
  /// The caret in the text, in Unicode scalars.
  var cursor: Int?
  /// How many predictions to show.
  var limit: Int?
  /// Whether queries are predicted beside places.
  var includesQueries = false
}

extension Command {
  /// `places predict`.
  static let predict = Command(
    "predict", summary: "Complete a text to places (autocomplete)",
    details: [
      "Prints at most five predictions, best first: place ID, full text and, with --origin, the distance. Exit status 1 means that there is none.",
      "Requests of one search share a session token (--session): Google bills them together with the details request that ends the search. Without a token each request is billed on its own.",
    ],
    examples: [
      Example(
        "Banks in Australia and New Zealand",
        #"places predict "cheesebu" --types bank --countries au,nz"#),
      Example(
        "Cities near a point, with distances",
        "places predict syd --types cities --origin -33.87,151.21"),
      Example("The first place ID, for another command", "places predict sydney --limit 1 --json"),
    ],
    defaults: PredictOptions(),
    positionals: [.one(\.text, "TEXT", .queryText, summary: "What was typed so far")],
    options: [
      .list(
        \.types, "types", .placeTypeName,
        summary: "Only places of these types, at most 5"
      )
      .details(
        "The collections (cities) and (regions), with or without parentheses, stand alone; so do the legacy API's address, geocode and establishment. places types lists them all."
      ),
      .list(\.countries, "countries", .country, summary: "Only places in these countries")
        .details(
          "ISO 3166-1 codes in any case: at most 15 with the New API, 5 with the legacy one. Territories have their own codes."
        ),
      .value(\.bias, "bias", .area, summary: "Prefer places in this area")
        .details(
          "circle:RADIUS@LAT,LNG with a radius in metres up to 50000, or rect:SOUTH,WEST,NORTH,EAST, which may cross the 180th meridian. Places outside are not left out."
        ),
      .value(\.restriction, "restrict", .area, summary: "Only places in this area")
        .details("An area as for --bias. With both, --bias is ignored."),
      .value(
        \.origin, "origin", .coordinate, summary: "Measure distances from this point"),
      .value(
        \.session, "session", .session,
        summary: "Session token, or new for a fresh one"
      )
      .details("A fresh token is told on standard error, and in JSON as sessionToken."),
      .value(
        \.cursor, "cursor", .integer(in: 1...10_000),
        summary: "Where the caret is in the text"
      )
      .details("Counted in Unicode characters from the start.").minor(),
      .value(
        \.limit, "limit", short: "n", .integer(in: 1...5),
        summary: "Show at most N predictions"),
      .flag(\.includesQueries, "queries", summary: "Predict search queries too, not only places")
        .details("They have no place ID. New API only.").minor(),
    ] + CommonOptions.specs.map { $0.lifted(into: \.common) }
  ) { (options, environment) async throws(Failure) in
    let notes = Notes(options.common.output, environment)
    let request = try options.request(notes)
    if let token = request.session, options.session == .fresh {
      try notes.tell("session token: \(token)")
    }
    let layout = AnswerLayout(hasDistances: request.origin != nil, limit: options.limit)
    return try await LookupRun(options.common, environment).run([.predict(request)], layout: layout)
  }
}

extension PredictOptions {
  /// Makes the request, by the rules of the API that will be asked.
  func request(_ notes: Notes) throws(Failure) -> PredictionRequest {
    guard let text else {
      throw Failure(UsageError.missingArgument(metavar: "TEXT", remedy: nil))
    }
    if includesQueries && common.api == .legacy {
      throw Failure(
        UsageError.conflict(
          "--queries", "--api legacy", remedy: "only the New API predicts queries"))
    }
    let types = try types(for: common.api)
    let countries = try countries(for: common.api)
    let location = try location(notes)
    do throws(ValueError) {
      return try PredictionRequest(
        text: text, api: common.api, types: types, countries: countries,
        location: location, origin: origin, cursor: cursor, session: token,
        includesQueries: includesQueries, language: common.language, region: common.region)
    } catch {
      throw Failure(error, option: "--cursor")
    }
  }

  private func types(for api: API) throws(Failure) -> PlaceTypeFilter? {
    guard !types.isEmpty else { return nil }
    do throws(ValueError) {
      return try PlaceTypeFilter(types, for: api)
    } catch {
      throw Failure(error, option: "--types")
    }
  }

  private func countries(for api: API) throws(Failure) -> CountryFilter? {
    guard !countries.isEmpty else { return nil }
    do throws(ValueError) {
      return try CountryFilter(countries, for: api)
    } catch {
      throw Failure(error, option: "--countries")
    }
  }

  /// The area asked for; a fence makes a preference pointless, and the services refuse or ignore the pair.
  private func location(_ notes: Notes) throws(Failure) -> PredictionRequest.LocationFilter? {
    if bias != nil && restriction != nil {
      try notes.warn("--bias is ignored, because --restrict is given")
    }
    return restriction.map { .restriction($0) } ?? bias.map { .bias($0) }
  }

  private var token: SessionToken? {
    switch session {
    case .fresh: SessionToken.fresh()
    case .token(let token): token
    case nil: nil
    }
  }
}
