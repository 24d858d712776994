/// Folding of text to search words.
///
/// The same rules make the search text of a place file (`scripts/gazetteer_parts/folding.py` explains them) and the words
/// of a query, so that case, accents, width, ligatures, ß and ss, ø and o, dotted and dotless i, Arabic and Hebrew marks,
/// kana forms and Hangul jamo make no difference. What single scalars become is a table generated out of Unicode data.
enum Folding {
  /// What folding makes of one scalar.
  enum Action {
    case keep
    case drop
    case separate
    case apostrophe
    case dot
    case replace(Unicode.Scalar)
    /// Bytes of ``expansions``; a blank among them separates words.
    case expand(Range<Int>)
  }

  /// Folds a text to its words, in order.
  static func words(of text: String) -> [FoldedWord] { folded(text).words }

  /// Folds a text to its words, in order.
  static func folded(_ text: String) -> FoldedText {
    var splitter = WordSplitter(room: text.utf8.count)
    var index = 0
    for scalar in text.unicodeScalars {
      splitter.append(scalar, at: index)
      index += 1
    }
    return splitter.finish(length: index)
  }

  /// Looks up one scalar.
  /// - Complexity: O(log of the table) beyond ASCII, O(1) within.
  static func action(for scalar: Unicode.Scalar) -> Action {
    switch scalar.value {
    case 0x61...0x7A, 0x30...0x39: return .keep
    case 0x41...0x5A: return .replace(Unicode.Scalar(UInt8(scalar.value + 32)))
    case 0x20, 0x2C: return .separate
    default: return tabled(scalar)
    }
  }

  /// Looks up one scalar in the table, ASCII too.
  static func tabled(_ scalar: Unicode.Scalar) -> Action {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if FoldingEntry(bits: entries[middle]).first <= scalar.value {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low > 0 else { return .keep }
    return FoldingEntry(bits: entries[low - 1]).action(for: scalar)
  }
}

/// A range of scalars in the generated table, unpacked; `scripts/gazetteer_parts/folding_swift.py` packs it.
struct FoldingEntry {
  var bits: UInt64

  var first: UInt32 { UInt32(bits & 0x1F_FFFF) }
  private var count: UInt32 { UInt32(bits >> 21 & 0x3FFF) }
  private var payload: Int { Int(bits >> 38) }

  func action(for scalar: Unicode.Scalar) -> Folding.Action {
    let position = scalar.value - first
    guard position < count else { return .keep }
    switch bits >> 35 & 7 {
    case 0: return .drop
    case 1: return .separate
    case 2: return .apostrophe
    case 3: return .dot
    case 5 where position % 2 == 1: return .keep
    case 4, 5:
      let value = Int(scalar.value) + payload - 1 << 25
      return Unicode.Scalar(UInt32(clamping: value)).map(Folding.Action.replace) ?? .keep
    default:
      let start = payload & 0x3FFFF
      return .expand(start..<min(start + payload >> 18, Folding.expansions.count))
    }
  }
}
