/// Text of the user's, made fit to stand in a message.
enum Quoting {
  /// How many characters of a value a message shows.
  static let longest = 60

  /// Returns a value in quotes, cut, with everything a terminal could obey escaped.
  static func value(_ text: String) -> String { "\"" + cut(text, to: longest) + "\"" }

  /// Returns the name of an option or a word, cut and escaped.
  static func name(_ text: String) -> String { cut(text, to: longest) }

  /// Returns `text` cut to at most `limit` bytes of UTF-8, for what was put together from several parts.
  static func bounded(_ text: String, bytes limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    var kept = String.UnicodeScalarView()
    var used = "…".utf8.count
    for scalar in text.unicodeScalars {
      used += scalar.utf8.count
      guard used <= limit else { break }
      kept.append(scalar)
    }
    return String(kept) + "…"
  }

  /// Returns at most `limit` characters of `text`, escaped, with an ellipsis when something was left out.
  ///
  /// A character can be made of any number of marks, so scalars are counted as well.
  static func cut(_ text: String, to limit: Int) -> String {
    let start = text.unicodeScalars.prefix(limit + 1)
    let isWhole = start.count <= limit
    let shown = String(start.prefix(limit))
    return Sanitizer.terminalSafe(shown) + (isWhole ? "" : "…")
  }
}
