import PlacesClient

/// Compares answers with the messages of ``Shapes``.
struct ShapeCheck {
  /// What does not fit, each with where it is.
  private(set) var faults: [String] = []
  private let messages: [String: [String: String]]
  private let isNew: Bool
  private let isCut: Bool
  private let enumsAreNumbers: Bool
  private let statuses: Set<String>

  /// Compares an answer.
  ///
  /// - Parameters:
  ///   - body: The answer.
  ///   - status: The HTTP status.
  ///   - path: The path of the request.
  ///   - isCut: Whether a mask or list of fields went with it.
  ///   - enumsAreNumbers: Whether enumerations were asked for as numbers.
  /// - Returns: What does not fit, each with where it is.
  static func faults(
    in body: JSONValue, status: Int, path: String, isCut: Bool, enumsAreNumbers: Bool = false
  ) -> [String] {
    let isNew = path.hasPrefix("/v1/")
    guard let name = message(path) else { return ["no message for \(path)"] }
    var check = ShapeCheck(
      messages: isNew ? Shapes.new : Shapes.legacy, isNew: isNew, isCut: isCut,
      enumsAreNumbers: enumsAreNumbers, statuses: Shapes.statuses[name] ?? [])
    if isNew {
      check.compare(body, with: status == 200 ? name : "Error", at: "")
      let code = body["error"]?["code"]?.integer
      if status != 200, code != status { check.faults.append("code \(code ?? 0) with \(status)") }
    } else {
      if status != 200 { check.faults.append("HTTP \(status)") }
      check.compare(body, with: name, at: "")
      let isOK = body["status"] == "OK"
      let results = ["predictions", "result", "candidates", "results"].compactMap { body[$0] }
      let isEmpty = results.allSatisfy { $0.array?.isEmpty == true }
      if isOK == isEmpty { check.faults.append("status and results disagree") }
    }
    return check.faults
  }

  private init(
    messages: [String: [String: String]], isNew: Bool, isCut: Bool, enumsAreNumbers: Bool,
    statuses: Set<String>
  ) {
    self.messages = messages
    self.isNew = isNew
    self.isCut = isCut
    self.enumsAreNumbers = enumsAreNumbers
    self.statuses = statuses
  }

  private static func message(_ path: String) -> String? {
    switch path {
    case "/maps/api/place/autocomplete/json", "/v1/places:autocomplete": "Autocomplete"
    case "/maps/api/place/details/json": "Details"
    case "/maps/api/place/findplacefromtext/json": "FindPlace"
    case "/maps/api/geocode/json": "Geocoding"
    case "/v1/places:searchText", "/v1/places:searchNearby": "Search"
    default: path.hasSuffix("/media") ? "PhotoMedia" : path.hasPrefix("/v1/places/") ? "Place" : nil
    }
  }

  private mutating func compare(_ value: JSONValue, with message: String, at path: String) {
    guard let object = value.object, let members = messages[message] else {
      faults.append("\(path) is no \(message)")
      return
    }
    for member in object.members {
      guard let type = members[member.name] else {
        faults.append("\(path).\(member.name) is unknown")
        continue
      }
      check(member.value, type, at: path + "." + member.name)
    }
    let names = object.members.map(\.name)
    if Set(names).count != names.count { faults.append("\(path) has a member twice") }
    // Errors are never cut by a mask.
    let mustBeWhole = !isCut || ["Error", "Status", "Detail", "Violation"].contains(message)
    for (name, type) in members where mustBeWhole && type.hasSuffix("!") && object[name] == nil {
      // A business that only visits its customers has no location.
      let hasNone = object["pureServiceAreaBusiness"] == true
      if hasNone, ["location", "viewport", "formattedAddress"].contains(name) { continue }
      faults.append("\(path).\(name) is missing")
    }
  }

  private mutating func check(_ value: JSONValue, _ spec: String, at path: String) {
    var type = spec
    if type.hasSuffix("!") { type.removeLast() }
    let isOptional = type.hasSuffix("?")
    if isOptional { type.removeLast() }
    if type.hasPrefix("[") {
      guard let values = value.array else { return faults.append("\(path) is no list") }
      if isNew, values.isEmpty { faults.append("\(path) is an empty list") }
      for (index, value) in values.enumerated() {
        check(value, String(type.dropFirst().dropLast()), at: "\(path)[\(index)]")
      }
    } else if messages[type] != nil {
      compare(value, with: type, at: path)
    } else if !fits(value, type) {
      faults.append("\(path) is no \(type)")
    } else if isNew, !isOptional, ["", 0, false, .number(0)].contains(value) {
      faults.append("\(path) has its default")
    }
  }

  private func fits(_ value: JSONValue, _ type: String) -> Bool {
    switch type {
    case "string": value.string != nil
    case "status": value.string.map(statuses.contains) ?? false
    case "int": value.integer != nil
    case "number": value.number != nil
    case "bool": value.bool != nil
    case "time": value.string.map { $0.utf8.count == 20 && $0.hasSuffix("Z") } ?? false
    default:
      enumsAreNumbers
        ? value.integer != nil
        : value.string.map { word in type.split(separator: "|").contains { $0 == word } } ?? false
    }
  }
}
