/// What found a place; the raw value is the worth in 256ths of a doubling of importance.
enum MatchQuality: Int, Comparable, Sendable {
  /// The words asked for are other words of another name.
  case otherWord = 0
  /// They begin another name.
  case otherStart = 256
  /// They begin or are other words of the name.
  case nameWord = 512
  /// They begin the name.
  case nameStart = 1280
  /// Every word of another name was asked for, whole, or a code (IATA, ISO, a region's short code).
  case exactOther = 1536
  /// Every word of the name was asked for, whole.
  case exactName = 2304

  /// What each word costs that is neither in the name that answers best nor a whole word of the address or of where the
  /// place is.
  static let scatterCost = 512
  /// What each word costs that was found by allowing for a typing mistake: two doublings of importance and a half.
  static let typoCost = 640

  static func < (a: MatchQuality, b: MatchQuality) -> Bool { a.rawValue < b.rawValue }
}
