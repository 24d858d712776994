/// A part of an address.
public struct AddressComponent: Sendable, Hashable {
  /// The full text, always as text: `12A`, `4-6`, `#101`.
  public var longText: String
  /// The short form, such as a country's code.
  public var shortText: String?
  /// What the part is, unknown types included.
  public var types: [String]
  /// The language of the text, where the service says.
  public var languageCode: String?

  /// Creates a component.
  public init(
    longText: String, shortText: String? = nil, types: [String] = [], languageCode: String? = nil
  ) {
    self.longText = longText
    self.shortText = shortText
    self.types = types
    self.languageCode = languageCode
  }
}

/// A plus code (Open Location Code).
public struct PlusCode: Sendable, Hashable {
  /// The full code, good everywhere.
  public var globalCode: String?
  /// The short code with the place it is relative to.
  public var compoundCode: String?

  /// Creates a plus code; a service may give only one of the two.
  public init(globalCode: String?, compoundCode: String? = nil) {
    self.globalCode = globalCode
    self.compoundCode = compoundCode
  }
}

/// A rectangle a service recommends for showing a place, or its extent.
public struct Viewport: Sendable, Hashable {
  /// The south-western corner.
  public var southwest: Coordinate
  /// The north-eastern corner.
  public var northeast: Coordinate

  /// Creates a rectangle from its corners.
  public init(southwest: Coordinate, northeast: Coordinate) {
    self.southwest = southwest
    self.northeast = northeast
  }
}
