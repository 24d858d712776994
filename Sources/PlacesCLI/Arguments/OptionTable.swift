/// The options and positionals of one command, and the only loop that reads a command line.
struct OptionTable<Options>: Sendable {
  /// The options in the order of help; `--help` and `--version` come last.
  let options: [OptionSpec<Options>]
  /// The positionals in their order on the line.
  let positionals: [PositionalSpec<Options>]

  /// Creates a table; every table has `--help` and `--version`.
  init(_ options: [OptionSpec<Options>], positionals: [PositionalSpec<Options>] = []) {
    self.options = options + OptionSpec.standard
    self.positionals = positionals
  }

  /// Reads a command line into `values`, then the environment for what was not on the line.
  ///
  /// - Returns: What was asked for instead of running the command, or nil.
  /// - Throws: The first mistake on the line. Help and version asked for anywhere before `--` win over it.
  func parse(_ words: [String], into values: inout Options, variables: Variables)
    throws(UsageError) -> SpecialRequest?
  {
    do {
      return try readLine(words, into: &values, variables: variables)
    } catch {
      guard let request = SpecialRequest(anywhereIn: words) else { throw error }
      return request
    }
  }

  private func readLine(_ words: [String], into values: inout Options, variables: Variables)
    throws(UsageError) -> SpecialRequest?
  {
    var lexer = ArgumentLexer(words)
    var given = Array(repeating: false, count: options.count)
    var affirmed: Set<String> = []
    var wordsTaken = 0
    while let token = try lexer.next() {
      if case .positional(let word) = token {
        try store(word, at: wordsTaken, into: &values)
        wordsTaken += 1
        continue
      }
      guard let match = match(token) else { throw unknownOption(lexer.option) }
      switch options[match.index].action {
      case .flag(let set): set(&values, !match.isNegated)
      case .request(let make): return make(match.isShort)
      case .value(let store):
        let text = try lexer.value(metavar: options[match.index].facts.metavar ?? "VALUE")
        do {
          try store(&values, text, !given[match.index])
        } catch {
          throw .badValue(.option(lexer.option), value: text, error)
        }
      }
      given[match.index] = true
      let name = options[match.index].facts.long
      if match.isNegated { affirmed.remove(name) } else { affirmed.insert(name) }
    }
    for positional in positionals.dropFirst(wordsTaken) where positional.isRequired {
      throw .missingArgument(metavar: positional.description.name, remedy: nil)
    }
    for (index, option) in options.enumerated()
    where !given[index] && option.rivals.isDisjoint(with: affirmed) {
      try option.readVariable(of: variables, into: &values)
    }
    return nil
  }

  private func store(_ word: String, at position: Int, into values: inout Options)
    throws(UsageError)
  {
    guard let last = positionals.last else { throw .unexpectedArgument(word) }
    guard position < positionals.count || last.isRepeated else { throw .unexpectedArgument(word) }
    let positional = positionals[min(position, positionals.count - 1)]
    do {
      try positional.store(&values, word)
    } catch {
      throw .badValue(.argument(positional.description.name), value: word, error)
    }
  }
}

extension OptionTable {
  /// What a token turned out to be.
  struct Match: Sendable, Hashable {
    /// The index of the option in the table.
    var index: Int
    /// Whether it was the name that turns a flag off.
    var isNegated = false
    /// Whether it was the letter.
    var isShort = false
  }

  /// Finds the option a token names, or nil when there is none.
  func match(_ token: Token) -> Match? {
    for (index, option) in options.enumerated() {
      switch token {
      case .short(let letter):
        if option.facts.short == String(letter) { return Match(index: index, isShort: true) }
      case .long(let name):
        if option.facts.long == name || option.facts.aliases.contains(name) {
          return Match(index: index)
        }
        if option.facts.negation == name { return Match(index: index, isNegated: true) }
      case .positional: return nil
      }
    }
    return nil
  }

  /// Returns the error about an option that is not in the table, with the nearest that is.
  func unknownOption(_ typed: String) -> UsageError {
    guard typed.hasPrefix("--") else {
      return .unknownOption(option: typed, suggestion: nil, otherCommands: [])
    }
    let name = String(typed.dropFirst(2))
    if KeyOptions.names.contains(name.lowercased()) { return .keyOnCommandLine(option: typed) }
    let nearest = Suggestion.nearest(to: name, among: options.flatMap(\.facts.longNames))
    return .unknownOption(
      option: typed, suggestion: nearest.map { "--" + $0 }, otherCommands: [])
  }
}

extension PositionalSpec {
  /// Whether the command cannot run without it.
  var isRequired: Bool { description.arity == .one || description.arity == .oneOrMore }
  /// Whether it takes all words that are left.
  var isRepeated: Bool { description.arity == .oneOrMore || description.arity == .zeroOrMore }
}

/// The names by which people try to give a key on the command line.
private enum KeyOptions {
  static let names: Set<String> = ["key", "api-key", "apikey", "api_key", "google-api-key"]
}
