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
  /// Returns the cells as a line; a cell with a delimiter, a quotation mark or a line end stands in quotation marks.
  static func line(_ cells: [String]) -> String {
    String(decoding: bytes(cells), as: UTF8.self) + "\n"
  }

  /// Returns the cells as bytes, without a line end.
  static func bytes(_ cells: [String], delimiter: UInt8 = UInt8(ascii: ",")) -> [UInt8] {
    var bytes: [UInt8] = []
    for (position, text) in cells.enumerated() {
      if position > 0 { bytes.append(delimiter) }
      bytes += cell(Array(text.utf8), delimiter: delimiter)
    }
    return bytes
  }

  /// Returns one cell, in quotation marks where it needs them.
  static func cell(_ bytes: [UInt8], delimiter: UInt8) -> [UInt8] {
    let mark = UInt8(ascii: "\"")
    guard bytes.contains(where: { $0 == delimiter || $0 == mark || $0 == 0x0A || $0 == 0x0D })
    else { return bytes }
    var quoted = [mark]
    for byte in bytes {
      if byte == mark { quoted.append(mark) }
      quoted.append(byte)
    }
    quoted.append(mark)
    return quoted
  }
}
