import PlacesClient

/// One pass of a value through a schema, which notes every rule the value breaks.
struct SchemaCheck {
  /// What was broken so far.
  private(set) var violations: [JSONSchema.Violation] = []
  private let definitions: [String: SchemaNode]
  /// The names that lead to the value being looked at.
  private var path: [String] = []

  /// Creates a check that follows references to `definitions`.
  init(_ definitions: [String: SchemaNode]) { self.definitions = definitions }

  /// Applies the rules of a node to a value.
  mutating func apply(_ node: SchemaNode, to value: JSONValue) {
    for (pointer, rule) in node.rules {
      switch rule {
      case .reference(let name):
        if let definition = definitions[name] { apply(definition, to: value) }
      case .branch(let condition, let then, let otherwise):
        if let next = broken(condition, value).isEmpty ? then : otherwise {
          apply(next, to: value)
        }
      case .one(let nodes), .any(let nodes):
        let branches = nodes.map { broken($0, value) }
        let met = branches.filter(\.isEmpty).count
        let isOne = if case .one = rule { true } else { false }
        guard isOne ? met != 1 : met == 0 else { break }
        note(pointer)
        violations += branches.joined()
      case .properties, .others, .required, .dependent:
        if case .object(let object) = value { apply(rule, pointer, object) }
      case .items(let node):
        guard case .array(let array) = value else { break }
        for (index, element) in array.enumerated() { descend(String(index), node, element) }
      case .prefix(let nodes):
        guard case .array(let array) = value else { break }
        for (index, (node, element)) in zip(nodes, array).enumerated() {
          descend(String(index), node, element)
        }
      default: if !holds(rule, value) { note(pointer) }
      }
    }
  }

  private mutating func apply(_ rule: SchemaNode.Rule, _ pointer: String, _ object: JSONObject) {
    switch rule {
    case .properties(let nodes):
      for member in object.members {
        if let node = nodes[member.name] { descend(member.name, node, member.value) }
      }
    case .others(let known, let node):
      for member in object.members where !known.contains(member.name) {
        descend(member.name, node, member.value)
      }
    case .required(let names):
      for name in names where object[name] == nil { note("\(pointer)/\(name)") }
    case .dependent(let needs):
      for (name, needed) in needs where object[name] != nil {
        for other in needed where object[other] == nil { note("\(pointer)/\(name)/\(other)") }
      }
    default: break
    }
  }

  private mutating func descend(_ name: String, _ node: SchemaNode, _ value: JSONValue) {
    path.append(name)
    apply(node, to: value)
    path.removeLast()
  }

  private mutating func note(_ rule: String) {
    violations.append(JSONSchema.Violation(value: path.map { "/" + $0 }.joined(), rule: rule))
  }

  /// What a value breaks of a node, without noting it.
  private func broken(_ node: SchemaNode, _ value: JSONValue) -> [JSONSchema.Violation] {
    var check = self
    check.violations = []
    check.apply(node, to: value)
    return check.violations
  }

  /// Whether a rule about the value alone holds; one for other types of values does.
  private func holds(_ rule: SchemaNode.Rule, _ value: JSONValue) -> Bool {
    switch (rule, value) {
    case (.never, _): false
    case (.type(let types), _): types.contains { Self.isOf($0, value) }
    case (.const(let constant), _): value == constant
    case (.choice(let choices), _): choices.contains(value)
    case (.number(let test), .integer(let integer)): test(Double(integer))
    case (.number(let test), .number(let number)): test(number)
    case (.text(let test), .string(let text)): test(text)
    case (.list(let test), .array(let array)): test(array)
    case (.count(let test), .object(let object)): test(object.members.count)
    case (.not(let node), _): !broken(node, value).isEmpty
    default: true
    }
  }

  private static func isOf(_ type: String, _ value: JSONValue) -> Bool {
    switch (type, value) {
    case ("null", .null), ("boolean", .bool), ("string", .string), ("array", .array),
      ("object", .object), ("number", .integer), ("number", .number), ("integer", .integer):
      true
    case ("integer", .number(let number)): number.rounded() == number
    default: false
    }
  }
}
