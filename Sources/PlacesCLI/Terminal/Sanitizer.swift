/// Makes text from outside harmless to print.
enum Sanitizer {
  /// Returns `text` with everything a terminal could obey, or that could turn a line around, written as `\u{1B}`.
  ///
  /// Escaped are the C0 and C1 controls (tabs and line ends too, since they would break a line or a column), the bidi
  /// embeddings, overrides and isolates, and the line and paragraph separators. Kept are the joiners (U+200C, U+200D),
  /// combining marks and the plain direction marks (U+200E, U+200F, U+061C): names are spelled with them and they cannot
  /// turn letters around.
  static func terminalSafe(_ text: String) -> String {
    guard mayBeUnsafe(text), text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isUnsafe(scalar) {
        result.append(contentsOf: escape(scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether a text has a byte that a scalar which is escaped has: most have none, and bytes are read faster.
  private static func mayBeUnsafe(_ text: String) -> Bool {
    text.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }
  }

  /// Whether a scalar is one ``terminalSafe(_:)`` escapes.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }
}
