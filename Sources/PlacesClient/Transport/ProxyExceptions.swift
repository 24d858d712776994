/// The hosts that `NO_PROXY` lists, by libcurl's rules.
///
/// Entries are separated by commas or blanks. `*` alone is every host; `example.com` and `.example.com` are that host and all
/// below it; `10.0.0.0/8` and `fd00::/8` are address ranges (which libcurl itself knows since 7.86 only).
struct ProxyExceptions: Sendable, Hashable {
  private let entries: [Substring]

  /// Reads a list; an empty one has no exceptions.
  init(_ text: String) {
    entries = text.split { $0 == "," || $0.isWhitespace }
  }

  /// Whether a host, in lower case and without brackets, is to be reached directly.
  func contain(_ host: String) -> Bool {
    if entries == ["*"] { return true }
    let name = host.last == "." ? host.dropLast() : host[...]
    let address = IPAddress.four(host) ?? IPAddress.six(host)
    return entries.contains { entry in
      if let address { return Self.matches(entry, address: address) }
      var suffix = entry.lowercased()[...]
      if suffix.first == "." { suffix.removeFirst() }
      if suffix.last == "." { suffix.removeLast() }
      return !suffix.isEmpty && (name == suffix || name.hasSuffix(".\(suffix)"))
    }
  }

  private static func matches(_ entry: Substring, address: [UInt8]) -> Bool {
    let parts = entry.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first else { return false }
    let text = String(first.filter { $0 != "[" && $0 != "]" })
    guard let network = IPAddress.four(text) ?? IPAddress.six(text),
      network.count == address.count
    else { return false }
    guard parts.count == 2 else { return network == address }
    guard let bits = Int(parts[1]), (0...address.count * 8).contains(bits) else { return false }
    return zip(network, address).enumerated().allSatisfy { index, pair in
      let shared = min(max(bits - index * 8, 0), 8)
      let mask = UInt8(truncatingIfNeeded: 0xFF00 >> shared)
      return pair.0 & mask == pair.1 & mask
    }
  }
}
