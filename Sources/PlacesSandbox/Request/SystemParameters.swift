import PlacesClient

/// The parameters every Google API with JSON over HTTP understands beside its own.
struct SystemParameters {
  /// The field mask, `nil` when none was sent.
  let mask: String?
  /// Whether enumerations are written as numbers (`$alt=json;enum-encoding=int`), as Google's Python client asks.
  let writesEnumsAsNumbers: Bool
  /// The other parameters.
  let others: Parameters

  private static let names: Set<String> = [
    "$fields", "fields", "$alt", "alt", "$prettyPrint", "prettyPrint", "$key", "quotaUser",
    "callback", "$callback", "access_token", "oauth_token", "uploadType", "upload_protocol",
    "$.xgafv", "$httpHeaders",
  ]

  /// Picks the parameters out of a request; the header's mask comes first.
  init(_ request: Incoming) {
    let parameters = request.parameters
    if parameters.items.isEmpty {
      mask = request.header("x-goog-fieldmask")
      writesEnumsAsNumbers = false
      others = parameters
      return
    }
    mask = request.header("x-goog-fieldmask") ?? parameters["$fields"] ?? parameters["fields"]
    let format = parameters["$alt"] ?? parameters["alt"] ?? ""
    writesEnumsAsNumbers = format.split(separator: ";").contains("enum-encoding=int")
    var others = parameters
    for name in Self.names { others.remove(name) }
    self.others = others
  }

  /// Refuses parameters that are not fields of the method's message.
  func refuseUnknown(except names: Set<String>) throws(RPCError) {
    let violations = others.items.filter { !names.contains(FieldName.camelCase($0.name)) }.map {
      FieldViolation(
        field: "",
        description:
          "Invalid JSON payload received. Unknown name \"\($0.name)\": Cannot bind query "
          + "parameter. Field '\($0.name)' could not be found in request message.")
    }
    if !violations.isEmpty { throw .badPayload(violations) }
  }

  /// The last value of a field given as a parameter, in either spelling; empty when missing.
  func field(_ name: String) -> String {
    others.items.last { FieldName.camelCase($0.name) == name }?.value ?? ""
  }
}
