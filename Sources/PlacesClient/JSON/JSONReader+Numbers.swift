extension JSONReader {
  /// Reads a number.
  mutating func number() throws(JSONSyntaxError) -> JSONValue {
    let start = index
    var parts = NumberParts()
    if next == UInt8(ascii: "-") {
      parts.isNegative = true
      index += 1
    }
    if next == UInt8(ascii: "0") {
      index += 1
    } else {
      try digits(into: &parts)
    }
    if next == UInt8(ascii: ".") {
      index += 1
      let first = index
      try digits(into: &parts)
      parts.exponent = first - index
      parts.isWhole = false
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      index += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      var unused = NumberParts()
      try digits(into: &unused)
      parts.isWhole = false
      parts.isExact = false
    }
    if let value = parts.value { return value }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      index = start
      throw fault("a number that fits")
    }
    return .number(number)
  }

  private mutating func digits(into parts: inout NumberParts) throws(JSONSyntaxError) {
    guard next.isASCIIDigit else { throw fault("a digit") }
    while next.isASCIIDigit {
      parts.append(next - UInt8(ascii: "0"))
      index += 1
    }
  }
}

/// The digits of a number as far as they can be kept exactly.
private struct NumberParts {
  var isNegative = false
  var isWhole = true
  /// Whether ``magnitude`` and ``exponent`` say it all.
  var isExact = true
  var magnitude: UInt64 = 0
  /// The power of ten to multiply with; at most 0.
  var exponent = 0

  mutating func append(_ digit: UInt8) {
    let (tens, isTooLarge) = magnitude.multipliedReportingOverflow(by: 10)
    let (sum, overflow) = tens.addingReportingOverflow(UInt64(digit))
    if isTooLarge || overflow { isExact = false }
    magnitude = sum
  }

  /// The number, when it needs no long arithmetic.
  var value: JSONValue? {
    guard isExact else { return nil }
    if isWhole {
      if isNegative {
        // -0 is no whole number: its sign would be lost.
        guard magnitude > 0 else { return .number(-0.0) }
        return magnitude <= Int64.min.magnitude
          ? .integer(Int64(truncatingIfNeeded: 0 &- magnitude)) : nil
      }
      return Int64(exactly: magnitude).map(JSONValue.integer)
    }
    // Both are exact as a `Double`, so that the quotient is rounded once and correctly (Clinger, 1990).
    guard magnitude <= 1 << 53, -exponent < Self.powersOfTen.count else { return nil }
    let number = Double(magnitude) / Self.powersOfTen[-exponent]
    return .number(isNegative ? -number : number)
  }

  /// The powers of ten that a `Double` holds exactly.
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
