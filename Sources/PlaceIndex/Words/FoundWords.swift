/// Which words of a query were found, a bit each.
struct FoundWords: Equatable, Sendable {
  /// In any way.
  var any: UInt32 = 0
  /// As typed: as whole words or as beginnings.
  var typed: UInt32 = 0
  /// As whole words.
  var whole: UInt32 = 0

  @inline(__always)
  mutating func formUnion(_ other: FoundWords) {
    any |= other.any
    typed |= other.typed
    whole |= other.whole
  }
}
