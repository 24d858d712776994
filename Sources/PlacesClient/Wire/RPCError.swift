/// The error body of Google's newer services (`google.rpc.Status`).
struct RPCError {
  /// The HTTP code it stands for.
  var code: Int?
  /// The canonical word for the code, such as `INVALID_ARGUMENT`.
  var status: String?
  /// The service's sentence.
  var message: String?
  /// The reason of its `ErrorInfo`.
  var reason: String?
  /// Sentences about single fields that the message does not have.
  var details: [String] = []
  /// Where the API can be enabled.
  var activationURI: String?
  /// How long the service wants to be left alone.
  var retryDelay: Duration?
  /// The quota's unit, such as `1/min/{project}`.
  var quotaUnit: String?

  /// Finds the error in a body, alone or in a list of one, as some front ends wrap it; `nil` when there is none.
  init?(_ root: JSONValue) {
    let body = if case .array(let list) = root { list.first } else { root }
    guard let error = body?["error"]?.object else { return nil }
    code = error["code"]?.integer
    status = error["status"]?.text
    message = error["message"]?.text
    for case .object(let detail) in error["details"]?.array ?? [] { read(detail) }
  }

  /// Reads one entry of `details`; kinds the client does not know have none of the members it looks for.
  private mutating func read(_ detail: JSONObject) {
    if detail["@type"]?.string?.hasSuffix("ErrorInfo") ?? false {
      reason = reason ?? detail["reason"]?.text
    }
    let metadata = detail["metadata"]
    if let uri = metadata?["activationUrl"]?.string, Attribution.isWebLink(uri) {
      activationURI = activationURI ?? uri
    }
    quotaUnit = quotaUnit ?? metadata?["quota_unit"]?.string
    retryDelay = retryDelay ?? detail["retryDelay"]?.string.flatMap(Self.duration)
    for violation in detail["fieldViolations"]?.array ?? [] {
      guard let description = violation["description"]?.text, description != message else {
        continue
      }
      details.append(violation["field"]?.text.map { "\($0): \(description)" } ?? description)
    }
  }

  /// Whether the quota is one a day, which no waiting of ours outlasts.
  private var isDaily: Bool {
    if let quotaUnit { return quotaUnit.hasPrefix("1/d") }
    return message?.lowercased().holds("per day") ?? false
  }

  /// The refusal an answer with this body is.
  func refusal(of document: AnswerDocument, _ subject: ServiceAnswer.Subject) -> Refusal {
    let response = document.response
    let code = response.status >= 400 ? response.status : self.code ?? response.status
    return Refusal(
      service: document.service, asked: subject, status: status ?? Self.status(for: code),
      httpStatus: response.status, message: message, reason: reason, details: details,
      activationURI: activationURI,
      retryAfter: RetryAfter.wait(response, now: SystemClock.secondsSince1970) ?? retryDelay,
      isDaily: isDaily)
  }

  /// The canonical status word for an HTTP code, when the body has none.
  static func status(for code: Int) -> String {
    switch code {
    case 400: "INVALID_ARGUMENT"
    case 401: "UNAUTHENTICATED"
    case 403: "PERMISSION_DENIED"
    case 404: "NOT_FOUND"
    case 409: "ABORTED"
    case 429: "RESOURCE_EXHAUSTED"
    case 499: "CANCELLED"
    case 500: "INTERNAL"
    case 501: "UNIMPLEMENTED"
    case 503: "UNAVAILABLE"
    case 504: "DEADLINE_EXCEEDED"
    default: "HTTP \(code)"
    }
  }

  /// Reads a proto3 duration: `41s`, `0.5s`.
  private static func duration(_ text: String) -> Duration? {
    guard text.hasSuffix("s"), let seconds = DecimalText.parse(text.dropLast()), seconds >= 0,
      seconds < 1e9
    else { return nil }
    return .seconds(seconds)
  }
}
