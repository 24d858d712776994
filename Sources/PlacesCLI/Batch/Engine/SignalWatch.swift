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
/// A second signal ends the process at once.
final class SignalWatch {
  private let sources: [any DispatchSourceSignal]
  private static let statuses: [(number: Int32, status: ExitStatus)] = [
    (SIGINT, .interrupted), (SIGTERM, .terminated),
  ]

  /// Begins to watch, and returns once no signal can be missed.
  ///
  /// A source is registered by a thread of its own; a signal that comes before that would be ignored. `deliver` gets the
  /// status to end with at the first signal.
  init(_ deliver: @escaping @Sendable (ExitStatus) -> Void) {
    let queue = DispatchQueue(label: "places.signals")
    let hasCome = Flag()
    let registered = DispatchSemaphore(value: 0)
    sources = Self.statuses.map { number, status in
      _ = signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { @Sendable in
        if hasCome.raise() { _exit(status.rawValue) }
        deliver(status)
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

/// A flag that is raised once.
private final class Flag: Sendable {
  private let isRaised = Mutex(false)

  /// Raises the flag; returns whether it was up already.
  func raise() -> Bool {
    isRaised.withLock { isRaised in
      defer { isRaised = true }
      return isRaised
    }
  }
}
