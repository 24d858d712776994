/// Why a lookup has no result.
public enum PlacesError: Error, Sendable, Hashable {
  /// The service answered and refused.
  case refused(Refusal)
  /// No whole answer came.
  case transport(TransportError)
  /// An answer came that cannot be understood.
  case unreadable(UnreadableAnswer)
  /// The deadline passed, or would pass before the next attempt; `last` is what went wrong until then.
  case deadline(Duration, last: FailedAttempt?)
  /// The next request would pass the budget.
  case budget(Budget.Limit)

  /// What an attempt ended with, for errors that come after it.
  public struct FailedAttempt: Sendable, Hashable {
    /// How many attempts were made.
    public var attempts: Int
    /// What the last one ended with, in words.
    public var reason: String
    /// The kind of failure it was.
    public var failureClass: FailureClass
  }

  /// The kind of failure.
  public var failureClass: FailureClass {
    switch self {
    case .refused(let refusal): refusal.cause.failureClass
    case .transport(.tooLarge), .transport(.notHTTP): .server
    case .transport: .network
    case .unreadable(let answer): answer.httpStatus == 429 ? .quota : .server
    case .deadline(_, let last): last?.failureClass ?? .network
    case .budget: .quota
    }
  }

  /// A short stable word for programs, such as `keyInvalid`, `timedOut` or `unreadableAnswer`.
  public var code: String {
    switch self {
    case .refused(let refusal): refusal.cause.rawValue
    case .transport(let error): error.code
    case .unreadable: "unreadableAnswer"
    case .deadline: "deadlineExceeded"
    case .budget: "budgetReached"
    }
  }

  /// How long the service wants to be left alone, when it says so.
  public var retryAfter: Duration? {
    switch self {
    case .refused(let refusal): refusal.retryAfter
    case .unreadable(let answer): answer.retryAfter
    case .transport, .deadline, .budget: nil
    }
  }

  /// The service's own status word, or the HTTP status of an answer that has none.
  public var status: String? {
    switch self {
    case .refused(let refusal): refusal.status
    case .unreadable(let answer): "HTTP \(answer.httpStatus)"
    case .transport, .deadline, .budget: nil
    }
  }
}
