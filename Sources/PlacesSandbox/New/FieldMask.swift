import PlacesClient

/// The field masks of one method: which paths there are.
struct FieldMask: Hashable {
  /// The message the method answers with.
  let root: String

  /// The mask of autocomplete, whose paths begin with `suggestions`.
  static let autocomplete = FieldMask(root: "AutocompleteResponse")
  /// The mask of details, whose paths begin with a member of the place.
  static let details = FieldMask(root: "Place")
  /// The mask of searches, whose paths begin with `places`.
  static let search = FieldMask(root: "SearchResponse")

  /// Reads a mask.
  ///
  /// - Throws: The error for a path that names nothing: a blank or an empty part is such a path too.
  func selection(_ mask: String) throws(RPCError) -> FieldSelection {
    var selection = FieldSelection.none
    // By bytes: to find characters takes longer than all the rest.
    for path in mask.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      if path.elementsEqual("*".utf8) { return .all }
      var message = root
      var names: [Substring] = []
      for part in path.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
        let name = FieldName.camelCase(String(Substring(part)))
        guard let next = NewSchema.type(of: name, in: message) else {
          throw .unknownPath(String(Substring(path)))
        }
        message = next
        names.append(name[...])
      }
      selection.insert(names)
    }
    return selection
  }
}

/// The field masks read lately: a program sends the same one with every request.
final class FieldMasks: Sendable {
  private struct Key: Hashable, Sendable {
    var mask: FieldMask
    var text: String
  }

  /// How many masks are remembered.
  static let limit = 64

  private let selections = BoundedCache<Key, FieldSelection>(limit: limit)

  /// Reads a mask unless it is remembered.
  ///
  /// - Throws: The error for a path that names nothing, each time.
  func selection(_ text: String, _ mask: FieldMask) throws(RPCError) -> FieldSelection {
    let key = Key(mask: mask, text: text)
    if let known = selections.known(key) { return known }
    let selection = try mask.selection(text)
    return selections.value(for: key) { selection }
  }
}
