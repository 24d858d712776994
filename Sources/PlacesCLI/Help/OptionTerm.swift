extension OptionDescription {
  /// The option as it would be typed: `-n, --limit N`.
  var term: String {
    let letter = short.map { "-\($0), " } ?? ""
    return letter + "--" + long + (metavar.map { " " + $0 } ?? "")
  }

  /// The term with room for a letter, so that long names stand beneath each other.
  var alignedTerm: String { short == nil ? "    " + term : term }

  /// What it does in one line, with the choices and the default.
  var line: String {
    var notes: [String] = []
    if !choices.isEmpty { notes.append(choices.joined(separator: ", ")) }
    if let defaultText { notes.append("default \(defaultText)") }
    return summary + (notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))")
  }

  /// All there is to say, a paragraph each.
  var paragraphs: [String] {
    var facts: [String] = []
    if !choices.isEmpty { facts.append("Choices: \(choices.joined(separator: ", ")).") }
    if let defaultText { facts.append("Default: \(defaultText).") }
    if let negation { facts.append("Turned off by --\(negation).") }
    if !aliases.isEmpty {
      facts.append("Also: \(aliases.map { "--" + $0 }.joined(separator: ", ")).")
    }
    if let environment { facts.append(environment.sentence) }
    return [summary + "."] + details + (facts.isEmpty ? [] : [facts.joined(separator: " ")])
  }
}

extension EnvironmentVariable {
  /// How the variable stands in for the option.
  var sentence: String {
    on.map { "Environment: \(name)=\($0)." } ?? "Environment: \(name)."
  }
}
