import PlacesClient

/// Makes rules of the keywords of one schema.
struct SchemaReader {
  private let schema: JSONObject
  private let pointer: String

  init(_ schema: JSONObject, _ pointer: String) {
    self.schema = schema
    self.pointer = pointer
  }

  /// Makes the rule of a keyword.
  func rule(_ keyword: String, _ value: JSONValue, at place: String) throws -> SchemaNode.Rule {
    switch keyword {
    case "const": return .const(value)
    case "type": return .type(try value.string.map { [$0] } ?? strings(value, place))
    case "enum": return .choice(try array(value, place))
    case "required": return .required(try strings(value, place))
    case "dependentRequired":
      return .dependent(try members(value, place).mapValues { try strings($0, place) })
    case "properties": return .properties(try nodes(try members(value, place), place))
    case "additionalProperties":
      let known = schema["properties"]?.object?.members.map(\.name) ?? []
      return .others(known: Set(known), try SchemaNode(value, at: place))
    case "items": return .items(try SchemaNode(value, at: place))
    case "not": return .not(try SchemaNode(value, at: place))
    case "prefixItems": return .prefix(try nodes(try array(value, place), place))
    case "oneOf": return .one(try nodes(try array(value, place), place))
    case "anyOf": return .any(try nodes(try array(value, place), place))
    case "if":
      return .branch(
        try SchemaNode(value, at: place), then: try optional("then"), else: try optional("else"))
    case "$ref":
      guard let text = value.string, text.hasPrefix("#/$defs/") else { throw malformed(place) }
      return .reference(String(text.dropFirst("#/$defs/".count)))
    default: return try scalarRule(keyword, value, at: place)
    }
  }

  private func scalarRule(_ keyword: String, _ value: JSONValue, at place: String) throws
    -> SchemaNode.Rule
  {
    switch (keyword, value.number, value.integer) {
    case ("minimum", let limit?, _): return .number { $0 >= limit }
    case ("maximum", let limit?, _): return .number { $0 <= limit }
    case ("exclusiveMinimum", let limit?, _): return .number { $0 > limit }
    case ("minLength", _, let limit?): return .text { $0.unicodeScalars.count >= limit }
    case ("minItems", _, let limit?): return .list { $0.count >= limit }
    case ("maxItems", _, let limit?): return .list { $0.count <= limit }
    case ("minProperties", _, let limit?): return .count { $0 >= limit }
    case ("uniqueItems", _, _) where value == true: return .list { Set($0).count == $0.count }
    case ("pattern", _, _):
      guard let text = value.string else { throw malformed(place) }
      let pattern = try Regex(text)
      return .text { $0.firstMatch(of: pattern) != nil }
    case ("minimum", _, _), ("maximum", _, _), ("exclusiveMinimum", _, _), ("minLength", _, _),
      ("minItems", _, _), ("maxItems", _, _), ("minProperties", _, _), ("uniqueItems", _, _):
      throw malformed(place)
    default: throw JSONSchema.Fault.unknownKeyword(keyword, at: pointer)
    }
  }

  private func malformed(_ place: String) -> JSONSchema.Fault { .malformed(place) }

  private func array(_ value: JSONValue, _ place: String) throws -> [JSONValue] {
    guard let array = value.array, !array.isEmpty else { throw malformed(place) }
    return array
  }

  private func strings(_ value: JSONValue, _ place: String) throws -> [String] {
    let strings = try array(value, place).compactMap(\.string)
    guard strings.count == value.array?.count else { throw malformed(place) }
    return strings
  }

  private func members(_ value: JSONValue, _ place: String) throws -> [String: JSONValue] {
    guard let members = value.object?.members else { throw malformed(place) }
    return Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.value) })
  }

  private func nodes(_ schemas: [JSONValue], _ place: String) throws -> [SchemaNode] {
    try schemas.enumerated().map { try SchemaNode($1, at: "\(place)/\($0)") }
  }

  private func nodes(_ schemas: [String: JSONValue], _ place: String) throws
    -> [String: SchemaNode]
  {
    var nodes: [String: SchemaNode] = [:]
    for (name, schema) in schemas { nodes[name] = try SchemaNode(schema, at: "\(place)/\(name)") }
    return nodes
  }

  private func optional(_ name: String) throws -> SchemaNode? {
    try schema[name].map { try SchemaNode($0, at: "\(pointer)/\(name)") }
  }
}
