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

  /// The other spellings of a folded word.
  static func others(of word: String) -> [String] {
    guard word.utf8.count <= 9 else { return [] }
    return sets.filter { $0.contains(word) }.flatMap { $0 }.filter { $0 != word }
  }
}
