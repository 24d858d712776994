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
      if bytes.isEmpty { isAtEnd = true } else { take(bytes) }
    }
    position += 1
    return records[position - 1]
  }

  /// What a torn record leaves behind has no line end, so the splitters never give it out before the end of the file.
  private func take(_ bytes: [UInt8]) {
    switch kind {
    case .json:
      for line in lines.take(bytes) {
        guard !isAtEnd, line.bytes.first == UInt8(ascii: "{"), line.bytes.last == UInt8(ascii: "}")
        else {
          isAtEnd = true
          return
        }
        completeBytes += line.bytes.count + 1
        records.append(Record(bytes: line.bytes + [0x0A], isFailure: Self.isFailure(line.bytes)))
      }
    case .csv(_, let ours):
      for record in csv.take(bytes) {
        if needsHeader { width = record.cells.count }
        guard !isAtEnd, record.fault == nil, record.cells.count == width, width > ours else {
          isAtEnd = true
          return
        }
        completeBytes += record.raw.count + 1
        if needsHeader {
          needsHeader = false
          continue
        }
        // Behind the status stand the error and the three columns about the source.
        let status = width - 5
        let isFailure =
          record.cells.indices.contains(status) && record.cells[status] == Array("error".utf8)
        records.append(Record(bytes: record.raw + [0x0A], isFailure: isFailure))
      }
    }
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
