#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The members of a JSON object, read strictly where the client cannot do without and leniently everywhere else.
struct Members {
  private let container: KeyedDecodingContainer<AnyKey>
  private let decoder: any Decoder

  /// Opens the object at the decoder's place.
  init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: AnyKey.self)
    self.decoder = decoder
  }

  /// The names that are there, in no order.
  var names: [String] { container.allKeys.map(\.stringValue) }

  /// Whether a member is there and not `null`.
  func has(_ name: String) -> Bool {
    container.contains(AnyKey(name)) && (try? container.decodeNil(forKey: AnyKey(name))) == false
  }

  /// Reads a member the answer is useless without.
  func require<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
    try container.decode(type, forKey: AnyKey(name))
  }

  /// Reads a member that may be missing; one of the wrong type counts as missing and is noted.
  func optional<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    guard has(name) else { return nil }
    do {
      return try container.decode(type, forKey: AnyKey(name))
    } catch {
      note(name)
      return nil
    }
  }

  /// Reads a text that may be missing; an empty one counts as missing.
  func text(_ name: String) -> String? {
    optional(name, as: String.self).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Reads a list that may be missing, leaving out (and noting) elements of the wrong type.
  func list<Element: Decodable>(_ name: String, of type: Element.Type = Element.self) -> [Element]?
  {
    guard has(name) else { return nil }
    guard var elements = try? container.nestedUnkeyedContainer(forKey: AnyKey(name)) else {
      note(name)
      return nil
    }
    var values: [Element] = []
    while !elements.isAtEnd {
      let index = elements.currentIndex
      if let value = try? elements.decode(type) {
        values.append(value)
      } else {
        note("\(name)[\(index)]")
        guard (try? elements.decode(Skipped.self)) != nil else { break }
      }
    }
    return values
  }

  private func note(_ name: String) {
    let log = decoder.userInfo[.dropLog] as? DropLog
    log?.note(AnswerDecoder.path(decoder.codingPath + [AnyKey(name)]))
  }
}

/// Any value, stepped over.
private struct Skipped: Decodable {
  init(from decoder: any Decoder) {}
}

extension CodingUserInfoKey {
  /// Where the decoder keeps its ``DropLog``.
  static var dropLog: CodingUserInfoKey? { CodingUserInfoKey(rawValue: "places.dropLog") }
}

extension [CodingUserInfoKey: any Sendable] {
  fileprivate subscript(key: CodingUserInfoKey?) -> (any Sendable)? {
    key.flatMap { self[$0] }
  }
}

extension [CodingUserInfoKey: Any] {
  fileprivate subscript(key: CodingUserInfoKey?) -> Any? { key.flatMap { self[$0] } }
}
