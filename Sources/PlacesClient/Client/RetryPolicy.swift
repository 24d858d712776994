/// When a lookup gives up.
public struct RetryPolicy: Sendable, Hashable {
  /// How long one attempt may take.
  public var timeout: Duration
  /// How long a lookup may take with all its attempts and waits.
  public var deadline: Duration
  /// How many attempts may follow the first.
  public var retries: Int
  /// Whether an attempt that ran into its timeout is tried again.
  public var retriesTimeouts: Bool

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - timeout: How long one attempt may take, above zero.
  ///   - deadline: How long a lookup may take in all, above zero.
  ///   - retries: How many attempts may follow the first, from 0.
  ///   - retriesTimeouts: Whether an attempt that ran into its timeout is tried again.
  public init(
    timeout: Duration = .seconds(10), deadline: Duration = .seconds(60), retries: Int = 3,
    retriesTimeouts: Bool = true
  ) {
    self.timeout = timeout
    self.deadline = deadline
    self.retries = retries
    self.retriesTimeouts = retriesTimeouts
  }

  /// The longest wait before another attempt when the service names none.
  static let longestBackoff = Duration.seconds(8)

  /// The wait before the next attempt: anywhere from nothing to half a second, doubled with every attempt, so that clients
  /// that failed together do not come back together.
  ///
  /// - Parameters:
  ///   - attempt: How many attempts were made, from 1.
  ///   - jitter: A random number from 0 to 1.
  /// - Returns: At most ``longestBackoff``.
  static func backoff(afterAttempt attempt: Int, jitter: Double) -> Duration {
    let ceiling = Duration.milliseconds(500) * (1 << min(attempt - 1, 10))
    return min(ceiling, longestBackoff) * jitter
  }

  /// Whether another attempt can help.
  func allowsRetry(after error: PlacesError) -> Bool {
    switch error {
    case .refused(let refusal):
      refusal.cause.isWorthRetrying
        || refusal.cause == .unexpectedStatus && Self.isTransient(refusal.httpStatus)
    case .transport(.timedOut): retriesTimeouts
    case .transport(let error): error.isWorthRetrying
    case .unreadable(let answer): Self.isTransient(answer.httpStatus)
    case .deadline, .budget: false
    }
  }

  /// HTTP codes that stand for a passing state of the server.
  private static func isTransient(_ status: Int) -> Bool {
    [408, 429, 500, 502, 503, 504].contains(status)
  }
}

/// Time and chance, as values, so that tests need neither.
package struct Timing: Sendable {
  /// The present moment.
  package var now: @Sendable () -> ContinuousClock.Instant
  /// Waits.
  package var sleep: @Sendable (Duration) async throws -> Void
  /// A random number from 0 to 1.
  package var jitter: @Sendable () -> Double

  /// Real time and chance, or what a test puts in their place.
  package init(
    now: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now },
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    jitter: @escaping @Sendable () -> Double = { Double.random(in: 0...1) }
  ) {
    self.now = now
    self.sleep = sleep
    self.jitter = jitter
  }
}
