#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Environment variables, where one that is set to the empty text counts as not set.
struct Variables: Sendable, ExpressibleByDictionaryLiteral {
  private let lookUp: @Sendable (String) -> String?

  /// Those of this process, looked up when they are asked for.
  static let process = Variables { name in
    guard let text = unsafe getenv(name) else { return nil }
    return unsafe String(cString: text)
  }

  private init(lookUp: @escaping @Sendable (String) -> String?) { self.lookUp = lookUp }

  /// Creates variables with fixed values.
  init(_ values: [String: String]) { self.init { values[$0] } }

  /// Creates variables with fixed values.
  init(dictionaryLiteral elements: (String, String)...) {
    self.init(Dictionary(elements) { $1 })
  }

  /// Returns the text of a variable, or nil when it is not set or empty.
  subscript(name: String) -> String? {
    guard let text = lookUp(name), !text.isEmpty else { return nil }
    return text
  }
}
