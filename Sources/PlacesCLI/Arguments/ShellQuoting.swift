/// Command lines as someone would type them into a POSIX shell.
enum ShellQuoting {
  /// Returns the words in one line, quoted where a shell needs it.
  static func line(_ words: [String]) -> String { words.map(word).joined(separator: " ") }

  /// Returns one word, quoted when it holds anything but plain letters, digits and harmless marks.
  static func word(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.unicodeScalars.allSatisfy(isHarmless)
    guard !isPlain else { return text }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", ",", ":", "/", "@", "+", "=", "%": true
    default: false
    }
  }
}

extension Environment {
  /// Returns the command line of this run with one more option, as it would be typed.
  func commandLine(adding option: String) -> String {
    let words = arguments
    // After `--` it would be text; before the command, options common to the commands are always options.
    let added = words.contains("--") ? [option] + words : words + [option]
    return ShellQuoting.line(["places"] + added)
  }
}
