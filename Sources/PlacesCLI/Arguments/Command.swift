/// One command: how it is described, how its arguments are read, and how it is run.
///
/// The type of its options is known to the initialiser only, so that all commands fit in one list. Nothing in here is
/// built before it is needed: option tables are made when the command is run or described.
struct Command: Sendable {
  /// What a command does once its arguments are read.
  typealias Invocation = @Sendable (Environment) async throws(Failure) -> ExitStatus

  /// What became of the arguments.
  enum Parsed: Sendable {
    /// They are in order; this runs the command.
    case run(Invocation)
    /// They ask for something else.
    case request(SpecialRequest)
  }

  /// The word that stands for it.
  let name: String
  /// What it does, in one line without a full stop.
  let summary: String
  /// Makes its description.
  let describe: @Sendable () -> CommandDescription
  /// Reads its arguments and the environment variables of its options.
  let parse: @Sendable ([String], Variables) throws(UsageError) -> Parsed

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - name: The word that stands for it.
  ///   - summary: What it does, in one line without a full stop.
  ///   - details: More about it, a paragraph each.
  ///   - usage: Usage lines after `places NAME`, when the one made from the positionals does not say enough.
  ///   - examples: Command lines that work against the sandbox when `--sandbox` is added.
  ///   - defaults: The options before anything is read; help prints its values as defaults.
  ///   - positionals: The words it takes, in order.
  ///   - options: Its options, in the order of help.
  ///   - run: What it does with them.
  init<Options: Sendable>(
    _ name: String, summary: String,
    details: @autoclosure @escaping @Sendable () -> [String] = [], usage: [String] = [],
    examples: [Example] = [], defaults: @autoclosure @escaping @Sendable () -> Options,
    positionals: @autoclosure @escaping @Sendable () -> [PositionalSpec<Options>] = [],
    options: @autoclosure @escaping @Sendable () -> [OptionSpec<Options>],
    run: @escaping @Sendable (Options, Environment) async throws(Failure) -> ExitStatus
  ) {
    self.name = name
    self.summary = summary
    describe = {
      let table = OptionTable(options(), positionals: positionals())
      let values = defaults()
      let words = table.positionals.map(\.description.usage)
      return CommandDescription(
        name: name, summary: summary,
        usage: usage.isEmpty ? [(words + ["[options]"]).joined(separator: " ")] : usage,
        details: details(), examples: examples,
        positionals: table.positionals.map(\.description),
        options: table.options.map { $0.description(defaults: values) })
    }
    parse = { (words, variables) throws(UsageError) in
      let table = OptionTable(options(), positionals: positionals())
      var values = defaults()
      if let request = try table.parse(words, into: &values, variables: variables) {
        return .request(request)
      }
      let parsed = values
      return .run { (environment) async throws(Failure) in try await run(parsed, environment) }
    }
  }
}

/// All there is to say about a command.
struct CommandDescription: Sendable, Hashable, Codable {
  /// The word that stands for it.
  var name: String
  /// What it does, in one line without a full stop.
  var summary: String
  /// Usage lines, each what follows `places NAME`.
  var usage: [String]
  /// More about it, a paragraph each.
  var details: [String]
  /// Command lines to copy.
  var examples: [Example]
  /// The words it takes.
  var positionals: [PositionalDescription]
  /// Its options in the order of help.
  var options: [OptionDescription]
}

/// A command line to copy, and what it shows; tests run it.
struct Example: Sendable, Hashable, Codable {
  /// What it shows, in one line without a full stop.
  var caption: String
  /// The line, beginning with `places`.
  var line: String

  /// Creates an example.
  init(_ caption: String, _ line: String) {
    self.caption = caption
    self.line = line
  }
}
