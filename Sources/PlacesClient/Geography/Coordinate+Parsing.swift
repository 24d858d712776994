extension Coordinate {
  /// Reads a coordinate as people write or paste it.
  ///
  /// Accepted: `43.66,-70.25`, with a blank after the comma or instead of it, all of it in parentheses, and degrees with
  /// compass letters (`39.04° N, 125.76° E`, `40° 26′ 46″ N 79° 58′ 56″ W`).
  ///
  /// - Parameter text: The text; white space around it is ignored.
  /// - Throws: ``ValueError/coordinate(_:_:)`` saying what is wrong. Numbers are plain decimals: no exponent, no hexadecimal,
  ///   no `nan`, no decimal comma. Legal numbers in the wrong order are recognised.
  public init(_ text: String) throws(ValueError) {
    var inner = text.trimmingBlanks()
    if inner.hasPrefix("("), inner.hasSuffix(")") {
      inner = String(inner.dropFirst().dropLast()).trimmingBlanks()
    }
    if inner.contains(where: Self.degreeSigns.contains) {
      self = try Self.fromCompass(inner, text)
      return
    }
    let parts = try Self.parts(of: inner, text)
    guard let latitude = DecimalText.parse(parts.0) else {
      throw .coordinate(text, .number(parts.0))
    }
    guard let longitude = DecimalText.parse(parts.1) else {
      throw .coordinate(text, .number(parts.1))
    }
    try self.init(latitude, longitude, written: (text, parts.0, parts.1))
  }

  /// Checks the ranges, naming the numbers as they were written.
  init(_ latitude: Double, _ longitude: Double, written: (text: String, String, String))
    throws(ValueError)
  {
    guard abs(latitude) <= 90 else {
      let isSwapped = abs(longitude) <= 90 && abs(latitude) <= 180
      throw .coordinate(written.text, isSwapped ? .swapped : .latitude(written.1))
    }
    guard abs(longitude) <= 180 else { throw .coordinate(written.text, .longitude(written.2)) }
    try self.init(latitude: latitude, longitude: longitude)
  }

  /// Splits into two parts at the one comma, or at the blank when there is no comma.
  private static func parts(of inner: String, _ text: String) throws(ValueError) -> (
    String, String
  ) {
    let blank: (Character) -> Bool = { $0.isWhitespace }
    let words = inner.split(whereSeparator: blank).map(String.init)
    let pieces = inner.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.trimmingBlanks()
    }
    if pieces.count == 2, !pieces[0].isEmpty, !pieces[1].isEmpty {
      if words.count == 2, words.allSatisfy({ $0.contains(",") }) {
        throw .coordinate(text, .decimalComma)
      }
      return (pieces[0], pieces[1])
    }
    if pieces.count == 1, words.count == 2 { return (words[0], words[1]) }
    let looksDecimal = pieces.count == 4 && pieces.allSatisfy { DecimalText.parse($0) != nil }
    let pairs = words.filter { $0.contains(",") && $0.last != "," }
    if looksDecimal || (words.count == 2 && pairs.count == 2) {
      throw .coordinate(text, .decimalComma)
    }
    throw .coordinate(text, .shape)
  }
}
