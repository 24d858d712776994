/// The help of the program as a whole.
enum ProgramHelp {
  static let summary = "Look up places with Google's services, or in a sandbox on this machine"

  static let examples = [
    Example(
      "Suggest banks in two countries, from the sandbox: no key, no network",
      "places predict \"cheesebu\" --types bank --countries au,nz --sandbox"),
    Example("Find the address of a point", "places geocode --latlng -33.87,151.21 --sandbox"),
    Example(
      "Describe the first suggestion",
      "places details \"$(places predict sydney --json --sandbox | jq -r '.predictions[0].placeId')\" --sandbox"
    ),
  ]

  /// What is printed when nothing was asked for.
  static func nothingAsked(_ commands: [Command]) -> [HelpBlock] {
    [
      .usage(["places COMMAND [options]"]),
      .heading("Examples"), .examples(Array(examples.prefix(2))),
      .paragraph("The commands are \(commands.firstWords.joined(separator: ", "))."),
      .paragraph("All of the help: places --help"),
    ]
  }

  /// The help of the commands whose names begin with one word.
  static func group(_ word: String, _ commands: [Command]) -> [HelpBlock] {
    [
      .usage(["places \(word) COMMAND [options]"]),
      .heading("Commands"), .columns(commands.map { HelpEntry($0.name, $0.summary + ".") }),
    ] + (word == "sandbox" ? SandboxTopic.blocks : [])
      + [.paragraph("About one of them: places help \(commands.first?.name ?? word).")]
  }

  /// All of the help, or what fits a screen.
  static func page(_ commands: [Command], isShort: Bool) -> [HelpBlock] {
    let options = OptionTable(CommonOptions.specs).options.map {
      $0.description(defaults: CommonOptions())
    }
    let shown = options.filter { !isShort || !$0.isMinor }
    var blocks: [HelpBlock] = [
      .paragraph(summary + "."), .usage(["places COMMAND [options]"]),
      .heading("Examples"), .examples(isShort ? Array(examples.prefix(2)) : examples),
      .heading("Commands"), .columns(commands.map { HelpEntry($0.name, $0.summary + ".") }),
      .heading("Options common to the commands"),
      .columns(shown.map { HelpEntry($0.alignedTerm, $0.line) }),
    ]
    if !isShort {
      blocks += [
        .heading("Topics"),
        .columns(HelpTopic.allCases.map { HelpEntry($0.rawValue, $0.summary + ".") }),
      ]
    }
    blocks.append(
      .paragraph(
        isShort
          ? "Everything: places --help. About a command: places COMMAND --help."
          : "About a command: places COMMAND --help. About a topic: places help TOPIC."))
    return blocks
  }
}
