/// What of a row is looked up: one column, or columns joined by text (`{street}, {zip} {city}`).
struct CSVTemplate: Sendable, Hashable {
  /// A piece of a template.
  enum Part: Sendable, Hashable {
    case text(String)
    case column(Int)
  }

  private let parts: [Part]

  /// Reads a template against a header.
  ///
  /// - Parameters:
  ///   - text: A column's name, or text with names in braces; `{{` and `}}` stand for braces.
  ///   - header: The columns.
  /// - Throws: A problem: a column that is not there, or braces that do not match.
  init(_ text: String, _ header: CSVHeader) throws(ValueProblem) {
    if header.names.contains(text) || !text.contains("{") {
      parts = [.column(try header.position(of: text))]
      return
    }
    var parts: [Part] = []
    var plain = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "{" where rest.first == "{", "}" where rest.first == "}":
        plain.append(character)
        rest.removeFirst()
      case "{":
        guard let end = rest.firstIndex(of: "}") else {
          throw ValueProblem("a brace is opened and not closed", remedy: "write {COLUMN}")
        }
        if !plain.isEmpty { parts.append(.text(plain)) }
        plain = ""
        parts.append(.column(try header.position(of: String(rest[..<end]))))
        rest = rest[rest.index(after: end)...]
      case "}": throw ValueProblem("a brace is closed and not opened", remedy: "write {COLUMN}")
      default: plain.append(character)
      }
    }
    if !plain.isEmpty { parts.append(.text(plain)) }
    self.parts = parts
  }

  /// Returns what a row asks for: blank when all its columns are.
  func content(_ cells: [[UInt8]]) -> InputRow.Content {
    var bytes: [UInt8] = []
    var isBlank = true
    for part in parts {
      switch part {
      case .text(let text): bytes += text.utf8
      case .column(let position):
        guard cells.indices.contains(position) else { continue }
        let content = InputRow.content(cells[position])
        if case .invalid = content { return content }
        if content != .blank { isBlank = false }
        bytes += cells[position]
      }
    }
    return isBlank ? .blank : InputRow.content(bytes)
  }
}
