/// A service's answer that says no.
public struct Refusal: Sendable, Hashable {
  /// The service that answered.
  public var service: Service
  /// What is behind it.
  public var cause: ErrorCause
  /// The service's own word, such as `REQUEST_DENIED` or `PERMISSION_DENIED`.
  public var status: String
  /// The HTTP status code.
  public var httpStatus: Int
  /// The service's sentence, with any key masked, or `nil` when it gave none.
  public var message: String?
  /// Where the API can be enabled, when the service says so.
  public var activationURI: String?
  /// How long the service wants to be left alone.
  public var retryAfter: Duration?

  /// Creates a refusal and finds its cause in the table.
  init(
    service: Service, asked subject: ServiceAnswer.Subject, status: String, httpStatus: Int,
    message: String?, reason: String? = nil, details: [String] = [],
    activationURI: String? = nil, retryAfter: Duration? = nil, isDaily: Bool = false
  ) {
    self.service = service
    self.status = status
    self.httpStatus = httpStatus
    self.activationURI = activationURI
    self.retryAfter = retryAfter
    let sentences = ([message].compactMap { $0 } + details).map { $0.trimmingBlanks() }
      .filter { !$0.isEmpty }
    let all = sentences.joined(separator: " ")
    self.message = all.isEmpty ? nil : all
    cause = ErrorCauseRow.cause(status: status, reason: reason, message: all)
    if cause == .rateLimit && isDaily { cause = .dailyQuota }
    // A search that finds nothing says so with an empty answer: "not found" is then the address, not a place.
    if cause == .stalePlaceID && subject != .place { cause = .unexpectedStatus }
  }
}
