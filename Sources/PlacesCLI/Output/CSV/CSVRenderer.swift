import PlacesClient

/// Rows for spreadsheets and databases (RFC 4180): a header, then one row a result, each with the attribution.
struct CSVRenderer: AnswerRenderer {
  func begin(_ answer: LookupAnswer) -> String {
    CSVRow.line(AnswerColumns.names(for: answer.query))
  }

  func render(_ answer: LookupAnswer) -> String {
    AnswerColumns.rows(of: answer).map(CSVRow.line).joined()
  }

  func end() -> String { "" }
}

/// A row of a CSV file.
enum CSVRow {
  /// Returns the cells as a line; a cell with a comma, a quotation mark or a line end stands in quotation marks.
  static func line(_ cells: [String]) -> String { cells.map(cell).joined(separator: ",") + "\n" }

  private static func cell(_ text: String) -> String {
    let needsQuotes = text.utf8.contains {
      $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == 0x0A || $0 == 0x0D
    }
    return needsQuotes ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }
}
