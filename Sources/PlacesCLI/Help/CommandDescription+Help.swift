extension CommandDescription {
  /// The help that fits a screen: an option a line, and the rarer ones by name only.
  var shortHelp: [HelpBlock] {
    var blocks: [HelpBlock] = [.paragraph(summary + ".")]
    blocks.append(.usage(usageLines))
    if let example = examples.first { blocks.append(.usageExample(example)) }
    let shown = options.filter { !$0.isMinor }
    blocks.append(.heading("Options"))
    blocks.append(.columns(shown.map { HelpEntry($0.alignedTerm, $0.line) }))
    let others = options.filter(\.isMinor).map { "--" + $0.long }
    let more = "Everything, with examples: places \(name) --help"
    if !others.isEmpty { blocks.append(.paragraph("Also: \(others.joined(separator: ", ")).")) }
    blocks.append(.paragraph(more))
    return blocks
  }

  /// All of the help.
  var fullHelp: [HelpBlock] {
    var blocks: [HelpBlock] = [.paragraph(summary + ".")]
    blocks.append(.usage(usageLines))
    if !examples.isEmpty { blocks += [.heading("Examples"), .examples(examples)] }
    blocks += details.map(HelpBlock.paragraph)
    if !positionals.isEmpty {
      blocks += [.heading("Arguments"), .entries(positionals.map(\.entry))]
    }
    for group in OptionGroup.allCases {
      let members = options.filter { $0.group == group }
      guard !members.isEmpty else { continue }
      let isOnlyGroup = options.allSatisfy { $0.group == group }
      blocks.append(.heading(isOnlyGroup ? OptionGroup.own.title : group.title))
      blocks.append(.entries(members.map { HelpEntry($0.term, $0.paragraphs) }))
    }
    blocks += [.heading("Exit status"), .columns(Self.statuses)]
    blocks.append(
      .paragraph("More: places help exit-statuses, places help environment, places help formats."))
    return blocks
  }

  private var usageLines: [String] { usage.map { "places \(name) \($0)" } }

  private static var statuses: [HelpEntry] {
    ExitStatus.allCases.map { HelpEntry(String($0.rawValue), $0.title) }
  }
}

extension HelpBlock {
  /// One example as a line of its own.
  static func usageExample(_ example: Example) -> HelpBlock { .examples([example]) }
}

extension PositionalDescription {
  /// All there is to say about it.
  fileprivate var entry: HelpEntry {
    let list = choices.isEmpty ? [] : ["Choices: \(choices.joined(separator: ", "))."]
    return HelpEntry(name, [summary + "."] + list)
  }
}
