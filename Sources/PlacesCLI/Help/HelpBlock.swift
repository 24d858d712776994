/// A piece of a help page, without a decision how it looks.
///
/// Pages are lists of these. One renderer sets them for a terminal, another writes Markdown.
enum HelpBlock: Sendable, Hashable {
  /// The heading of a part.
  case heading(String)
  /// Text to wrap.
  case paragraph(String)
  /// Ways to call the program, each without a prompt.
  case usage([String])
  /// Command lines to copy.
  case examples([Example])
  /// Terms with one line of explanation each, in two columns.
  case columns([HelpEntry])
  /// Terms with paragraphs beneath.
  case entries([HelpEntry])
}

/// A term and what there is to say about it.
struct HelpEntry: Sendable, Hashable {
  /// What is explained, as it would be typed.
  var term: String
  /// The explanation, a paragraph each.
  var paragraphs: [String]

  /// Creates an entry.
  init(_ term: String, _ paragraphs: String...) { self.init(term, paragraphs) }

  /// Creates an entry.
  init(_ term: String, _ paragraphs: [String]) {
    self.term = term
    self.paragraphs = paragraphs
  }
}
