import PlacesClient

/// The field masks of one method: which paths there are.
struct FieldMask {
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
    for path in mask.split(separator: ",", omittingEmptySubsequences: false) {
      if path == "*" { return .all }
      var message = root
      var names: [Substring] = []
      for part in path.split(separator: ".", omittingEmptySubsequences: false) {
        let name = FieldName.camelCase(String(part))
        guard let next = NewSchema.type(of: name, in: message) else {
          throw .unknownPath(String(path))
        }
        message = next
        names.append(name[...])
      }
      selection.insert(names)
    }
    return selection
  }
}
