extension ByteView {
  /// The offset of the first byte that is no part of UTF-8 text; nothing when all are.
  var firstInvalidUTF8: Int? {
    var index = 0
    while index < count {
      if index &+ 8 <= count, u64(index) & 0x8080_8080_8080_8080 == 0 {
        index &+= 8
        continue
      }
      let lead = self[index]
      if lead < 0x80 {
        index &+= 1
        continue
      }
      let length = sequence(lead, second: self[index &+ 1])
      guard length > 0, index &+ length <= count else { return index }
      for offset in 1..<length where self[index &+ offset] & 0xC0 != 0x80 { return index }
      index &+= length
    }
    return nil
  }

  /// How long the sequence is that two bytes begin (Unicode, table 3-7); 0 when none does.
  @inline(__always)
  private func sequence(_ lead: UInt8, second: UInt8) -> Int {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0: second >= 0xA0 ? 3 : 0
    case 0xED: second <= 0x9F ? 3 : 0
    case 0xE1...0xEF: 3
    case 0xF0: second >= 0x90 ? 4 : 0
    case 0xF4: second <= 0x8F ? 4 : 0
    case 0xF1...0xF3: 4
    default: 0
    }
  }
}
