/// The descriptions as JSON, for programs that make something of them.
enum DescriptionJSON {
  /// Returns one object on one line: the program, its commands, its statuses and its variables.
  static func document(_ commands: [Command]) -> String {
    let statuses = ExitStatus.allCases.map {
      object([("status", String($0.rawValue)), ("meaning", JSONText.quoted($0.meaning))])
    }
    let variables = EnvironmentTopic.variables(commands).map {
      object([
        ("name", JSONText.quoted($0.term)),
        ("meaning", JSONText.quoted($0.paragraphs.joined(separator: " "))),
      ])
    }
    return object([
      ("name", JSONText.quoted("places")), ("version", JSONText.quoted(programVersion)),
      ("summary", JSONText.quoted(ProgramHelp.summary)),
      ("commands", array(commands.map { command($0.describe()) })),
      ("exitStatuses", array(statuses)), ("environment", array(variables)),
    ]) + "\n"
  }

  /// Returns one command with every key of its description, in their order.
  static func command(_ command: CommandDescription) -> String {
    object([
      ("name", JSONText.quoted(command.name)), ("summary", JSONText.quoted(command.summary)),
      ("usage", texts(command.usage)), ("details", texts(command.details)),
      (
        "examples",
        array(
          command.examples.map {
            object([("caption", JSONText.quoted($0.caption)), ("line", JSONText.quoted($0.line))])
          })
      ), ("positionals", array(command.positionals.map(positional))),
      ("options", array(command.options.map(option))),
    ])
  }

  private static func positional(_ positional: PositionalDescription) -> String {
    object([
      ("name", JSONText.quoted(positional.name)),
      ("arity", JSONText.quoted(positional.arity.rawValue)),
      ("choices", texts(positional.choices)),
      ("completion", JSONText.quoted(positional.completion.rawValue)),
      ("summary", JSONText.quoted(positional.summary)),
    ])
  }

  private static func option(_ option: OptionDescription) -> String {
    var members = [("long", JSONText.quoted(option.long))]
    if let short = option.short { members.append(("short", JSONText.quoted(short))) }
    members.append(("aliases", texts(option.aliases)))
    if let negation = option.negation { members.append(("negation", JSONText.quoted(negation))) }
    if let metavar = option.metavar { members.append(("metavar", JSONText.quoted(metavar))) }
    members += [
      ("choices", texts(option.choices)),
      ("completion", JSONText.quoted(option.completion.rawValue)),
      ("isRepeatable", String(option.isRepeatable)),
      ("group", JSONText.quoted(option.group.rawValue)), ("isMinor", String(option.isMinor)),
      ("summary", JSONText.quoted(option.summary)), ("details", texts(option.details)),
    ]
    if let text = option.defaultText { members.append(("defaultText", JSONText.quoted(text))) }
    if let variable = option.environment {
      var facts = [("name", JSONText.quoted(variable.name))]
      if let on = variable.on { facts.append(("on", JSONText.quoted(on))) }
      if let off = variable.off { facts.append(("off", JSONText.quoted(off))) }
      members.append(("environment", object(facts)))
    }
    return object(members)
  }

  private static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { JSONText.quoted($0) + ":" + $1 }.joined(separator: ",") + "}"
  }

  private static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }

  private static func texts(_ texts: [String]) -> String { array(texts.map(JSONText.quoted)) }
}
