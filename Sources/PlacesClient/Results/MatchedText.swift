/// A text and the parts of it that match what was typed.
public struct MatchedText: Sendable, Hashable {
  /// The text, as the service sent it.
  public let text: String
  /// The matching parts in ascending order, not overlapping, all within the text.
  public let matches: [MatchRange]

  /// Creates a text with its matches.
  ///
  /// Ranges from a service can be empty, reach past the end or overlap. What lies outside is cut off, empty ranges are
  /// dropped and overlapping ones joined, so that nobody downstream has to check.
  public init(_ text: String, matches: [MatchRange] = []) {
    self.text = text
    if matches.isEmpty {
      self.matches = []
      return
    }
    let length = text.scalarCount
    if Self.areInOrder(matches, within: length) {
      self.matches = matches
      return
    }
    var joined: [MatchRange] = []
    for match in matches.sorted(by: { $0.offset < $1.offset }) where match.length > 0 {
      let start = Swift.max(0, Swift.min(match.offset, length))
      let end = Swift.min(length, Swift.max(start, match.offset.addingClamped(match.length)))
      guard end > start else { continue }
      if let last = joined.last, start < last.offset + last.length {
        let until = Swift.max(end, last.offset + last.length)
        joined[joined.count - 1] = MatchRange(offset: last.offset, length: until - last.offset)
      } else {
        joined.append(MatchRange(offset: start, length: end - start))
      }
    }
    self.matches = joined
  }

  /// Whether ranges are as they should be, as they nearly always are.
  private static func areInOrder(_ matches: [MatchRange], within length: Int) -> Bool {
    var end = 0
    for match in matches {
      guard match.offset >= end, match.length > 0, match.offset <= length,
        match.length <= length - match.offset
      else { return false }
      end = match.offset + match.length
    }
    return true
  }
}

/// A part of a text, counted in Unicode scalars.
public struct MatchRange: Sendable, Hashable {
  /// Scalars before the part.
  public var offset: Int
  /// Scalars in the part.
  public var length: Int

  /// Creates a range.
  public init(offset: Int, length: Int) {
    self.offset = offset
    self.length = length
  }
}

extension Int {
  /// The sum, or the largest number when it would overflow.
  fileprivate func addingClamped(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
