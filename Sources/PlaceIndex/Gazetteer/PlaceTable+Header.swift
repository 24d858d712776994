extension PlaceTable {
  /// The first bytes of a place file, checked.
  struct Header {
    static let size = 64
    static let entrySize = 16

    let recordCount: Int
    let contents: FileBytes
    let contentsChecksum: UInt32
    private let entries: FileBytes

    init(_ file: FileBytes) throws(GazetteerError) {
      guard let version = file.number(UInt32.self, at: 8) else { throw .damagedHeader }
      guard version == PlaceTable.version else { throw .unsupportedVersion(version) }
      guard let sections = file.number(UInt32.self, at: 12),
        let length = file.number(UInt64.self, at: 16),
        let records = file.number(UInt32.self, at: 24),
        let contentsChecksum = file.number(UInt32.self, at: 28),
        let headerChecksum = file.number(UInt32.self, at: 32)
      else { throw .damagedHeader }
      let start = Self.size + Self.entrySize * Int(min(sections, 4096))
      guard let head = file.part(at: 0, count: 32),
        let entries = file.part(at: Self.size, count: start - Self.size)
      else { throw .damagedHeader }
      var crc = CRC32()
      for offset in 0..<head.count { crc.update(head[offset]) }
      for offset in 0..<entries.count { crc.update(entries[offset]) }
      guard crc.value == headerChecksum else { throw .damagedHeader }
      guard length == UInt64(file.count) else {
        throw .wrongLength(expected: length, actual: file.count)
      }
      guard let contents = file.part(at: start, count: file.count - start) else {
        throw .damagedHeader
      }
      recordCount = Int(records)
      self.contents = contents
      self.contentsChecksum = contentsChecksum
      self.entries = entries
    }

    /// A section's bytes.
    func section(_ number: UInt32, of file: FileBytes) -> FileBytes? {
      for entry in stride(from: 0, to: entries.count, by: PlaceTable.Header.entrySize)
      where entries.number(UInt32.self, at: entry) == number {
        guard let offset = entries.number(UInt32.self, at: entry + 4),
          let length = entries.number(UInt32.self, at: entry + 8)
        else { return nil }
        return file.part(at: Int(offset), count: Int(length))
      }
      return nil
    }
  }
}

/// A section of numbered items of any length.
struct ItemTable: Sendable {
  let count: Int
  private let offsets: FileBytes
  private let items: FileBytes

  init?(_ section: FileBytes) {
    guard let count = section.number(UInt32.self, at: 0), Int(count) < section.count / 4 else {
      return nil
    }
    let start = 8 + 4 * Int(count)
    guard let offsets = section.part(at: 4, count: start - 4),
      let items = section.part(at: start, count: section.count - start)
    else { return nil }
    self.count = Int(count)
    self.offsets = offsets
    self.items = items
  }

  /// An item's bytes, nothing when there is none of that number.
  subscript(index: Int) -> FileBytes? {
    guard index >= 0, index < count, let start = offsets.number(UInt32.self, at: index * 4),
      let end = offsets.number(UInt32.self, at: index * 4 + 4), start <= end
    else { return nil }
    return items.part(at: Int(start), count: Int(end - start))
  }
}
