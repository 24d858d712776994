import Synchronization

/// Values that take long to find, kept for the next time; a limited number of them.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Mutex<[Key: Value]>([:])
  private let limit: Int

  /// Creates an empty cache; with `limit` values in it, it begins anew.
  init(limit: Int) { self.limit = limit }

  /// How many values are kept.
  var count: Int { values.withLock { $0.count } }

  /// The value of a key, `nil` unless it is known.
  func known(_ key: Key) -> Value? { values.withLock { $0[key] } }

  /// The value of a key, made now unless it is known.
  func value(for key: Key, _ make: () -> Value) -> Value {
    if let known = known(key) { return known }
    // Made without the lock, so that threads do not wait for each other; two may make the same.
    let value = make()
    values.withLock { values in
      if values.count >= limit { values.removeAll() }
      values[key] = value
    }
    return value
  }
}
