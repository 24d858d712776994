/// Breaks text into lines.
enum TextWrapping {
  /// Returns the words of `text` in lines of at most `width` columns, each behind `indent` blanks.
  ///
  /// A word that is wider than a line stands on a line of its own, whole.
  static func lines(_ text: String, width: Int, indent: Int = 0) -> [String] {
    let margin = String(repeating: " ", count: indent)
    let room = max(1, width - indent)
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(separator: " ") {
      let wordWidth = DisplayWidth.of(word)
      if used > 0, used + 1 + wordWidth > room {
        lines.append(margin + line)
        line = ""
        used = 0
      }
      if used > 0 {
        line += " "
        used += 1
      }
      line += word
      used += wordWidth
    }
    if used > 0 { lines.append(margin + line) }
    return lines
  }
}
