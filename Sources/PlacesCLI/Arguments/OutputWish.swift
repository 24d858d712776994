/// What a command line seems to want of the output, read without understanding the rest of it.
///
/// Errors have to be printed the right way even when the line cannot be parsed, so this only looks for the words.
struct OutputWish: Sendable, Hashable {
  /// Whether errors are wanted as JSON.
  var isJSON = false
  /// When to use colour.
  var color = ColorChoice.auto

  /// Looks through the words before `--`; the last one that says something wins.
  init(_ words: [String]) {
    var previous = ""
    for word in words {
      if word == "--" { return }
      switch (previous, word) {
      case ("--format", let format): set(format: format)
      case ("--color", let choice): set(color: choice)
      case (_, "--json"): isJSON = true
      case (_, let word) where word.hasPrefix("--format="):
        set(format: String(word.dropFirst(9)))
      case (_, let word) where word.hasPrefix("--color="):
        set(color: String(word.dropFirst(8)))
      default: break
      }
      previous = word
    }
  }

  private mutating func set(format: String) { isJSON = format == "json" || format == "ndjson" }

  private mutating func set(color name: String) { color = ColorChoice(rawValue: name) ?? color }
}
