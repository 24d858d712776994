/// Sets a help page for a terminal or a pipe.
struct HelpText: Sendable {
  /// How many columns there are; only terms and command lines to copy, which are not wrapped, may be wider.
  let width: Int
  /// How headings and terms are set off.
  let style: Style

  /// Returns the page, ending in one line end.
  func render(_ blocks: [HelpBlock]) -> String {
    var lines: [String] = []
    for (index, block) in blocks.enumerated() {
      if index > 0, !isAttached(block, to: blocks[index - 1]) { lines.append("") }
      lines += render(block)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Whether a block follows without an empty line.
  private func isAttached(_ block: HelpBlock, to previous: HelpBlock) -> Bool {
    if case .heading = previous { true } else { false }
  }

  private func render(_ block: HelpBlock) -> [String] {
    switch block {
    case .heading(let title): [style.bold(title + ":")]
    case .paragraph(let text): TextWrapping.lines(text, width: width)
    case .usage(let lines): usage(lines)
    case .examples(let examples):
      examples.flatMap { example in
        TextWrapping.lines(example.caption, width: width, indent: 2).map(style.dim) + [
          "  $ " + example.line
        ]
      }
    case .columns(let entries): columns(entries)
    case .entries(let entries):
      entries.flatMap { entry in
        ["  " + style.bold(entry.term)]
          + entry.paragraphs.flatMap { TextWrapping.lines($0, width: width, indent: 6) }
      }
    }
  }

  /// Sets usage lines beneath each other, and what does not fit deeper.
  private func usage(_ lines: [String]) -> [String] {
    let label = "Usage: "
    return lines.enumerated().flatMap { index, line in
      let wrapped = TextWrapping.lines(line, width: width, indent: label.count)
      guard index == 0, let first = wrapped.first?.dropFirst(label.count) else { return wrapped }
      return [style.bold("Usage:") + " " + first] + wrapped.dropFirst()
    }
  }

  private func columns(_ entries: [HelpEntry]) -> [String] {
    let widest = entries.map(\.term.count).filter { $0 <= width / 2 - 6 }.max() ?? 0
    let indent = widest + 4
    return entries.flatMap { entry in
      let text = TextWrapping.lines(
        entry.paragraphs.joined(separator: " "), width: width, indent: indent)
      let term = "  " + style.bold(entry.term)
      guard entry.term.count <= widest, let first = text.first else { return [term] + text }
      let gap = String(repeating: " ", count: indent - 2 - entry.term.count)
      return [term + gap + first.dropFirst(indent)] + text.dropFirst()
    }
  }
}
