/// How many columns text takes on a terminal.
enum DisplayWidth {
  /// Returns the columns of a text: two for wide East Asian characters and emoji, none for marks and joiners.
  static func of(_ text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    return text.reduce(0) { $0 + columns($1) }
  }

  /// Returns `text` with blanks after it up to `columns`, or `text` when it is wider already.
  static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - of(text)))
  }

  /// The columns of one character as a reader sees it, marks and joined parts included.
  private static func columns(_ character: Character) -> Int {
    var widest = 0
    for scalar in character.unicodeScalars {
      // The emoji selector asks for the wide picture of what may also be narrow text.
      if scalar == "\u{FE0F}" { return 2 }
      widest = max(widest, columns(scalar))
    }
    return widest
  }

  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// Blocks whose characters are wide or full width in Unicode's East Asian Width table.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
    0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
    0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]
}
