#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An address of this machine to listen on.
public struct ServerAddress: Sendable, Hashable {
  private let bytes: AddressBytes
  /// The address in digits, without brackets.
  public let host: String
  /// The port, 0 for any free one.
  public let port: Int

  /// Reads an address of digits, or `localhost`; `nil` when it is neither.
  public init?(host: String, port: Int) {
    let text = host == "localhost" ? "127.0.0.1" : host
    guard let bytes = AddressBytes(exactly: text) else { return nil }
    self.bytes = bytes
    self.host = text
    self.port = port
  }

  private init(_ address: ServerAddress, port: Int) {
    bytes = address.bytes
    host = address.host
    self.port = port
  }

  /// The same address with another port.
  func with(port: Int) -> ServerAddress { ServerAddress(self, port: port) }

  /// Whether only this machine reaches it.
  public var isLoopback: Bool {
    switch bytes {
    case .four(let bytes): bytes.first == 127
    case .six(let bytes):
      bytes == Array(repeating: 0, count: 15) + [1]
        || (bytes.prefix(12) == Array(repeating: 0, count: 10) + [0xFF, 0xFF] && bytes[12] == 127)
    }
  }

  /// The base URL of a server there; an address that means all of them is written as that of this machine.
  public var url: String {
    switch bytes {
    case .four(let bytes): "http://\(bytes == [0, 0, 0, 0] ? "127.0.0.1" : host):\(port)"
    case .six(let bytes):
      "http://[\(bytes == Array(repeating: 0, count: 16) ? "::1" : host)]:\(port)"
    }
  }

  var family: Int32 {
    switch bytes {
    case .four: AF_INET
    case .six: AF_INET6
    }
  }

  /// Calls a function with the address as the system takes it.
  func withSystemAddress<Result>(
    _ body: (UnsafeMutablePointer<sockaddr>, inout socklen_t) -> Result
  ) -> Result {
    switch bytes {
    case .four(let bytes):
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
      unsafe withUnsafeMutableBytes(of: &address.sin_addr) { unsafe $0.copyBytes(from: bytes) }
      return unsafe Self.call(&address, body)
    case .six(let bytes):
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = UInt16(truncatingIfNeeded: port).bigEndian
      unsafe withUnsafeMutableBytes(of: &address.sin6_addr) { unsafe $0.copyBytes(from: bytes) }
      return unsafe Self.call(&address, body)
    }
  }

  private static func call<Address, Result>(
    _ address: inout Address, _ body: (UnsafeMutablePointer<sockaddr>, inout socklen_t) -> Result
  ) -> Result {
    var size = socklen_t(MemoryLayout<Address>.size)
    return unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
        unsafe body(general, &size)
      }
    }
  }
}
