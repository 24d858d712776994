import PlacesClient

/// An error of Places API (New), as `google.rpc.Status` in JSON.
struct RPCError: Error, Hashable {
  /// The canonical codes the sandbox uses, with their HTTP status.
  enum Code: String, Hashable {
    case invalidArgument = "INVALID_ARGUMENT"
    case permissionDenied = "PERMISSION_DENIED"
    case notFound = "NOT_FOUND"

    /// The HTTP status.
    var httpStatus: Int {
      switch self {
      case .invalidArgument: 400
      case .permissionDenied: 403
      case .notFound: 404
      }
    }
  }

  /// The canonical code.
  var code: Code
  /// The sentence.
  var message: String
  /// What is wrong with which field; becomes a `BadRequest` detail when there is any.
  var violations: [FieldViolation] = []

  /// The whole answer.
  var response: HTTPResponse {
    var error: JSONObject = [
      "code": .integer(Int64(code.httpStatus)), "message": .string(message),
      "status": .string(code.rawValue),
    ]
    if !violations.isEmpty {
      let list = violations.map { violation -> JSONValue in
        var object = JSONObject()
        object.append("field", violation.field.isEmpty ? nil : violation.field)
        object.append("description", violation.description)
        return .object(object)
      }
      error["details"] = [
        .object([
          "@type": "type.googleapis.com/google.rpc.BadRequest", "fieldViolations": .array(list),
        ])
      ]
    }
    return .json(["error": .object(error)], status: code.httpStatus)
  }
}

extension RPCError {
  /// No key.
  static let unregisteredCaller = RPCError(
    code: .permissionDenied,
    message: "Method doesn't allow unregistered callers (callers without established identity). "
      + "Please use API Key or other form of API consumer identity to call this API.")

  /// No field mask where one is required.
  static let missingMask = RPCError(
    code: .invalidArgument,
    message: "FieldMask is a required parameter. See "
      + "https://cloud.google.com/apis/docs/system-parameters#definitions on how to pass a field mask "
      + "in a request. You can list all the fields of the response with \"*\".")

  /// A path of the mask that names nothing.
  static func unknownPath(_ path: String) -> RPCError {
    RPCError(
      code: .invalidArgument, message: "Request contains an invalid argument.",
      violations: [
        FieldViolation(
          field: path,
          description: "Error expanding 'fields' parameter. Cannot find matching fields for path "
            + "'\(path)'.")
      ])
  }

  /// A body or query that does not fit the message.
  static func badPayload(_ violations: [FieldViolation]) -> RPCError {
    RPCError(
      code: .invalidArgument, message: violations.map(\.description).joined(separator: "\n"),
      violations: violations)
  }

  /// A field whose value breaks a rule of the service.
  static func invalid(_ field: String, _ message: String) -> RPCError {
    RPCError(
      code: .invalidArgument, message: message,
      violations: [FieldViolation(field: field, description: message)])
  }

  /// A place type that is none, or that may not stand where it does.
  static func badType(_ value: String, field: String = "included_primary_types") -> RPCError {
    RPCError(
      code: .invalidArgument,
      message: "Invalid \(field) '\(value)'. See the list of supported types in "
        + "https://developers.google.com/maps/documentation/places/web-service/place-types.")
  }

  /// An identifier that cannot be one.
  static func badPlaceID(_ id: String) -> RPCError {
    RPCError(code: .invalidArgument, message: "Not a valid Place ID: \(id)")
  }

  /// An identifier that leads nowhere any more.
  static let staleID = RPCError(code: .notFound, message: PlaceLookup.staleText)
}
