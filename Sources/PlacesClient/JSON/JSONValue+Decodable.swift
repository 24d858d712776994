extension JSONValue: Decodable {
  /// Decodes any JSON.
  ///
  /// Members of objects are sorted by name, because the decoder does not tell their order.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: AnyKey.self) {
      var object = JSONObject()
      for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
        object.append(key.stringValue, try container.decode(JSONValue.self, forKey: key))
      }
      self = .object(object)
    } else if var container = try? decoder.unkeyedContainer() {
      var values: [JSONValue] = []
      while !container.isAtEnd { values.append(try container.decode(JSONValue.self)) }
      self = .array(values)
    } else {
      self = try Self.scalar(decoder.singleValueContainer())
    }
  }

  private static func scalar(_ container: any SingleValueDecodingContainer) throws -> JSONValue {
    if container.decodeNil() { return .null }
    if let value = try? container.decode(String.self) { return .string(value) }
    if let value = try? container.decode(Bool.self) { return .bool(value) }
    if let value = try? container.decode(Int64.self) { return .integer(value) }
    return .number(try container.decode(Double.self))
  }
}

/// A key of any name.
package struct AnyKey: CodingKey, Hashable {
  package let stringValue: String
  package var intValue: Int? { nil }

  package init(_ text: String) { stringValue = text }
  package init?(stringValue: String) { self.stringValue = stringValue }
  package init?(intValue: Int) { nil }
}
