import Dispatch
import PlacesClient
import Synchronization

/// Reads an input on a thread of its own, a piece at a time, never further ahead than one piece.
///
/// Reading standard input blocks for as long as its writer likes; on one of the few threads that run tasks it would hold up
/// everything else.
final class InputThread: Sendable {
  /// What comes of reading.
  enum Event: Sendable {
    /// Some rows, possibly none, with the header once it is known, and how many bytes were read for them.
    case rows([InputRow], CSVHeader?, bytes: Int)
    /// The input has ended.
    case end
    /// The input cannot be read.
    case failed(Failure)
  }

  private struct State {
    var mayRead = true
    var isStopped = false
  }

  /// How many bytes are read at once; some hundred rows, which all wait in memory.
  private static let pieceSize = 16_384

  private let input: Input
  private let reader: Mutex<any RowReader>
  private let state = Mutex(State())
  private let wakeUp = DispatchSemaphore(value: 0)
  private let deliver: @Sendable (Event) -> Void

  /// Creates a thread; nothing is read before ``start()``.
  init(
    _ input: Input, _ reader: some RowReader, deliver: @escaping @Sendable (Event) -> Void
  ) {
    self.input = input
    self.reader = Mutex(reader)
    self.deliver = deliver
  }

  /// Begins to read.
  func start() {
    let hasStarted = BackgroundThread.start { [self] in
      while wait() {
        if !readPiece() { return }
      }
    }
    if !hasStarted {
      deliver(
        .failed(
          Failure(
            exit: .usage, code: "input", message: "the system has no thread left for the input",
            remedy: "end other programs and try again")))
    }
  }

  /// Lets the thread read the next piece.
  func takeMore() {
    state.withLock { $0.mayRead = true }
    wakeUp.signal()
  }

  /// Ends reading after the piece that is being waited for.
  func stop() {
    state.withLock { $0.isStopped = true }
    wakeUp.signal()
  }

  /// Waits until a piece may be read; returns false when there is to be none.
  private func wait() -> Bool {
    while true {
      let decision = state.withLock { state -> Bool? in
        if state.isStopped { return false }
        guard state.mayRead else { return nil }
        state.mayRead = false
        return true
      }
      if let decision { return decision }
      wakeUp.wait()
    }
  }

  /// Reads a piece and delivers its rows; returns whether there can be more.
  private func readPiece() -> Bool {
    do throws(Failure) {
      let bytes = try input.read(upTo: Self.pieceSize)
      let (rows, header) = try reader.withLock { (reader) throws(Failure) in
        (try bytes.isEmpty ? reader.end() : reader.take(bytes), reader.header)
      }
      deliver(.rows(rows, header, bytes: bytes.count))
      if bytes.isEmpty { deliver(.end) }
      return !bytes.isEmpty
    } catch {
      deliver(.failed(error))
      return false
    }
  }
}
