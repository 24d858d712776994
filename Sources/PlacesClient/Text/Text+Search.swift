// The standard library has these, but in its module of regular expressions: a single use of them links all of that module,
// 1.4 MB that every start of the program pays for. They can be inlined, because looking up what a text's views are made of takes
// longer than the search does.

extension Collection<UInt8> {
  /// The first place where other bytes occur; none at all occur at the start.
  ///
  /// - Complexity: O(n · m), for short texts.
  @inlinable
  package func firstOccurrence(of bytes: some Collection<UInt8>) -> Range<Index>? {
    var start = startIndex
    while true {
      let rest = self[start...]
      if rest.starts(with: bytes) { return start..<index(start, offsetBy: bytes.count) }
      if rest.isEmpty { return nil }
      formIndex(after: &start)
    }
  }
}

extension StringProtocol {
  /// The first place where a text occurs, compared byte by byte in UTF-8.
  @inlinable
  package func firstOccurrence(of text: String) -> Range<Index>? {
    utf8.firstOccurrence(of: text.utf8)
  }

  /// Whether a text occurs in this one, compared byte by byte in UTF-8.
  @inlinable
  package func holds(_ text: String) -> Bool { firstOccurrence(of: text) != nil }

  /// The text with every occurrence of another, which is not empty, replaced.
  @inlinable
  package func substituting(_ other: String, with replacement: String) -> String {
    var result = ""
    var rest = self[...]
    while !other.isEmpty, let found = rest.firstOccurrence(of: other) {
      result += rest[..<found.lowerBound]
      result += replacement
      rest = rest[found.upperBound...]
    }
    return result + rest
  }
}
