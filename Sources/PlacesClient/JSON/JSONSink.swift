/// What takes the members of one JSON object, in order: an object in memory, or text that is written at once.
///
/// One description of an object serves both.
package protocol JSONSink {
  /// Appends a value; nothing for `nil`.
  mutating func append(_ name: String, _ value: JSONValue?)
  /// Appends a string; nothing for `nil`.
  mutating func append(_ name: String, _ value: String?)
  /// Appends a whole number; nothing for `nil`.
  mutating func append(_ name: String, _ value: Int?)
  /// Appends a number; nothing for `nil`.
  mutating func append(_ name: String, _ value: Double?)
  /// Appends `true` or `false`; nothing for `nil`.
  mutating func append(_ name: String, _ value: Bool?)
  /// Appends a list of strings; nothing for `nil`.
  mutating func append(_ name: String, _ values: [String]?)
  /// Appends an object whose members `write` appends.
  mutating func appendObject(_ name: String, _ write: (inout Self) -> Void)
  /// Appends a list of objects, an object for each element.
  mutating func appendObjects<Element>(
    _ name: String, of elements: [Element], _ write: (inout Self, Element) -> Void)
}

extension JSONSink {
  /// Appends an object for a value; nothing for `nil`.
  package mutating func appendObject<Value>(
    _ name: String, of value: Value?, _ write: (inout Self, Value) -> Void
  ) {
    if let value { appendObject(name) { write(&$0, value) } }
  }
}

extension JSONObject: JSONSink {
  package mutating func appendObject(_ name: String, _ write: (inout JSONObject) -> Void) {
    var object = JSONObject()
    write(&object)
    append(name, object)
  }

  package mutating func appendObjects<Element>(
    _ name: String, of elements: [Element], _ write: (inout JSONObject, Element) -> Void
  ) {
    let objects = elements.map { element in
      var object = JSONObject()
      write(&object, element)
      return JSONValue.object(object)
    }
    append(name, .array(objects))
  }
}

/// Writes the members of one object as text, without the brackets around them.
package struct JSONMemberWriter: JSONSink {
  private var writer: JSONWriter
  private var needsComma: Bool

  /// Creates a writer that goes on behind other bytes, with a comma first if a member stands there already.
  package init(appendingTo bytes: consuming [UInt8] = [], needsComma: Bool = false) {
    writer = JSONWriter(appendingTo: bytes)
    self.needsComma = needsComma
  }

  /// The bytes so far.
  package var bytes: [UInt8] { writer.bytes }

  /// The bytes, with what stands behind the members.
  package consuming func finish(_ end: [UInt8]) -> [UInt8] {
    for byte in end { writer.append(byte) }
    return writer.bytes
  }

  package mutating func append(_ name: String, _ value: JSONValue?) {
    guard let value else { return }
    begin(name)
    writer.write(value)
  }

  package mutating func append(_ name: String, _ value: String?) {
    guard let value else { return }
    begin(name)
    writer.append(value)
  }

  package mutating func append(_ name: String, _ value: Int?) {
    guard let value else { return }
    begin(name)
    writer.append(value)
  }

  package mutating func append(_ name: String, _ value: Double?) {
    append(name, value.map(JSONValue.number))
  }

  package mutating func append(_ name: String, _ value: Bool?) {
    append(name, value.map(JSONValue.bool))
  }

  package mutating func append(_ name: String, _ values: [String]?) {
    guard let values else { return }
    list(name, of: values) { $0.writer.append($1) }
  }

  package mutating func appendObject(_ name: String, _ write: (inout JSONMemberWriter) -> Void) {
    begin(name)
    object(write)
  }

  package mutating func appendObjects<Element>(
    _ name: String, of elements: [Element], _ write: (inout JSONMemberWriter, Element) -> Void
  ) {
    list(name, of: elements) { writer, element in writer.object { write(&$0, element) } }
  }

  private mutating func begin(_ name: String) {
    if needsComma { writer.append(UInt8(ascii: ",")) }
    needsComma = true
    writer.append(name)
    writer.append(UInt8(ascii: ":"))
  }

  private mutating func object(_ write: (inout JSONMemberWriter) -> Void) {
    writer.append(UInt8(ascii: "{"))
    needsComma = false
    write(&self)
    needsComma = true
    writer.append(UInt8(ascii: "}"))
  }

  private mutating func list<Element>(
    _ name: String, of elements: [Element], _ write: (inout JSONMemberWriter, Element) -> Void
  ) {
    begin(name)
    var bracket = UInt8(ascii: "[")
    for element in elements {
      writer.append(bracket)
      bracket = UInt8(ascii: ",")
      write(&self, element)
    }
    if elements.isEmpty { writer.append(bracket) }
    writer.append(UInt8(ascii: "]"))
  }
}
