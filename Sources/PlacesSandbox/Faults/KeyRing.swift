/// Which keys there are and what each may do, as a file says it.
///
/// One key a line: `KEY STATE [VALUE,…]`, parted by blanks or tabs; empty lines, and what follows `#`, count for nothing. A
/// key that is not in the file is refused as Google refuses one it does not know.
public struct KeyRing: Sendable, Hashable {
  /// What is wrong with a file of keys.
  public struct Problem: Error, Sendable, Hashable {
    /// The line, from 1.
    public var line: Int
    /// What is wrong with it.
    public var reason: String
  }

  /// What a key is.
  enum State: Hashable, Sendable {
    case valid
    case refused(ServiceFault)
    case referrers([String])
    case addresses(Set<AddressBytes>)
    /// Not enabled in the project, or left out by the key's restrictions, for these services.
    case without(Set<ServiceName>, ServiceFault)
  }

  /// The services as the file names them.
  enum ServiceName: String, CaseIterable, Hashable, Sendable {
    case placesNew = "places-new"
    case placesLegacy = "places-legacy"
    case geocoding

    /// The service of a path.
    init?(_ request: Incoming) {
      switch request.path.prefix(3) {
      case ["maps", "api", "place"]: self = .placesLegacy
      case ["maps", "api", "geocode"]: self = .geocoding
      default:
        guard request.path.first == "v1" else { return nil }
        self = .placesNew
      }
    }
  }

  private var keys: [String: State] = [:]

  /// Reads the text of a file.
  public init(_ text: String) throws(Problem) {
    // Editors of other systems end lines with CR LF and put a mark before the first one.
    let lines = text.drop { $0 == "\u{FEFF}" }.split(omittingEmptySubsequences: false) {
      $0.isNewline
    }
    for (index, line) in lines.enumerated() {
      let words = line.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" }.map(String.init)
      guard let key = words.first else { continue }
      guard words.count >= 2 else { throw Problem(line: index + 1, reason: "the state is missing") }
      guard keys[key] == nil else {
        throw Problem(line: index + 1, reason: "the key is listed twice")
      }
      let values = words.dropFirst(2).flatMap { $0.split(separator: ",").map(String.init) }
      do throws(BadState) {
        keys[key] = try Self.state(words[1], values)
      } catch {
        throw Problem(line: index + 1, reason: error.reason)
      }
    }
  }

  private struct BadState: Error { var reason: String }

  private static let plain: [String: State] = [
    "valid": .valid, "invalid": .refused(.keyInvalid), "expired": .refused(.keyExpired),
    "no-billing": .refused(.noBilling),
  ]

  private static func state(_ word: String, _ values: [String]) throws(BadState) -> State {
    if let state = plain[word] {
      guard values.isEmpty else { throw BadState(reason: "\(word) takes no value") }
      return state
    }
    switch word {
    case "referrers":
      guard !values.isEmpty else {
        throw BadState(reason: "referrers needs one URL or more, such as https://shop.example/*")
      }
      return .referrers(values)
    case "ips": return .addresses(try addresses(values))
    case "disabled", "blocked":
      var services: Set<ServiceName> = []
      for value in values {
        guard let service = ServiceName(rawValue: value) else {
          throw BadState(reason: "\(value) is no service: places-new, places-legacy, geocoding")
        }
        services.insert(service)
      }
      if services.isEmpty { services = Set(ServiceName.allCases) }
      return .without(services, word == "disabled" ? .apiDisabled : .apiBlocked)
    default:
      throw BadState(
        reason:
          "\(word) is no state: valid, invalid, expired, referrers, ips, no-billing, disabled, blocked"
      )
    }
  }

  private static func addresses(_ values: [String]) throws(BadState) -> Set<AddressBytes> {
    guard !values.isEmpty else {
      throw BadState(reason: "ips needs one address or more, such as 203.0.113.7")
    }
    var addresses: Set<AddressBytes> = []
    for value in values {
      guard let address = AddressBytes(value) else {
        throw BadState(
          reason: "\(value) is no address in digits, such as 203.0.113.7 or 2001:db8::7")
      }
      addresses.insert(address)
    }
    return addresses
  }

  /// Why a request's key is refused, or `nil` when it is good, or missing, which the services find by themselves.
  func refusal(_ request: Incoming, from peer: String) -> ServiceFault? {
    guard let key = request.key, let service = ServiceName(request) else { return nil }
    switch keys[key] {
    case nil: return .keyInvalid
    case .valid: return nil
    case .refused(let fault): return fault
    case .addresses(let addresses):
      let isListed = AddressBytes(peer).map(addresses.contains) ?? false
      return isListed ? nil : .keyAddress
    case .without(let services, let fault): return services.contains(service) ? fault : nil
    case .referrers(let patterns):
      // The web services take no key that is restricted to web sites, whatever the referrer.
      guard service == .placesNew else { return .keyReferrer }
      let referrer = request.header("referer") ?? ""
      return patterns.contains { Self.matches(referrer, $0) } ? nil : .keyReferrer
    }
  }

  /// Whether an address fits a pattern, in which one `*` at the end stands for anything.
  private static func matches(_ referrer: String, _ pattern: String) -> Bool {
    pattern.hasSuffix("*") ? referrer.hasPrefix(pattern.dropLast()) : referrer == pattern
  }
}
