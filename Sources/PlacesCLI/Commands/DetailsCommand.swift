import PlacesClient

/// The options of `details`.
struct DetailsOptions: Sendable {
  var common = CommonOptions()
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
      .many(\.placeIDs, "PLACE_ID", .placeID, summary: "IDs that predict or geocode printed")
    ],
    options: [
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
    ] + CommonOptions.specs.map { $0.lifted(into: \.common) }
  ) { (options, environment) async throws(Failure) in
    let notes = Notes(options.common.output, environment)
    let queries = try options.queries(notes)
    return try await LookupRun(options.common, environment).run(queries)
  }
}

extension DetailsOptions {
  /// Makes the questions, by the rules of the API that will be asked.
  func queries(_ notes: Notes) throws(Failure) -> [LookupQuery] {
    let selection = try selection()
    if selection.isEverything && !common.isSandboxed {
      try notes.warn("--fields * is billed at the highest tier, \(selection.tier.title)")
    }
    let queries = placeIDs.enumerated().map { index, id in
      LookupQuery.details(
        DetailsRequest(
          placeID: id, fields: selection, session: index == 0 ? session : nil,
          language: common.language, region: common.region))
    }
    if let price = queries.first?.plan.pricing.microdollars {
      try notes.explain(
        "tier of the fields: \(selection.tier.title), list price \(Pricing.dollars(price))")
    }
    return queries
  }

  private func selection() throws(Failure) -> FieldSelection {
    guard !fields.isEmpty else { return .essentials(for: common.api) }
    do throws(ValueError) {
      return try FieldSelection(fields, for: common.api)
    } catch {
      throw Failure(error, option: "--fields")
    }
  }
}
