/// Numbers written in decimal digits.
enum NumberScan {
  /// A number such as `-33.87`, with an exponent or not; nothing for anything else.
  static func double(_ text: [UInt8], _ range: Range<Int>) -> Double? {
    var index = range.lowerBound
    var isNegative = false
    if index < range.upperBound, text[index] == 0x2D || text[index] == 0x2B {
      isNegative = text[index] == 0x2D
      index += 1
    }
    var digits: UInt64 = 0
    var scale = 0
    var count = 0
    var isBehindPoint = false
    while index < range.upperBound {
      let byte = text[index]
      if byte == 0x2E, !isBehindPoint {
        isBehindPoint = true
      } else if byte >= 0x30, byte <= 0x39 {
        guard count < 15 else { break }
        digits = digits * 10 + UInt64(byte & 15)
        count += 1
        if isBehindPoint { scale += 1 }
      } else {
        break
      }
      index += 1
    }
    guard count > 0 else { return nil }
    guard index == range.upperBound else {
      return Double(String(decoding: text[range], as: UTF8.self))
    }
    let value = Double(digits) / Self.powers[scale]
    return isNegative ? -value : value
  }

  /// A whole number that is not negative.
  static func integer(_ text: [UInt8], _ range: Range<Int>) -> UInt64? {
    guard !range.isEmpty, range.count <= 18 else { return nil }
    var value: UInt64 = 0
    for index in range {
      guard text[index] >= 0x30, text[index] <= 0x39 else { return nil }
      value = value * 10 + UInt64(text[index] & 15)
    }
    return value
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
