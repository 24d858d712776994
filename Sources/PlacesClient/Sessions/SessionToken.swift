/// What ties autocomplete requests and one details request together for billing.
///
/// A token is good for one session: it ends with the details request. The shape is the New API's rule (URL-safe base64
/// letters, at most 36), which satisfies the legacy service too.
public struct SessionToken: Sendable, Hashable, CustomStringConvertible {
  /// The longest token the New API takes.
  public static let limit = 36

  /// The token.
  public let text: String

  /// Checks a token.
  ///
  /// - Throws: ``ValueError/blank(_:)`` for an empty one (an unset shell variable, most likely), ``ValueError/malformed(_:value:)``
  ///   for anything but 1 to 36 letters, digits, `-` and `_`.
  public init(_ text: String) throws(ValueError) {
    guard !text.isEmpty else { throw .blank(.sessionToken) }
    let isLegal = text.utf8.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    guard isLegal, text.utf8.count <= Self.limit else {
      throw .malformed(.sessionToken, value: text)
    }
    self.text = text
  }

  /// Makes a fresh token: a version 4 UUID in lower case.
  ///
  /// - Parameter generator: Where the 122 random bits come from; the system's generator in production.
  /// - Returns: A token no other call has returned.
  public static func fresh(using generator: inout some RandomNumberGenerator) -> SessionToken {
    var high = generator.next() as UInt64
    var low = generator.next() as UInt64
    high = high & ~0xF000 | 0x4000
    low = low & ~(0b11 << 62) | 0b10 << 62
    let digits = hex(high) + hex(low)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if [8, 12, 16, 20].contains(index) { text.append("-") }
      text.append(digit)
    }
    return SessionToken(trusted: text)
  }

  /// Makes a fresh token from the system's random numbers.
  public static func fresh() -> SessionToken {
    var generator = SystemRandomNumberGenerator()
    return fresh(using: &generator)
  }

  /// The token.
  public var description: String { text }

  private init(trusted text: String) { self.text = text }

  private static func hex(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
