import PlacesClient

/// The options of `predict`.
struct PredictOptions: Sendable {
  var common = CommonOptions()
  var batch = BatchOptions()
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
    positionals: [
      .optional(
        \.text, "TEXT", .queryText, summary: "What was typed so far; - reads a text a line")
    ],
    options: PredictOptions.specs
  ) { (options, environment) async throws(Failure) in
    let notes = Notes(options.common.output, environment)
    let layout = AnswerLayout(hasDistances: options.origin != nil, limit: options.limit)
    if try options.batch.isBatch([options.text?.text]) {
      let job = try options.job(layout, notes)
      return try await BatchRun(options.common, options.batch, environment)
        .run(job, words: options.batch.words([options.text?.text]))
    }
    guard let text = options.text else {
      throw Failure(UsageError.missingArgument(metavar: "TEXT", remedy: nil))
    }
    let request = try options.request(text, notes)
    if let token = request.session, options.session == .fresh {
      try notes.tell("session token: \(token)")
    }
    return try await LookupRun(options.common, environment).run(.predict(request), layout: layout)
  }
}

extension PredictOptions {
  /// The options, each declared here and nowhere else.
  static var specs: [OptionSpec<PredictOptions>] {
    own + CommonOptions.specs.map { $0.lifted(into: \.common) }
      + BatchOptions.specs.map { $0.lifted(into: \.batch) }
  }

  private static var own: [OptionSpec<PredictOptions>] {
    [
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
    ]
  }
}

extension PredictOptions {
  /// Makes the request, by the rules of the API that will be asked.
  func request(_ text: QueryText, _ notes: Notes) throws(Failure) -> PredictionRequest {
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

  /// Makes what a batch does with each of its texts; everything but the text is checked here, before any of them is read.
  fileprivate func job(_ layout: AnswerLayout, _ notes: Notes) throws(Failure) -> BatchJob {
    if cursor != nil {
      throw Failure(
        UsageError.conflict("--cursor", "many texts", remedy: "leave --cursor out"))
    }
    let sample = try request(.sample, notes)
    let session = session
    return BatchJob(
      command: "predict", rowsPerInput: limit ?? 1, sample: .predict(sample), layout: layout,
      fingerprint: fingerprint
    ) { text throws(ValueProblem) in
      // A fresh token for every text, because each is a search of its own.
      let token = session == .fresh ? SessionToken.fresh() : sample.session
      do throws(ValueError) {
        return .predict(PredictionRequest(sample, text: try QueryText(text), session: token))
      } catch {
        throw ValueProblem(error)
      }
    }
  }

  private var fingerprint: [String] {
    var facts = ["types \(types.joined(separator: ","))"]
    facts.append("countries \(countries.map(\.code).joined(separator: ","))")
    if let bias { facts.append("bias \(bias.text)") }
    if let restriction { facts.append("restrict \(restriction.text)") }
    if let origin { facts.append("origin \(origin.text)") }
    if let limit { facts.append("limit \(limit)") }
    if includesQueries { facts.append("queries") }
    return facts
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
