/// Address parts a geocoding answer must or should have.
///
/// Google enforces `country` and `postal_code`; the others only influence the answer.
public struct ComponentFilter: Sendable, Hashable {
  /// The components the service knows.
  public enum Name: String, Sendable, Hashable, CaseIterable {
    case country
    case postalCode = "postal_code"
    case administrativeArea = "administrative_area"
    case locality
    case route

    /// Whether it may stand in a filter only once.
    var isUnique: Bool {
      switch self {
      case .country, .postalCode, .route: true
      case .administrativeArea, .locality: false
      }
    }
  }

  /// One name with its value.
  public struct Part: Sendable, Hashable {
    /// Which component.
    public let name: Name
    /// Its value, as given.
    public let value: String
  }

  /// The parts in the order given.
  public let parts: [Part]

  /// Reads `NAME:VALUE` texts.
  ///
  /// - Throws: ``ValueError``: nothing given, a text without a colon or value, an unknown name (the known ones are listed), a
  ///   control character, or `country`, `postal_code` or `route` given twice.
  public init(_ texts: [String]) throws(ValueError) {
    var parts: [Part] = []
    for text in texts {
      let part = try Self.part(text)
      if part.name.isUnique, parts.contains(where: { $0.name == part.name }) {
        throw .repeatedComponent(part.name.rawValue)
      }
      parts.append(part)
    }
    guard !parts.isEmpty else { throw .blank(.components) }
    self.parts = parts
  }

  /// `NAME:VALUE|…` as the service wants it.
  public var text: String {
    parts.map { "\($0.name.rawValue):\($0.value)" }.joined(separator: "|")
  }

  private static func part(_ text: String) throws(ValueError) -> Part {
    guard let colon = text.firstIndex(of: ":") else {
      throw .malformed(.components, value: text)
    }
    let word = text[..<colon].trimmingBlanks().lowercased()
    guard let name = Name(rawValue: word) else {
      throw .unknown(.components, value: word, nearest: nil)
    }
    let value = text[text.index(after: colon)...].trimmingBlanks()
    guard !value.isEmpty, !value.contains("|") else {
      throw .malformed(.components, value: text)
    }
    return Part(name: name, value: try QueryText(value, as: .components).text)
  }
}
