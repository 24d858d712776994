import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Turns Ctrl-C and SIGTERM into events, so that a batch can end between two records.
///
/// A second signal ends the process at once, unless it comes within a grace of the first.
final class SignalWatch {
  private let sources: [any DispatchSourceSignal]
  private static let statuses: [(number: Int32, status: ExitStatus)] = [
    (SIGINT, .interrupted), (SIGTERM, .terminated),
  ]

  /// Begins to watch, and returns once no signal can be missed.
  ///
  /// A source is registered by a thread of its own; a signal that comes before that would be ignored.
  ///
  /// - Parameters:
  ///   - grace: Signals within this time of the first say the same again; none by default.
  ///   - deliver: Gets the status to end with at the first signal.
  init(grace: Duration = .zero, _ deliver: @escaping @Sendable (ExitStatus) -> Void) {
    let queue = DispatchQueue(label: "places.signals")
    let first = FirstSignal()
    let registered = DispatchSemaphore(value: 0)
    sources = Self.statuses.map { number, status in
      _ = signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { @Sendable in
        switch first.age(at: .now) {
        case nil: deliver(status)
        case let age? where age >= grace: _exit(status.rawValue)
        case _?: break
        }
      }
      source.setRegistrationHandler { @Sendable in registered.signal() }
      source.resume()
      return source
    }
    for _ in sources { _ = registered.wait(timeout: .now() + .seconds(1)) }
  }

  /// Gives the signals their usual meaning again.
  func end() {
    for source in sources { source.cancel() }
    for (number, _) in Self.statuses { _ = signal(number, SIG_DFL) }
  }
}

/// When the first signal came.
private final class FirstSignal: Sendable {
  private let moment = Mutex<ContinuousClock.Instant?>(nil)

  /// How long ago the first signal came; `nil` for that one itself.
  func age(at now: ContinuousClock.Instant) -> Duration? {
    moment.withLock { moment in
      guard let first = moment else {
        moment = now
        return nil
      }
      return first.duration(to: now)
    }
  }
}
