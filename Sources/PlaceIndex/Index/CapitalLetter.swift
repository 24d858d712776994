/// Capitals of letters whose capital stands at a fixed distance; the format knows no others.
enum CapitalLetter {
  /// The capital, or the scalar itself.
  static func of(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x61...0x7A, 0x3B1...0x3C1, 0x3C3...0x3C9, 0x430...0x44F: scalar - 32
    case 0x450...0x45F: scalar - 80
    case 0x561...0x586: scalar - 48
    default: scalar
    }
  }

  /// A term with its first letter as capital.
  static func capitalised(_ term: String) -> String {
    guard let first = term.unicodeScalars.first, let capital = Unicode.Scalar(of(first.value))
    else {
      return term
    }
    return String(capital) + String(term.unicodeScalars.dropFirst())
  }
}
