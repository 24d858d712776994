import Synchronization

/// Paces the requests of all jobs together: never faster than asked for, and slower for everyone when the service objects.
///
/// Attempts get starting times one after the other, an interval apart. A refusal for going too fast pauses everybody for as long as
/// the service asks, and from then on the pace is below what the service last accepted; it rises again slowly while nothing is
/// refused.
public final class RateLimiter: Sendable {
  private let pace: Mutex<Pace>

  /// Creates a limiter.
  ///
  /// - Parameter requestsPerSecond: The fastest pace; `nil` for no limit until the service objects. Less than one request in
  ///   a thousand seconds, which would never end, counts as that.
  public init(requestsPerSecond: Double?) { pace = Mutex(Pace(ceiling: requestsPerSecond)) }

  /// Whether requests have to keep to a pace.
  var isLimiting: Bool { pace.withLock { $0.rate != nil } }

  /// Reserves a starting time and returns how long to wait for it.
  func reserve(at now: ContinuousClock.Instant) -> Duration {
    pace.withLock { $0.reserve(at: now) }
  }

  /// Whether everybody has been told to pause since a starting time was reserved.
  func isPaused(at now: ContinuousClock.Instant) -> Bool { pace.withLock { $0.isPaused(at: now) } }

  /// Notes that the service took an attempt.
  func accepted(at now: ContinuousClock.Instant) { pace.withLock { $0.accepted(at: now) } }

  /// Notes that the service refused an attempt for coming too fast.
  func refused(at now: ContinuousClock.Instant, retryAfter: Duration?) {
    pace.withLock { $0.refused(at: now, retryAfter: retryAfter) }
  }
}

/// The arithmetic of a ``RateLimiter``, without clock or lock.
struct Pace: Sendable {
  /// Requests a second, or `nil` while nothing limits them.
  private(set) var rate: Double?
  private let ceiling: Double?
  private var nextStart: ContinuousClock.Instant?
  private var acceptedSince: ContinuousClock.Instant?
  private var acceptedCount = 0
  /// How many the service accepted in the second before those.
  private var acceptedBefore = 0
  private var pausedUntil: ContinuousClock.Instant?
  private var lastRefusal: ContinuousClock.Instant?
  private var lastRise: ContinuousClock.Instant?

  /// The slowest pace the limiter falls to by itself, in requests a second.
  static let floor = 0.5
  /// From how many requests on they may be all that a second allows.
  private static let burst = 10

  init(ceiling: Double?) {
    // Not a number is not larger either.
    self.ceiling = ceiling.map { $0 > 0.001 ? $0 : 0.001 }
    rate = self.ceiling
  }

  mutating func reserve(at now: ContinuousClock.Instant) -> Duration {
    rise(at: now)
    let start = max(now, nextStart ?? now)
    if let rate { nextStart = start + .seconds(1 / rate) }
    return now.duration(to: start)
  }

  mutating func accepted(at now: ContinuousClock.Instant) {
    if let since = acceptedSince, since.duration(to: now) < .seconds(1) {
      acceptedCount += 1
    } else {
      let isNext = acceptedSince.map { $0.duration(to: now) < .seconds(2) } ?? false
      acceptedBefore = isNext ? acceptedCount : 0
      acceptedSince = now
      acceptedCount = 1
    }
  }

  /// Refusals that come within a second of each other answer the same burst and count once.
  mutating func refused(at now: ContinuousClock.Instant, retryAfter: Duration?) {
    let pause = max(retryAfter ?? .zero, .milliseconds(500))
    nextStart = max(nextStart ?? now, now + pause)
    pausedUntil = max(pausedUntil ?? now, now + pause)
    if let lastRefusal, lastRefusal.duration(to: now) < .seconds(1) { return }
    lastRefusal = now
    lastRise = now
    let slower = max(Self.floor, min(rate ?? .infinity, observedRate(at: now)) * 0.8)
    rate = min(slower, ceiling ?? .infinity)
  }

  /// Whether a pause began after a starting time was reserved, so that another has to be.
  func isPaused(at now: ContinuousClock.Instant) -> Bool { pausedUntil.map { now < $0 } ?? false }

  /// What the service accepted a second when it last did.
  ///
  /// Services count by the second or longer, and take a burst that uses up the whole of it: a handful of requests says how fast
  /// they came, but more may be all that a second allows.
  private func observedRate(at now: ContinuousClock.Instant) -> Double {
    guard let acceptedSince else { return 1 }
    let elapsed = acceptedSince.duration(to: now) / .seconds(1)
    let seconds = acceptedCount >= Self.burst ? 1 : max(0.1, min(elapsed, 1))
    return max(Double(max(1, acceptedCount)) / seconds, Double(acceptedBefore))
  }

  /// Goes up by a twentieth for every second without a refusal, at most to the ceiling.
  private mutating func rise(at now: ContinuousClock.Instant) {
    guard let current = rate, let since = lastRise, since.duration(to: now) >= .seconds(1) else {
      return
    }
    lastRise = now
    rate = min(current * 1.05, ceiling ?? .infinity)
  }
}
