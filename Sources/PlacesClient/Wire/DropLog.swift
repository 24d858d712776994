import Synchronization

/// What was left out while an answer was decoded: optional parts of the wrong type.
final class DropLog: Sendable {
  private let dropped = Mutex<[String]>([])

  /// Notes that the value at a path was left out.
  func note(_ path: String) { dropped.withLock { $0.append(path) } }

  /// The paths noted, in order.
  var paths: [String] { dropped.withLock { $0 } }
}
