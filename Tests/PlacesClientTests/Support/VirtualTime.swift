import PlacesClient
import Synchronization

/// Time that passes only when something waits, or when a test says so.
final class VirtualTime: Sendable {
  private struct State {
    var now = ContinuousClock.now
    var waits: [Duration] = []
  }

  private let state = Mutex(State())
  private let start: ContinuousClock.Instant

  init() { start = state.withLock { $0.now } }

  /// The waits so far.
  var waits: [Duration] { state.withLock { $0.waits } }

  /// How much time has passed.
  var elapsed: Duration { state.withLock { $0.now } - start }

  /// Lets time pass.
  func pass(_ duration: Duration) { state.withLock { $0.now += duration } }

  /// The timing for a client; `jitter` is its random number.
  func timing(jitter: @escaping @Sendable () -> Double = { 1 }) -> Timing {
    Timing(
      now: { self.state.withLock { $0.now } },
      sleep: { duration in
        self.state.withLock {
          $0.waits.append(duration)
          $0.now += duration
        }
      }, jitter: jitter)
  }
}
