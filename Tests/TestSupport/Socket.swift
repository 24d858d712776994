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
    let domain = family == .ipv4 ? AF_INET : AF_INET6
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let descriptor = socket(domain, kind, 0)
    guard descriptor >= 0 else { throw SystemError(call: "socket", number: errno) }
    Descriptor.closeOnExec(descriptor)
    do {
      switch family {
      case .ipv4:
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return Socket(
          descriptor: descriptor,
          port: try bindAndListen(descriptor, &address) { Int(UInt16(bigEndian: $0.sin_port)) })
      case .ipv6:
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_addr = in6addr_loopback
        return Socket(
          descriptor: descriptor,
          port: try bindAndListen(descriptor, &address) { Int(UInt16(bigEndian: $0.sin6_port)) })
      }
    } catch {
      Descriptor.close(descriptor)
      throw error
    }
  }

  private static func bindAndListen<Address>(
    _ descriptor: Int32, _ address: inout Address, port: (Address) -> Int
  ) throws -> Int {
    var size = socklen_t(MemoryLayout<Address>.size)
    let isBound = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
        unsafe bind(descriptor, general, size) == 0 && listen(descriptor, 256) == 0
          && getsockname(descriptor, general, &size) == 0
      }
    }
    guard isBound else { throw SystemError(call: "bind", number: errno) }
    return port(address)
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

private func posixSend(
  _ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32
) -> Int {
  unsafe send(socket, bytes, count, flags)
}

/// Reads a socket in pieces that end at a mark or have a length.
struct SocketReader {
  private let socket: Int32
  private var buffer: [UInt8] = []

  init(_ socket: Int32) { self.socket = socket }

  /// Everything up to and without a mark, which is dropped; nil when the end comes before.
  mutating func upTo(_ mark: [UInt8]) -> [UInt8]? {
    var searched = 0
    while true {
      let from = max(0, searched - mark.count)
      if let range = buffer[from...].firstRange(of: mark) {
        defer { buffer.removeSubrange(..<range.upperBound) }
        return Array(buffer[..<range.lowerBound])
      }
      searched = buffer.count
      guard fill() else { return nil }
    }
  }

  /// This many bytes; nil when the end comes before.
  mutating func exactly(_ count: Int) -> [UInt8]? {
    while buffer.count < count { guard fill() else { return nil } }
    defer { buffer.removeFirst(count) }
    return Array(buffer.prefix(count))
  }

  /// Forgets what has been read.
  mutating func clear() { buffer.removeAll() }

  /// Reads more; false at the end.
  mutating func fill() -> Bool {
    guard let bytes = Descriptor.read(socket, upTo: 65_536), !bytes.isEmpty else { return false }
    buffer += bytes
    return true
  }
}
