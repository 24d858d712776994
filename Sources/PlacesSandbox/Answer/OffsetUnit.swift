/// What an offset into a text counts.
///
/// Google says "Unicode characters" and no more. The two readings differ only behind characters beyond U+FFFF, most emoji;
/// a client can be tested with both.
public enum OffsetUnit: Sendable, Hashable {
  /// Unicode scalar values.
  case unicodeScalars
  /// UTF-16 code units.
  case utf16

  /// An offset in this unit for one in Unicode scalars.
  func offset(ofScalar scalars: Int, in text: String) -> Int {
    switch self {
    case .unicodeScalars: scalars
    case .utf16: text.unicodeScalars.prefix(scalars).reduce(0) { $0 + UTF16.width($1) }
    }
  }

  /// The offset in Unicode scalars for one in this unit; one within a character counts as before it.
  func scalars(ofOffset offset: Int, in text: String) -> Int {
    switch self {
    case .unicodeScalars: return offset
    case .utf16:
      var units = 0
      var scalars = 0
      for scalar in text.unicodeScalars {
        units += UTF16.width(scalar)
        if units > offset { return scalars }
        scalars += 1
      }
      return scalars + Swift.max(0, offset - units)
    }
  }

  /// The same range in this unit.
  func range(_ range: Range<Int>, in text: String) -> Range<Int> {
    let start = offset(ofScalar: range.lowerBound, in: text)
    return start..<Swift.max(start, offset(ofScalar: range.upperBound, in: text))
  }
}
