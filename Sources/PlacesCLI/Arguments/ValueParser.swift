/// How the text of one value becomes a value of one type.
///
/// All rules about a single value live here, so the same parser serves an option, a positional and an environment
/// variable. A parser does not know the name of what it parses.
struct ValueParser<Value>: Sendable {
  /// What stands for the value in help: `LAT,LNG`.
  private(set) var metavar: String
  /// The only texts that are accepted, for help and completions; empty when there are too many to list.
  let choices: [String]
  /// What a shell can offer for it.
  let completion: Completion
  /// How a value is written in help when it is the default, or nil when defaults of this kind are not shown.
  private(set) var describe: (@Sendable (Value) -> String)?
  /// Makes the value, or says why it is refused.
  let parse: @Sendable (String) throws(ValueProblem) -> Value

  /// Creates a parser from a function that refuses by throwing.
  init(
    _ metavar: String, choices: [String] = [], completion: Completion = .none,
    parse: @escaping @Sendable (String) throws(ValueProblem) -> Value
  ) {
    self.metavar = metavar
    self.choices = choices
    self.completion = completion
    self.parse = parse
  }

  /// Returns the same parser under another name for its value.
  func named(_ metavar: String) -> ValueParser {
    var copy = self
    copy.metavar = metavar
    return copy
  }

  /// Returns the same parser with a way to write a value as the option would take it, for defaults in help.
  func described(_ describe: @escaping @Sendable (Value) -> String) -> ValueParser {
    var copy = self
    copy.describe = describe
    return copy
  }
}

/// What a shell can offer when someone asks to complete a value.
enum Completion: String, Sendable, Hashable, Codable {
  /// Nothing.
  case none
  /// Names of files.
  case file
  /// Names of folders.
  case directory
  /// The choices of the value.
  case choices
  /// Place types.
  case placeType
  /// Two-letter country codes.
  case country
  /// Fields of a place.
  case field
}
