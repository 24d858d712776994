/// Google's identifier of a place: opaque text of any length.
public struct PlaceID: Sendable, Hashable, CustomStringConvertible {
  /// The identifier.
  public let text: String

  /// Checks an identifier.
  ///
  /// - Parameter text: The ID; blanks and line ends around it and the New API's prefix `places/` are dropped.
  /// - Throws: ``ValueError``: empty, or with a character that would change the path it is sent in (`/`, `?`, `#`, `%`, `:`,
  ///   blanks), that no ID has (quotation marks, `<`, `>`, `&`, `\`), or that is not printable ASCII. IDs are neither
  ///   shortened nor limited in length below the URL limit.
  public init(_ text: String) throws(ValueError) {
    // An ID as services send it has nothing to drop.
    if (3...QueryText.encodedLimit).contains(text.utf8.count), text.utf8.allSatisfy(Self.isLegal) {
      self.text = text
      return
    }
    var trimmed = text.trimmingBlanks()
    if trimmed.hasPrefix("places/") { trimmed = String(trimmed.dropFirst("places/".count)) }
    guard !trimmed.isEmpty else { throw .blank(.placeID) }
    guard trimmed.utf8.allSatisfy(Self.isLegal), trimmed != ".", trimmed != ".." else {
      throw .malformed(.placeID, value: text)
    }
    guard trimmed.utf8.count <= QueryText.encodedLimit else {
      throw .tooLong(
        .placeID, characters: trimmed.utf8.count, encodedBytes: trimmed.utf8.count,
        limit: QueryText.encodedLimit)
    }
    self.text = trimmed
  }

  private init(trusted text: String) { self.text = text }

  /// An ID that stands for any other, where only the form of an answer matters.
  package static let sample = PlaceID(trusted: "x")

  private static func isLegal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "%"),
      UInt8(ascii: ":"), UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: ">"):
      false
    default: (0x21...0x7E).contains(byte)
    }
  }

  /// The identifier.
  public var description: String { text }
}
