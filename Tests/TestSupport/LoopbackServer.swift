public import PlacesClient

/// A real HTTP/1.1 server on this machine for tests, with scripted answers and faults.
///
/// It accepts on its own thread and serves each connection on another, so tests that wait for it hold no thread of the
/// cooperative pool. Connections are kept alive as clients ask. It stops when it is released.
///
/// ```swift
/// let server = try LoopbackServer { request in .json(#"{"ok":true}"#) }
/// let transport = CurlTransport(.init(baseURL: try server.baseURL))
/// ```
public final class LoopbackServer: Sendable {
  /// The address the server listens on.
  public enum Family: Sendable {
    case ipv4
    case ipv6
  }

  private let state: LoopbackState

  /// Starts a server on a free port that answers each request by a function, called on the connection's thread.
  ///
  /// One that `isRefusing` refuses every connection until ``open()`` is called.
  public init(
    _ family: Family = .ipv4, isRefusing: Bool = false,
    answer: @escaping @Sendable (LoopbackRequest) -> LoopbackAnswer
  ) throws {
    let listener = try isRefusing ? Socket.bound(family) : Socket.listening(family)
    let wakeUp: (reading: Int32, writing: Int32)
    do { wakeUp = try Descriptor.pipe() } catch {
      Descriptor.close(listener.descriptor)
      throw error
    }
    state = LoopbackState(listener: listener, family: family, wakeUp: wakeUp, answer: answer)
    if !isRefusing { accept() }
  }

  /// Lets a server that has refused connections accept them from now on.
  public func open() throws {
    try state.listener.startListening()
    accept()
  }

  private func accept() {
    let state = self.state
    startThread { state.acceptConnections() }
  }

  /// Starts a server that gives these answers in turn; after the last it answers 599.
  public convenience init(_ family: Family = .ipv4, answers: [LoopbackAnswer]) throws {
    try self.init(family) { request in
      answers.indices.contains(request.number - 1)
        ? answers[request.number - 1] : .json(#"{"error":"no answer left"}"#, status: 599)
    }
  }

  deinit { state.stop() }

  /// Ends the server: no new connections, and the open ones are closed.
  public func stop() { state.stop() }

  /// The port that is listened on.
  public var port: Int { state.listener.port }

  /// Host and port as errors name them, such as `127.0.0.1:41234`.
  public var authority: String { state.authority }

  /// The base URL in text form, for `--base-url`.
  public var url: String { "http://\(authority)" }

  /// The base URL.
  public var baseURL: BaseURL {
    get throws { try BaseURL(url) }
  }

  /// The requests so far, in the order they were received.
  public var requests: [LoopbackRequest] { state.snapshot.requests }

  /// How many connections have been accepted.
  public var connectionCount: Int { state.snapshot.connectionCount }

  /// Waits until a number of requests have been received; false when that takes longer than the limit.
  public func waitForRequests(_ count: Int, limit: Duration = .seconds(20)) async -> Bool {
    await state.wait(limit: limit) { $0.requests.count >= count }
  }

  /// Waits until the client has closed a number of connections (or this side has); false when it takes too long.
  public func waitForClosedConnections(_ count: Int, limit: Duration = .seconds(20)) async -> Bool {
    await state.wait(limit: limit) { $0.closedCount >= count }
  }
}
