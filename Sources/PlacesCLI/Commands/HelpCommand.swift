/// The options of `help`.
struct HelpOptions: Sendable {
  /// What help is asked about.
  var subject: [String] = []
  /// Whether to print the descriptions as JSON.
  var isJSON = false
}

extension Command {
  /// Makes `places help`.
  ///
  /// - Parameter commands: The commands there are, `help` among them.
  /// - Returns: The command.
  static func help(_ commands: @escaping @Sendable () -> [Command]) -> Command {
    Command(
      "help", summary: "Explain a command or a topic",
      details: ["Topics are \(HelpTopic.allCases.map(\.rawValue).joined(separator: ", "))."],
      examples: [
        Example("Explain how places ends", "places help exit-statuses"),
        Example("List the commands for another program", "places help --json"),
      ],
      defaults: HelpOptions(),
      positionals: [
        .many(\.subject, "SUBJECT", .text, isOptional: true, summary: "A command or a topic")
      ],
      options: [.flag(\.isJSON, "json", summary: "Print the description of all commands as JSON")]
    ) { (options, environment) async throws(Failure) in
      if options.isJSON {
        try environment.output.write(DescriptionJSON.document(commands()))
        return .success
      }
      let page: HelpPage
      do throws(UsageError) {
        page = try HelpPage(
          about: options.subject.isEmpty ? nil : options.subject.joined(separator: " "),
          among: commands())
      } catch {
        throw Failure(error)
      }
      try page.print(to: environment.output, in: environment)
      return .success
    }
  }
}
