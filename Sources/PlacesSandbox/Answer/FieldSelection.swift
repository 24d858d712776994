import PlacesClient

/// A set of paths into an object: a field mask, or the legacy service's `fields`.
struct FieldSelection: Hashable, Sendable {
  /// A name and what is wanted below it.
  private struct Child: Hashable, Sendable {
    var name: String
    var selection: FieldSelection
  }

  /// By name what is wanted, in the order of the mask; `nil` means everything.
  ///
  /// The few names there are, most of them short, are found sooner one by one than by their hashes.
  private var children: [Child]?

  /// Everything.
  static let all = FieldSelection(children: nil)
  /// Nothing yet.
  static let none = FieldSelection(children: [])

  /// Adds a path.
  mutating func insert(_ path: some Collection<Substring>) {
    guard let first = path.first else {
      children = nil
      return
    }
    guard let known = children else { return }
    let index = known.firstIndex { $0.name == first } ?? known.count
    if index == known.count { children?.append(Child(name: String(first), selection: .none)) }
    children?[index].selection.insert(path.dropFirst())
  }

  /// Whether anything of a member is wanted.
  func contains(_ name: String) -> Bool { child(name) != nil }

  /// What is wanted within a member.
  subscript(name: String) -> FieldSelection { child(name) ?? .none }

  /// What is wanted within a member, `nil` when nothing is.
  func child(_ name: String) -> FieldSelection? {
    guard let children else { return .all }
    for child in children where child.name == name { return child.selection }
    return nil
  }

  /// The wanted part of a value: members of objects that are in the set, and of objects in lists likewise.
  func pruned(_ value: JSONValue) -> JSONValue {
    if children == nil { return value }
    switch value {
    case .object(let object):
      var result = JSONObject()
      for member in object.members {
        if let child = child(member.name) {
          result.append(member.name, child.pruned(member.value))
        }
      }
      return .object(result)
    case .array(let values): return .array(values.map(pruned))
    default: return value
    }
  }
}
