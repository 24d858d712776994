/// What the text of a record can be worth at most when its names hold all words, as far as lists tell.
///
/// The raw value is the row, in a search by windows, of the records that can be worth so much or more.
enum Tier: Int, CaseIterable {
  /// The names hold the words, or some of them.
  case other
  /// Some word is in the name itself.
  case inName
  /// The name begins with a word.
  case start
  /// The name begins with a word and holds all of the others that the place holds itself, but for those that cost nothing
  /// elsewhere.
  case wholeStart
  /// A word is all of another name or a code, or two words are whole.
  case exactOther
  /// The same of the name.
  case exactName

  /// The most such a text can be worth.
  @inline(__always)
  var worth: Int {
    switch self {
    case .other: MatchQuality.otherStart.rawValue
    case .inName: MatchQuality.nameWord.rawValue
    case .start: MatchQuality.nameStart.rawValue - MatchQuality.scatterCost
    case .wholeStart: MatchQuality.nameStart.rawValue
    case .exactOther: MatchQuality.exactOther.rawValue
    case .exactName: MatchQuality.exactName.rawValue
    }
  }
}

extension Tier {
  /// The one above; the highest is above itself.
  @inline(__always)
  var next: Tier {
    switch self {
    case .other: .inName
    case .inName: .start
    case .start: .wholeStart
    case .wholeStart: .exactOther
    case .exactOther, .exactName: .exactName
    }
  }
}

/// What is known of the words of a query in one record, taken together.
struct TierFacts {
  private var wholes = 0
  private var wholesInName = 0
  private var isAll = false
  private var isAllOfName = false
  private var isInName = false
  private var isStart = false
  private var isWholeStart = true

  /// Takes in a word that the record holds.
  ///
  /// - Parameters:
  ///   - inName: Whether the name itself holds it.
  ///   - start: Whether the name begins with it.
  ///   - isFree: Whether it may cost nothing when the name does not hold it, because the address or an area holds it whole.
  @inline(__always)
  mutating func add(inName: Bool, start: Bool, isFree: Bool) {
    if start { isStart = true }
    if inName { isInName = true } else if !isFree { isWholeStart = false }
  }

  /// Takes in that it holds the word whole.
  @inline(__always)
  mutating func addWhole(inName: Bool, all: Bool, allOfName: Bool) {
    wholes += 1
    if inName { wholesInName += 1 }
    if all { isAll = true }
    if allOfName { isAllOfName = true }
  }

  @inline(__always)
  var tier: Tier {
    if isAllOfName || wholesInName > 1 { return .exactName }
    if isAll || wholes > 1 { return .exactOther }
    if isStart { return isWholeStart ? .wholeStart : .start }
    return isInName ? .inName : .other
  }
}
