/// A set of record numbers, a bit each: small enough to be made for every search.
struct RecordSet: Sendable {
  private var words: [UInt64]

  /// An empty set for numbers below a count.
  init(below count: Int) {
    words = Array(repeating: 0, count: (count + 63) / 64)
  }

  /// Whether a number is in the set; `false` for one that cannot be.
  func contains(_ number: Int) -> Bool {
    guard number >= 0, number >> 6 < words.count else { return false }
    return words[number >> 6] >> UInt64(number & 63) & 1 == 1
  }

  /// Adds a number.
  /// - Returns: Whether it was not there before; `false` for one that cannot be.
  @discardableResult
  mutating func insert(_ number: Int) -> Bool {
    guard number >= 0, number >> 6 < words.count, !contains(number) else { return false }
    words[number >> 6] |= 1 << UInt64(number & 63)
    return true
  }
}
