import PlacesClient

extension JSONValue {
  /// The pointers of all values in here, itself first.
  var pointers: [[String]] {
    let below: [(String, JSONValue)] =
      switch self {
      case .object(let object): object.members.map { ($0.name, $0.value) }
      case .array(let array): array.enumerated().map { (String($0), $1) }
      default: []
      }
    return [[]] + below.flatMap { name, value in value.pointers.map { [name] + $0 } }
  }

  /// The value a pointer leads to.
  func value(at pointer: ArraySlice<String>) -> JSONValue? {
    guard let name = pointer.first else { return self }
    let rest = pointer.dropFirst()
    switch self {
    case .object(let object): return object[name]?.value(at: rest)
    case .array(let array):
      guard let index = Int(name), array.indices.contains(index) else { return nil }
      return array[index].value(at: rest)
    default: return nil
    }
  }

  /// The same with another value where a pointer leads, or with nothing there.
  func replacing(_ pointer: ArraySlice<String>, with value: JSONValue?) -> JSONValue? {
    guard let name = pointer.first else { return value }
    let rest = pointer.dropFirst()
    switch self {
    case .object(var object):
      object[name] = object[name]?.replacing(rest, with: value)
      return .object(object)
    case .array(var array):
      guard let index = Int(name), array.indices.contains(index) else { return self }
      if let element = array[index].replacing(rest, with: value) {
        array[index] = element
      } else {
        array.remove(at: index)
      }
      return .array(array)
    default: return self
    }
  }

  /// A value of every type but this one's; a whole number counts as a number.
  var othersInType: [JSONValue] {
    let samples: [JSONValue] = [.null, true, 7, "seven", [], .object([:])]
    return samples.filter { sample in
      switch (self, sample) {
      case (.null, .null), (.bool, .bool), (.integer, .integer), (.number, .integer),
        (.string, .string), (.array, .array), (.object, .object):
        false
      default: true
      }
    }
  }

  /// Values of the same type that are unlikely to be legal in the same place.
  var oddities: [JSONValue] {
    switch self {
    case .integer, .number: [-100_000_000_000, 100_000_000_000, 0, .number(0.5)]
    case .string: ["", " §? ", "UNHEARD-OF"]
    case .array(let array):
      [[], .array(array + array), .array(Array(repeating: array.first ?? 1, count: 21))]
    case .object: [.object([:])]
    case .bool(let value): [.bool(!value)]
    case .null: []
    }
  }
}
