/// One option of a command: what there is to say about it, and how its text is written into the command's options.
///
/// This is the only place an option is declared. Parsing, help, suggestions and Docs are made from a list of these.
struct OptionSpec<Options>: Sendable {
  /// What the option does to the options struct.
  enum Action: Sendable {
    /// Sets something; the flag is false when the negated name was used.
    case flag(@Sendable (inout Options, Bool) -> Void)
    /// Stores a text; the flag is true for the first occurrence on the line, which replaces a default.
    case value(@Sendable (inout Options, String, Bool) throws(ValueProblem) -> Void)
    /// Asks for help or the version instead of running the command.
    case request(@Sendable (_ isShort: Bool) -> SpecialRequest)
  }

  /// The facts, without what is only known once there are default options.
  var facts: OptionDescription
  /// What it does.
  let action: Action
  /// Long names of options that say the opposite: given on the line, they make this one's variable count for nothing.
  var rivals: Set<String> = []
  /// Writes the default as the option would take it.
  var defaultText: @Sendable (Options) -> String?

  /// Returns the facts, with the default that holds in `defaults`.
  func description(defaults: Options) -> OptionDescription {
    var description = facts
    description.defaultText = facts.defaultText ?? defaultText(defaults)
    return description
  }

  /// Returns the same option for a struct that holds these options as a member.
  func lifted<Outer>(
    into member:
      @autoclosure @escaping @Sendable () -> any WritableKeyPath<Outer, Options> & Sendable
  ) -> OptionSpec<Outer> {
    let outer: OptionSpec<Outer>.Action =
      switch action {
      case .flag(let set): .flag { set(&$0[keyPath: member()], $1) }
      case .value(let store):
        .value { (options, text, isFirst) throws(ValueProblem) in
          try store(&options[keyPath: member()], text, isFirst)
        }
      case .request(let make): .request(make)
      }
    let text = defaultText
    return OptionSpec<Outer>(facts: facts, action: outer, rivals: rivals) {
      text($0[keyPath: member()])
    }
  }
}

/// What a command line can ask for instead of running a command.
enum SpecialRequest: Sendable, Hashable {
  /// The help that fits a screen.
  case shortHelp
  /// All of the help.
  case fullHelp
  /// The version.
  case version
}

extension OptionSpec {
  /// Returns the option under another heading.
  func group(_ group: OptionGroup) -> OptionSpec { changing { $0.group = group } }
  /// Returns the option with an environment variable that stands in for it.
  func environment(_ variable: EnvironmentVariable) -> OptionSpec {
    changing { $0.environment = variable }
  }
  /// Returns the option with others whose presence on the line makes its variable count for nothing.
  func rivals(_ names: String...) -> OptionSpec {
    var copy = self
    copy.rivals = Set(names)
    return copy
  }
  /// Returns the option with other long names that mean the same.
  func aliases(_ names: String...) -> OptionSpec { changing { $0.aliases = names } }
  /// Returns the option as one the short help only names.
  func minor() -> OptionSpec { changing { $0.isMinor = true } }
  /// Returns the option with words for its default, where the value itself does not say it.
  func defaultText(_ text: String) -> OptionSpec { changing { $0.defaultText = text } }
  /// Returns the option with more to say about it, a paragraph each.
  func details(_ paragraphs: String...) -> OptionSpec { changing { $0.details = paragraphs } }

  private func changing(_ change: (inout OptionDescription) -> Void) -> OptionSpec {
    var copy = self
    change(&copy.facts)
    return copy
  }
}

extension Array {
  /// Returns the options, all under one heading.
  static func grouped<Options>(_ group: OptionGroup, _ options: [OptionSpec<Options>])
    -> [OptionSpec<Options>] where Element == OptionSpec<Options>
  {
    options.map { $0.group(group) }
  }
}
