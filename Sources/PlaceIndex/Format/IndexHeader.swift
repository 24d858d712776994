/// The first bytes of an index file, checked.
struct IndexHeader {
  /// One section of the file.
  struct Entry {
    var number: UInt32
    var checksum: UInt32
    var contents: ByteView
  }

  let recordCount: Int
  private let file: ByteView

  /// Bytes of the file.
  var length: Int { file.count }
  private let entries: ByteView

  /// - Complexity: O(1): header and section table only.
  init(_ file: ByteView) throws(IndexError) {
    guard let magic = file.part(at: 0, count: 8), magic.elementsEqual(IndexFormat.magic) else {
      throw .notAnIndex
    }
    guard let head = file.part(at: 0, count: IndexFormat.headerSize) else { throw .damagedHeader }
    let version = head.u32(8)
    guard version == IndexFormat.version else { throw .unsupportedVersion(version) }
    let sections = Int(min(head.u32(12), 256))
    guard
      let entries = file.part(
        at: IndexFormat.headerSize, count: sections * IndexFormat.entrySize)
    else { throw .damagedHeader }
    var crc = CRC32()
    for offset in 0..<28 { crc.updateSlowly(head[offset]) }
    for offset in 0..<entries.count { crc.updateSlowly(entries[offset]) }
    guard crc.value == head.u32(28) else { throw .damagedHeader }
    guard head.u64(16) == UInt64(file.count) else {
      throw .wrongLength(expected: head.u64(16), actual: file.count)
    }
    recordCount = Int(head.u32(24))
    self.file = file
    self.entries = entries
  }

  /// A section's bytes.
  func section(_ section: IndexFormat.Section) throws(IndexError) -> ByteView {
    for row in 0..<entries.count / IndexFormat.entrySize
    where entries.u32(row * IndexFormat.entrySize) == section.rawValue {
      return try contents(row)
    }
    throw .damagedSection(section.rawValue)
  }

  /// All sections, those of later versions too.
  func all() throws(IndexError) -> [Entry] {
    var out: [Entry] = []
    for row in 0..<entries.count / IndexFormat.entrySize {
      let start = row * IndexFormat.entrySize
      out.append(
        Entry(
          number: entries.u32(start), checksum: entries.u32(start + 4), contents: try contents(row))
      )
    }
    return out
  }

  private func contents(_ row: Int) throws(IndexError) -> ByteView {
    let start = row * IndexFormat.entrySize
    guard let offset = Int(exactly: entries.u64(start + 8)),
      let length = Int(exactly: entries.u64(start + 16)),
      let part = file.part(at: offset, count: length)
    else { throw .damagedSection(entries.u32(start)) }
    return part
  }
}
