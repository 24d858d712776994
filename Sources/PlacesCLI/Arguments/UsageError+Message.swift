import PlacesClient

extension UsageError {
  /// What happened, with which value, as one line of at most 560 bytes without the program's name.
  var message: String { Quoting.bounded(sentence, bytes: 560) }

  /// What to do about it in at most 400 bytes, or nil when the only advice is to read the command's help.
  var remedy: String? { advice.map { Quoting.bounded($0, bytes: 400) } }

  private var sentence: String {
    switch self {
    case .unknownOption(let option, _, _):
      "unknown option \(Quoting.name(option))"
    case .keyOnCommandLine(let option):
      "\(option): a key is never given on the command line, where other users can see it"
    case .unexpectedValue(let option, let value):
      "\(Quoting.name(option)): takes no value (\(Quoting.value(value)))"
    case .missingValue(let option, let metavar):
      "\(option): its value \(metavar) is missing"
    case .badValue(let origin, let value, let problem):
      "\(origin.name): \(Sanitizer.terminalSafe(problem.reason))" + Self.naming(value, problem)
    case .conflict(let first, let second, _):
      "\(first) and \(second) cannot be given together"
    case .unexpectedArgument(let word):
      "unexpected argument \(Quoting.value(word))"
    case .missingArgument(let metavar, _):
      "\(metavar) is missing"
    case .missingCommand:
      "no command given"
    case .unknownCommand(let word, _, _):
      "unknown command \(Quoting.value(word))"
    case .unknownTopic(let word, _, _):
      "no help on \(Quoting.value(word))"
    case .notUnicode(let position, let text):
      "argument \(position) is not UTF-8 text (\(Quoting.value(text)))"
    }
  }

  private var advice: String? {
    switch self {
    case .unknownOption(_, let suggestion?, _): "did you mean \(suggestion)?"
    case .unknownOption(_, nil, let others) where !others.isEmpty:
      "it is an option of \(others.map { "places \($0)" }.joined(separator: ", "))"
    case .keyOnCommandLine:
      "set PLACES_API_KEY, or name a file that holds the key with --key-file FILE"
    case .badValue(_, _, let problem): problem.remedy.map(Sanitizer.terminalSafe)
    case .conflict(_, _, let remedy), .missingArgument(_, let remedy): remedy
    case .unexpectedArgument: "text with blanks goes in quotes, as one argument"
    case .missingCommand(let commands):
      "the commands are \(commands.joined(separator: ", ")); see places --help"
    case .unknownCommand(_, let suggestion?, _): "did you mean places \(suggestion)?"
    case .unknownCommand(_, nil, let commands):
      "the first word is a command: \(commands.joined(separator: ", ")); see places --help"
    case .unknownTopic(_, let suggestion?, _): "did you mean places help \(suggestion)?"
    case .unknownTopic(_, nil, let topics): "there is help on \(topics.joined(separator: ", "))"
    case .notUnicode: "check the encoding of the text; the terminal's locale should be UTF-8"
    case .unknownOption, .unexpectedValue, .missingValue: nil
    }
  }

  /// The value in parentheses, unless the reason has shown it already.
  private static func naming(_ value: String?, _ problem: ValueProblem) -> String {
    guard let value, !problem.reason.holds("'\(value)'") else { return "" }
    return " (\(Quoting.value(value)))"
  }
}
