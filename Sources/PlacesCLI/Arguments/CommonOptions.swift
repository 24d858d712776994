import PlacesClient

/// The options that every command asking a service has.
struct CommonOptions: Sendable, Hashable {
  /// Whether the sandbox answers instead of Google.
  var isSandboxed = false
  /// Index files whose places the sandbox knows besides its own.
  var data: [String] = []
  /// Which generation of Google's API is asked.
  var api = API.new
  /// A file that holds the key.
  var keyFile: String?
  /// Another server to send every request to.
  var baseURL: BaseURL?
  /// The language of the answer.
  var language: LanguageTag?
  /// The region whose point of view the answer takes.
  var region: RegionCode?
  /// How long one attempt may take; `nil` is ``defaultTimeout``.
  var timeout: Duration?
  /// How long a lookup may take, retries included; `nil` is ``defaultDeadline``.
  var deadline: Duration?
  /// How often a failed attempt is repeated, 0 to 10.
  var retries = 3
  /// How many requests may be under way at a time, 1 to 64.
  var jobs = 8
  /// How many requests may begin in a second, above 0.
  var requestsPerSecond: Double?
  /// How many requests may be sent in all, at least 1.
  var maxRequests: Int?
  /// What the requests may cost in all, in millionths of a US dollar.
  var maxCostMicrodollars: Int64?
  /// Whether to print what would be sent rather than send it.
  var isDryRun = false
  /// Whether to say what the sandbox's answers would have cost.
  var printsBill = false
  /// What is printed.
  var output = OutputOptions()

  /// How long one attempt may take when nothing is said.
  static let defaultTimeout = Duration.seconds(10)
  /// How long a lookup may take when nothing is said.
  static let defaultDeadline = Duration.seconds(60)
}

/// The options that every command has.
struct OutputOptions: Sendable, Hashable {
  /// The form of the output.
  var format = OutputFormat.text
  /// Whether to print the service's own answer.
  var isRaw = false
  /// When to use colour.
  var color = ColorChoice.auto
  /// Whether to leave out notes and progress.
  var isQuiet = false
  /// How much to explain on standard error, from 0 up.
  var verbosity = 0
}

/// The forms of output.
enum OutputFormat: String, Sendable, Hashable, CaseIterable {
  /// Lines for people.
  case text
  /// One JSON object.
  case json
  /// One JSON object a line for each lookup.
  case ndjson
  /// Rows for spreadsheets and databases.
  case csv
  /// A map layer.
  case geojson
}
