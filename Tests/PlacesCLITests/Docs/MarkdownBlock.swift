import Testing

/// A fenced block of a Markdown page.
struct MarkdownBlock: Sendable, CustomTestStringConvertible {
  /// The page, as a path in the package.
  var page: String
  /// The line of the opening fence, from 1.
  var line: Int
  /// What stands behind the opening fence, such as `sh`.
  var language: String
  /// The lines between the fences.
  var lines: [String]

  var testDescription: String { "\(page):\(line)" }

  /// The blocks of a page, in order.
  static func all(in text: String, page: String) -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var open: MarkdownBlock?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(block)
          open = nil
        } else {
          open = MarkdownBlock(
            page: page, line: index + 1, language: String(line.dropFirst(3)), lines: [])
        }
      } else {
        open?.lines.append(String(line))
      }
    }
    return blocks
  }
}

/// Commands with what they print, as a terminal shows it.
struct Transcript {
  /// A command and the lines printed after it.
  struct Entry: Equatable {
    var command: String
    var output: [String]
  }

  /// The commands, in order.
  var entries: [Entry] = []

  /// Reads lines: those that begin with `$ ` are commands, the others what the command before them prints.
  init(_ lines: [String]) {
    for line in lines {
      if line.hasPrefix("$ ") {
        entries.append(Entry(command: String(line.dropFirst(2)), output: []))
      } else if !entries.isEmpty {
        entries[entries.count - 1].output.append(line)
      }
    }
  }

  /// Whether printed lines are what a page shows: `…` stands for any text, and alone on a line for any lines.
  static func matches(_ printed: ArraySlice<String>, _ shown: ArraySlice<String>) -> Bool {
    guard let line = shown.first else { return printed.isEmpty }
    let rest = shown.dropFirst()
    if line == "…" {
      return (printed.startIndex...printed.endIndex).contains { matches(printed[$0...], rest) }
    }
    guard let next = printed.first, matches(next[...], line[...]) else { return false }
    return matches(printed.dropFirst(), rest)
  }

  private static func matches(_ printed: Substring, _ shown: Substring) -> Bool {
    guard let gap = shown.firstIndex(of: "…") else { return printed == shown }
    let before = shown[..<gap]
    guard printed.hasPrefix(before) else { return false }
    let rest = shown[shown.index(after: gap)...]
    var tail = printed.dropFirst(before.count)
    while true {
      if matches(tail, rest) { return true }
      if tail.isEmpty { return false }
      tail = tail.dropFirst()
    }
  }
}
