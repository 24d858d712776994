/// CRC-32 as in IEEE 802.3, zip and PNG.
struct CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
  }

  private var state: UInt32 = 0xFFFF_FFFF

  var value: UInt32 { ~state }

  mutating func update(_ byte: UInt8) {
    state = state >> 8 ^ Self.table[Int(UInt8(truncatingIfNeeded: state) ^ byte)]
  }
}
