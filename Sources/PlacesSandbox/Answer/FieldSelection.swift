import PlacesClient

/// A set of paths into an object: a field mask, or the legacy service's `fields`.
struct FieldSelection: Hashable {
  /// What is wanted below each name; `nil` means everything.
  private var children: [String: FieldSelection]?

  /// Everything.
  static let all = FieldSelection(children: nil)
  /// Nothing yet.
  static let none = FieldSelection(children: [:])

  /// Adds a path.
  mutating func insert(_ path: some Collection<Substring>) {
    guard let first = path.first else {
      children = nil
      return
    }
    guard children != nil else { return }
    children?[String(first), default: .none].insert(path.dropFirst())
  }

  /// Whether anything of a member is wanted.
  func contains(_ name: String) -> Bool { children.map { $0[name] != nil } ?? true }

  /// What is wanted within a member.
  subscript(name: String) -> FieldSelection { children.map { $0[name] ?? .none } ?? .all }

  /// The wanted part of a value: members of objects that are in the set, and of objects in lists likewise.
  func pruned(_ value: JSONValue) -> JSONValue {
    guard let children else { return value }
    switch value {
    case .object(let object):
      var result = JSONObject()
      for member in object.members {
        if let child = children[member.name] {
          result.append(member.name, child.pruned(member.value))
        }
      }
      return .object(result)
    case .array(let values): return .array(values.map(pruned))
    default: return value
    }
  }
}
