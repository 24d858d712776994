/// Writes a help page as Markdown.
enum MarkdownText {
  /// Returns the page under a title, ending in one line end.
  static func render(_ blocks: [HelpBlock], title: String) -> String {
    let parts = ["# " + title] + blocks.map(render)
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func render(_ block: HelpBlock) -> String {
    switch block {
    case .heading(let title): "## " + escaped(title)
    case .paragraph(let text): escaped(text)
    case .usage(let lines): code(lines)
    case .examples(let examples):
      examples.map { escaped($0.caption) + ":\n\n" + code(["$ " + $0.line]) }
        .joined(separator: "\n\n")
    case .columns(let entries):
      entries.map { "- `\($0.term)`: \(escaped($0.paragraphs.joined(separator: " ")))" }
        .joined(separator: "\n")
    case .entries(let entries):
      entries.map { entry in
        "- `\(entry.term)`\n\n"
          + entry.paragraphs.map { "  " + escaped($0) }
          .joined(separator: "\n\n")
      }
      .joined(separator: "\n\n")
    }
  }

  private static func code(_ lines: [String]) -> String {
    "```console\n" + lines.joined(separator: "\n") + "\n```"
  }

  /// Returns text in which no character means anything to Markdown.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\`*_<>[]|".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}

/// The files in Docs that are made from the descriptions.
enum GeneratedDocs {
  /// The name of a command's page without its ending.
  static func fileName(_ command: Command) -> String {
    command.name.split(separator: " ").joined(separator: "-")
  }

  /// Returns each file's path below the root of the project, and its text.
  static func files(_ commands: [Command]) -> [(path: String, text: String)] {
    let note = HelpBlock.paragraph("Made by scripts/generate from the program's own descriptions.")
    let pages = commands.map { command in
      (
        path: "Docs/commands/\(fileName(command)).md",
        text: MarkdownText.render(
          command.describe().fullHelp + [note], title: "places " + command.name)
      )
    }
    let topics = [(HelpTopic.exitStatuses, "exit-status"), (.environment, "environment")]
    return pages
      + topics.map { topic, name in
        (
          path: "Docs/\(name).md",
          text: MarkdownText.render(topic.page(commands) + [note], title: topic.title)
        )
      }
  }
}
