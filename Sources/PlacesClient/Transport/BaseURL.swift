/// The server every request goes to instead of Google's own hosts: a proxy, a recorder, a sandbox.
///
/// A base URL is `http` or `https`, a host, an optional port and an optional path prefix. Because the key travels with each
/// request, plain `http` is accepted for this machine only.
public struct BaseURL: Sendable, Hashable, CustomStringConvertible {
  /// The two ways to talk to a server.
  public enum Scheme: String, Sendable, Hashable {
    case http
    case https
  }

  /// How the server is reached.
  public let scheme: Scheme
  /// The host in lower case; an IPv6 address without its brackets.
  public let host: String
  /// The port, 1 to 65535; nil for the scheme's own.
  public let port: Int?
  /// What stands before the path of each request, percent-encoded as given, without a slash at its end; often empty.
  public let path: String

  /// Parses a base URL.
  ///
  /// - Throws: ``BaseURLError``, which never holds the text: it may contain a password.
  public init(_ text: String) throws(BaseURLError) {
    guard let separator = text.firstOccurrence(of: "://") else { throw .missingScheme }
    let schemeText = text[..<separator.lowerBound].lowercased()
    guard let scheme = Scheme(rawValue: schemeText) else { throw .unsupportedScheme(schemeText) }
    let rest = text[separator.upperBound...]
    if rest.contains(where: { $0 == "?" || $0 == "#" }) { throw .queryOrFragment }
    let authorityEnd = rest.firstIndex(of: "/") ?? rest.endIndex
    let authority = rest[..<authorityEnd]
    if authority.contains("@") { throw .userInformation }
    let (host, port) = try Authority.split(authority)
    if scheme == .http, !Loopback.contains(host) { throw .httpsNeeded(host: host) }
    self.scheme = scheme
    self.host = host
    self.port = port
    self.path = try Self.prefix(rest[authorityEnd...])
  }

  private init(google service: Service) {
    scheme = .https
    host = service.host
    port = nil
    path = ""
  }

  /// Google's own server for a service.
  public static func google(_ service: Service) -> BaseURL { BaseURL(google: service) }

  /// Host and, where given, port, as errors name the server: `127.0.0.1:9`, `[::1]:8080`, `maps.googleapis.com`.
  public var authority: String {
    let name = host.contains(":") ? "[\(host)]" : host
    return port.map { "\(name):\($0)" } ?? name
  }

  /// The URL as it was understood; it never holds a key or a password.
  public var description: String { "\(scheme.rawValue)://\(authority)\(path)" }

  /// Whether the server is this machine.
  public var isLoopback: Bool { Loopback.contains(host) }

  private static func prefix(_ text: Substring) throws(BaseURLError) -> String {
    var path = text
    while path.last == "/" { path.removeLast() }
    var bytes = path.utf8.makeIterator()
    while let byte = bytes.next() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = bytes.next(), let low = bytes.next(), high.hexDigitValue != nil,
          low.hexDigitValue != nil
        else {
          throw .malformedPath
        }
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        continue
      default:
        guard "-._~!$&'()*+,;=:@/".utf8.contains(byte) else { throw .malformedPath }
      }
    }
    return String(path)
  }
}

/// Why a text is not a base URL.
public enum BaseURLError: Error, Sendable, Hashable {
  /// There is no `http://` or `https://` in front.
  case missingScheme
  /// The scheme is neither `http` nor `https`.
  case unsupportedScheme(String)
  /// There is no host, or it holds something no host name or address holds.
  case malformedHost
  /// The port is not a number from 1 to 65535.
  case malformedPort
  /// The path prefix holds something that must be percent-encoded.
  case malformedPath
  /// There is a user name or password; the key is the only credential a server gets.
  case userInformation
  /// There is a `?` or `#` part, which belongs to the single requests.
  case queryOrFragment
  /// Plain `http` to another machine would show the key to everyone on the way: `https` is needed.
  case httpsNeeded(host: String)
}
