/// A page of help, found but not yet set.
struct HelpPage: Sendable {
  /// What stands on it.
  let blocks: [HelpBlock]

  /// Creates a page of blocks.
  init(_ blocks: [HelpBlock]) { self.blocks = blocks }

  /// Finds the page about a command or a topic, or that of the program.
  ///
  /// - Throws: `UsageError.unknownTopic`.
  init(about subject: String?, among commands: [Command], isShort: Bool = false)
    throws(UsageError)
  {
    guard let subject else {
      self.init(ProgramHelp.page(commands, isShort: isShort))
      return
    }
    if let command = commands.first(where: { $0.name == subject }) {
      let description = command.describe()
      self.init(isShort ? description.shortHelp : description.fullHelp)
    } else if commands.isGroup(subject) {
      self.init(ProgramHelp.group(subject, commands.filter { $0.name.hasPrefix(subject + " ") }))
    } else if let topic = HelpTopic(rawValue: subject) {
      self.init(topic.page(commands))
    } else {
      let names = commands.map(\.name) + HelpTopic.allCases.map(\.rawValue)
      throw .unknownTopic(
        subject, suggestion: Suggestion.nearest(to: subject, among: names), topics: names)
    }
  }

  /// Writes the page to a stream, set for where that leads.
  ///
  /// - Throws: The failure of the stream.
  func print(to output: Output, in environment: Environment) throws(Failure) {
    let wish = OutputWish(environment.arguments)
    let style = Style(wish.color, for: output.traits, variables: environment.variables)
    let width = output.traits.textWidth(environment.variables)
    try output.write(HelpText(width: width, style: style).render(blocks))
  }
}
