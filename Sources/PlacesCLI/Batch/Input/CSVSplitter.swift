/// Cuts a stream of bytes into the records of a CSV file (RFC 4180), however the bytes arrive.
///
/// Records end at LF, CRLF or a lone CR outside quotation marks. Inside quotation marks everything is text and two marks stand
/// for one. A mark in the middle of an unquoted cell is text, as other readers have it. Each record keeps its own bytes, so
/// that it can be written again exactly as it was.
struct CSVSplitter: Sendable {
  /// The longest record that is kept.
  static let longestRecordBytes = 1 << 24

  /// A record.
  struct Record: Sendable, Hashable {
    /// The number of the line it begins on, from 1.
    var line: Int
    /// Its bytes as they stand in the file, without the line end.
    var raw: [UInt8]
    /// Its cells, without quotation marks around them.
    var cells: [[UInt8]]
    /// What is wrong with it.
    var fault: Fault?
  }

  /// What can be wrong with a record by itself.
  enum Fault: Sendable, Hashable {
    /// The file ended inside quotation marks.
    case openQuote
    /// The record is longer than what is kept.
    case tooLong
  }

  private enum State: Sendable {
    case cellStart
    case unquoted
    case quoted
    /// Behind a mark inside a quoted cell: the end of the cell, or half of an escaped mark.
    case quoteInQuoted
  }

  private let delimiter: UInt8
  private var state = State.cellStart
  private var raw: [UInt8] = []
  private var cells: [[UInt8]] = []
  private var cell: [UInt8] = []
  private var line = 1
  private var startLine = 1
  private var endsWithCR = false
  private var lastInCellWasCR = false
  private var isTooLong = false
  private var markLength: Int? = 0

  /// The byte order mark, which is no part of the first cell.
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Creates a splitter for a delimiter.
  init(delimiter: UInt8) { self.delimiter = delimiter }

  /// Takes bytes and returns the records they complete.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [Record] {
    var records: [Record] = []
    for byte in bytes {
      if endsWithCR {
        endsWithCR = false
        records.append(finish(nil))
        if byte == 0x0A { continue }
      }
      if isMark(byte) { continue }
      if take(byte) { records.append(finish(nil)) }
    }
    return records
  }

  /// Takes the bytes of a byte order mark at the very start; they stay in the raw record only.
  private mutating func isMark(_ byte: UInt8) -> Bool {
    guard let length = markLength else { return false }
    if byte == Self.mark[length] {
      markLength = length + 1 == Self.mark.count ? nil : length + 1
      raw.append(byte)
      return true
    }
    markLength = nil
    if length > 0 {
      // What began like a mark is text after all.
      cell += Self.mark.prefix(length)
      state = .unquoted
    }
    return false
  }

  /// Returns the last record, if there is one that no line end has finished.
  mutating func end() -> Record? {
    let isOpen = state == .quoted
    guard endsWithCR || !raw.isEmpty || !cells.isEmpty else { return nil }
    endsWithCR = false
    return finish(isOpen ? .openQuote : nil)
  }

  /// Takes a byte; returns whether it ends the record.
  private mutating func take(_ byte: UInt8) -> Bool {
    let isLineEnd = byte == 0x0A || byte == 0x0D
    if state != .quoted && isLineEnd {
      endsWithCR = byte == 0x0D
      return byte == 0x0A
    }
    keep(byte)
    switch state {
    case .cellStart where byte == UInt8(ascii: "\""): state = .quoted
    case .cellStart, .unquoted:
      if byte == delimiter {
        endCell()
      } else {
        append(byte)
        state = .unquoted
      }
    case .quoted:
      countLine(byte)
      if byte == UInt8(ascii: "\"") { state = .quoteInQuoted } else { append(byte) }
    case .quoteInQuoted:
      if byte == UInt8(ascii: "\"") {
        append(byte)
        state = .quoted
      } else if byte == delimiter {
        endCell()
      } else {
        // Text behind the closing mark: kept, as other readers do.
        append(byte)
        state = .unquoted
      }
    }
    return false
  }

  private mutating func append(_ byte: UInt8) {
    if !isTooLong { cell.append(byte) }
  }

  private mutating func keep(_ byte: UInt8) {
    if raw.count < Self.longestRecordBytes { raw.append(byte) } else { isTooLong = true }
  }

  /// Counts line ends inside a quoted cell, CRLF once.
  private mutating func countLine(_ byte: UInt8) {
    if byte == 0x0D || (byte == 0x0A && !lastInCellWasCR) { line += 1 }
    lastInCellWasCR = byte == 0x0D
  }

  private mutating func endCell() {
    cells.append(cell)
    cell.removeAll(keepingCapacity: true)
    state = .cellStart
    lastInCellWasCR = false
  }

  private mutating func finish(_ fault: Fault?) -> Record {
    endCell()
    defer {
      raw.removeAll(keepingCapacity: true)
      cells.removeAll(keepingCapacity: true)
      line += 1
      startLine = line
      isTooLong = false
    }
    return Record(
      line: startLine, raw: raw, cells: cells, fault: isTooLong ? .tooLong : fault)
  }
}
