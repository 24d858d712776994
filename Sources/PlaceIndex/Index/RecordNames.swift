/// Where the details of records lie.
struct RecordTable: Sendable {
  /// How many records there are.
  let count: Int
  private let offsets: ByteView
  private let records: ByteView

  init(count: Int, offsets: ByteView, records: ByteView) {
    self.count = count
    self.offsets = offsets
    self.records = records
  }

  /// Everything about a record that is no number of fixed size.
  @inline(__always)
  subscript(record: Int) -> ByteView {
    guard record >= 0, record < count else { return .empty }
    let start = Int(offsets.u32(record &* 4))
    let end = Int(offsets.u32(record &* 4 &+ 4))
    return records.part(at: start, count: end &- start) ?? .empty
  }

  /// The reading position at the groups of terms of a record, behind its identifier.
  @inline(__always)
  func segments(_ record: Int) -> ByteCursor {
    var cursor = ByteCursor(self[record])
    if cursor.varint() & 1 == 1 { _ = cursor.varint() } else { cursor.skip(cursor.varint()) }
    return cursor
  }
}

/// Reads the names of records, and keeps the bytes they are in where they are.
///
/// A town has dozens of names of which an answer shows one: a place takes this along instead of them.
final class RecordNames: Sendable {
  let records: RecordTable
  private let dictionary: TermDictionary
  private let termSize: Int
  /// Keeps the bytes where they are.
  private let mapping: MappedFile?

  init(_ records: RecordTable, _ dictionary: TermDictionary, termSize: Int, in mapping: MappedFile?)
  {
    self.records = records
    self.dictionary = dictionary
    self.termSize = termSize
    self.mapping = mapping
  }

  /// The name shown.
  func name(_ record: Int) -> String? {
    var cursor = records.segments(record)
    guard let first = TermSegment(&cursor, termSize: termSize) else { return nil }
    if first.form != .text { return text(of: first, in: cursor.view) }
    while TermSegment(&cursor, termSize: termSize) != nil {}
    return cursor.failed ? nil : cursor.text()
  }

  /// Reads the name at the groups of terms, and steps over them and over what is written of other names.
  func name(_ cursor: inout ByteCursor) -> String? {
    var first: TermSegment?
    var written = 0
    while let segment = TermSegment(&cursor, termSize: termSize) {
      guard segment.isShown else { continue }
      if first == nil { first = segment }
      if segment.form == .text { written += 1 }
    }
    guard let first else { return nil }
    var name: String?
    if first.form == .text {
      name = cursor.text()
      written -= 1
    } else {
      name = text(of: first, in: cursor.view)
    }
    for _ in 0..<written { cursor.skip(cursor.varint()) }
    return cursor.failed ? nil : name
  }

  /// All names of a record but the one shown, in the order of the file; none where the file is damaged.
  func others(_ record: Int) -> [String] {
    var cursor = records.segments(record)
    var segments: [TermSegment] = []
    while let segment = TermSegment(&cursor, termSize: termSize) {
      if segment.isShown { segments.append(segment) }
    }
    var names: [String] = []
    names.reserveCapacity(segments.count)
    for segment in segments {
      names.append(segment.form == .text ? cursor.text() : text(of: segment, in: cursor.view))
    }
    return cursor.failed ? [] : Array(names.dropFirst())
  }

  private func text(of segment: TermSegment, in view: ByteView) -> String {
    var out: [UInt8] = []
    out.reserveCapacity(32)
    for index in 0..<segment.count {
      let term = view.term(at: segment.terms + index * termSize, size: termSize)
      if index > 0 { out.append(UInt8(ascii: " ")) }
      let start = out.count
      dictionary.appendText(of: Int(term), to: &out)
      if segment.form == .capitals { CapitalLetter.capitalise(&out, at: start) }
    }
    return String(decoding: out, as: UTF8.self)
  }
}

extension TermSegment {
  /// Whether it is a name that is shown.
  fileprivate var isShown: Bool { (kind == .name || kind == .otherName) && form != .inner }
}
