/// An API key that cannot be printed.
///
/// The text is reachable only through ``withText(_:)``, which the transport calls when it writes the request. Every
/// textual form is a fixed mask, so a key does not end up in a log through string interpolation or a debugger dump.
public struct APIKey: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  private let text: String

  /// Creates a key from text as people paste it: surrounding blanks, line ends and a byte order mark are dropped.
  ///
  /// - Throws: ``ValueError`` when nothing is left, or when quotes, inner blanks, control or non-ASCII characters remain.
  ///   The error describes the fault and never holds the text.
  public init(_ pasted: String) throws(ValueError) {
    let trimmed = Self.trim(pasted)
    guard !trimmed.isEmpty else { throw .emptyKey }
    for scalar in trimmed.unicodeScalars {
      switch scalar {
      case "\"", "'", "\u{201C}", "\u{201D}", "\u{2018}", "\u{2019}": throw .malformedKey(.quotes)
      case " ", "\t", "\r", "\n": throw .malformedKey(.blank)
      case "\u{21}"..."\u{7E}": continue
      default: throw .malformedKey(.unprintable)
      }
    }
    text = trimmed
  }

  /// What stands for a key wherever one would be printed.
  public static let mask = "[key]"

  /// The mask, never the key.
  public var description: String { Self.mask }
  /// The mask, never the key.
  public var debugDescription: String { Self.mask }
  /// A mirror without children, so that `dump` shows nothing.
  public var customMirror: Mirror { Mirror(self, children: []) }

  /// Hands the key to `body`, for the one place that writes it on the wire.
  package func withText<Result>(_ body: (String) -> Result) -> Result { body(text) }

  private static func trim(_ pasted: String) -> String {
    var scalars = Substring(pasted).unicodeScalars
    let isIgnorable: (Unicode.Scalar) -> Bool = {
      $0.properties.isWhitespace || $0 == "\u{FEFF}" || $0 == "\u{200B}"
    }
    while let first = scalars.first, isIgnorable(first) { scalars.removeFirst() }
    while let last = scalars.last, isIgnorable(last) { scalars.removeLast() }
    return String(scalars)
  }
}
