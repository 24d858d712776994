/// A mistake in the command line, found before anything is done.
///
/// The cases hold facts; ``UsageError/message`` makes the sentence.
enum UsageError: Error, Sendable, Hashable {
  /// An option this command does not have. `option` is as typed, without any value.
  case unknownOption(option: String, suggestion: String?, otherCommands: [String])
  /// An attempt to give the key as an option; its value is never kept.
  case keyOnCommandLine(option: String)
  /// A flag was given a value.
  case unexpectedValue(option: String, value: String)
  /// The line ended where the value of an option should stand.
  case missingValue(option: String, metavar: String)
  /// A value was refused, by its parser or by a rule about several values.
  case badValue(ArgumentOrigin, value: String?, ValueProblem)
  /// Two things that exclude each other were both given, each as it would be typed.
  case conflict(String, String, remedy: String?)
  /// More words than the command takes.
  case unexpectedArgument(String)
  /// A word the command needs is not there.
  case missingArgument(metavar: String, remedy: String?)
  /// There is no command on the line, only options.
  case missingCommand(commands: [String])
  /// The first word is no command.
  case unknownCommand(String, suggestion: String?, commands: [String])
  /// Help was asked about something there is no help for.
  case unknownTopic(String, suggestion: String?, topics: [String])
  /// A word is not UTF-8; `text` has replacement characters where the bytes made no sense.
  case notUnicode(position: Int, text: String)
}

/// Where a value came from, so that an error can name it.
enum ArgumentOrigin: Sendable, Hashable {
  /// An option, as typed or as it would be typed: `--limit`, `-n`.
  case option(String)
  /// A positional, by the name the usage line gives it: `TEXT`.
  case argument(String)
  /// An environment variable.
  case variable(String)

  /// The name to begin a message with.
  var name: String {
    switch self {
    case .option(let name), .argument(let name), .variable(let name): name
    }
  }
}
