/// A JSON value whose objects keep their members in order.
public enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral
{
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A whole number.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// A list.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

/// A JSON object with its members in the order they were added.
public struct JSONObject: Sendable, Hashable {
  /// A name and its value.
  public struct Member: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The value.
    public var value: JSONValue

    /// Creates a member.
    public init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The members, in order.
  public private(set) var members: [Member] = []

  /// Creates an empty object.
  public init() {}

  /// Creates an empty object with room for as many members as are expected.
  init(room: Int) { members.reserveCapacity(room) }

  /// Whether there are no members.
  public var isEmpty: Bool { members.isEmpty }

  /// The value of the first member with a name; setting replaces it, appends a new one, or with `nil` removes it.
  ///
  /// - Complexity: O(n) in the number of members.
  public subscript(name: String) -> JSONValue? {
    get {
      for index in members.indices where members[index].name == name { return members[index].value }
      return nil
    }
    set {
      let index = members.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(name: name, value: value))
      case (nil, nil): break
      }
    }
  }

  /// Appends a member whose name is known to be new; nothing happens for `nil`, so that absent stays absent.
  public mutating func append(_ name: String, _ value: JSONValue?) {
    if let value { members.append(Member(name: name, value: value)) }
  }

  /// Appends the members of another object, whose names are known to be new.
  package mutating func append(contentsOf other: JSONObject) { members += other.members }

  /// Appends a string.
  public mutating func append(_ name: String, _ value: String?) {
    append(name, value.map(JSONValue.string))
  }

  /// Appends a whole number.
  public mutating func append(_ name: String, _ value: Int?) {
    append(name, value.map { JSONValue.integer(Int64($0)) })
  }

  /// Appends a number.
  public mutating func append(_ name: String, _ value: Double?) {
    append(name, value.map(JSONValue.number))
  }

  /// Appends `true` or `false`.
  public mutating func append(_ name: String, _ value: Bool?) {
    append(name, value.map(JSONValue.bool))
  }

  /// Appends an object.
  public mutating func append(_ name: String, _ value: JSONObject?) {
    append(name, value.map(JSONValue.object))
  }

  /// Appends a list of strings.
  public mutating func append(_ name: String, _ values: [String]?) {
    append(name, values.map { .array($0.map(JSONValue.string)) })
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Creates an object from a literal, keeping its order.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    members = elements.map { Member(name: $0.0, value: $0.1) }
  }
}

extension JSONValue {
  /// The string, if it is one.
  public var string: String? { if case .string(let value) = self { value } else { nil } }
  /// The list, if it is one.
  public var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }
  /// The object, if it is one.
  public var object: JSONObject? { if case .object(let value) = self { value } else { nil } }
  /// `true` or `false`, if it is one of them.
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  /// The number as a `Double`, if it is a number.
  public var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }
  /// The number as an `Int`, if it is a whole number that fits.
  public var integer: Int? {
    switch self {
    case .integer(let value): Int(exactly: value)
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }
  /// The member of an object, or `nil` when this is none or has no such member.
  public subscript(name: String) -> JSONValue? { object?[name] }
}
