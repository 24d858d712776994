/// One row a record of a CSV file.
struct CSVRowReader: RowReader {
  private var splitter: CSVSplitter
  private let template: String
  private let delimiter: UInt8
  private var plan: CSVTemplate?
  private var index = 0

  private(set) var header: CSVHeader?

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - template: The column to look up, or a template.
  ///   - delimiter: What stands between cells.
  init(template: String, delimiter: UInt8) {
    splitter = CSVSplitter(delimiter: delimiter)
    self.template = template
    self.delimiter = delimiter
  }

  mutating func take(_ bytes: [UInt8]) throws(Failure) -> [InputRow] {
    var rows: [InputRow] = []
    for record in splitter.take(bytes) {
      if let row = try row(record) { rows.append(row) }
    }
    return rows
  }

  mutating func end() throws(Failure) -> [InputRow] {
    var rows: [InputRow] = []
    if let record = splitter.end(), let row = try row(record) { rows.append(row) }
    guard header != nil else {
      throw Failure(
        exit: .usage, code: "input", message: "the CSV input is empty",
        remedy: "its first line has to name the columns")
    }
    return rows
  }

  private mutating func row(_ record: CSVSplitter.Record) throws(Failure) -> InputRow? {
    guard let header, let plan else {
      try readHeader(record)
      return nil
    }
    if index == 0, let offset = UTF8Check.firstFault(in: record.raw) {
      throw Failure(line: record.line, InputRow.Encoding.problem(record.raw, offset))
    }
    defer { index += 1 }
    let width = header.names.count
    let content: InputRow.Content
    if record.raw.isEmpty {
      content = .blank
    } else if record.fault == .openQuote {
      content = .invalid(ValueProblem("a quotation mark is opened and not closed"))
    } else if record.fault == .tooLong {
      content = .invalid(
        ValueProblem("the row is longer than \(CSVSplitter.longestRecordBytes) bytes"))
    } else if record.cells.count != width {
      content = .invalid(
        ValueProblem("the row has \(record.cells.count) cells, the header has \(width)"))
    } else {
      content = plan.content(record.cells)
    }
    return InputRow(
      index: index, line: record.line, content: content, rawRecord: filled(record, width))
  }

  private mutating func readHeader(_ record: CSVSplitter.Record) throws(Failure) {
    let cells = record.cells
    for cell in cells {
      if let offset = UTF8Check.firstFault(in: cell) {
        throw Failure(line: record.line, InputRow.Encoding.problem(cell, offset))
      }
    }
    let header = CSVHeader(
      raw: record.raw, names: cells.map { String(decoding: $0, as: UTF8.self) },
      delimiter: delimiter)
    do throws(ValueProblem) {
      plan = try CSVTemplate(template, header)
    } catch {
      throw Failure(UsageError.badValue(.option("--csv"), value: nil, error))
    }
    self.header = header
  }

  /// The record as it was, or, when its width is wrong, with exactly as many cells as the header.
  private func filled(_ record: CSVSplitter.Record, _ width: Int) -> [UInt8] {
    if record.cells.count == width && record.fault == nil { return record.raw }
    var raw: [UInt8] = []
    for position in 0..<width {
      if position > 0 { raw.append(delimiter) }
      if record.cells.indices.contains(position) {
        raw += CSVRow.cell(record.cells[position], delimiter: delimiter)
      }
    }
    return raw
  }
}
