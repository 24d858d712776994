import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A stream to read from.
struct Input: Sendable {
  /// Whether someone types into it.
  let isTerminal: Bool
  private let readSome: @Sendable (Int) -> Result<[UInt8], ReadError>

  /// Why a stream cannot be read.
  struct ReadError: Error, Sendable, Hashable {
    /// The system's error number.
    var number: Int32
  }

  /// Creates a stream from a function that returns at most as many bytes as it is asked for, and none at the end.
  init(
    isTerminal: Bool = false, readSome: @escaping @Sendable (Int) -> Result<[UInt8], ReadError>
  ) {
    self.isTerminal = isTerminal
    self.readSome = readSome
  }

  /// Creates a stream that reads a file descriptor.
  init(descriptor: Int32) {
    self.init(isTerminal: isatty(descriptor) == 1) { limit in
      while true {
        var count = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
          count = unsafe systemRead(descriptor, buffer)
          initialized = max(0, count)
        }
        if count >= 0 { return .success(bytes) }
        if errno != EINTR { return .failure(ReadError(number: errno)) }
      }
    }
  }

  /// Creates a stream that holds bytes.
  init(bytes: [UInt8]) {
    let rest = RemainingBytes(bytes)
    self.init(isTerminal: false) { limit in .success(rest.take(limit)) }
  }

  /// Waits for bytes and returns up to `limit` of them, none at the end, or the system's error.
  func readPiece(_ limit: Int) -> Result<[UInt8], ReadError> { readSome(limit) }

  /// Waits for bytes and returns up to `limit` of them, or none at the end.
  ///
  /// - Throws: A failure of status 2 that says why standard input cannot be read.
  func read(upTo limit: Int = 65_536) throws(Failure) -> [UInt8] {
    switch readSome(limit) {
    case .success(let bytes): return bytes
    case .failure(let error):
      throw Failure(
        exit: .usage, code: "input",
        message: "cannot read standard input: \(SystemError.text(error.number))")
    }
  }
}

/// What is left of bytes in memory.
private final class RemainingBytes: Sendable {
  private let bytes: Mutex<ArraySlice<UInt8>>

  init(_ bytes: [UInt8]) { self.bytes = Mutex(bytes[...]) }

  func take(_ limit: Int) -> [UInt8] {
    bytes.withLock { bytes in
      defer { bytes = bytes.dropFirst(limit) }
      return Array(bytes.prefix(limit))
    }
  }
}
