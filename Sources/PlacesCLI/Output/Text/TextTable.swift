/// A piece of a line, plain for measuring and styled for printing.
struct TextCell: Sendable, Hashable {
  /// The text without emphasis, made safe for a terminal.
  let plain: String
  /// The text as it is printed.
  let styled: String

  /// Creates a cell from text of any origin.
  init(_ text: String, _ emphasize: (String) -> String = { $0 }) {
    plain = Sanitizer.terminalSafe(text)
    styled = emphasize(plain)
  }

  /// Creates a cell whose emphasis is already in place.
  init(_ text: String, styled: String) {
    plain = Sanitizer.terminalSafe(text)
    self.styled = styled
  }
}

/// Rows of cells as lines.
enum TextTable {
  /// Returns the lines: tabs between cells, or columns padded to their widest cell.
  static func render(_ rows: [[TextCell]], isAligned: Bool) -> String {
    guard isAligned else {
      // Put together by hand: joined() looks up at run time what an array of texts is made of.
      var lines = ""
      for row in rows {
        for (column, cell) in row.enumerated() {
          if column > 0 { lines += "\t" }
          lines += cell.styled
        }
        lines += "\n"
      }
      return lines
    }
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        let width = DisplayWidth.of(cell.plain)
        if column < widths.count {
          widths[column] = max(widths[column], width)
        } else {
          widths.append(width)
        }
      }
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        line += cell.styled
        if column + 1 < row.count {
          let gap = widths[column] - DisplayWidth.of(cell.plain) + 2
          line += String(repeating: " ", count: gap)
        }
      }
      return line + "\n"
    }.joined()
  }
}
