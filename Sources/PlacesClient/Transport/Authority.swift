#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The `host:port` part of a URL.
enum Authority {
  /// Splits and checks the part; the host comes back in lower case and without brackets.
  static func split(_ text: Substring) throws(BaseURLError) -> (host: String, port: Int?) {
    let host: Substring
    let rest: Substring
    if text.first == "[" {
      guard let close = text.firstIndex(of: "]") else { throw .malformedHost }
      host = text[text.index(after: text.startIndex)..<close]
      rest = text[text.index(after: close)...]
      guard IPAddress.six(String(host)) != nil else { throw .malformedHost }
    } else {
      let colon = text.firstIndex(of: ":") ?? text.endIndex
      host = text[..<colon]
      rest = text[colon...]
      guard isName(host) else { throw .malformedHost }
    }
    return (host.lowercased(), try port(rest))
  }

  /// Letters, digits, hyphens, dots and underscores; other scripts have to come as punycode.
  private static func isName(_ host: Substring) -> Bool {
    !host.isEmpty && host.first != "." && !host.holds("..")
      && host.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
          UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }

  private static func port(_ text: Substring) throws(BaseURLError) -> Int? {
    if text.isEmpty { return nil }
    let digits = text.dropFirst()
    guard text.first == ":", digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let port = Int(digits), (1...65535).contains(port)
    else { throw .malformedPort }
    return port
  }
}

/// IP addresses in text form.
enum IPAddress {
  /// The four bytes of a dotted quad, nil for anything else.
  static func four(_ text: String) -> [UInt8]? { parse(text, family: AF_INET, count: 4) }

  /// The sixteen bytes of an IPv6 address without brackets or zone, nil for anything else.
  static func six(_ text: String) -> [UInt8]? { parse(text, family: AF_INET6, count: 16) }

  private static func parse(_ text: String, family: Int32, count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return unsafe inet_pton(family, text, &bytes) == 1 ? bytes : nil
  }
}

/// The names and addresses of this machine.
enum Loopback {
  /// Whether a host, in lower case and without brackets, can only be this machine: `localhost`, `127.0.0.0/8` or `::1`.
  static func contains(_ host: String) -> Bool {
    if host == "localhost" || host == "localhost." { return true }
    if let four = IPAddress.four(host) { return four.first == 127 }
    return IPAddress.six(host) == [UInt8](repeating: 0, count: 15) + [1]
  }
}
