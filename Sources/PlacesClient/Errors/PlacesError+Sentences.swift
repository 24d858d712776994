extension PlacesError {
  /// What happened, with which value: one sentence without a full stop, without any key.
  public var message: String {
    switch self {
    case .refused(let refusal):
      if let sentence = refusal.message {
        "\(refusal.service.consoleName): \(refusal.status): \(sentence)"
      } else {
        "\(refusal.service.consoleName): \(refusal.status)"
      }
    case .transport(let error): error.message
    case .unreadable(let answer): Self.sentence(answer)
    case .deadline(let limit, let last):
      if let last {
        "no answer within the deadline of \(limit.words); attempt \(last.attempts) ended with: \(last.reason)"
      } else {
        "the deadline of \(limit.words) has passed"
      }
    case .budget(.requests(let limit)):
      "the budget of \(limit) request\(limit == 1 ? "" : "s") is used up"
    case .budget(.microdollars(let limit)):
      "the budget of \(Pricing.dollars(limit)) would be passed by the next request"
    }
  }

  /// What to do about it.
  public var remedy: String {
    switch self {
    case .refused(let refusal):
      if refusal.cause.isWorthRetrying, let wait = refusal.retryAfter {
        Self.advice(toWait: wait)
      } else if let uri = refusal.activationURI {
        refusal.cause.remedy(for: refusal.service) + ": " + uri
      } else {
        refusal.cause.remedy(for: refusal.service)
      }
    case .transport(let error): error.remedy
    case .unreadable(let answer):
      if let wait = answer.retryAfter {
        Self.advice(toWait: wait)
      } else if (300..<400).contains(answer.httpStatus) {
        "redirects are not followed, because the key would go along; check --base-url and the proxy"
      } else {
        "check --base-url and the proxy; if they are right, try again later"
      }
    case .deadline(_, let last):
      last?.failureClass == .quota
        ? "try again later, or raise --deadline" : "raise --deadline, or try again later"
    case .budget(.requests): "raise --max-requests to go on"
    case .budget(.microdollars): "raise --max-cost to go on"
    }
  }

  private static func advice(toWait wait: Duration) -> String {
    "the service asks to wait \(wait.words): try again then"
  }

  private static func sentence(_ answer: UnreadableAnswer) -> String {
    let place = answer.location.isEmpty ? "" : " at \(answer.location)"
    let type = answer.contentType ?? "no content type"
    let excerpt = answer.excerpt.isEmpty ? "an empty body" : "“\(answer.excerpt)”"
    return
      "\(answer.service.consoleName): expected \(answer.expected)\(place), got HTTP \(answer.httpStatus), \(type), \(excerpt)"
  }
}

extension Duration {
  /// The duration as people say it: `500ms`, `2s`, `1m`.
  package var words: String {
    let (seconds, attoseconds) = components
    let milliseconds = attoseconds / 1_000_000_000_000_000
    if seconds >= 60, seconds % 60 == 0, milliseconds == 0 { return "\(seconds / 60)m" }
    if milliseconds == 0 { return "\(seconds)s" }
    if seconds == 0 { return "\(milliseconds)ms" }
    return DecimalText.format(Double(seconds) + Double(milliseconds) / 1000) + "s"
  }
}
