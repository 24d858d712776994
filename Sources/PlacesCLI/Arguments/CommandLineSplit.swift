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
        if let request, !commands.isGroup(word) { return .request(request, subject: word) }
        return try Self.command(word, in: words, from: lexer.consumed - 1, request, commands)
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
    throw .missingCommand(commands: commands.firstWords)
  }

  /// Finds the command whose name begins at a word: the word alone, or with the next word that is no option.
  private static func command(
    _ word: String, in words: [String], from position: Int, _ request: SpecialRequest?,
    _ commands: [Command]
  ) throws(UsageError) -> CommandLineSplit {
    let before = words[..<position]
    if let command = commands.first(where: { $0.name == word }) {
      return .command(command, words: Array(before + words[(position + 1)...]))
    }
    guard commands.isGroup(word) else {
      let names = commands.firstWords
      throw .unknownCommand(
        word, suggestion: Suggestion.nearest(to: word, among: names), commands: names)
    }
    let members = commands.map(\.name).filter { $0.hasPrefix(word + " ") }
    let rest = words[(position + 1)...]
    if let asked = request ?? rest.first.flatMap({ SpecialRequest(anywhereIn: [$0]) }) {
      let name = rest.first.map { word + " " + $0 } ?? word
      return .request(asked, subject: members.contains(name) ? name : word)
    }
    guard let second = rest.first else { throw .missingCommand(commands: members) }
    guard let command = commands.first(where: { $0.name == word + " " + second }) else {
      throw .unknownCommand(
        word + " " + second,
        suggestion: Suggestion.nearest(to: word + " " + second, among: members), commands: members)
    }
    return .command(command, words: Array(before + rest.dropFirst()))
  }
}

extension [Command] {
  /// Whether a word begins names of two words.
  func isGroup(_ word: String) -> Bool { contains { $0.name.hasPrefix(word + " ") } }

  /// The first words of all names, each once.
  var firstWords: [String] {
    var names: [String] = []
    for command in self {
      let first = command.name.split(separator: " ").first.map(String.init) ?? command.name
      if !names.contains(first) { names.append(first) }
    }
    return names
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
