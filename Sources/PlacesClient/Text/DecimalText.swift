/// Numbers as people and services write them: digits and a point, never an exponent.
package enum DecimalText {
  /// The most bytes a number can take: the smallest `Double` has a sign, a zero, a point, 323 zeros and up to 17 digits.
  private static let longest = 350

  /// Formats the shortest decimal that reads back as the same number; whole numbers have no point.
  ///
  /// - Parameter value: A finite number; others give `0`, which no validated value reaches.
  /// - Returns: The digits.
  package static func format(_ value: Double) -> String {
    guard value.isFinite, value != 0 else { return "0" }
    let text = value.description
    guard let mark = text.utf8.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }),
      let exponent = Int(text[text.index(after: mark)...])
    else {
      let isWhole = text.utf8.suffix(2).elementsEqual(".0".utf8)
      return isWhole ? String(decoding: text.utf8.dropLast(2), as: UTF8.self) : text
    }
    let mantissa = text[..<mark]
    let sign = mantissa.hasPrefix("-") ? "-" : ""
    let unsigned = mantissa.drop { $0 == "-" }
    let whole = unsigned.prefix { $0 != "." }
    var fraction = String(unsigned.drop { $0 != "." }.dropFirst())
    if fraction == "0" { fraction = "" }
    let digits = whole + fraction
    let point = whole.count + exponent
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    if point >= digits.count {
      return sign + digits + String(repeating: "0", count: point - digits.count)
    }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }

  /// Reads a plain decimal: an optional sign, digits, and at most one point with digits after it.
  ///
  /// - Returns: `nil` for everything else a number parser might let through: exponents, hexadecimal, `nan`, `inf`, blanks,
  ///   underscores, commas.
  package static func parse(_ text: some StringProtocol) -> Double? {
    var bytes = text.utf8[...]
    if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      bytes.removeFirst()
    }
    guard bytes.count <= longest else { return nil }
    let whole = bytes.prefix(while: \.isASCIIDigit)
    bytes = bytes.dropFirst(whole.count)
    if bytes.isEmpty { return whole.isEmpty ? nil : Double(String(text)) }
    guard bytes.removeFirst() == UInt8(ascii: "."), !bytes.isEmpty,
      bytes.allSatisfy(\.isASCIIDigit)
    else { return nil }
    return Double(String(text))
  }
}
