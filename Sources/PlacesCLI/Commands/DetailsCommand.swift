import PlacesClient

/// The options of `details`.
struct DetailsOptions: Sendable {
  var common = CommonOptions()
  var batch = BatchOptions()
  /// The places.
  var placeIDs: [PlaceID] = []
  /// The fields wanted.
  var fields: [String] = []
  /// The session the first request ends.
  var session: SessionToken?
}

extension Command {
  /// `places details`.
  static let details = Command(
    "details", summary: "Look up places by their IDs",
    details: [
      "Prints a line a field. Without --fields these are the fields of the tier essentials: where the place is, at the cheapest price that tells it. Dearer fields are asked for by name; --dry-run and -v name the tier and the price.",
      "Fields: \(DetailsField.all.map(\.name).joined(separator: ", ")).",
      "Exit status 1 means that no place has the ID (any more).",
    ],
    examples: [
      Example("Where a place is", "places details sbx-gn2147714"),
      Example("Name and opening hours", "places details sbx-gn2147714 --fields name,openingHours"),
      Example("What it would cost", "places details sbx-gn2147714 --fields rating --dry-run"),
    ],
    defaults: DetailsOptions(),
    positionals: [
      .many(
        \.placeIDs, "PLACE_ID", .placeID, isOptional: true,
        summary: "IDs that predict or geocode printed; - reads an ID a line")
    ],
    options: DetailsOptions.specs
  ) { (options, environment) async throws(Failure) in
    let notes = Notes(options.common.output, environment)
    let words = options.placeIDs.map(\.text)
    let selection = try options.selection(notes)
    let isBatch = try options.batch.isBatch(words)
    if words.isEmpty && !isBatch {
      throw Failure(UsageError.missingArgument(metavar: "PLACE_ID", remedy: nil))
    }
    guard let id = options.placeIDs.first, !isBatch else {
      return try await BatchRun(options.common, options.batch, environment)
        .run(options.job(selection), words: options.batch.words(words))
    }
    let query = LookupQuery.details(
      options.request(id, selection, session: options.session))
    try notes.explain(
      "tier of the fields: \(selection.tier.title), list price \(Pricing.dollars(query.plan.pricing.microdollars))"
    )
    return try await LookupRun(options.common, environment).run(query)
  }
}

extension DetailsOptions {
  /// The options, each declared here and nowhere else.
  static var specs: [OptionSpec<DetailsOptions>] {
    own + CommonOptions.specs.map { $0.lifted(into: \.common) }
      + BatchOptions.specs.map { $0.lifted(into: \.batch) }
  }

  private static var own: [OptionSpec<DetailsOptions>] {
    [
      .list(\.fields, "fields", .fieldName, summary: "Fields to print; they decide the price")
        .details(
          "Names of either API are understood. A tier (ids, essentials, pro, enterprise, atmosphere) stands for its fields and the cheaper ones; * for everything, at the highest price."
        )
        .defaultText("essentials"),
      .value(
        \.session, "session", .sessionToken,
        summary: "Session token of the predictions this ends"
      )
      .details(
        "With several places only the first request carries it, because it ends the session."),
    ]
  }

  /// Makes a request.
  fileprivate func request(_ id: PlaceID, _ fields: FieldSelection, session: SessionToken?)
    -> DetailsRequest
  {
    DetailsRequest(
      placeID: id, fields: fields, session: session, language: common.language,
      region: common.region)
  }

  /// Makes what a batch does with each place ID.
  ///
  /// The session, if there is one, goes with the first request and ends there.
  fileprivate func job(_ selection: FieldSelection) -> BatchJob {
    let options = self
    let first = FirstUse(session)
    return BatchJob(
      command: "details", readsAnswers: true,
      sample: .details(request(.sample, selection, session: nil)),
      fingerprint: ["fields \(selection.paths.joined(separator: ","))"]
    ) { text throws(ValueProblem) in
      do throws(ValueError) {
        return .details(options.request(try PlaceID(text), selection, session: first.take()))
      } catch {
        throw ValueProblem(error)
      }
    } placeQuery: { id, session in
      .details(options.request(id, selection, session: session ?? first.take()))
    }
  }

  fileprivate func selection(_ notes: Notes) throws(Failure) -> FieldSelection {
    guard !fields.isEmpty else { return .essentials(for: common.api) }
    let selection: FieldSelection
    do throws(ValueError) {
      selection = try FieldSelection(fields, for: common.api)
    } catch {
      throw Failure(error, option: "--fields")
    }
    if selection.isEverything && !common.isSandboxed {
      try notes.warn("--fields * is billed at the highest tier, \(selection.tier.title)")
    }
    return selection
  }
}
