import PlacesClient

/// The names of countries in one language, from CLDR.
struct CountryNames {
  /// The language as answers write it: `de`, `zh-TW`.
  let language: String
  private let names: String

  /// Finds the names for a language tag in lower case: those of the whole tag, else of ever less of it; `nil` for English,
  /// which the data itself is in, and for languages without names here.
  init?(_ tag: String) {
    var parts = tag.split(separator: "-")
    while !parts.isEmpty {
      let wanted = parts.joined(separator: "-")
      let key = Self.aliases[wanted] ?? wanted
      if let names = Self.table[key] {
        self.names = names
        language = Self.written(key, as: wanted)
        return
      }
      parts.removeLast()
    }
    return nil
  }

  /// The name of a country by lower-case ISO 3166-1 alpha-2 code.
  func name(of code: String) -> String? {
    guard code.utf8.count == 2, let start = names.firstOccurrence(of: "|\(code)=")?.upperBound
    else { return nil }
    return String(names[start...].prefix { $0 != "|" })
  }

  /// Chinese and Portuguese are told apart by country, other languages are written as they were asked for.
  private static func written(_ key: String, as wanted: String) -> String {
    switch key {
    case "zh": "zh-CN"
    case "zh-tw": "zh-TW"
    case "pt-pt": "pt-PT"
    default: wanted
    }
  }
}
