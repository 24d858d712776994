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
  /// What the stream is called in messages.
  let name: String
  /// How many bytes it holds from where it stands, when that is known.
  let size: Int?
  private let readSome: @Sendable (Int) -> Result<[UInt8], ReadError>
  private let goBack: @Sendable () -> Bool

  /// Why a stream cannot be read.
  struct ReadError: Error, Sendable, Hashable {
    /// The system's error number.
    var number: Int32
  }

  /// Creates a stream from a function that returns at most as many bytes as it is asked for, and none at the end, and one that
  /// goes back to where the stream began, or says that it cannot.
  init(
    isTerminal: Bool = false, name: String = "standard input", size: Int? = nil,
    goBack: @escaping @Sendable () -> Bool = { false },
    readSome: @escaping @Sendable (Int) -> Result<[UInt8], ReadError>
  ) {
    self.isTerminal = isTerminal
    self.name = name
    self.size = size
    self.goBack = goBack
    self.readSome = readSome
  }

  /// Creates a stream that reads a file descriptor.
  init(descriptor: Int32, name: String = "standard input") {
    let size = Self.rest(of: descriptor)
    let start = size == nil ? -1 : lseek(descriptor, 0, SEEK_CUR)
    let goBack: @Sendable () -> Bool = {
      start >= 0 && lseek(descriptor, start, SEEK_SET) == start
    }
    self.init(
      isTerminal: isatty(descriptor) == 1, name: name, size: size, goBack: goBack
    ) { limit in
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

  /// How many bytes of a regular file are still to come; `nil` for anything else.
  private static func rest(of descriptor: Int32) -> Int? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return Int(status.st_size) - Int(max(0, lseek(descriptor, 0, SEEK_CUR)))
  }

  /// Creates a stream that holds bytes.
  init(bytes: [UInt8]) {
    let rest = RemainingBytes(bytes)
    let goBack: @Sendable () -> Bool = {
      rest.goBack()
      return true
    }
    self.init(isTerminal: false, size: bytes.count, goBack: goBack) { limit in
      .success(rest.take(limit))
    }
  }

  /// Goes back to where the stream began; returns whether it could.
  func rewind() -> Bool { goBack() }

  /// Waits for bytes and returns up to `limit` of them, none at the end, or the system's error.
  func readPiece(_ limit: Int) -> Result<[UInt8], ReadError> { readSome(limit) }

  /// Waits for bytes and returns up to `limit` of them, or none at the end.
  ///
  /// - Throws: A failure of status 2 that says why the stream cannot be read.
  func read(upTo limit: Int = 65_536) throws(Failure) -> [UInt8] {
    switch readSome(limit) {
    case .success(let bytes): return bytes
    case .failure(let error):
      throw Failure(
        exit: .usage, code: "input",
        message: "cannot read \(name): \(SystemError.text(error.number))")
    }
  }
}

/// What is left of bytes in memory.
private final class RemainingBytes: Sendable {
  private let all: [UInt8]
  private let bytes: Mutex<ArraySlice<UInt8>>

  init(_ bytes: [UInt8]) {
    all = bytes
    self.bytes = Mutex(bytes[...])
  }

  func goBack() { bytes.withLock { $0 = all[...] } }

  func take(_ limit: Int) -> [UInt8] {
    bytes.withLock { bytes in
      defer { bytes = bytes.dropFirst(limit) }
      return Array(bytes.prefix(limit))
    }
  }
}
