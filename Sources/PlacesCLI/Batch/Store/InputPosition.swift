import PlacesClient

/// How many rows of an input were dealt with, and what they held.
///
/// A run that goes on compares: when the first so many rows hold something else, it is not the same input any more.
struct InputPosition: Sendable, Hashable {
  /// How many rows.
  var rows = 0
  /// The digest of what they hold.
  var digest = Digest64()

  /// Creates the position before the first row.
  init() {}

  /// Creates a position.
  init(rows: Int, digest: Digest64) {
    self.rows = rows
    self.digest = digest
  }

  /// Takes a row.
  mutating func add(_ row: InputRow) {
    rows += 1
    if !row.rawRecord.isEmpty { return digest.add(row.rawRecord[...]) }
    switch row.content {
    case .text(let text): digest.add(text)
    case .place(let id, let session):
      digest.add(id.text)
      digest.add(session?.text ?? "")
    case .blank: digest.add(0)
    case .invalid(let problem): digest.add(problem.reason)
    }
  }

  /// The position as an entry of an ``AnswerStore``; it has the head of a row's and neither key nor record.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    let value = digest.value
    for number in [
      StoredRow.headSize, 0, Self.mark, rows & 0xFFFF_FFFF, rows >> 32, Int(value & 0xFFFF_FFFF),
      Int(value >> 32), 0,
    ] {
      bytes.append(number: number)
    }
    return bytes
  }

  /// No key is that long.
  private static let mark = 0xFFFF_FFFF

  /// Reads an entry; `nil` for any that is no position.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count == StoredRow.headSize, bytes.number(at: 8) == Self.mark else { return nil }
    rows = bytes.number(at: 12) | bytes.number(at: 16) << 32
    digest = Digest64(UInt64(bytes.number(at: 20)) | UInt64(bytes.number(at: 24)) << 32)
  }
}
