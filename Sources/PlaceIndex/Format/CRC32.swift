/// CRC-32 as in IEEE 802.3, zip and PNG, eight bytes at a time.
struct CRC32 {
  /// Table k holds the checksums of a byte followed by k zero bytes; made at the first use, which opening a file is not.
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for byte in 0..<256 {
      var value = UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
      tables[byte] = value
    }
    for index in 256..<tables.count {
      let before = tables[index - 256]
      tables[index] = before >> 8 ^ tables[Int(before & 255)]
    }
    return tables
  }()

  private var state: UInt32 = 0xFFFF_FFFF

  var value: UInt32 { ~state }

  /// Takes a few bytes one at a time, without the tables.
  mutating func updateSlowly(_ byte: UInt8) {
    state ^= UInt32(byte)
    for _ in 0..<8 { state = state & 1 == 1 ? state >> 1 ^ 0xEDB8_8320 : state >> 1 }
  }

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    unsafe Self.tables.withUnsafeBufferPointer { tables in
      var crc = state
      while offset + 8 <= bytes.count {
        let low =
          unsafe UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
          ^ crc
        let high = unsafe UInt32(
          littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self))
        var next = unsafe tables[1792 + Int(low & 255)] ^ tables[1536 + Int(low >> 8 & 255)]
        next ^= unsafe tables[1280 + Int(low >> 16 & 255)] ^ tables[1024 + Int(low >> 24)]
        next ^= unsafe tables[768 + Int(high & 255)] ^ tables[512 + Int(high >> 8 & 255)]
        next ^= unsafe tables[256 + Int(high >> 16 & 255)] ^ tables[Int(high >> 24)]
        crc = next
        offset += 8
      }
      while offset < bytes.count {
        crc = unsafe crc >> 8 ^ tables[Int((crc ^ UInt32(bytes[offset])) & 255)]
        offset += 1
      }
      state = crc
    }
  }
}
