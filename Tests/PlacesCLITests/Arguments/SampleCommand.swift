@testable import PlacesCLI

/// Options of every kind, for tests of the engine.
struct SampleOptions: Sendable, Equatable {
  var common = CommonOptions()
  var text: String?
  var more: [String] = []
  var limit = 5
  var ceiling: Int?
  var tags: [String] = []
  var fields = ["name"]
  var isStrict = true
  var isLoud = false
}

extension SampleOptions {
  static let specs: [OptionSpec<SampleOptions>] =
    [
      .value(\.limit, "limit", short: "n", .integer(in: 1...20), summary: "How many")
        .environment("SAMPLE_LIMIT"),
      .value(\.ceiling, "ceiling", .integer(in: -90...90), summary: "How high"),
      .list(\.tags, "tags", short: "t", .tag("TAG", example: "au"), summary: "Which tags")
        .environment("SAMPLE_TAGS"),
      .list(\.fields, "fields", .text, summary: "Which fields").aliases("columns"),
      .negatableFlag(\.isStrict, "strict", summary: "Refuse what is doubtful"),
      .flag(\.isLoud, "loud", short: "l", summary: "Say more"),
    ] + CommonOptions.specs.map { $0.lifted(into: \.common) }

  static let positionals: [PositionalSpec<SampleOptions>] = [
    .optional(\.text, "TEXT", .text, summary: "What to look for"),
    .many(\.more, "MORE", .text, isOptional: true, summary: "What else to look for"),
  ]

  /// Parses a command line, or throws its mistake.
  static func parse(_ words: [String], variables: Variables = [:]) throws(UsageError)
    -> SampleOptions
  {
    var options = SampleOptions()
    let table = OptionTable(specs, positionals: positionals)
    _ = try table.parse(words, into: &options, variables: variables)
    return options
  }
}

/// Commands that print what they were given, for tests of the way to a command.
enum SampleCommands {
  static let all: [Command] = [search, describe, .help { SampleCommands.all }]

  static let search = Command(
    "search", summary: "Search for a text",
    examples: [Example("Search for banks", "places search bank --limit 3")],
    defaults: SampleOptions(), positionals: SampleOptions.positionals, options: SampleOptions.specs
  ) { (options, environment) async throws(Failure) in
    try environment.output.write("\(options.text ?? "-") \(options.limit)")
    try environment.output.write(" \(options.common.output.format)\n")
    return options.text == "nothing" ? .nothingFound : .success
  }

  static let describe = Command(
    "describe", summary: "Describe one thing", defaults: DescribeOptions(),
    positionals: [.one(\.name, "NAME", .text, summary: "What to describe")],
    options: [.flag(\.isDeep, "deep", summary: "Go deep")]
  ) { (options, environment) async throws(Failure) in
    guard options.name != "fail" else {
      throw Failure(
        exit: .accessDenied, code: "key", status: "REQUEST_DENIED", message: "refused \u{1B}[2J",
        remedy: "ask\nagain")
    }
    try environment.output.write("\(options.name)\n")
    return .success
  }

  struct DescribeOptions: Sendable {
    var name = ""
    var isDeep = false
  }
}
