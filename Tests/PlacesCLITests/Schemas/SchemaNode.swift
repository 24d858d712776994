import PlacesClient

/// A schema, or a schema within one, with its keywords taken apart.
final class SchemaNode {
  /// What a keyword demands.
  enum Rule {
    case never
    case reference(String)
    case type([String])
    case const(JSONValue)
    case choice([JSONValue])
    case number((Double) -> Bool)
    case text((String) -> Bool)
    case list(([JSONValue]) -> Bool)
    case count((Int) -> Bool)
    case properties([String: SchemaNode])
    case others(known: Set<String>, SchemaNode)
    case required([String])
    case dependent([String: [String]])
    case items(SchemaNode)
    case prefix([SchemaNode])
    case one([SchemaNode])
    case any([SchemaNode])
    case not(SchemaNode)
    case branch(SchemaNode, then: SchemaNode?, else: SchemaNode?)
  }

  /// Keywords that say nothing about values.
  private static let annotations: Set<String> = ["title", "description", "$defs", "then", "else"]

  /// The rules with the pointers of their keywords.
  private(set) var rules: [(pointer: String, rule: Rule)] = []

  /// Takes a schema apart.
  ///
  /// - Throws: ``JSONSchema/Fault`` for a keyword that is unknown, or whose value has the wrong shape.
  init(_ schema: JSONValue, at pointer: String) throws {
    if case .bool(let allows) = schema {
      if !allows { rules = [(pointer, .never)] }
      return
    }
    guard case .object(let object) = schema else { throw JSONSchema.Fault.malformed(pointer) }
    for member in object.members {
      let place = "\(pointer)/\(member.name)"
      if member.name == "$schema" {
        guard member.value == "https://json-schema.org/draft/2020-12/schema" else {
          throw JSONSchema.Fault.malformed(place)
        }
      } else if !Self.annotations.contains(member.name) {
        let reader = SchemaReader(object, pointer)
        rules.append((place, try reader.rule(member.name, member.value, at: place)))
      }
    }
  }

  /// The schemas right below this one.
  private var children: [SchemaNode] {
    rules.flatMap { _, rule -> [SchemaNode] in
      switch rule {
      case .properties(let nodes): Array(nodes.values)
      case .others(_, let node), .items(let node): [node]
      case .prefix(let nodes), .one(let nodes), .any(let nodes): nodes
      case .branch(_, let then, let otherwise): [then, otherwise].compactMap { $0 }
      default: []
      }
    }
  }

  /// The names of the definitions that are referred to in here.
  var references: [String] {
    rules.compactMap { if case .reference(let name) = $0.rule { name } else { nil } }
      + children.flatMap(\.references)
  }

  /// The pointers of the rules in here that can be broken by themselves.
  var ownRules: [String] {
    rules.flatMap { pointer, rule -> [String] in
      switch rule {
      case .reference, .properties, .items, .prefix, .branch: []
      case .others(_, let node): node.rules.map(\.pointer)
      case .required(let names): names.map { "\(pointer)/\($0)" }
      case .dependent(let names):
        names.flatMap { name, needed in needed.map { "\(pointer)/\(name)/\($0)" } }
      default: [pointer]
      }
    } + children.flatMap(\.ownRules)
  }
}
