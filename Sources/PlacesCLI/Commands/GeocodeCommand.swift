import PlacesClient

/// The options of `geocode`.
struct GeocodeOptions: Sendable {
  var common = CommonOptions()
  var batch = BatchOptions()
  /// The address, or a coordinate in its place.
  var address: QueryText?
  /// The coordinate to look up.
  var coordinate: InputChoice<Coordinate>?
  /// The place to look up.
  var placeID: InputChoice<PlaceID>?
  /// What parts of the address must be.
  var components: [String] = []
  /// Where results are preferred.
  var bounds: Rectangle?
  /// Which types of results are wanted of a reverse lookup.
  var resultTypes: [ResultType] = []
  /// Which exactness is wanted of a reverse lookup.
  var locationTypes: [LocationType] = []
  /// Whether partial matches are left out.
  var isExact = false
  /// How many results of a row CSV output of a batch has.
  var limit: Int?
}

extension Command {
  /// `places geocode`.
  static let geocode = Command(
    "geocode", summary: "Turn an address into coordinates, or coordinates into addresses",
    details: [
      "Prints a line a result: place ID, address, LAT,LNG, how exact that is, and \"partial match\" where the result is not exactly what was asked for. Exit status 1 means that nothing was found.",
      "Always asks the Geocoding API, whatever --api says.",
    ],
    usage: ["ADDRESS [options]", "--latlng LAT,LNG [options]", "--place-id ID [options]"],
    examples: [
      Example("Where an address is", #"places geocode "Sydney NSW" --components country:AU"#),
      Example("What is at a coordinate", "places geocode --latlng -33.8688,151.2093"),
      Example("The address of a place", "places geocode --place-id sbx-gn2147714"),
    ],
    defaults: GeocodeOptions(),
    positionals: [
      .optional(
        \.address, "ADDRESS", .address, summary: "An address, or a plus code; - reads one a line")
    ],
    options: GeocodeOptions.specs
  ) { (options, environment) async throws(Failure) in
    let layout = AnswerLayout(isExact: options.isExact)
    if try options.batch.isBatch(options.words) {
      return try await BatchRun(options.common, options.batch, environment)
        .run(try options.job(layout), words: options.batch.words(options.words))
    }
    let request = options.request(try options.subject())
    return try await LookupRun(options.common, environment)
      .run(.geocode(request), layout: layout)
  }
}

extension GeocodeOptions {
  /// The options, each declared here and nowhere else.
  static var specs: [OptionSpec<GeocodeOptions>] {
    own + CommonOptions.specs.map { $0.lifted(into: \.common) }
      + BatchOptions.specs.map { $0.lifted(into: \.batch) }
  }

  private static var own: [OptionSpec<GeocodeOptions>] {
    [
      .value(
        \.coordinate, "latlng", .inputChoice(.coordinate),
        summary: "Find what is at this coordinate; - reads one a line"),
      .value(
        \.placeID, "place-id", .inputChoice(.placeID),
        summary: "Find the address of this place; - reads one a line"),
      .list(\.components, "components", .component, summary: "Narrow to address components")
        .details(
          "country and postal_code are enforced; route, locality and administrative_area only influence the answer. May stand without an address."
        ),
      .value(\.bounds, "bounds", .rectangle, summary: "Prefer results in this rectangle")
        .details("rect:SOUTH,WEST,NORTH,EAST. A preference, not a fence."),
      .list(
        \.resultTypes, "result-type", .resultType, summary: "With --latlng: only these types"
      )
      .minor(),
      .list(
        \.locationTypes, "location-type", .locationType,
        summary: "With --latlng: only this exact"
      )
      .minor(),
      .flag(\.isExact, "exact", summary: "Leave out results that match only in part").minor(),
      .value(
        \.limit, "limit", short: "n", .integer(in: 1...20),
        summary: "With --csv: write up to N results a row"
      ).minor(),
    ]
  }
}

extension GeocodeOptions {
  /// Makes what is looked up, and refuses what cannot go together.
  func subject() throws(Failure) -> GeocodeRequest.Subject {
    let given = [
      (address != nil, "ADDRESS"), (coordinate != nil, "--latlng"), (placeID != nil, "--place-id"),
    ].filter(\.0).map(\.1)
    if given.count > 1 {
      throw Failure(
        UsageError.conflict(given[0], given[1], remedy: "geocode looks up one of them at a time"))
    }
    let filter = try componentFilter()
    if case .value(let coordinate)? = coordinate {
      try refuse(
        [(filter != nil, "--components"), (bounds != nil, "--bounds")], beside: "--latlng")
      return .coordinate(coordinate, resultTypes: resultTypes, locationTypes: locationTypes)
    }
    let filters = [
      (!resultTypes.isEmpty, "--result-type"), (!locationTypes.isEmpty, "--location-type"),
    ]
    if case .value(let placeID)? = placeID {
      try refuse(
        filters + [(filter != nil, "--components"), (bounds != nil, "--bounds")],
        beside: "--place-id")
      return .placeID(placeID)
    }
    for (isGiven, name) in filters where isGiven {
      throw Failure(
        UsageError.badValue(
          .option(name), value: nil, ValueProblem("needs --latlng", remedy: nil)))
    }
    if let address { return .address(address, components: filter, bounds: bounds) }
    if let filter { return .components(filter, bounds: bounds) }
    throw Failure(
      UsageError.missingArgument(
        metavar: "ADDRESS", remedy: "give an address, --latlng LAT,LNG or --place-id ID"))
  }

  private func componentFilter() throws(Failure) -> ComponentFilter? {
    guard !components.isEmpty else { return nil }
    do throws(ValueError) {
      return try ComponentFilter(components)
    } catch {
      throw Failure(error, option: "--components")
    }
  }

  private func refuse(_ options: [(Bool, String)], beside other: String) throws(Failure) {
    for (isGiven, name) in options where isGiven {
      throw Failure(UsageError.conflict(name, other, remedy: "leave one of them out"))
    }
  }
}
