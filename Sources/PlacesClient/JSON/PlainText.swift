/// Tells text that JSON holds as it is from text that may need escapes, eight bytes at a time.
enum PlainText {
  /// Whether none of the bytes can begin something that is escaped: a control character, a quotation mark, a backslash, or with
  /// C2 or E2 a character that nobody sees.
  static func holds(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let count = text.count
    guard count >= 8, let base = unsafe UnsafeRawPointer(text.baseAddress) else {
      return unsafe text.allSatisfy(isPlain)
    }
    var offset = 0
    while offset < count {
      // The last eight bytes may have been looked at in part.
      offset = min(offset, count - 8)
      if unsafe needsLook(base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) {
        return false
      }
      offset += 8
    }
    return true
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x22, 0x5C, 0x7F, 0xC2, 0xE2: false
    default: true
    }
  }

  private static let each: UInt64 = 0x0101_0101_0101_0101
  private static let tops: UInt64 = 0x8080_8080_8080_8080

  /// Whether one of eight bytes is not plain; also for some that are, when another one is not.
  @inline(__always)
  private static func needsLook(_ bytes: UInt64) -> Bool {
    let controls = (bytes &- each &* 0x20) & ~bytes
    let marks = zeros(bytes ^ each &* 0x22) | zeros(bytes ^ each &* 0x5C)
    let others = zeros(bytes ^ each &* 0x7F) | zeros(bytes ^ each &* 0xC2)
    return (controls | marks | others | zeros(bytes ^ each &* 0xE2)) & tops != 0
  }

  /// The top bit of each byte that is zero, and perhaps of some above one.
  @inline(__always)
  private static func zeros(_ bytes: UInt64) -> UInt64 { (bytes &- each) & ~bytes }
}
