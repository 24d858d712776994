import PlacesClient

/// The options of `session`.
struct SessionOptions: Sendable {
  var output = OutputOptions()
}

extension Command {
  /// `places session`.
  static let session = Command(
    "session", summary: "Print a fresh session token",
    details: [
      "A token ties the predict requests of one search and the details request that ends it together, for billing. Use one token a search: after details it is spent, and Google bills further requests with it one by one.",
      "Nothing is asked of any service.",
    ],
    examples: [
      Example("A token for a search", "places session"),
      Example("The same as JSON", "places session --json"),
    ],
    defaults: SessionOptions(),
    options: OutputOptions.specs.map { $0.lifted(into: \.output) }
  ) { (options, environment) async throws(Failure) in
    let token = SessionToken.fresh()
    switch options.output.format {
    case .text: try environment.output.write(token.text + "\n")
    case .json, .ndjson:
      try environment.output.write(JSONWriter.compact(["sessionToken": .string(token.text)]))
      try environment.output.write("\n")
    case .csv: try environment.output.write("sessionToken\n\(token.text)\n")
    case .geojson:
      throw Failure(UsageError.conflict("--format geojson", "session", remedy: "use text or json"))
    }
    return .success
  }
}
