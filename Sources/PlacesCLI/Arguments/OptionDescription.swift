/// What there is to say about an option: all that help, completions, man pages and Docs ever see of it.
struct OptionDescription: Sendable, Hashable, Codable {
  /// The long name, without dashes.
  var long: String
  /// The letter, without its dash.
  var short: String?
  /// Other long names that mean the same.
  var aliases: [String] = []
  /// The long name that turns a flag off.
  var negation: String?
  /// What stands for the value, or nil when the option takes none.
  var metavar: String?
  /// The only texts accepted as its value, when they can be listed.
  var choices: [String] = []
  /// What a shell can offer for the value.
  var completion = Completion.none
  /// Whether giving it again adds to what was given before.
  var isRepeatable = false
  /// The heading it stands under.
  var group = OptionGroup.own
  /// Whether the short help only names it.
  var isMinor = false
  /// What it does, in one line without a full stop.
  var summary: String
  /// More about it, a paragraph each.
  var details: [String] = []
  /// What holds when it is not given.
  var defaultText: String?
  /// The environment variable that stands in for it.
  var environment: EnvironmentVariable?

  /// Every long name that reaches it.
  var longNames: [String] { [long] + aliases + (negation.map { [$0] } ?? []) }
}

/// An environment variable that stands in for an option that is not on the command line.
struct EnvironmentVariable: Sendable, Hashable, Codable, ExpressibleByStringLiteral {
  /// The name of the variable.
  var name: String
  /// For a flag: the text that turns it on.
  var on: String?
  /// For a flag: the text that leaves it off.
  var off: String?

  /// Creates a variable; a flag's needs the two texts it can hold.
  init(_ name: String, on: String? = nil, off: String? = nil) {
    self.name = name
    self.on = on
    self.off = off
  }

  /// Creates a variable whose text is parsed as the option's value.
  init(stringLiteral name: String) { self.init(name) }
}

/// The headings options stand under, in the order of help.
enum OptionGroup: String, Sendable, Hashable, Codable, CaseIterable {
  /// Those only this command has.
  case own
  /// Which service, with which key.
  case source
  /// How it is asked.
  case request
  /// What it may cost.
  case cost
  /// Many inputs at once.
  case batch
  /// What is printed.
  case output

  /// The heading.
  var title: String {
    switch self {
    case .own: "Options"
    case .source: "Where answers come from"
    case .request: "How the service is asked"
    case .cost: "What it may cost"
    case .batch: "Many inputs at once"
    case .output: "What is printed"
    }
  }
}
