#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Bytes that are not JSON.
public struct JSONSyntaxError: Error, Sendable, Hashable {
  /// Creates an error.
  public init() {}
}

extension JSONValue: Decodable {
  /// Reads one JSON text in UTF-8.
  ///
  /// Members of objects come out sorted by name, because Foundation's decoder does not tell their order.
  ///
  /// - Throws: ``JSONSyntaxError``.
  public init(parsing bytes: [UInt8]) throws(JSONSyntaxError) {
    do {
      self = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    } catch {
      throw JSONSyntaxError()
    }
  }

  /// Decodes any JSON value.
  ///
  /// The decoder does not say what stands in front of it, so the kinds are tried, the most frequent first: a miss is dear.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let members = try? decoder.container(keyedBy: AnyKey.self) {
      self = .object(try Self.object(members))
    } else if var elements = try? decoder.unkeyedContainer() {
      var values: [JSONValue] = []
      while !elements.isAtEnd { values.append(try elements.decode(JSONValue.self)) }
      self = .array(values)
    } else if container.decodeNil() {
      self = .null
    } else if let number = try? container.decode(Int64.self) {
      self = .integer(number)
    } else if let isTrue = try? container.decode(Bool.self) {
      self = .bool(isTrue)
    } else {
      self = .number(try container.decode(Double.self))
    }
  }

  private static func object(_ members: KeyedDecodingContainer<AnyKey>) throws -> JSONObject {
    var object = JSONObject()
    for key in members.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      object.append(key.stringValue, try members.decode(JSONValue.self, forKey: key))
    }
    return object
  }
}

/// A key of any name.
private struct AnyKey: CodingKey, Hashable {
  let stringValue: String
  var intValue: Int? { nil }

  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
