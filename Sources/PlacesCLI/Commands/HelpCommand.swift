/// The options of `help`.
struct HelpOptions: Sendable {
  /// What help is asked about.
  var subject: String?
  /// Whether to print the descriptions as JSON.
  var isJSON = false
}

extension Command {
  /// `places help`.
  static let help = Command(
    "help", summary: "Explain a command or a topic",
    details: [
      "Topics are \(HelpTopic.allCases.map(\.rawValue).joined(separator: ", "))."
    ],
    examples: [
      Example("Explain how places ends", "places help exit-statuses"),
      Example("List the commands for another program", "places help --json"),
    ],
    defaults: HelpOptions(),
    positionals: [
      .optional(\.subject, "SUBJECT", .text, summary: "A command or a topic")
    ],
    options: [
      .flag(\.isJSON, "json", summary: "Print the description of all commands as JSON")
    ],
    run: printHelp)

  @Sendable private static func printHelp(_ options: HelpOptions, _ environment: Environment)
    async throws(Failure) -> ExitStatus
  {
    if options.isJSON {
      try environment.output.write(DescriptionJSON.document(CommandList.all))
      return .success
    }
    let page: HelpPage
    do {
      page = try HelpPage(about: options.subject, among: CommandList.all)
    } catch {
      throw Failure(error)
    }
    try page.print(to: environment.output, in: environment)
    return .success
  }
}
