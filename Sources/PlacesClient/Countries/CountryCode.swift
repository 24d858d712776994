/// An ISO 3166-1 alpha-2 country code.
public struct CountryCode: Sendable, Hashable, CustomStringConvertible {
  /// The code in lower case, as the services want it.
  public let code: String

  /// Checks a code.
  ///
  /// - Parameter text: Two letters in any case, blanks around them ignored.
  /// - Throws: ``ValueError/unknown(_:value:nearest:)`` when ISO 3166-1 has no such code; for `uk` it names `gb`.
  public init(_ text: String) throws(ValueError) {
    let word = text.trimmingBlanks().lowercased()
    guard !word.isEmpty else { throw .blank(.countries) }
    if word == "uk" { throw .unknown(.countries, value: text, nearest: "gb") }
    guard word == "xk" || Self.name(of: word) != nil else {
      throw .unknown(.countries, value: text, nearest: Self.code(of: word))
    }
    code = word
  }

  /// The country's English name.
  public var name: String { Self.name(of: code) ?? "Kosovo" }

  /// The code.
  public var description: String { code }

  /// The English name for a lower-case code, or `nil` when there is no such code.
  package static func name(of code: String) -> String? {
    let table = Self.table
    var low = 0
    var high = table.count
    while low < high {
      let middle = (low + high) / 2
      if table[middle].code == code { return table[middle].name }
      if table[middle].code.utf8.lexicographicallyPrecedes(code.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return nil
  }

  /// The code of a country named in English, for people who write `australia`.
  private static func code(of name: String) -> String? {
    table.first { $0.name.lowercased() == name }?.code
  }
}
