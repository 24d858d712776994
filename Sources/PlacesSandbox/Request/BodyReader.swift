import PlacesClient

/// Reads the JSON form of a protocol buffer message and collects what is wrong with it, as Google's front end does.
///
/// Names are taken in lower camel case and in snake case; paths in the messages are in snake case. `null` is the same as
/// absent. Every method returns what absence would mean when the value is of the wrong type.
struct BodyReader {
  /// What was found wrong, in the order it was met.
  private(set) var violations: [FieldViolation] = []

  /// The members of a message by camel-case name, or `nil` when it is absent.
  mutating func message(
    _ value: JSONValue?, at path: String, fields: Set<String>
  ) -> JSONObject? {
    guard let value, value != .null else { return nil }
    guard let object = value.object else {
      refuse(value, at: path, type: "TYPE_MESSAGE")
      return nil
    }
    var members = JSONObject()
    for member in object.members {
      let name = FieldName.camelCase(member.name)
      guard fields.contains(name) else {
        let place = path.isEmpty ? "" : " at '\(path)'"
        violations.append(
          FieldViolation(
            field: path,
            description: "Invalid JSON payload received. Unknown name \"\(member.name)\"\(place): "
              + "Cannot find field."))
        continue
      }
      if member.value != .null { members[name] = member.value }
    }
    return members
  }

  /// A string, empty when absent.
  mutating func string(_ value: JSONValue?, at path: String) -> String {
    guard let value else { return "" }
    guard let text = value.string else {
      refuse(value, at: path, type: "TYPE_STRING")
      return ""
    }
    return text
  }

  /// A list of strings, empty when absent.
  mutating func strings(_ value: JSONValue?, at path: String) -> [String] {
    guard let value else { return [] }
    guard let values = value.array else {
      refuse(value, at: path, type: "TYPE_STRING")
      return []
    }
    return values.enumerated().map { string($1, at: "\(path)[\($0)]") }
  }

  /// A truth value, `false` when absent.
  mutating func bool(_ value: JSONValue?, at path: String) -> Bool {
    guard let value else { return false }
    guard let flag = value.bool else {
      refuse(value, at: path, type: "TYPE_BOOL")
      return false
    }
    return flag
  }

  /// A 32-bit number, 0 when absent; text that holds one is taken too, as the JSON mapping says.
  mutating func int32(_ value: JSONValue?, at path: String) -> Int {
    guard let value else { return 0 }
    let number = value.integer ?? value.string.flatMap { Int($0) }
    guard let number, Int32(exactly: number) != nil else {
      refuse(value, at: path, type: "TYPE_INT32")
      return 0
    }
    return number
  }

  /// A finite number, 0 when absent; text that holds one is taken too.
  mutating func double(_ value: JSONValue?, at path: String) -> Double {
    guard let value else { return 0 }
    guard let number = value.number ?? value.string.flatMap({ NumberText.double($0) }),
      number.isFinite
    else {
      refuse(value, at: path, type: "TYPE_DOUBLE")
      return 0
    }
    return number
  }

  /// Notes that a second member of a choice was given.
  mutating func refuseSecondChoice(_ name: String, at path: String) {
    violations.append(
      FieldViolation(
        field: path,
        description: "Invalid value at '\(path)' (oneof), oneof field 'type' is already set. "
          + "Cannot set '\(name)'"))
  }

  /// Notes a value that is not of the type of its field.
  mutating func refuse(_ value: JSONValue, at path: String, type: String) {
    let shown = String(decoding: JSONWriter.compact(value).prefix(200), as: UTF8.self)
    violations.append(
      FieldViolation(field: path, description: "Invalid value at '\(path)' (\(type)), \(shown)"))
  }
}

/// What is wrong with one field of a request.
struct FieldViolation: Hashable {
  /// The path of the field, empty at the top.
  var field: String
  /// The sentence.
  var description: String
}

/// The two spellings of field names.
enum FieldName {
  /// `included_primary_types` as `includedPrimaryTypes`; names without an underscore stay as they are.
  static func camelCase(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: "_")) else { return name }
    var result = ""
    var raises = false
    for character in name {
      if character == "_" {
        raises = true
      } else {
        result += raises ? character.uppercased() : String(character)
        raises = false
      }
    }
    return result
  }

  /// `includedPrimaryTypes` as `included_primary_types`.
  static func snakeCase(_ name: String) -> String {
    var result = ""
    for character in name {
      result += character.isUppercase ? "_" + character.lowercased() : String(character)
    }
    return result
  }
}
