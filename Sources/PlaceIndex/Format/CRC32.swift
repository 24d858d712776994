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

  /// The checksums of half a byte each.
  private static let halves: [UInt32] = [
    0x0000_0000, 0x1DB7_1064, 0x3B6E_20C8, 0x26D9_30AC, 0x76DC_4190, 0x6B6B_51F4, 0x4DB2_6158,
    0x5005_713C, 0xEDB8_8320, 0xF00F_9344, 0xD6D6_A3E8, 0xCB61_B38C, 0x9B64_C2B0, 0x86D3_D2D4,
    0xA00A_E278, 0xBDBD_F21C,
  ]

  /// Takes a few bytes one at a time, without the tables that are made first.
  mutating func updateSlowly(_ byte: UInt8) {
    state ^= UInt32(byte)
    state = state >> 4 ^ Self.halves[Int(state & 15)]
    state = state >> 4 ^ Self.halves[Int(state & 15)]
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
