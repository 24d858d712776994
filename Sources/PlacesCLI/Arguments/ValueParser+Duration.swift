extension ValueParser<Duration> {
  /// A length of time from a millisecond to a day: `500ms`, `2s`, `1.5m`; a bare number is seconds.
  static var duration: ValueParser {
    ValueParser("TIME") { text throws(ValueProblem) in
      guard let milliseconds = FixedPoint.scaled(number(of: text), by: scale(of: text)) else {
        throw ValueProblem(
          "expected a time such as 500ms, 2s or 1m", remedy: "a bare number is seconds")
      }
      guard (1...86_400_000).contains(milliseconds) else {
        throw ValueProblem("expected a time from 1ms to 1440m")
      }
      return .milliseconds(milliseconds)
    }
    .described(describeDuration)
  }

  /// Writes a duration the way the option takes it, in the largest unit that leaves a whole number.
  @Sendable static func describeDuration(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let milliseconds = attoseconds / 1_000_000_000_000_000
    return milliseconds == 0 ? "\(seconds)s" : "\(seconds * 1000 + milliseconds)ms"
  }

  private static func unit(of text: String) -> String {
    for unit in ["ms", "s", "m"] where text.utf8.count > unit.utf8.count && text.hasSuffix(unit) {
      return unit
    }
    return ""
  }

  private static func number(of text: String) -> Substring { text.dropLast(unit(of: text).count) }

  private static func scale(of text: String) -> Int64 {
    switch unit(of: text) {
    case "ms": 1
    case "m": 60_000
    default: 1000
    }
  }
}

/// Plain decimal numbers: digits and at most one point, without sign, exponent, blanks or locale.
enum FixedPoint {
  /// Returns a number times `scale` (a positive number), rounded to the nearest whole number, or nil when `text` is not
  /// a number or has more than nine digits before or after the point.
  static func scaled(_ text: Substring, by scale: Int64) -> Int64? {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first else { return nil }
    let fraction = parts.count == 2 ? parts[1] : ("" as Substring).utf8
    guard !whole.isEmpty || !fraction.isEmpty, parts.count == 1 || !fraction.isEmpty,
      let wholeNumber = digits(whole), let fractionNumber = digits(fraction)
    else { return nil }
    var divisor: Int64 = 1
    for _ in fraction { divisor *= 10 }
    let (product, overflow) = wholeNumber.multipliedReportingOverflow(by: scale)
    let (part, partOverflow) = fractionNumber.multipliedReportingOverflow(by: scale)
    guard !overflow, !partOverflow else { return nil }
    let rounded = part / divisor + (part % divisor >= (divisor + 1) / 2 ? 1 : 0)
    let (sum, sumOverflow) = product.addingReportingOverflow(rounded)
    return sumOverflow ? nil : sum
  }

  private static func digits(_ text: Substring.UTF8View) -> Int64? {
    guard text.count <= 9 else { return nil }
    var number: Int64 = 0
    for byte in text {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      number = number * 10 + Int64(byte - UInt8(ascii: "0"))
    }
    return number
  }
}
