/// Text that may be sent to a service as a query: not blank, no control characters, short enough for a URL.
public struct QueryText: Sendable, Hashable, CustomStringConvertible {
  /// How many bytes the text may take when percent-encoded.
  ///
  /// Google cuts URLs off at 16,384; the rest is left for filters.
  public static let encodedLimit = 8192

  /// The text, with line ends and tabs turned into blanks and otherwise untouched.
  public let text: String

  /// Checks a text.
  ///
  /// - Parameters:
  ///   - text: What the user typed. CR, LF and TAB become one blank each; nothing else changes.
  ///   - subject: What to call it in errors.
  /// - Throws: ``ValueError``: blank, a control character (with its code point), or too long (with the encoded length).
  public init(_ text: String, as subject: ValueError.Subject = .text) throws(ValueError) {
    var cleaned = String.UnicodeScalarView()
    var isBlank = true
    for (offset, scalar) in text.unicodeScalars.enumerated() {
      switch scalar {
      case "\r", "\n", "\t": cleaned.append(" ")
      case _ where scalar.isControl:
        throw .controlCharacter(subject, scalar: scalar.value, offset: offset)
      default:
        cleaned.append(scalar)
        if isBlank && !scalar.isBlank { isBlank = false }
      }
    }
    guard !isBlank else { throw .blank(subject) }
    let result = String(cleaned)
    let encoded = PercentEncoding.encodedLength(of: result)
    guard encoded <= Self.encodedLimit else {
      throw .tooLong(
        subject, characters: cleaned.count, encodedBytes: encoded, limit: Self.encodedLimit)
    }
    self.text = result
  }

  /// Creates a text from part of one that was checked before.
  private init(trusted text: String) { self.text = text }

  /// A text that stands for any other, where only the form of an answer matters.
  package static let sample = QueryText(trusted: "x")

  /// Whether there are blanks at the ends.
  package var hasOuterBlanks: Bool {
    (text.unicodeScalars.first?.isBlank ?? false) || (text.unicodeScalars.last?.isBlank ?? false)
  }

  /// The text without blanks at the ends.
  package var trimmed: QueryText { QueryText(trusted: text.trimmingBlanks()) }

  /// The text.
  public var description: String { text }
}
