/// How many requests a second are let through: a bucket that holds one second's worth.
struct RequestQuota: Sendable {
  private let perSecond: Double
  private var left: Double
  private var filledAt: Duration

  /// Creates a full bucket.
  init(perSecond: Double, at time: Duration) {
    self.perSecond = perSecond
    left = max(1, perSecond)
    filledAt = time
  }

  /// Takes one request out; `false` when there is none left.
  mutating func take(at time: Duration) -> Bool {
    left = min(max(1, perSecond), left + (time - filledAt) / .seconds(1) * perSecond)
    filledAt = time
    guard left >= 1 else { return false }
    left -= 1
    return true
  }
}
