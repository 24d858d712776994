/// Finds bytes that are not UTF-8.
enum UTF8Check {
  /// Returns the offset of the first byte that cannot be read as UTF-8, or `nil` when all can.
  static func firstFault(in bytes: some Collection<UInt8>) -> Int? {
    var offset = 0
    var index = bytes.startIndex
    while index != bytes.endIndex {
      let first = bytes[index]
      bytes.formIndex(after: &index)
      if first < 0x80 {
        offset += 1
        continue
      }
      guard let rule = Self.rule(first) else { return offset }
      for position in 0..<rule.tail {
        guard index != bytes.endIndex else { return offset }
        let byte = bytes[index]
        let range = position == 0 ? rule.second : 0x80...0xBF
        guard range.contains(byte) else { return offset }
        bytes.formIndex(after: &index)
      }
      offset += 1 + rule.tail
    }
    return nil
  }

  /// How many bytes follow a first byte, and what the second may be (Unicode table 3-7).
  private static func rule(_ first: UInt8) -> (tail: Int, second: ClosedRange<UInt8>)? {
    switch first {
    case 0xC2...0xDF: (1, 0x80...0xBF)
    case 0xE0: (2, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE...0xEF: (2, 0x80...0xBF)
    case 0xED: (2, 0x80...0x9F)
    case 0xF0: (3, 0x90...0xBF)
    case 0xF1...0xF3: (3, 0x80...0xBF)
    case 0xF4: (3, 0x80...0x8F)
    default: nil
    }
  }
}
