/// The proxy an environment prescribes, by the rules command-line programs share.
///
/// `http_proxy` (small letters only: in capitals it can be forged by a CGI request), `https_proxy` or `HTTPS_PROXY`, else
/// `all_proxy` or `ALL_PROXY`; `no_proxy` or `NO_PROXY` lists the hosts to reach directly.
struct ProxySettings: Sendable, Hashable {
  /// The proxy as libcurl takes it, possibly with user and password; never to be printed.
  let address: String

  /// Finds the proxy for a server; nil when it is to be reached directly.
  init?(for server: BaseURL, environment: [String: String]) {
    let names =
      server.scheme == .http ? ["http_proxy"] : ["https_proxy", "HTTPS_PROXY"]
    let setting = (names + ["all_proxy", "ALL_PROXY"]).lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let setting else { return nil }
    let exceptions = environment["no_proxy"] ?? environment["NO_PROXY"] ?? ""
    if ProxyExceptions(exceptions).contain(server.host) { return nil }
    address = setting
    // The loopback address of a proxy elsewhere is not this machine, and the key would travel there unencrypted.
    if server.scheme == .http, !Loopback.contains(host) { return nil }
  }

  /// The proxy without user and password: `proxy.example:3128`, `socks5://127.0.0.1:1080`.
  var name: String {
    guard let separator = address.firstOccurrence(of: "://") else { return place(address[...]) }
    let scheme = address[..<separator.lowerBound]
    let rest = place(address[separator.upperBound...])
    return scheme == "http" ? rest : "\(scheme)://\(rest)"
  }

  /// Whether libcurl can use an address of this form.
  var isUsable: Bool {
    let scheme = address.firstOccurrence(of: "://").map { address[..<$0.lowerBound].lowercased() }
    guard scheme.map(Self.schemes.contains) ?? true else { return false }
    return (try? Authority.split(hostAndPort)) != nil
  }

  private static let schemes: Set = ["http", "https", "socks4", "socks4a", "socks5", "socks5h"]

  private var host: String {
    (try? Authority.split(hostAndPort).host) ?? String(hostAndPort)
  }

  private var hostAndPort: Substring {
    let start = address.firstOccurrence(of: "://")?.upperBound ?? address.startIndex
    let end = address[start...].firstIndex(of: "/") ?? address.endIndex
    let place = address[start..<end]
    return place.lastIndex(of: "@").map { place[place.index(after: $0)...] } ?? place
  }

  /// Everything after the last `@`, up to the path: a password may hold an `@` or a slash itself.
  private func place(_ text: Substring) -> String {
    let start = text.lastIndex(of: "@").map { text.index(after: $0) } ?? text.startIndex
    let rest = text[start...]
    return String(rest[..<(rest.firstIndex(of: "/") ?? rest.endIndex)])
  }
}
