extension Area {
  /// Reads `circle:RADIUS@LAT,LNG`, `rect:SOUTH,WEST,NORTH,EAST` or Google's `rectangle:SOUTH,WEST|NORTH,EAST`.
  ///
  /// - Throws: ``ValueError/area(_:_:)`` or ``ValueError/coordinate(_:_:)`` saying what is wrong. The radius is in metres and
  ///   takes no unit.
  public init(_ text: String) throws(ValueError) {
    let trimmed = text.trimmingBlanks()
    guard let colon = trimmed.firstIndex(of: ":") else { throw .area(text, .shape) }
    let form = trimmed[..<colon].lowercased()
    let rest = trimmed[trimmed.index(after: colon)...]
    switch form {
    case "circle": self = .circle(try Self.circle(rest, text))
    case "rect", "rectangle": self = .rectangle(try Self.rectangle(rest, text))
    default: throw .area(text, .shape)
    }
  }

  private static func circle(_ rest: Substring, _ text: String) throws(ValueError) -> Circle {
    guard let at = rest.firstIndex(of: "@") else { throw .area(text, .shape) }
    let radius = rest[..<at].trimmingBlanks()
    guard let meters = DecimalText.parse(radius), meters > 0,
      meters <= Circle.largestRadiusMeters
    else { throw .area(text, .radius(radius)) }
    let center = try Coordinate(String(rest[rest.index(after: at)...]))
    return try Circle(center: center, radiusMeters: meters)
  }

  private static func rectangle(_ rest: Substring, _ text: String) throws(ValueError) -> Rectangle {
    let parts = rest.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "," || $0 == "|" }
    ).map { $0.trimmingBlanks() }
    guard parts.count == 4 else { throw .area(text, .shape) }
    var numbers: [Double] = []
    for part in parts {
      guard let number = DecimalText.parse(part) else { throw .area(text, .number(part)) }
      numbers.append(number)
    }
    let southwest = try Coordinate(numbers[0], numbers[1], written: (text, parts[0], parts[1]))
    let northeast = try Coordinate(numbers[2], numbers[3], written: (text, parts[2], parts[3]))
    guard southwest.latitude <= northeast.latitude else { throw .area(text, .upsideDown) }
    return try Rectangle(southwest: southwest, northeast: northeast)
  }
}
