/// A value an answer can hold that is not made of members.
protocol JSONScalar {
  /// The kind with its article: `a string`.
  static var indefinite: String { get }

  /// Takes the value out of JSON, or `nil` when it is of another kind.
  init?(json: JSONValue)
}

extension String: JSONScalar {
  static var indefinite: String { "a string" }

  init?(json: JSONValue) {
    guard case .string(let text) = json else { return nil }
    self = text
  }
}

extension Bool: JSONScalar {
  static var indefinite: String { "true or false" }

  init?(json: JSONValue) {
    guard case .bool(let value) = json else { return nil }
    self = value
  }
}

extension Int: JSONScalar {
  static var indefinite: String { "a whole number" }

  init?(json: JSONValue) {
    guard let number = json.integer else { return nil }
    self = number
  }
}

extension Double: JSONScalar {
  static var indefinite: String { "a number" }

  init?(json: JSONValue) {
    guard let number = json.number else { return nil }
    self = number
  }
}

extension JSONValue {
  /// The string, unless it is empty.
  var text: String? { string.flatMap { $0.isEmpty ? nil : $0 } }
}
