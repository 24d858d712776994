/// A command line, split at the command.
enum CommandLineSplit: Sendable {
  /// Nothing was asked for.
  case empty
  /// A command with its words; options that stood before it come first.
  case command(Command, words: [String])
  /// Help or the version was asked for before any command; `subject` is the next word that is no option.
  case request(SpecialRequest, subject: String?)

  /// Finds the command: the first word that is neither an option common to the commands nor the value of one.
  ///
  /// - Throws: A mistake before the command, unless help or the version is asked for anywhere.
  init(_ words: [String], among commands: [Command]) throws(UsageError) {
    if words.isEmpty {
      self = .empty
      return
    }
    do {
      self = try Self.split(words, among: commands)
    } catch {
      guard let request = SpecialRequest(anywhereIn: words) else { throw error }
      self = .request(request, subject: nil)
    }
  }

  private static func split(_ words: [String], among commands: [Command]) throws(UsageError)
    -> CommandLineSplit
  {
    // Most lines begin with the command: then there are no options to know.
    lazy var table = OptionTable(CommonOptions.specs)
    var lexer = ArgumentLexer(words)
    var request: SpecialRequest?
    while let token = try lexer.next() {
      if case .positional(let word) = token {
        if let request { return .request(request, subject: word) }
        guard let command = commands.first(where: { $0.name == word }) else {
          let names = commands.map(\.name)
          throw .unknownCommand(
            word, suggestion: Suggestion.nearest(to: word, among: names), commands: names)
        }
        let before = words[..<(lexer.consumed - 1)]
        return .command(command, words: Array(before + words[lexer.consumed...]))
      }
      guard let match = table.match(token) else { throw table.unknownOption(lexer.option) }
      switch table.options[match.index].action {
      case .flag: break
      case .request(let make): request = request ?? make(match.isShort)
      case .value:
        _ = try lexer.value(metavar: table.options[match.index].facts.metavar ?? "VALUE")
      }
    }
    if let request { return .request(request, subject: nil) }
    throw .missingCommand(commands: commands.map(\.name))
  }
}

extension UsageError {
  /// Returns the error about an unknown option with the names of the commands that do have it.
  func naming(_ commands: [Command], except current: String?) -> UsageError {
    guard case .unknownOption(let option, _, _) = self, option.hasPrefix("--") else {
      return self
    }
    let name = String(option.dropFirst(2))
    let others = commands.filter { command in
      command.name != current && command.describe().options.contains { $0.longNames.contains(name) }
    }
    guard !others.isEmpty else { return self }
    return .unknownOption(
      option: option, suggestion: nil, otherCommands: others.map(\.name))
  }
}
