/// The sandbox as a server that programs in any language can ask.
///
/// ```swift
/// let server = try SandboxServer(SandboxService(Sandbox(index: index)), at: address)
/// print(server.address.url)
/// await server.waitUntilEnded()
/// ```
public final class SandboxServer: Sendable {
  private let server: HTTPServer

  /// Listens and begins to serve.
  ///
  /// - Parameters:
  ///   - service: Who answers.
  ///   - address: Where to listen.
  ///   - threads: How many threads serve, at least 1.
  ///   - limits: What a client may ask for.
  ///   - logger: What to do with a line of the log, called on the server's threads.
  /// - Throws: The system's refusal, such as that of `bind` when the port is taken.
  public init(
    _ service: SandboxService, at address: ServerAddress, threads: Int = 2,
    limits: ServerLimits = ServerLimits(),
    logger: (@Sendable (ServerLogEntry) -> Void)? = nil
  ) throws(ServerError) {
    server = try HTTPServer(
      address, threads: threads, limits: limits, handler: service, logger: logger)
  }

  deinit { server.stop() }

  /// Where it listens, with the port it got.
  public var address: ServerAddress { server.address }

  /// How many connections are open.
  public var connections: Int { server.connections }

  /// Ends the server: no new connections, answers under way get two seconds.
  public func stop() { server.stop() }

  /// Waits until the server has ended and every descriptor is closed.
  public func waitUntilEnded() async { await server.waitUntilEnded() }
}
