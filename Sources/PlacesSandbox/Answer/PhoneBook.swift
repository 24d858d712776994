import PlacesClient

/// Phone numbers as a text to search for.
enum PhoneBook {
  /// The digits of a phone number with `+` and country code, or `nil` when the text is none: blanks, hyphens, points and
  /// parentheses may stand between 7 to 15 digits.
  static func digits(_ text: some StringProtocol) -> String? {
    let text = text.trimmingBlanks()
    guard text.hasPrefix("+") else { return nil }
    var digits = ""
    for byte in text.utf8.dropFirst() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "("),
        UInt8(ascii: ")"):
        continue
      default: return nil
      }
    }
    return (7...15).contains(digits.utf8.count) ? digits : nil
  }
}
