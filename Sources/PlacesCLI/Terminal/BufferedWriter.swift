#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a stream takes no more.
enum WriteError: Error, Sendable, Hashable {
  /// The other end of the pipe is closed.
  case readerGone
  /// The system refused, with this error number.
  case failed(Int32)
}

/// Collects bytes and hands them to a sink in large pieces.
///
/// The first error stays: what is written after it is dropped and answered with the same error, so a caller that misses
/// it once gets it at the next flush.
struct BufferedWriter: Sendable {
  private let sink: any ByteSink
  private let capacity: Int
  private var buffer: [UInt8] = []
  private var error: WriteError?

  /// Creates a writer that holds back up to `capacity` bytes; with 0 everything goes out at once.
  init(_ sink: any ByteSink, capacity: Int) {
    self.sink = sink
    self.capacity = capacity
  }

  /// Takes bytes, and passes them on when there are enough.
  mutating func write(_ bytes: some Sequence<UInt8>) throws(WriteError) {
    if let error { throw error }
    buffer.append(contentsOf: bytes)
    if buffer.count > capacity { try flush() }
  }

  /// Passes on everything that was held back.
  mutating func flush() throws(WriteError) {
    if let error { throw error }
    var rest = buffer[...]
    defer { buffer.removeAll(keepingCapacity: true) }
    while !rest.isEmpty {
      switch sink.write(rest) {
      case .written(let count) where count > 0: rest = rest.dropFirst(count)
      case .again: continue
      case .written: throw fail(.failed(EIO))
      case .failed(EPIPE): throw fail(.readerGone)
      case .failed(let number): throw fail(.failed(number))
      }
    }
  }

  private mutating func fail(_ error: WriteError) -> WriteError {
    self.error = error
    return error
  }
}
