#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The calls on file descriptors that tests need.
enum Descriptor {
  /// Creates a pipe.
  static func pipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let status = unsafe Glibc.pipe(&ends)
    #elseif canImport(Musl)
      let status = unsafe Musl.pipe(&ends)
    #elseif canImport(Darwin)
      let status = unsafe Darwin.pipe(&ends)
    #endif
    guard status == 0 else { throw SystemError(call: "pipe", number: errno) }
    closeOnExec(ends[0])
    closeOnExec(ends[1])
    return (ends[0], ends[1])
  }

  /// Keeps a descriptor from children.
  static func closeOnExec(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }

  /// Makes reads and writes return at once.
  static func makeNonBlocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// Closes a descriptor.
  static func close(_ descriptor: Int32) {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #elseif canImport(Darwin)
      _ = Darwin.close(descriptor)
    #endif
  }

  /// Reads once: empty at the end, nil on an error.
  static func read(_ descriptor: Int32, upTo count: Int) -> [UInt8]? {
    while true {
      var got = -1
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        got = unsafe posixRead(descriptor, buffer.baseAddress, count)
        initialized = max(got, 0)
      }
      if got < 0, errno == EINTR { continue }
      return got < 0 ? nil : bytes
    }
  }

  /// Writes once and returns how many bytes went; nil on an error.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int? {
    while true {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe posixWrite(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      return count < 0 ? nil : count
    }
  }

  /// Waits until some of the descriptors can be read, or written; those of which neither is asked are left out.
  static func wait(for reading: [Int32], writing: [Int32] = [], limit: Duration?) -> Set<Int32> {
    var polled = reading.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    polled += writing.map { pollfd(fd: $0, events: Int16(POLLOUT), revents: 0) }
    let milliseconds = limit.map { limit -> Int32 in
      let (seconds, attoseconds) = limit.components
      let whole =
        min(seconds, 3600) * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
      return Int32(max(whole, 0))
    }
    _ = unsafe poll(&polled, nfds_t(polled.count), milliseconds ?? -1)
    return Set(polled.lazy.filter { $0.revents != 0 }.map(\.fd))
  }

  /// Whether the other end of a readable socket has left.
  static func isAtEnd(_ socket: Int32) -> Bool {
    var byte: UInt8 = 0
    return unsafe recv(socket, &byte, 1, Int32(MSG_PEEK)) <= 0
  }
}

private func posixRead(
  _ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  unsafe read(descriptor, bytes, count)
}

private func posixWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}
