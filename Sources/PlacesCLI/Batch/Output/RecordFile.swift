import PlacesClient

/// Reads the complete records of an output file, one a row of the input.
final class RecordFile {
  /// A record.
  struct Record: Sendable, Hashable {
    /// Its bytes, line end included.
    var bytes: [UInt8]
    /// Whether it says that the row failed.
    var isFailure: Bool
  }

  /// How records are told apart.
  enum Kind: Sendable, Hashable {
    /// A JSON object a line.
    case json
    /// CSV, with the number of our columns at the end of each record.
    case csv(delimiter: UInt8, ours: Int)
  }

  /// Where the last complete record ends, in bytes from the start of the file; the header counts.
  private(set) var completeBytes = 0
  /// The line of the first record that is whole and still none of ours, or behind which others stand that were not read.
  private(set) var damagedLine: Int?
  private let kind: Kind
  private let input: Input
  private var records: [Record] = []
  private var position = 0
  private var isAtEnd = false
  private var lines = LineSplitter()
  private var csv: CSVSplitter
  private var needsHeader: Bool
  private var width = 0

  init(_ input: Input, _ kind: Kind) {
    self.input = input
    self.kind = kind
    if case .csv(let delimiter, _) = kind {
      csv = CSVSplitter(delimiter: delimiter)
      needsHeader = true
    } else {
      csv = CSVSplitter(delimiter: 0x2C)
      needsHeader = false
    }
  }

  /// Returns the next complete record, or `nil` behind the last.
  ///
  /// - Throws: A failure when the file cannot be read.
  func next() throws(Failure) -> Record? {
    while position == records.count {
      if isAtEnd { return nil }
      records.removeAll(keepingCapacity: true)
      position = 0
      let bytes = try input.read()
      if bytes.isEmpty { end() } else { take(bytes) }
    }
    position += 1
    return records[position - 1]
  }

  /// What a torn record leaves behind has no line end, so the splitters never give it out before the end of the file.
  private func take(_ bytes: [UInt8]) {
    switch kind {
    case .json:
      for line in lines.take(bytes) {
        guard line.bytes.first == UInt8(ascii: "{"), line.bytes.last == UInt8(ascii: "}")
        else { return damage(at: line.number) }
        completeBytes += line.bytes.count + 1
        records.append(Record(bytes: line.bytes + [0x0A], isFailure: Self.isFailure(line.bytes)))
      }
    case .csv(_, let ours):
      for record in csv.take(bytes) {
        if needsHeader { width = record.cells.count }
        guard record.fault == nil, record.cells.count == width, width > ours else {
          return damage(at: record.line)
        }
        completeBytes += record.raw.count + 1
        if needsHeader {
          needsHeader = false
          continue
        }
        let isFailure = status(record) == RowStatus.failedWord
        records.append(Record(bytes: record.raw + [0x0A], isFailure: isFailure))
      }
    }
  }

  private func damage(at line: Int) {
    damagedLine = line
    isAtEnd = true
  }

  /// Ends reading at the end of the file.
  ///
  /// A torn record is the last thing in a file. When whole records seem to stand inside of one, then it only looks torn: a lost
  /// quotation mark has swallowed them.
  private func end() {
    isAtEnd = true
    guard case .csv(let delimiter, _) = kind, let torn = csv.end(), !needsHeader,
      let lineEnd = torn.raw.firstIndex(of: 0x0A)
    else { return }
    var rest = CSVSplitter(delimiter: delimiter)
    let words = RowStatus.words
    if rest.take(torn.raw[(lineEnd + 1)...]).contains(where: {
      $0.cells.count == width && words.contains(status($0))
    }) {
      damagedLine = torn.line
    }
  }

  /// The word in the status column; behind it stand the error and the three columns about the source.
  private func status(_ record: CSVSplitter.Record) -> String {
    guard record.cells.indices.contains(width - 5) else { return "" }
    return String(decoding: record.cells[width - 5], as: UTF8.self)
  }

  /// Whether a JSON record has an error; the member stands before anything that comes from outside.
  private static func isFailure(_ line: [UInt8]) -> Bool {
    guard let status = line.firstOccurrence(of: Array("\"status\":".utf8)),
      let error = line.firstOccurrence(of: Array("\"error\":{\"code\":".utf8))
    else { return false }
    let query = line.firstOccurrence(of: Array("\"query\":".utf8))?.lowerBound ?? line.count
    return status.lowerBound < error.lowerBound && error.lowerBound < query
  }
}
