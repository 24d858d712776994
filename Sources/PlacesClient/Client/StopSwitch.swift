import Synchronization

/// Keeps lookups from beginning another attempt, while attempts that are underway may end.
///
/// Shared by all lookups that are to end together. An attempt that was in vain then is the last one, and a lookup that has not
/// sent anything yet ends as if it had been cancelled.
public final class StopSwitch: Sendable {
  private let state = Atomic(false)

  /// Creates a switch that stops nothing yet.
  public init() {}

  /// Whether no attempt may begin any more.
  public var isThrown: Bool { state.load(ordering: .acquiring) }

  /// Lets no attempt begin from now on.
  public func stop() { state.store(true, ordering: .releasing) }
}
