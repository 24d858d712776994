import CGazetteer
public import PlaceIndex
public import PlacesClient

/// A transport that answers in this process, without a network.
public struct SandboxTransport: Transport {
  private let sandbox: Sandbox

  /// Creates a transport that answers from a sandbox.
  public init(_ sandbox: Sandbox) { self.sandbox = sandbox }

  /// Creates a transport that answers from the places in this program.
  ///
  /// - Parameter others: Index files whose places are added.
  /// - Returns: The transport.
  /// - Throws: ``PlaceIndex/IndexError`` when the data in the program is damaged.
  public static func builtIn(adding others: [PlaceIndex] = []) throws(IndexError)
    -> SandboxTransport
  {
    SandboxTransport(try Sandbox.builtIn(adding: others))
  }

  /// The places in this program.
  static func builtInIndex() throws(IndexError) -> PlaceIndex {
    try opened.get()
  }

  private static let opened = Result { () throws(IndexError) in
    // The bytes are constant data of the program and live as long as it does.
    try unsafe PlaceIndex(
      bytes: UnsafeRawBufferPointer(
        start: places_gazetteer_data(), count: places_gazetteer_length()))
  }

  /// Answers a request at once; the time limit is never reached.
  ///
  /// - Throws: ``TransportError/cancelled`` when the task has been cancelled, and nothing else.
  public func send(
    _ request: HTTPRequest, key: APIKey, timeout: Duration
  ) async throws(TransportError) -> HTTPResponse {
    if Task.isCancelled { throw .cancelled }
    return key.withText { sandbox.respond(to: request, key: $0) }
  }
}

extension Sandbox {
  /// A sandbox that answers from the places in this program.
  ///
  /// - Parameter others: Index files whose places are added.
  /// - Returns: The sandbox.
  /// - Throws: ``PlaceIndex/IndexError`` when the data in the program is damaged.
  public static func builtIn(adding others: [PlaceIndex] = []) throws(IndexError) -> Sandbox {
    let own = try SandboxTransport.builtInIndex()
    return Sandbox(index: others.isEmpty ? own : PlaceIndexSet([own] + others))
  }
}
