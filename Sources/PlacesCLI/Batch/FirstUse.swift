import Synchronization

/// A value that is given out once.
final class FirstUse<Value: Sendable>: Sendable {
  private let value: Mutex<Value?>

  init(_ value: Value?) { self.value = Mutex(value) }

  /// Returns the value the first time, and then `nil`.
  func take() -> Value? {
    value.withLock { value in
      defer { value = nil }
      return value
    }
  }
}
