#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where bytes go: a file descriptor, or memory in a test.
protocol ByteSink: Sendable {
  /// Writes some of the bytes, as many as it can at once.
  func write(_ bytes: ArraySlice<UInt8>) -> SinkOutcome
}

/// What became of an attempt to write.
enum SinkOutcome: Sendable, Hashable {
  /// This many bytes were taken.
  case written(Int)
  /// Nothing was taken and nothing is wrong; try again.
  case again
  /// The system refused, with this error number.
  case failed(Int32)
}

/// Writes to a file descriptor that someone else opened and closes.
struct FileDescriptorSink: ByteSink {
  /// The descriptor.
  let descriptor: Int32

  func write(_ bytes: ArraySlice<UInt8>) -> SinkOutcome {
    let count = unsafe bytes.withUnsafeBytes { unsafe systemWrite(descriptor, $0) }
    if count >= 0 { return .written(count) }
    switch errno {
    case EINTR: return .again
    case EAGAIN:
      // Someone who shares the terminal made it non-blocking; wait until it takes more.
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = unsafe poll(&request, 1, -1)
      return .again
    case let number: return .failed(number)
    }
  }
}
