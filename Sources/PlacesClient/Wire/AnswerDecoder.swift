#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Turns the bytes of an answer into values, and the decoder's complaints into ours.
enum AnswerDecoder {
  /// Decodes a whole body.
  ///
  /// - Throws: ``PlacesError/unreadable(_:)`` saying what was expected and where.
  static func decode<Value: Decodable>(
    _ type: Value.Type, from response: HTTPResponse, service: Service, log: DropLog
  ) throws(PlacesError) -> Value {
    let decoder = JSONDecoder()
    if let key = CodingUserInfoKey.dropLog { decoder.userInfo[key] = log }
    do {
      return try decoder.decode(type, from: Data(response.body))
    } catch let error as DecodingError {
      throw .unreadable(describe(error, response, service))
    } catch {
      throw .unreadable(UnreadableAnswer(service: service, response: response, expected: "JSON"))
    }
  }

  /// A coding path as people write one: `results[2].geometry.location`.
  static func path(_ keys: [any CodingKey]) -> String {
    var text = ""
    for key in keys {
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return text
  }

  private static func describe(
    _ error: DecodingError, _ response: HTTPResponse, _ service: Service
  ) -> UnreadableAnswer {
    let (expected, location): (String, [any CodingKey]) =
      switch error {
      case .keyNotFound(let key, let context): ("a value", context.codingPath + [key])
      case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
        (name(of: type), context.codingPath)
      case .dataCorrupted(let context):
        (context.codingPath.isEmpty ? "JSON" : context.debugDescription, context.codingPath)
      @unknown default: ("JSON", [])
      }
    return UnreadableAnswer(
      service: service, response: response, expected: expected, location: path(location))
  }

  private static func name(of type: Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is Int.Type, is Int64.Type: "a whole number"
    case is Double.Type: "a number"
    case is any Collection.Type:
      "\(type)".hasPrefix("Dictionary") ? "an object" : "a list"
    default: "an object"
    }
  }
}
