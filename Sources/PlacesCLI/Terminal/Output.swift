import Synchronization

/// A stream to write to, with what is known about where it leads.
final class Output: Sendable {
  /// What the stream is called in messages.
  let name: String
  /// Whether it leads to a terminal, and how wide that is.
  let traits: TerminalTraits
  private let writer: Mutex<BufferedWriter>

  /// Creates a stream that holds back up to `capacity` bytes.
  init(_ sink: any ByteSink, name: String, traits: TerminalTraits = .none, capacity: Int = 0) {
    self.name = name
    self.traits = traits
    writer = Mutex(BufferedWriter(sink, capacity: capacity))
  }

  /// Writes text as UTF-8.
  ///
  /// - Throws: `Failure.readerGone` when nobody reads any more, or the failure of the stream.
  func write(_ text: String) throws(Failure) { try write(text.utf8) }

  /// Writes bytes as they are.
  ///
  /// - Throws: `Failure.readerGone` when nobody reads any more, or the failure of the stream.
  func write(_ bytes: some Sequence<UInt8>) throws(Failure) {
    do {
      try writer.withLock { (writer) throws(WriteError) in try writer.write(bytes) }
    } catch {
      throw Failure(error, stream: name)
    }
  }

  /// Sends on what is held back; after each record of a batch, and once at the end.
  ///
  /// - Throws: As ``write(_:)-(String)``.
  func flush() throws(Failure) {
    do {
      try writer.withLock { (writer) throws(WriteError) in try writer.flush() }
    } catch {
      throw Failure(error, stream: name)
    }
  }
}
