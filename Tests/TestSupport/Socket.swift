#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A system call that failed.
public struct SystemError: Error, Sendable, Hashable {
  /// The call.
  public var call: String
  /// The value of `errno`.
  public var number: Int32
}

/// A listening socket on the loopback interface, and the calls on connected ones.
struct Socket: Sendable {
  let descriptor: Int32
  let port: Int

  /// Listens on a free port.
  static func listening(_ family: LoopbackServer.Family) throws -> Socket {
    let socket = try bound(family)
    do { try socket.startListening() } catch {
      Descriptor.close(socket.descriptor)
      throw error
    }
    return socket
  }

  /// Listens on the port that was taken; until then connections to it are refused.
  func startListening() throws {
    guard listen(descriptor, 256) == 0 else {
      throw SystemError(call: "listen", number: errno)
    }
  }

  /// Takes a free port without listening on it.
  static func bound(_ family: LoopbackServer.Family) throws -> Socket {
    let descriptor = socket(family == .ipv4 ? AF_INET : AF_INET6, streamKind, 0)
    guard descriptor >= 0 else { throw SystemError(call: "socket", number: errno) }
    Descriptor.closeOnExec(descriptor)
    let port: Int?
    switch family {
    case .ipv4:
      var address = loopbackAddress(port: 0)
      port = bind(descriptor, &address) ? Int(UInt16(bigEndian: address.sin_port)) : nil
    case .ipv6:
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_addr = in6addr_loopback
      port = bind(descriptor, &address) ? Int(UInt16(bigEndian: address.sin6_port)) : nil
    }
    if let port { return Socket(descriptor: descriptor, port: port) }
    let number = errno
    Descriptor.close(descriptor)
    throw SystemError(call: "bind", number: number)
  }

  private static func loopbackAddress(port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    address.sin_port = UInt16(port).bigEndian
    return address
  }

  /// Binds to an address, which then has the port that was given.
  private static func bind<Address>(_ descriptor: Int32, _ address: inout Address) -> Bool {
    var size = socklen_t(MemoryLayout<Address>.size)
    return unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
        unsafe posixBind(descriptor, general, size) == 0
          && getsockname(descriptor, general, &size) == 0
      }
    }
  }

  /// Connects to a server on this machine; nil when nobody listens.
  static func connected(toLoopbackPort port: Int) -> Int32? {
    let descriptor = socket(AF_INET, streamKind, 0)
    guard descriptor >= 0 else { return nil }
    Descriptor.closeOnExec(descriptor)
    var address = loopbackAddress(port: port)
    let status = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
        unsafe connect(descriptor, general, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    if status == 0 { return descriptor }
    Descriptor.close(descriptor)
    return nil
  }

  private static var streamKind: Int32 {
    #if canImport(Glibc)
      Int32(SOCK_STREAM.rawValue)
    #else
      SOCK_STREAM
    #endif
  }

  /// Accepts a connection; nil when there is none after all.
  static func accept(_ listener: Int32) -> Int32? {
    #if canImport(Glibc)
      let socket = Glibc.accept(listener, nil, nil)
    #elseif canImport(Musl)
      let socket = Musl.accept(listener, nil, nil)
    #elseif canImport(Darwin)
      let socket = Darwin.accept(listener, nil, nil)
      if socket >= 0 { set(socket, SOL_SOCKET, SO_NOSIGPIPE, Int32(1)) }
    #endif
    guard socket >= 0 else { return nil }
    Descriptor.closeOnExec(socket)
    set(socket, Int32(IPPROTO_TCP), TCP_NODELAY, Int32(1))
    return socket
  }

  /// Sends all bytes; false when the client has left.
  static func send(_ bytes: [UInt8], to socket: Int32) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe posixSend(socket, $0.baseAddress, $0.count, flags)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Waits a while; false when the client has left before.
  static func pause(_ pause: Duration, unlessClosed socket: Int32) -> Bool {
    let end = ContinuousClock.now + pause
    while true {
      let left = end - .now
      if left <= .zero { return true }
      let ready = Descriptor.wait(for: [socket], limit: left)
      if ready.contains(socket) {
        if Descriptor.isAtEnd(socket) { return false }
        // A pipelined request is waiting; nothing of it is needed to know that the client is there.
        return true
      }
    }
  }

  /// Waits until the client leaves; what it sends is thrown away.
  static func waitUntilClosed(_ socket: Int32) {
    var reader = SocketReader(socket)
    while reader.fill() { reader.clear() }
  }

  /// Makes the next close a reset.
  static func resetWhenClosed(_ socket: Int32) {
    set(socket, SOL_SOCKET, SO_LINGER, linger(l_onoff: 1, l_linger: 0))
  }

  /// Ends both directions; who reads from it gets the end.
  static func shutDown(_ socket: Int32) {
    _ = shutdown(socket, 2)
  }

  private static func set<Value: BitwiseCopyable>(
    _ socket: Int32, _ level: Int32, _ option: Int32, _ value: Value
  ) {
    var value = value
    _ = unsafe setsockopt(socket, level, option, &value, socklen_t(MemoryLayout<Value>.size))
  }
}

private func posixBind(
  _ socket: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t
) -> Int32 {
  unsafe bind(socket, address, size)
}

private func posixSend(
  _ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32
) -> Int {
  unsafe send(socket, bytes, count, flags)
}
