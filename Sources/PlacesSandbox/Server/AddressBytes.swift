#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of an Internet address, alike however its digits were written.
enum AddressBytes: Hashable, Sendable {
  /// IPv4, four bytes.
  case four([UInt8])
  /// IPv6, sixteen bytes.
  case six([UInt8])

  /// Reads an address in digits as it stands; `nil` when the text is none.
  init?(exactly text: String) {
    var four = in_addr()
    var six = in6_addr()
    if unsafe inet_pton(AF_INET, text, &four) == 1 {
      self = .four(unsafe withUnsafeBytes(of: &four) { unsafe Array($0) })
    } else if unsafe inet_pton(AF_INET6, text, &six) == 1 {
      self = .six(unsafe withUnsafeBytes(of: &six) { unsafe Array($0) })
    } else {
      return nil
    }
  }

  /// Reads an address for comparison: without the zone of a link (`%eth0`), and IPv4 within IPv6 as IPv4.
  init?(_ text: String) {
    self.init(exactly: String(text.prefix { $0 != "%" }))
    if case .six(let bytes) = self, bytes.prefix(12) == Self.mappedPrefix[...] {
      self = .four(Array(bytes.suffix(4)))
    }
  }

  /// What IPv4 addresses within IPv6 begin with (RFC 4291, section 2.5.5.2).
  private static let mappedPrefix: [UInt8] = Array(repeating: 0, count: 10) + [0xFF, 0xFF]
}
