/// What there is help about that belongs to no command.
enum HelpTopic: String, Sendable, CaseIterable {
  case environment
  case exitStatuses = "exit-statuses"
  case formats

  /// The title of the page in Docs.
  var title: String {
    switch self {
    case .environment: "Environment variables"
    case .exitStatuses: "Exit statuses"
    case .formats: "Output formats"
    }
  }

  /// What it is about, in one line without a full stop.
  var summary: String {
    switch self {
    case .environment: "The environment variables places reads"
    case .exitStatuses: "The statuses places ends with, and what they mean"
    case .formats: "The forms of output, and what each is for"
    }
  }

  /// The page.
  func page(_ commands: [Command]) -> [HelpBlock] {
    switch self {
    case .environment: EnvironmentTopic.page(commands, summary: summary)
    case .exitStatuses:
      [.paragraph(summary + "."), .columns(ExitStatus.allCases.map(\.entry))]
        + Self.statusNotes.map(HelpBlock.paragraph)
    case .formats:
      [.paragraph(summary + "."), .columns(OutputFormat.allCases.map(\.entry))]
        + Self.formatNotes.map(HelpBlock.paragraph)
    }
  }

  private static let statusNotes = [
    "A reader that closes the pipe, as head does, ends the run quietly with status 0.",
    "Errors go to standard error: one line that says what happened, and beneath it what to do. With --json or --format ndjson they are one JSON object with the same facts.",
  ]

  private static let formatNotes = [
    "Every answer carries the attribution Powered by Google: text as its first line, the other formats as a field.",
    "Only text is set differently on a terminal; the other formats are the same bytes in a terminal, a pipe and a file.",
  ]
}

extension ExitStatus {
  fileprivate var entry: HelpEntry { HelpEntry(String(rawValue), meaning) }
}

extension OutputFormat {
  fileprivate var entry: HelpEntry { HelpEntry(rawValue, meaning) }

  /// What the format is, as sentences.
  private var meaning: String {
    switch self {
    case .text: "Lines for people, columns separated by tabs. The default."
    case .json: "One JSON object with fixed keys, the same shape for none, one and many results."
    case .ndjson: "The same object on one line for each lookup, in the order of the input."
    case .csv: "Rows with a header line, quoted as RFC 4180 says."
    case .geojson: "A FeatureCollection, for maps."
    }
  }
}
