/// Puts emphasis on text, or leaves it as it is where there is no colour.
struct Style: Sendable, Hashable {
  /// Whether emphasis is written at all.
  let isOn: Bool

  /// No emphasis.
  static let plain = Style(isOn: false)

  /// Returns the text in bold.
  func bold(_ text: String) -> String { wrap(text, 1, 22) }
  /// Returns the text dimmed.
  func dim(_ text: String) -> String { wrap(text, 2, 22) }
  /// Returns the text underlined.
  func underlined(_ text: String) -> String { wrap(text, 4, 24) }
  /// Returns the text in red, for what went wrong.
  func red(_ text: String) -> String { wrap(text, 31, 39) }
  /// Returns the text in yellow, for warnings.
  func yellow(_ text: String) -> String { wrap(text, 33, 39) }
  /// Returns the text in green.
  func green(_ text: String) -> String { wrap(text, 32, 39) }
  /// Returns the text in cyan.
  func cyan(_ text: String) -> String { wrap(text, 36, 39) }

  private func wrap(_ text: String, _ start: Int, _ end: Int) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(start)m\(text)\u{1B}[\(end)m" : text
  }
}
