#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A call to the system that failed.
public struct ServerError: Error, Sendable, Hashable {
  /// The call, such as `bind`.
  public var call: String
  /// The value of `errno`.
  public var number: Int32
}

/// Calls on sockets, all of them without blocking.
enum ServerSocket {
  /// What became of a call that moves bytes.
  enum Outcome: Hashable {
    case moved(Int)
    /// Nothing can be moved now.
    case wouldBlock
    /// The other side has ended, or the connection is broken.
    case ended
  }

  /// Listens on an address.
  ///
  /// - Returns: The socket, and the address with the port it got.
  static func listen(_ address: ServerAddress) throws(ServerError) -> (Int32, ServerAddress) {
    let descriptor = socket(address.family, streamKind, 0)
    guard descriptor >= 0 else { throw ServerError(call: "socket", number: errno) }
    prepare(descriptor)
    set(descriptor, SOL_SOCKET, SO_REUSEADDR, Int32(1))
    let isBound = unsafe address.withSystemAddress { general, size in
      unsafe systemBind(descriptor, general, size) == 0
    }
    guard isBound, systemListen(descriptor, 1_024) == 0 else {
      let number = errno
      close(descriptor)
      throw ServerError(call: isBound ? "listen" : "bind", number: number)
    }
    var port = address.port
    unsafe address.withSystemAddress { general, size in
      if unsafe getsockname(descriptor, general, &size) == 0 {
        // The port lies at the same place in both families.
        port = unsafe UnsafeRawPointer(general).withMemoryRebound(to: sockaddr_in.self, capacity: 1)
        { unsafe Int(UInt16(bigEndian: $0.pointee.sin_port)) }
      }
    }
    return (descriptor, address.with(port: port))
  }

  /// Accepts a connection.
  ///
  /// - Returns: The socket and the client's address, or `nil` when none is waiting, or none can be had.
  static func accept(_ listener: Int32) -> (socket: Int32, peer: String)? {
    var storage = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let accepted = unsafe withUnsafeMutablePointer(to: &storage) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
        let descriptor = unsafe systemAccept(listener, general, &size)
        return (descriptor, descriptor < 0 ? "" : unsafe name(general, size))
      }
    }
    guard accepted.0 >= 0 else { return nil }
    prepare(accepted.0)
    set(accepted.0, Int32(IPPROTO_TCP), TCP_NODELAY, Int32(1))
    return accepted
  }

  /// Reads what there is, up to the size of the list.
  static func read(_ socket: Int32, into bytes: inout [UInt8]) -> Outcome {
    outcome {
      unsafe bytes.withUnsafeMutableBytes { unsafe recv(socket, $0.baseAddress, $0.count, 0) }
    }
  }

  /// Sends as much as is taken.
  static func send(_ bytes: ArraySlice<UInt8>, to socket: Int32) -> Outcome {
    outcome {
      unsafe bytes.withUnsafeBytes {
        unsafe systemSend(socket, $0.baseAddress, $0.count, noSignal)
      }
    }
  }

  /// Wakes up the reader of a pipe.
  static func send(byte: UInt8, to pipe: Int32) -> Bool {
    var byte = byte
    return unsafe systemWrite(pipe, &byte, 1) == 1
  }

  private static func outcome(_ call: () -> Int) -> Outcome {
    while true {
      let count = call()
      if count > 0 { return .moved(count) }
      if count == 0 { return .ended }
      if errno == EINTR { continue }
      return errno == EAGAIN || errno == EWOULDBLOCK ? .wouldBlock : .ended
    }
  }

  /// Says that nothing more will be sent; what the client still sends can be read.
  static func endSending(_ socket: Int32) { _ = shutdown(socket, 1) }

  /// Makes the next close a reset.
  static func resetWhenClosed(_ socket: Int32) {
    set(socket, SOL_SOCKET, SO_LINGER, linger(l_onoff: 1, l_linger: 0))
  }

  /// A pipe to wake up a thread that polls.
  static func pipe() throws(ServerError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    let status = unsafe ends.withUnsafeMutableBufferPointer { unsafe systemPipe($0.baseAddress) }
    guard status == 0 else { throw ServerError(call: "pipe", number: errno) }
    prepare(ends[0])
    prepare(ends[1])
    return (ends[0], ends[1])
  }

  private static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      set(descriptor, SOL_SOCKET, SO_NOSIGPIPE, Int32(1))
    #endif
  }

  private static func name(_ address: UnsafePointer<sockaddr>, _ size: socklen_t) -> String {
    var text = [CChar](repeating: 0, count: 64)
    let status = unsafe getnameinfo(
      address, size, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST)
    guard status == 0 else { return "" }
    let name = String(
      decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // An IPv4 client of a socket for both is called as it calls itself.
    return name.hasPrefix("::ffff:") && name.contains(".") ? String(name.dropFirst(7)) : name
  }

  private static func set<Value: BitwiseCopyable>(
    _ socket: Int32, _ level: Int32, _ option: Int32, _ value: Value
  ) {
    var value = value
    _ = unsafe setsockopt(socket, level, option, &value, socklen_t(MemoryLayout<Value>.size))
  }

  private static var streamKind: Int32 {
    #if canImport(Glibc)
      Int32(SOCK_STREAM.rawValue)
    #else
      SOCK_STREAM
    #endif
  }

  private static var noSignal: Int32 {
    #if canImport(Darwin)
      0
    #else
      Int32(MSG_NOSIGNAL)
    #endif
  }
}

private func systemBind(
  _ socket: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t
) -> Int32 { unsafe bind(socket, address, size) }

private func systemListen(_ socket: Int32, _ backlog: Int32) -> Int32 { listen(socket, backlog) }

private func systemAccept(
  _ socket: Int32, _ address: UnsafeMutablePointer<sockaddr>, _ size: inout socklen_t
) -> Int32 { unsafe accept(socket, address, &size) }

private func systemSend(
  _ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32
) -> Int { unsafe send(socket, bytes, count, flags) }

private func systemPipe(_ ends: UnsafeMutablePointer<Int32>?) -> Int32 { unsafe pipe(ends) }

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}
