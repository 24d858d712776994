/// Why a service refused a request, as far as its answer tells.
public enum ErrorCause: String, Sendable, Hashable, CaseIterable {
  /// The request had no key.
  case keyMissing
  /// The key has expired.
  case keyExpired
  /// Google does not know the key.
  case keyInvalid
  /// Google has blocked the key because it became public.
  case keyLeaked
  /// The project may not use the legacy API.
  case legacyAPINotEnabled
  /// The API is not switched on in the key's project.
  case apiNotEnabled
  /// The key's API restrictions leave the API out.
  case keyNotAllowedForAPI
  /// The key works on web sites only.
  case keyRestrictedToWebsites
  /// The key does not work from this machine's address.
  case keyRestrictedToAddresses
  /// The key works in apps only.
  case keyRestrictedToApps
  /// The project has no billing account.
  case billingDisabled
  /// The project is switched off or deleted.
  case projectDisabled
  /// Google has suspended the project.
  case projectSuspended
  /// The quota of the day is used up, or a cap of the project's own.
  case dailyQuota
  /// Too many requests in a short time.
  case rateLimit
  /// The place ID is outdated or unknown.
  case stalePlaceID
  /// The place ID is damaged.
  case malformedPlaceID
  /// A field that the service does not know was asked for.
  case unknownField
  /// A place type that the service does not know was asked for.
  case unknownType
  /// Nothing was asked for.
  case missingInput
  /// The request is wrong in another way.
  case invalidRequest
  /// The request was denied for a reason the answer does not tell.
  case accessDenied
  /// The server is at fault.
  case serverFault
  /// A status word the client does not know, or one that makes no sense for the request.
  case unexpectedStatus

  /// The row of the table.
  private var row: ErrorCauseRow {
    ErrorCauseRow.table.first { $0.cause == self } ?? ErrorCauseRow.unexpected
  }

  /// The kind of failure.
  public var failureClass: FailureClass { row.failureClass }

  /// Whether the same request may succeed if it is sent again soon.
  public var isWorthRetrying: Bool { row.isWorthRetrying }

  /// Says what to do about it, with the API named as in the Cloud console.
  public func remedy(for service: Service) -> String {
    row.remedy.substituting("{api}", with: service.consoleName)
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
  /// What the cause is recognised by; any one of them is enough.
  let signs: [Sign]
  /// What to do about it; `{api}` stands for the API's name in the console.
  let remedy: String

  /// What proves a cause.
  enum Sign: Sendable {
    /// An `ErrorInfo` reason.
    case reason(String)
    /// A status word (legacy, Geocoding or New).
    case status(String)
    /// A status word with a piece of the service's sentence in lower case.
    case sentence(String, in: [String])
  }

  init(
    _ cause: ErrorCause, _ failureClass: FailureClass, retry: Bool = false, _ signs: [Sign],
    remedy: String
  ) {
    self.cause = cause
    self.failureClass = failureClass
    isWorthRetrying = retry
    self.signs = signs
    self.remedy = remedy
  }

  /// What an answer says that no row matches.
  static let unexpected = ErrorCauseRow(
    .unexpectedStatus, .server, [],
    remedy: "try again later; if it stays, report it with this message")

  /// The cause of a refusal: that of the first row with a matching sign.
  static func cause(status: String, reason: String?, message: String) -> ErrorCause {
    let message = message.lowercased()
    let row = table.first { row in
      row.signs.contains { sign in
        switch sign {
        case .reason(let word): word == reason
        case .status(let word): word == status
        case .sentence(let piece, let statuses):
          statuses.contains(status) && message.holds(piece)
        }
      }
    }
    return row?.cause ?? .unexpectedStatus
  }
}
