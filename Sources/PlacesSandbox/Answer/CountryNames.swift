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
  ///
  /// - Complexity: O(length of the table), a few microseconds: every answer in the language asks.
  func name(of code: String) -> String? {
    let wanted = Array(code.utf8)
    guard wanted.count == 2 else { return nil }
    let found = unsafe names.utf8.withContiguousStorageIfAvailable { bytes -> String? in
      let bar = UInt8(ascii: "|")
      var start = 1
      while start + 3 < bytes.count {
        var end = start
        while end < bytes.count, unsafe bytes[end] != bar { end += 1 }
        if unsafe bytes[start] == wanted[0], unsafe bytes[start + 1] == wanted[1],
          unsafe bytes[start + 2] == UInt8(ascii: "=")
        {
          return unsafe String(decoding: bytes[(start + 3)..<end], as: UTF8.self)
        }
        start = end + 1
      }
      return nil
    }
    return found ?? nil
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
