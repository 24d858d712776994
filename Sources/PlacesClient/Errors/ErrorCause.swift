/// Why a service refused a request, as far as its answer tells.
public enum ErrorCause: String, Sendable, Hashable, CaseIterable {
  case keyMissing
  case keyExpired
  case keyInvalid
  case keyLeaked
  case legacyAPINotEnabled
  case apiNotEnabled
  case keyNotAllowedForAPI
  case keyRestrictedToWebsites
  case keyRestrictedToAddresses
  case keyRestrictedToApps
  case billingDisabled
  case projectDisabled
  case projectSuspended
  case dailyQuota
  case rateLimit
  case stalePlaceID
  case malformedPlaceID
  case unknownField
  case unknownType
  case missingInput
  case invalidRequest
  case accessDenied
  case serverFault
  case unexpectedStatus

  /// The row of the table.
  var row: ErrorCauseRow {
    ErrorCauseRow.table.first { $0.cause == self } ?? ErrorCauseRow.unexpected
  }

  /// The kind of failure.
  public var failureClass: FailureClass { row.failureClass }

  /// Whether the same request may succeed if it is sent again soon.
  public var isWorthRetrying: Bool { row.isWorthRetrying }

  /// Says what to do about it, with the API named as in the Cloud console.
  public func remedy(for service: Service) -> String {
    row.remedy.replacing("{api}", with: service.consoleName)
  }
}

/// How one cause is recognised and what follows from it.
struct ErrorCauseRow: Sendable {
  /// The cause.
  let cause: ErrorCause
  /// The kind of failure.
  let failureClass: FailureClass
  /// Whether the request may be sent again.
  let isWorthRetrying: Bool
  /// Status words (legacy, Geocoding and New) it comes with; empty for any.
  let statuses: [String]
  /// `ErrorInfo` reasons that prove it.
  let reasons: [String]
  /// Pieces of the service's sentence that prove it, compared without case; empty when the status is enough.
  let fragments: [String]
  /// What to do about it; `{api}` stands for the API's name in the console.
  let remedy: String

  init(
    _ cause: ErrorCause, _ failureClass: FailureClass, retry: Bool = false, statuses: [String] = [],
    reasons: [String] = [], fragments: [String] = [], remedy: String
  ) {
    self.cause = cause
    self.failureClass = failureClass
    isWorthRetrying = retry
    self.statuses = statuses
    self.reasons = reasons
    self.fragments = fragments
    self.remedy = remedy
  }

  /// What an answer says that no row matches.
  static let unexpected = ErrorCauseRow(
    .unexpectedStatus, .server, remedy: "try again later; if it stays, report it with this message")

  /// Whether a refusal has this cause.
  func matches(status: String, reason: String?, message: String) -> Bool {
    if let reason, reasons.contains(reason) { return true }
    guard statuses.contains(status) else { return false }
    return fragments.isEmpty || contains(fragmentOf: message)
  }

  private func contains(fragmentOf message: String) -> Bool {
    let message = message.lowercased()
    return fragments.contains { message.contains($0.lowercased()) }
  }
}
