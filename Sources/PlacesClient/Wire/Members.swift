/// The members of a JSON object, read strictly where the client cannot do without and leniently everywhere else.
struct Members {
  private let object: JSONObject
  private let path: AnswerPath
  private let reading: Reading

  /// Opens an object.
  ///
  /// - Parameters:
  ///   - value: The object.
  ///   - path: Where it stands.
  ///   - reading: Is told what is left out.
  /// - Throws: ``Misfit`` for any other value.
  init(_ value: JSONValue, at path: AnswerPath = .top, _ reading: Reading) throws(Misfit) {
    guard case .object(let object) = value else { throw Misfit(expected: "an object", at: path) }
    self.object = object
    self.path = path
    self.reading = reading
  }

  /// All members.
  var all: [JSONObject.Member] { object.members }

  /// Whether a member is there and not `null`.
  func has(_ name: String) -> Bool { present(name) != nil }

  /// Says that the object as a whole is not what was expected.
  func misfit(_ expected: String) -> Misfit { Misfit(expected: expected, at: path) }

  /// Reads a member the answer is useless without.
  func require<Value: JSONScalar>(_ name: String, as type: Value.Type = Value.self) throws(Misfit)
    -> Value
  {
    guard let scalar = Value(json: try required(name)) else {
      throw Misfit(expected: Value.indefinite, at: .member(name, of: path))
    }
    return scalar
  }

  /// Reads an object the answer is useless without.
  func require<Value>(_ name: String, _ read: (Members) throws(Misfit) -> Value) throws(Misfit)
    -> Value
  { try read(Members(required(name), at: .member(name, of: path), reading)) }

  /// Reads a list of objects the answer is useless without, all of them.
  func requireList<Value>(_ name: String, _ read: (Members) throws(Misfit) -> Value)
    throws(Misfit) -> [Value]
  {
    let list = AnswerPath.member(name, of: path)
    guard case .array(let elements) = try required(name) else {
      throw Misfit(expected: "a list", at: list)
    }
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      values.append(try read(Members(element, at: .element(index, of: list), reading)))
    }
    return values
  }

  /// Reads a member that may be missing; one of the wrong type counts as missing and is noted.
  func optional<Value: JSONScalar>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    guard let value = present(name) else { return nil }
    let scalar = Value(json: value)
    if scalar == nil { reading.drop(.member(name, of: path)) }
    return scalar
  }

  /// Reads an object that may be missing; one that does not fit counts as missing and is noted.
  func optional<Value>(_ name: String, _ read: (Members) throws(Misfit) -> Value) -> Value? {
    guard let value = present(name) else { return nil }
    let place = AnswerPath.member(name, of: path)
    do throws(Misfit) {
      return try read(Members(value, at: place, reading))
    } catch {
      reading.drop(place)
      return nil
    }
  }

  /// Reads a text that may be missing; an empty one counts as missing.
  func text(_ name: String) -> String? {
    optional(name, as: String.self).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Reads a list that may be missing, leaving out (and noting) elements of the wrong type.
  func list<Value: JSONScalar>(_ name: String, of type: Value.Type = Value.self) -> [Value]? {
    guard let elements = elements(name) else { return nil }
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      if let value = Value(json: element) {
        values.append(value)
      } else {
        reading.drop(.element(index, of: .member(name, of: path)))
      }
    }
    return values
  }

  /// Reads a list of objects that may be missing, leaving out (and noting) elements that do not fit.
  func list<Value>(_ name: String, _ read: (Members) throws(Misfit) -> Value) -> [Value]? {
    guard let elements = elements(name) else { return nil }
    let list = AnswerPath.member(name, of: path)
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      let place = AnswerPath.element(index, of: list)
      do throws(Misfit) {
        values.append(try read(Members(element, at: place, reading)))
      } catch {
        reading.drop(place)
      }
    }
    return values
  }

  /// The elements of a list that may be missing; anything else counts as missing and is noted.
  private func elements(_ name: String) -> [JSONValue]? {
    guard let value = present(name) else { return nil }
    guard case .array(let elements) = value else {
      reading.drop(.member(name, of: path))
      return nil
    }
    return elements
  }

  private func present(_ name: String) -> JSONValue? {
    switch object[name] {
    case nil, .null?: nil
    case let value?: value
    }
  }

  private func required(_ name: String) throws(Misfit) -> JSONValue {
    guard let value = object[name] else {
      throw Misfit(expected: "a value", at: .member(name, of: path))
    }
    return value
  }
}
