/// The region whose conventions an answer follows; it never restricts.
///
/// The services disagree on the United Kingdom: legacy and Geocoding take the top-level domain `uk`, the New API the CLDR
/// code `gb`. Either is accepted here and the right one is sent.
public struct RegionCode: Sendable, Hashable, CustomStringConvertible {
  /// Two lower-case letters, as given.
  public let code: String

  /// Checks a region.
  ///
  /// - Parameter text: Two ASCII letters in any case.
  /// - Throws: ``ValueError/malformed(_:value:)`` otherwise.
  public init(_ text: String) throws(ValueError) {
    let word = text.trimmingBlanks().lowercased()
    guard !word.isEmpty else { throw .blank(.region) }
    guard word.utf8.count == 2, word.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else {
      throw .malformed(.region, value: text)
    }
    code = word
  }

  /// The code a service understands.
  public func code(for service: Service) -> String {
    switch (code, service) {
    case ("uk", .placesNew): "gb"
    case ("gb", .placesLegacy), ("gb", .geocoding): "uk"
    default: code
    }
  }

  /// The code as given.
  public var description: String { code }
}
