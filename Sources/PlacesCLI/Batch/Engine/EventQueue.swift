import Synchronization

/// Hands events from any number of threads and tasks to one reader.
///
/// The reader takes all there are at once, so a busy queue costs it one wake-up for many events.
final class EventQueue<Event: Sendable>: Sendable {
  private struct State {
    var events: [Event] = []
    var reader: CheckedContinuation<[Event], Never>?
  }

  private let state = Mutex(State())

  /// Adds an event.
  func push(_ event: Event) {
    let reader = state.withLock { state -> CheckedContinuation<[Event], Never>? in
      guard let reader = state.reader else {
        state.events.append(event)
        return nil
      }
      state.reader = nil
      return reader
    }
    reader?.resume(returning: [event])
  }

  /// Returns the events that are there, without waiting for any.
  func take() -> [Event] {
    state.withLock { state in
      defer { state.events = [] }
      return state.events
    }
  }

  /// Returns all events since the last call, waiting for the first if there is none.
  ///
  /// For one reader only.
  func next() async -> [Event] {
    await withCheckedContinuation { continuation in
      let events = state.withLock { state -> [Event] in
        if state.events.isEmpty { state.reader = continuation }
        defer { state.events = [] }
        return state.events
      }
      if !events.isEmpty { continuation.resume(returning: events) }
    }
  }
}
