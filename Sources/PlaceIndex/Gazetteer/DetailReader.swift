/// Reads a record's details in the order they were written; nothing at the first that does not fit.
struct DetailReader {
  private let source: FileBytes
  private var offset = 0

  init(_ source: FileBytes) {
    self.source = source
  }

  mutating func byte() -> UInt8? {
    guard offset < source.count else { return nil }
    defer { offset += 1 }
    return source[offset]
  }

  /// Seven bits a byte, the lowest first.
  mutating func varint() -> Int? {
    var value: UInt64 = 0
    for shift in stride(from: 0, to: 42, by: 7) {
      guard let byte = byte() else { return nil }
      value |= UInt64(byte & 127) << UInt64(shift)
      if byte < 128 { return Int(value) }
    }
    return nil
  }

  /// A length and that many bytes.
  mutating func bytes() -> FileBytes? {
    guard let length = varint(), let part = source.part(at: offset, count: length) else {
      return nil
    }
    offset += length
    return part
  }

  mutating func text() -> String? { bytes()?.text }
}
