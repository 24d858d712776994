extension Coordinate {
  /// The degree sign, and the ordinal indicator that Iberian keyboards have in its place.
  static let degreeSigns: [Character] = ["°", "º"]

  /// Reads degrees, minutes and seconds with compass letters behind or before them, latitude first.
  ///
  /// Half-understood text is refused: every mark must be in its place, minutes and seconds below 60.
  static func fromCompass(_ inner: String, _ text: String) throws(ValueError) -> Coordinate {
    var reader = CompassReader(inner)
    guard let latitude = reader.angle(positive: "N", negative: "S") else {
      throw .coordinate(text, .shape)
    }
    reader.skipComma()
    guard let longitude = reader.angle(positive: "E", negative: "W"), reader.isAtEnd else {
      throw .coordinate(text, .shape)
    }
    // The letters say which is which, so numbers out of range are never taken for a swapped pair.
    guard abs(latitude) <= 90 else {
      throw .coordinate(text, .latitude(DecimalText.format(latitude)))
    }
    guard abs(longitude) <= 180 else {
      throw .coordinate(text, .longitude(DecimalText.format(longitude)))
    }
    return try Coordinate(latitude: latitude, longitude: longitude)
  }
}

/// A cursor over an angle such as `40° 26′ 46″ N`.
private struct CompassReader {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  var isAtEnd: Bool { rest.allSatisfy(\.isWhitespace) }

  /// Steps over blanks and one comma, if there is one.
  mutating func skipComma() {
    skipBlanks()
    if rest.first == "," { rest.removeFirst() }
  }

  /// Reads degrees, optional minutes and seconds, and a letter before or behind them.
  mutating func angle(positive: Character, negative: Character) -> Double? {
    var letter = compassLetter(positive, negative)
    guard let degrees = number(), accept("°º") else { return nil }
    var value = degrees
    if let minutes = part(marks: "′'’") {
      guard minutes < 60 else { return nil }
      value += minutes / 60
      if let seconds = part(marks: "″\"”") {
        guard seconds < 60 else { return nil }
        value += seconds / 3600
      }
    }
    if letter == nil { letter = compassLetter(positive, negative) }
    guard let letter else { return nil }
    return letter == negative ? -value : value
  }

  private mutating func skipBlanks() { rest = rest.drop(while: \.isWhitespace) }

  private mutating func compassLetter(_ positive: Character, _ negative: Character) -> Character? {
    skipBlanks()
    guard let first = rest.first?.uppercased().first, first == positive || first == negative else {
      return nil
    }
    rest.removeFirst()
    return first
  }

  private mutating func accept(_ marks: String) -> Bool {
    skipBlanks()
    guard let first = rest.first, marks.contains(first) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func number() -> Double? {
    skipBlanks()
    let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let value = DecimalText.parse(digits) else { return nil }
    rest = rest.dropFirst(digits.count)
    return value
  }

  /// Reads a number followed by one of the marks, or nothing.
  private mutating func part(marks: String) -> Double? {
    let before = rest
    if let value = number(), accept(marks) { return value }
    rest = before
    return nil
  }
}
