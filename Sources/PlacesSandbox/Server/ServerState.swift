import PlacesClient
import Synchronization

/// What the threads of a server have in common.
final class ServerState: Sendable {
  let limits: ServerLimits
  let handler: any ServerHandler
  private let logger: (@Sendable (ServerLogEntry) -> Void)?
  private let connectionCount = Mutex(0)

  init(
    limits: ServerLimits, handler: any ServerHandler,
    logger: (@Sendable (ServerLogEntry) -> Void)?
  ) {
    self.limits = limits
    self.handler = handler
    self.logger = logger
  }

  /// Counts a connection; `false` when it is one too many, which is counted all the same until it ends.
  func connectionBegan() -> Bool {
    connectionCount.withLock { count in
      count += 1
      return count <= limits.connections
    }
  }

  /// Counts the end of a connection.
  func connectionEnded() { connectionCount.withLock { $0 -= 1 } }

  /// How many connections there are.
  var connections: Int { connectionCount.withLock { $0 } }

  func log(_ request: SandboxRequest, _ answer: ServerAnswer, _ peer: String) {
    guard let logger else { return }
    logger(ServerLogEntry(request, answer, peer))
  }

  func log(_ refusal: RequestRefusal, _ peer: String) {
    guard let logger else { return }
    logger(ServerLogEntry(refusal, peer))
  }
}

/// One line of a server's log; it never holds a key.
public struct ServerLogEntry: Sendable, Hashable {
  /// The client's address.
  public var peer: String
  /// Method and target, the values of key parameters left out; `-` for what was no request.
  public var request: String
  /// The HTTP status, or what was done instead of answering.
  public var outcome: String
  /// The bytes of the body.
  public var bytes: Int

  init(_ request: SandboxRequest, _ answer: ServerAnswer, _ peer: String) {
    self.peer = peer
    self.request = "\(request.method) \(Self.withoutKeys(request.target))"
    bytes = answer.response.body.count
    outcome =
      switch answer.delivery {
      case .whole: String(answer.response.status)
      case .reset: "RESET"
      case .stall: "STALL"
      case .truncate: "TRUNCATE"
      }
  }

  init(_ refusal: RequestRefusal, _ peer: String) {
    self.peer = peer
    request = "-"
    outcome = "\(refusal.status) \(refusal.reason)"
    bytes = 0
  }

  private static let secrets: Set<String> = [
    "key", "$key", "access_token", "oauth_token", "signature", "client",
  ]

  /// The target with the values of keys replaced; names are compared decoded, as the services read them.
  static func withoutKeys(_ target: String) -> String {
    guard let mark = target.firstIndex(of: "?") else { return target }
    let pairs = target[target.index(after: mark)...].split(
      separator: "&", omittingEmptySubsequences: false)
    let shown = pairs.map { pair -> String in
      let name = pair.prefix { $0 != "=" }
      let decoded = PercentDecoding.decode(name.utf8, plusIsSpace: true).lowercased()
      return secrets.contains(decoded) ? "\(name)=..." : String(pair)
    }
    return target[...mark] + shown.joined(separator: "&")
  }
}
