extension UInt8 {
  /// `A`–`Z` or `a`–`z`.
  package var isASCIILetter: Bool {
    (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
  /// `0`–`9`.
  package var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
  /// What a hexadecimal digit in either case stands for, or `nil` for any other byte.
  var hexDigitValue: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x41 + 10
    case 0x61...0x66: self - 0x61 + 10
    default: nil
    }
  }
}

extension String {
  /// How many Unicode scalars there are.
  ///
  /// - Complexity: O(n) in the number of bytes.
  var scalarCount: Int { utf8.count { $0 & 0xC0 != 0x80 } }
}

extension StringProtocol {
  /// The text without white space and invisible characters at its ends.
  package func trimmingBlanks() -> String {
    var scalars = Substring(self).unicodeScalars
    while let first = scalars.first, first.isBlank { scalars.removeFirst() }
    while let last = scalars.last, last.isBlank { scalars.removeLast() }
    return String(scalars)
  }
}

extension Unicode.Scalar {
  /// White space, or a character that shows nothing and joins nothing when it stands alone.
  package var isBlank: Bool {
    if value < 0x80 { return value == 0x20 || (0x09...0x0D).contains(value) }
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
  }

  /// A C0 or C1 control character, or DEL.
  package var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
