import PlacesClient

/// What becomes of a request: an answer, and what goes wrong with it on purpose.
struct ServerAnswer: Hashable {
  /// How the answer reaches the client.
  enum Delivery: Hashable {
    case whole
    /// The connection is reset instead.
    case reset
    /// Nothing is sent, and the connection stays open.
    case stall
    /// The first half of the body is sent, then the connection ends.
    case truncate
  }

  /// The answer.
  var response: HTTPResponse
  /// How long it is held back.
  var delay = Duration.zero
  /// How it is delivered.
  var delivery = Delivery.whole
}

/// What a server asks for answers; called on the server's threads, from several at a time.
protocol ServerHandler: Sendable {
  /// Answers a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - peer: The client's address in digits, without a port.
  /// - Returns: What becomes of it.
  func answer(to request: SandboxRequest, from peer: String) -> ServerAnswer
}
