/// The language an answer should be in.
///
/// A service may still mix languages.
public struct LanguageTag: Sendable, Hashable, CustomStringConvertible {
  /// The tag, as given.
  public let tag: String

  /// Checks the shape of a language tag (`de`, `pt-BR`, `zh-Hant-TW`); whether a service knows it is the service's affair.
  ///
  /// - Throws: ``ValueError/malformed(_:value:)`` for anything but two or three letters, then parts of up to eight letters and
  ///   digits, joined by hyphens.
  public init(_ text: String) throws(ValueError) {
    let word = text.trimmingBlanks()
    guard !word.isEmpty else { throw .blank(.language) }
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.utf8.count),
      first.utf8.allSatisfy(\.isASCIILetter),
      parts.dropFirst().allSatisfy({
        (1...8).contains($0.utf8.count)
          && $0.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
      })
    else { throw .malformed(.language, value: text) }
    tag = word
  }

  /// The tag.
  public var description: String { tag }
}
