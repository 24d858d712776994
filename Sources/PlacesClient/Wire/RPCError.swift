/// The error body of Google's newer services (`google.rpc.Status`).
struct RPCError: Decodable {
  var message: String?
  var status: String?
  var reason: String?
  var details: [String] = []
  var activationURI: String?
  var retryDelay: Duration?
  var quotaUnit: String?

  /// Whether the body held the object at all.
  var isPresent = false

  init(from decoder: any Decoder) throws {
    // Some front ends wrap the object in a list of one.
    if var list = try? decoder.unkeyedContainer() {
      self = try list.decode(RPCError.self)
      return
    }
    let members = try Members(decoder)
    guard let error = members.optional("error", as: Body.self) else { return }
    isPresent = true
    message = error.message
    status = error.status
    for detail in error.details {
      reason = reason ?? detail.reason
      activationURI = activationURI ?? detail.activationURI
      quotaUnit = quotaUnit ?? detail.quotaUnit
      retryDelay = retryDelay ?? detail.retryDelay
      for violation in detail.violations where violation != message { details.append(violation) }
    }
  }

  /// Whether the quota is one a day, which no waiting of ours outlasts.
  var isDaily: Bool {
    if let quotaUnit { return quotaUnit.hasPrefix("1/d") }
    return message?.lowercased().contains("per day") ?? false
  }

  /// The canonical status word for an HTTP code, when the body has none.
  static func status(for code: Int) -> String {
    switch code {
    case 400: "INVALID_ARGUMENT"
    case 401: "UNAUTHENTICATED"
    case 403: "PERMISSION_DENIED"
    case 404: "NOT_FOUND"
    case 429: "RESOURCE_EXHAUSTED"
    case 500: "INTERNAL"
    case 503: "UNAVAILABLE"
    case 504: "DEADLINE_EXCEEDED"
    default: "HTTP \(code)"
    }
  }

  private struct Body: Decodable {
    var message: String?
    var status: String?
    var details: [Detail]

    init(from decoder: any Decoder) throws {
      let members = try Members(decoder)
      message = members.text("message")
      status = members.text("status")
      details = members.list("details", of: Detail.self) ?? []
    }
  }

  /// One entry of `details`; kinds the client does not know have none of the members it looks for.
  private struct Detail: Decodable {
    var reason: String?
    var activationURI: String?
    var quotaUnit: String?
    var retryDelay: Duration?
    var violations: [String]

    init(from decoder: any Decoder) throws {
      let members = try Members(decoder)
      let type = members.text("@type") ?? ""
      reason = type.hasSuffix("ErrorInfo") ? members.text("reason") : nil
      let metadata = members.optional("metadata", as: [String: String].self) ?? [:]
      activationURI = metadata["activationUrl"].flatMap { Attribution.isWebLink($0) ? $0 : nil }
      quotaUnit = metadata["quota_unit"]
      retryDelay = members.text("retryDelay").flatMap(Self.duration)
      violations = (members.list("fieldViolations", of: Violation.self) ?? []).compactMap(\.text)
    }

    /// Reads a proto3 duration: `41s`, `0.5s`.
    private static func duration(_ text: String) -> Duration? {
      guard text.hasSuffix("s"), let seconds = DecimalText.parse(text.dropLast()),
        seconds >= 0, seconds < 1e9
      else { return nil }
      return .seconds(seconds)
    }
  }

  private struct Violation: Decodable {
    var text: String?

    init(from decoder: any Decoder) throws {
      let members = try Members(decoder)
      let description = members.text("description")
      text =
        if let field = members.text("field"), let description {
          "\(field): \(description)"
        } else {
          description
        }
    }
  }
}
