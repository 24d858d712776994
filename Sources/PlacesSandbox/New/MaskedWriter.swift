import PlacesClient

/// Writes the members of a message that a field mask wants, as JSON at once.
///
/// What is not wanted is not written; what is empty then stays, as an object without members.
struct MaskedWriter {
  private var writer = JSONWriter()
  /// What is wanted of the object in hand.
  private var selection: FieldSelection
  private var needsComma = false

  private init(_ selection: FieldSelection) { self.selection = selection }

  /// The bytes of an object whose members `write` appends.
  static func object(
    _ selection: FieldSelection, _ write: (inout MaskedWriter) -> Void
  ) -> [UInt8] {
    var writer = MaskedWriter(selection)
    writer.object(write)
    return writer.writer.bytes
  }

  /// Whether a member is wanted, for those that take time to make.
  func wants(_ name: String) -> Bool { selection.contains(name) }

  /// Appends a text.
  mutating func append(_ name: String, _ value: String) {
    guard selection.contains(name) else { return }
    begin(name)
    writer.append(value)
  }

  /// Appends a whole number.
  mutating func append(_ name: String, _ value: Int) {
    guard selection.contains(name) else { return }
    begin(name)
    writer.append(value)
  }

  /// Appends a list of texts.
  mutating func append(_ name: String, _ values: [String]) {
    list(name, of: values) { $0.writer.append($1) }
  }

  /// Appends an object whose members `write` appends.
  mutating func appendObject(_ name: String, _ write: (inout MaskedWriter) -> Void) {
    guard let child = selection.child(name) else { return }
    begin(name)
    let outer = selection
    selection = child
    object(write)
    selection = outer
  }

  /// Appends a list of objects, an object for each element.
  mutating func appendObjects<Element>(
    _ name: String, of elements: [Element], _ write: (inout MaskedWriter, Element) -> Void
  ) {
    list(name, of: elements) { writer, element in writer.object { write(&$0, element) } }
  }

  private mutating func begin(_ name: String) {
    if needsComma { writer.append(UInt8(ascii: ",")) }
    needsComma = true
    writer.append(name)
    writer.append(UInt8(ascii: ":"))
  }

  private mutating func object(_ write: (inout MaskedWriter) -> Void) {
    writer.append(UInt8(ascii: "{"))
    needsComma = false
    write(&self)
    needsComma = true
    writer.append(UInt8(ascii: "}"))
  }

  private mutating func list<Element>(
    _ name: String, of elements: [Element], _ write: (inout MaskedWriter, Element) -> Void
  ) {
    guard let child = selection.child(name) else { return }
    begin(name)
    let outer = selection
    selection = child
    writer.append(UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      if index > 0 { writer.append(UInt8(ascii: ",")) }
      write(&self, element)
    }
    writer.append(UInt8(ascii: "]"))
    selection = outer
  }
}
