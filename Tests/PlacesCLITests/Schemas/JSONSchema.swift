import PlacesClient

/// A JSON Schema (draft 2020-12), as far as the schemas of this project use the draft.
///
/// A keyword that is not implemented is an error, so that no rule of a schema is passed over in silence. References lead to
/// `#/$defs/NAME` only.
struct JSONSchema {
  /// What is wrong with a schema itself; places are JSON Pointers.
  enum Fault: Error, Equatable {
    case unknownKeyword(String, at: String)
    case malformed(String)
    case danglingReference(String)
  }

  /// A rule that a value breaks.
  struct Violation: Hashable, CustomStringConvertible {
    /// Where the value is: a JSON Pointer.
    var value: String
    /// Where the rule is: a JSON Pointer into the schema.
    var rule: String

    var description: String { "\(value.isEmpty ? "the whole" : value) breaks \(rule)" }
  }

  /// The whole document.
  let document: JSONObject
  /// The rules of the whole.
  let root: SchemaNode
  /// The rules that references lead to.
  let definitions: [String: SchemaNode]

  /// Reads a schema.
  init(_ text: String) throws { try self.init(StrictJSON.parse(text)) }

  /// Takes a schema apart, all of it, whether or not a value ever reaches it.
  init(_ value: JSONValue) throws {
    guard case .object(let document) = value else { throw Fault.malformed("") }
    self.document = document
    root = try SchemaNode(.object(document), at: "")
    var definitions: [String: SchemaNode] = [:]
    for member in document["$defs"]?.object?.members ?? [] {
      definitions[member.name] = try SchemaNode(member.value, at: "/$defs/\(member.name)")
    }
    self.definitions = definitions
    for name in ([root] + definitions.values).flatMap(\.references)
    where definitions[name] == nil {
      throw Fault.danglingReference(name)
    }
  }

  /// The rules that a value breaks; none when it is valid.
  func violations(of value: JSONValue) -> [Violation] {
    var check = SchemaCheck(definitions)
    check.apply(root, to: value)
    return check.violations
  }

  /// The pointers of all rules that can be broken by themselves.
  var rules: [String] { ([root] + definitions.values).flatMap(\.ownRules) }
}
