/// The members of a JSON object, read strictly where the client cannot do without and leniently everywhere else.
struct Members {
  private let object: JSONObject
  private let reading: Reading

  /// Opens an object.
  ///
  /// - Throws: ``Misfit`` for any other value.
  init(_ value: JSONValue, _ reading: Reading) throws(Misfit) {
    guard case .object(let object) = value else { throw reading.misfit("an object") }
    self.object = object
    self.reading = reading
  }

  /// All members.
  var all: [JSONObject.Member] { object.members }

  /// Whether a member is there and not `null`.
  func has(_ name: String) -> Bool {
    switch object[name] {
    case nil, .null?: false
    default: true
    }
  }

  /// Says that the object as a whole is not what was expected.
  func misfit(_ expected: String) -> Misfit { reading.misfit(expected) }

  /// Reads a member the answer is useless without.
  func require<Value: JSONScalar>(_ name: String, as type: Value.Type = Value.self) throws(Misfit)
    -> Value
  {
    try inside(name) { value throws(Misfit) in
      guard let scalar = Value(json: value) else { throw reading.misfit(Value.indefinite) }
      return scalar
    }
  }

  /// Reads an object the answer is useless without.
  func require<Value>(_ name: String, _ read: (Members) throws(Misfit) -> Value) throws(Misfit)
    -> Value
  {
    try inside(name) { value throws(Misfit) in try read(Members(value, reading)) }
  }

  /// Reads a list of objects the answer is useless without, all of them.
  func requireList<Value>(_ name: String, _ read: (Members) throws(Misfit) -> Value)
    throws(Misfit) -> [Value]
  {
    try inside(name) { value throws(Misfit) in
      guard case .array(let elements) = value else { throw reading.misfit("a list") }
      var values: [Value] = []
      values.reserveCapacity(elements.count)
      for (index, element) in elements.enumerated() {
        values.append(
          try reading.inside(.element(index)) { () throws(Misfit) in
            try read(Members(element, reading))
          })
      }
      return values
    }
  }

  /// Reads a member that may be missing; one of the wrong type counts as missing and is noted.
  func optional<Value: JSONScalar>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    guard let value = present(name) else { return nil }
    let scalar = Value(json: value)
    if scalar == nil { reading.drop(.member(name)) }
    return scalar
  }

  /// Reads an object that may be missing; one that does not fit counts as missing and is noted.
  func optional<Value>(_ name: String, _ read: (Members) throws(Misfit) -> Value) -> Value? {
    guard let value = present(name) else { return nil }
    do throws(Misfit) {
      return try reading.inside(.member(name)) { () throws(Misfit) in
        try read(Members(value, reading))
      }
    } catch {
      reading.drop(.member(name))
      return nil
    }
  }

  /// Reads a text that may be missing; an empty one counts as missing.
  func text(_ name: String) -> String? {
    optional(name, as: String.self).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Reads a list that may be missing, leaving out (and noting) elements of the wrong type.
  func list<Value: JSONScalar>(_ name: String, of type: Value.Type = Value.self) -> [Value]? {
    elements(name) { value throws(Misfit) in
      guard let scalar = Value(json: value) else { throw reading.misfit(Value.indefinite) }
      return scalar
    }
  }

  /// Reads a list of objects that may be missing, leaving out (and noting) elements that do not fit.
  func list<Value>(_ name: String, _ read: (Members) throws(Misfit) -> Value) -> [Value]? {
    elements(name) { value throws(Misfit) in try read(Members(value, reading)) }
  }

  private func elements<Value>(_ name: String, _ read: (JSONValue) throws(Misfit) -> Value)
    -> [Value]?
  {
    guard let value = present(name) else { return nil }
    guard case .array(let elements) = value else {
      reading.drop(.member(name))
      return nil
    }
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    reading.enter(.member(name))
    defer { reading.leave() }
    for (index, element) in elements.enumerated() {
      do throws(Misfit) {
        values.append(
          try reading.inside(.element(index)) { () throws(Misfit) in try read(element) })
      } catch {
        reading.drop(.element(index))
      }
    }
    return values
  }

  private func present(_ name: String) -> JSONValue? {
    switch object[name] {
    case nil, .null?: nil
    case let value?: value
    }
  }

  private func inside<Value>(_ name: String, _ read: (JSONValue) throws(Misfit) -> Value)
    throws(Misfit) -> Value
  {
    try reading.inside(.member(name)) { () throws(Misfit) in
      guard let value = object[name] else { throw reading.misfit("a value") }
      return try read(value)
    }
  }
}
