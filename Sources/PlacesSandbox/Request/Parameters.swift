/// The query parameters of a request, decoded.
struct Parameters {
  /// Name and value, in the order they came.
  private(set) var items: [(name: String, value: String)] = []

  /// Splits a query string.
  init(query: Substring.UTF8View) {
    for pair in query.split(separator: UInt8(ascii: "&")) {
      let mark = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
      items.append(
        (
          PercentDecoding.decode(pair[..<mark], plusIsSpace: true),
          PercentDecoding.decode(pair[mark...].dropFirst(), plusIsSpace: true)
        ))
    }
  }

  /// The last value of a parameter; `nil` when it is missing or empty, which no service tells apart.
  subscript(name: String) -> String? {
    items.last { $0.name == name && !$0.value.isEmpty }?.value
  }

  /// Whether a parameter was sent at all, also without a value.
  func contains(_ name: String) -> Bool { items.contains { $0.name == name } }

  /// Leaves a parameter out.
  mutating func remove(_ name: String) { items.removeAll { $0.name == name } }

  /// The parts of a parameter that are joined with `|`; empty when it is missing.
  func list(_ name: String) -> [String] {
    self[name]?.split(separator: "|", omittingEmptySubsequences: false).map(String.init) ?? []
  }
}
