/// Words of addresses that mean the same written short or long.
///
/// Each line is one set of folded spellings; a query word that is one of them also matches the others, as whole words. A
/// spelling may stand in several lines (st is street and saint).
enum Abbreviations {
  static let sets: [[String]] = [
    ["street", "st", "str"],
    ["saint", "st"],
    ["sainte", "ste"],
    ["strasse", "str"],
    ["road", "rd"],
    ["avenue", "ave", "av"],
    ["avenida", "av", "avda"],
    ["boulevard", "blvd", "bd", "boul"],
    ["drive", "dr"],
    ["lane", "ln"],
    ["place", "pl"],
    ["platz", "pl"],
    ["plaza", "plz", "pza"],
    ["square", "sq"],
    ["court", "ct"],
    ["crescent", "cres", "cr"],
    ["close", "cl"],
    ["terrace", "tce", "ter"],
    ["highway", "hwy"],
    ["parkway", "pkwy"],
    ["parade", "pde"],
    ["circle", "cir"],
    ["mount", "mt"],
    ["fort", "ft"],
    ["calle", "c"],
    ["rua", "r"],
    ["route", "rte"],
    ["allee", "all"],
    ["north", "n"],
    ["south", "s"],
    ["east", "e"],
    ["west", "w"],
  ]

  /// The other spellings by spelling.
  private static let table: [String: [[UInt8]]] = {
    var table: [String: [[UInt8]]] = [:]
    for set in sets {
      for word in set {
        table[word, default: []] += set.filter { $0 != word }.map { Array($0.utf8) }
      }
    }
    return table
  }()
  private static let longest = 9

  /// The other spellings of a folded word, in UTF-8.
  static func others(ofUTF8 word: [UInt8]) -> [[UInt8]] {
    // Most words are longer, or begin with a letter that no abbreviation does.
    guard word.count <= longest, let first = word.first, first < 0x80 else { return [] }
    return table[String(decoding: word, as: UTF8.self)] ?? []
  }

  /// The other spellings of a folded word.
  static func others(of word: String) -> [String] {
    others(ofUTF8: Array(word.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }
}
