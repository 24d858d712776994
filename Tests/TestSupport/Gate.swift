import Synchronization

/// A gate that a test opens for those who wait at it, so that no test has to sleep.
public final class Gate: Sendable {
  private let ends: (reading: Int32, writing: Int32)

  /// Creates a closed gate.
  public init() throws { ends = try Descriptor.pipe() }

  deinit {
    Descriptor.close(ends.reading)
    Descriptor.close(ends.writing)
  }

  /// Opens the gate for good.
  public func open() { _ = Descriptor.write([1], to: ends.writing) }

  /// Waits until the gate is open; false when the other end of `socket` leaves before.
  func wait(orUntilClosed socket: Int32) -> Bool {
    while true {
      let ready = Descriptor.wait(for: [ends.reading, socket], limit: nil)
      if ready.contains(ends.reading) { return true }
      if ready.contains(socket), Descriptor.isAtEnd(socket) { return false }
    }
  }
}
