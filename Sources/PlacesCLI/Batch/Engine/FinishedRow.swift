/// What became of a row.
enum RowStatus: Sendable, Hashable {
  /// There is at least one result.
  case found
  /// The service has nothing.
  case empty
  /// There was nothing to look up.
  case skipped
  /// It could not be looked up.
  case failed(Failure)

  /// The word for it in CSV and JSON.
  var word: String {
    switch self {
    case .found: "ok"
    case .empty: "empty"
    case .skipped: "skipped"
    case .failed: "error"
    }
  }
}

/// A row that is ready to be written, except for what only its place in the output decides.
struct FinishedRow: Sendable {
  /// What became of it.
  var status: RowStatus
  /// How it is written.
  var record: RowRecord
  /// The providers that must be named for it, in text output.
  var credits: [String] = []
}

/// A row in the form of one format.
enum RowRecord: Sendable {
  /// Bytes as they are.
  case bytes([UInt8])
  /// A JSON object: the bytes behind its index.
  case indexed([UInt8])
  /// Our cells, joined, a line each; a row without results has one line as well.
  case cells([[UInt8]])
  /// Features of a collection.
  case features([[UInt8]])

  /// How many bytes it holds.
  var count: Int {
    switch self {
    case .bytes(let bytes), .indexed(let bytes): bytes.count
    case .cells(let lines), .features(let lines): lines.reduce(0) { $0 + $1.count }
    }
  }
}
