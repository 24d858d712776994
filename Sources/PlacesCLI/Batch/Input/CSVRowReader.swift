/// One row a record of a CSV file.
struct CSVRowReader: RowReader {
  private var splitter: CSVSplitter
  private let template: String
  private let delimiter: UInt8
  private let added: [String]
  private let overwrites: Bool
  private var dropped: Set<Int> = []
  private var plan: CSVTemplate?
  private var index = 0

  private(set) var header: CSVHeader?

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - template: The column to look up, or a template.
  ///   - delimiter: What stands between cells.
  ///   - added: The names of the columns that output adds; empty when rows are not written as CSV.
  ///   - overwrites: Whether added columns take the place of columns of the same name.
  init(template: String, delimiter: UInt8, added: [String], overwrites: Bool) {
    splitter = CSVSplitter(delimiter: delimiter)
    self.template = template
    self.delimiter = delimiter
    self.added = added
    self.overwrites = overwrites
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
    // What is left of a row that is too long may end inside a character.
    let fault = record.fault == .tooLong ? nil : UTF8Check.firstFault(in: record.raw)
    if index == 0, let offset = fault {
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
    } else if let offset = fault {
      content = .invalid(InputRow.Encoding.problem(record.raw, offset))
    } else if record.cells.count != width {
      let count = record.cells.count
      content = .invalid(
        ValueProblem(
          "the row has \(count) \(count == 1 ? "cell" : "cells"), the header has \(width)"))
    } else {
      content = plan.content(record.cells)
    }
    return InputRow(
      index: index, line: record.line, content: content, rawRecord: filled(record, width))
  }

  private mutating func readHeader(_ record: CSVSplitter.Record) throws(Failure) {
    let cells = record.cells
    if let offset = UTF8Check.firstFault(in: record.raw) {
      throw Failure(line: record.line, InputRow.Encoding.problem(record.raw, offset))
    }
    let names = cells.map { String(decoding: $0, as: UTF8.self) }
    if names.allSatisfy(\.isEmpty) {
      throw Failure(
        exit: .usage, code: "input", message: "the first line of the CSV input is blank",
        remedy: "it has to name the columns")
    }
    let clashes = names.indices.filter { added.contains(names[$0]) }
    if !clashes.isEmpty && !overwrites {
      let list = clashes.map { Quoting.value(names[$0]) }.joined(separator: ", ")
      throw Failure(
        exit: .usage, code: "columnClash",
        message: "the input has columns that would be added: \(Quoting.cut(list, to: 200))",
        remedy: "use --suffix to name the added ones differently, or --overwrite to replace them")
    }
    dropped = Set(clashes)
    let header = CSVHeader(
      raw: dropped.isEmpty ? record.raw : rebuilt(cells, names.count), names: names,
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
    if record.cells.count == width && record.fault == nil && dropped.isEmpty { return record.raw }
    return rebuilt(record.cells, width)
  }

  /// Cells as a record of a width, without the columns that are replaced.
  private func rebuilt(_ cells: [[UInt8]], _ width: Int) -> [UInt8] {
    var raw: [UInt8] = []
    var isFirst = true
    for position in 0..<width where !dropped.contains(position) {
      if !isFirst { raw.append(delimiter) }
      isFirst = false
      if cells.indices.contains(position) {
        raw += CSVRow.cell(cells[position], delimiter: delimiter)
      }
    }
    return raw
  }
}
