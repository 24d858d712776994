import PlacesClient

/// The options of `types`.
struct TypesOptions: Sendable {
  /// Part of the names wanted.
  var pattern: String?
  /// The API whose filters are wanted; `nil` for all types.
  var api: API?
  var output = OutputOptions()
}

extension Command {
  /// `places types`.
  static let types = Command(
    "types", summary: "List the place types and where each can be used",
    details: [
      "Prints a line a type: the type, its table in the New API (A, B or collection), its table in the legacy API (1, 2 or 3), and its category. A dash means that the API does not take it.",
      "Types of table 3 and collections stand alone in --types. Nothing is asked of any service.",
    ],
    examples: [
      Example("All types with coffee in their name", "places types coffee"),
      Example("What the legacy API takes, as JSON", "places types --api legacy --json"),
    ],
    defaults: TypesOptions(),
    positionals: [.optional(\.pattern, "PATTERN", .text, summary: "Part of a type or category")],
    options: [
      .value(\.api, "api", .choice("API"), summary: "Only filters of this API")
    ] + OutputOptions.specs.map { $0.lifted(into: \.output) }
  ) { (options, environment) async throws(Failure) in
    let types = options.matching
    try environment.output.write(try options.rendered(types))
    return types.isEmpty ? .nothingFound : .success
  }
}

extension TypesOptions {
  fileprivate var matching: [PlaceType] {
    let pattern = pattern?.lowercased()
    return PlaceType.all.filter { type in
      if let api, !type.isFilter(in: api) { return false }
      guard let pattern else { return true }
      return type.value.holds(pattern)
        || (type.category?.rawValue.lowercased().holds(pattern) ?? false)
    }
  }

  fileprivate func rendered(_ types: [PlaceType]) throws(Failure) -> String {
    switch output.format {
    case .text:
      return types.map { cells($0, absent: "-").joined(separator: "\t") + "\n" }.joined()
    case .csv:
      let rows = [["type", "new", "legacy", "category"]] + types.map { cells($0, absent: "") }
      return rows.map(CSVRow.line).joined()
    case .json:
      let object: JSONObject = ["types": .array(types.map { .object(document($0)) })]
      return line(object)
    case .ndjson: return types.map { line(document($0)) }.joined()
    case .geojson:
      throw Failure(
        UsageError.conflict("--format geojson", "types", remedy: "use text, json, ndjson or csv"))
    }
  }

  private func cells(_ type: PlaceType, absent: String) -> [String] {
    [
      type.value, type.new?.rawValue ?? absent, type.legacy?.rawValue ?? absent,
      type.category?.rawValue ?? absent,
    ]
  }

  private func document(_ type: PlaceType) -> JSONObject {
    var object: JSONObject = ["type": .string(type.value)]
    object.append("new", type.new?.rawValue)
    object.append("legacy", type.legacy?.rawValue)
    object.append("category", type.category?.rawValue)
    return object
  }

  private func line(_ object: JSONObject) -> String {
    String(decoding: JSONWriter.compact(object), as: UTF8.self) + "\n"
  }
}
