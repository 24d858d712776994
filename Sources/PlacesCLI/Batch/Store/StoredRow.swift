/// A finished row as it is kept in an ``AnswerStore``, with the question it answers.
///
/// The layout is eight numbers of four bytes, the lowest byte first, and then what they count:
/// size of the whole, check of everything behind the check, length of the key, length of the asked text, first byte of the
/// question in the record, byte behind it, number of pieces, number of credits; the lengths of the pieces and of the credits; the
/// kind of the record and the status, a byte each; key, asked text, record, credits.
struct StoredRow {
  /// What decides whether two questions are the same.
  var key: String
  /// The text the question was asked with.
  var asked: String
  /// The row.
  var row: FinishedRow

  /// How many bytes stand before the first length.
  static let headSize = 32
  /// The largest entry that is believed when a file is read; a damaged one could ask for any amount of memory.
  static let largestSize = 1 << 27

  /// Appends the bytes of the row.
  func append(to bytes: inout [UInt8]) {
    let start = bytes.count
    bytes.append(number: 0)
    bytes.append(number: 0)
    bytes.append(number: key.utf8.count)
    bytes.append(number: asked.utf8.count)
    bytes.append(number: row.record.query.lowerBound)
    bytes.append(number: row.record.query.upperBound)
    bytes.append(number: row.record.lengths.count)
    bytes.append(number: row.credits.count)
    for length in row.record.lengths { bytes.append(number: length) }
    for credit in row.credits { bytes.append(number: credit.utf8.count) }
    bytes.append(row.record.kind.rawValue)
    bytes.append(row.status == .found ? 1 : 0)
    bytes += key.utf8
    bytes += asked.utf8
    bytes += row.record.bytes
    for credit in row.credits { bytes += credit.utf8 }
    bytes.replace(number: bytes.count - start, at: start)
    bytes.replace(number: Int(Check32.of(bytes[(start + 8)...])), at: start + 4)
  }

  /// The size of the entry that begins with these bytes, or `nil` when none does.
  static func size(_ head: ArraySlice<UInt8>) -> Int? {
    guard head.count >= headSize else { return nil }
    let size = head.number(at: 0)
    return size >= headSize && size <= largestSize ? size : nil
  }

  /// Reads an entry; `nil` for bytes that are none.
  ///
  /// - Parameters:
  ///   - bytes: The entry.
  ///   - isOwn: Whether this process wrote it, so that it need not be checked for damage.
  init?(_ bytes: ArraySlice<UInt8>, isOwn: Bool = false) {
    guard Self.size(bytes) == bytes.count,
      isOwn || bytes.number(at: 4) == Int(Check32.of(bytes.dropFirst(8)))
    else { return nil }
    var reader = Reader(rest: bytes.dropFirst(Self.headSize))
    let (pieces, credits) = (bytes.number(at: 24), bytes.number(at: 28))
    guard let lengths = reader.numbers(pieces), let creditLengths = reader.numbers(credits),
      let kind = reader.take(1)?.first.flatMap(RowRecord.Kind.init), let status = reader.take(1),
      let key = reader.take(bytes.number(at: 8)), let asked = reader.take(bytes.number(at: 12))
    else { return nil }
    guard let record = reader.take(reader.rest.count - creditLengths.reduce(0, +)) else {
      return nil
    }
    let (start, end) = (bytes.number(at: 16), bytes.number(at: 20))
    guard start <= end, end <= record.count else { return nil }
    self.key = String(decoding: key, as: UTF8.self)
    self.asked = String(decoding: asked, as: UTF8.self)
    row = FinishedRow(
      status: status.first == 1 ? .found : .empty,
      record: RowRecord(kind, Array(record), lengths: lengths, query: start..<end))
    for length in creditLengths {
      guard let credit = reader.take(length) else { return nil }
      row.credits.append(String(decoding: credit, as: UTF8.self))
    }
  }

  init(key: String, asked: String, row: FinishedRow) {
    self.key = key
    self.asked = asked
    self.row = row
  }
}

/// Takes bytes off the front of an entry.
private struct Reader {
  var rest: ArraySlice<UInt8>

  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  mutating func numbers(_ count: Int) -> [Int]? {
    guard count <= rest.count / 4 else { return nil }
    let bytes = rest.prefix(count * 4)
    rest = rest.dropFirst(count * 4)
    return (0..<count).map { bytes.number(at: $0 * 4) }
  }
}

extension [UInt8] {
  /// Appends a number of four bytes, the lowest first.
  mutating func append(number: Int) {
    let number = UInt32(truncatingIfNeeded: number)
    append(UInt8(truncatingIfNeeded: number))
    append(UInt8(truncatingIfNeeded: number >> 8))
    append(UInt8(truncatingIfNeeded: number >> 16))
    append(UInt8(truncatingIfNeeded: number >> 24))
  }

  /// Writes a number of four bytes over others.
  fileprivate mutating func replace(number: Int, at offset: Int) {
    let number = UInt32(truncatingIfNeeded: number)
    for position in 0..<4 {
      self[offset + position] = UInt8(truncatingIfNeeded: number >> UInt32(8 * position))
    }
  }
}

extension ArraySlice<UInt8> {
  /// The number of four bytes at an offset from the start, which has to be inside.
  func number(at offset: Int) -> Int {
    var number = 0
    for position in 0..<4 { number |= Int(self[startIndex + offset + position]) << (8 * position) }
    return number
  }
}
