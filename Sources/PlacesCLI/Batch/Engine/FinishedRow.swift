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
    case .failed: Self.failedWord
    }
  }

  /// The word for a row that could not be looked up.
  static let failedWord = "error"
  /// All words.
  static let words = ["ok", "empty", "skipped", failedWord]
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
struct RowRecord: Sendable, Hashable {
  /// How the bytes become output.
  enum Kind: UInt8, Sendable, Hashable {
    /// As they are.
    case whole
    /// The rest of a JSON object behind its index.
    case indexed
    /// Our cells, joined, a piece a line; a row without results has one line as well.
    case cells
    /// Features of a collection, a piece each.
    case features
  }

  /// How the bytes become output.
  var kind: Kind
  /// The bytes.
  var bytes: [UInt8]
  /// How long each piece is, for kinds that have them.
  var lengths: [Int]
  /// Where the bytes say what was asked; empty when they do not.
  var query: Range<Int>

  /// Creates a record.
  init(_ kind: Kind, _ bytes: [UInt8], lengths: [Int] = [], query: Range<Int> = 0..<0) {
    self.kind = kind
    self.bytes = bytes
    self.lengths = lengths
    self.query = query
  }

  /// Creates a record of pieces.
  init(_ kind: Kind, pieces: [[UInt8]]) {
    self.init(kind, Array(pieces.joined()), lengths: pieces.map(\.count))
  }

  /// The pieces.
  var pieces: [ArraySlice<UInt8>] {
    var start = 0
    return lengths.map { length in
      defer { start += length }
      return bytes[start..<start + length]
    }
  }
}
