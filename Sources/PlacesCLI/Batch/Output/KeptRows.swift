/// The records of an earlier run that a resumed one takes over.
enum KeptRows {
  /// None: everything is looked up.
  case none
  /// So many rows are in the output already and stay there.
  case first(Int)
  /// The records themselves, in order; those that failed are looked up again.
  case records(RecordFile)
  /// So many rows in place, and the records of those after them.
  case firstThenRecords(Int, RecordFile)

  /// What an earlier run has of a row.
  enum Part: Sendable, Hashable {
    /// Nothing that counts: the row is looked up.
    case nothing
    /// Its record, in its place.
    case inPlace
    /// Its record, to be written again.
    case record([UInt8])
  }

  /// Returns what the earlier run has of a row; rows have to be asked about in order.
  ///
  /// - Throws: A failure when the earlier output cannot be read.
  func part(of row: InputRow) throws(Failure) -> Part {
    switch self {
    case .none: return .nothing
    case .first(let count): return row.index < count ? .inPlace : .nothing
    case .records(let file): return try Self.next(file)
    case .firstThenRecords(let count, let file):
      return row.index < count ? .inPlace : try Self.next(file)
    }
  }

  private static func next(_ file: RecordFile) throws(Failure) -> Part {
    guard let record = try file.next(), !record.isFailure else { return .nothing }
    return .record(record.bytes)
  }
}
