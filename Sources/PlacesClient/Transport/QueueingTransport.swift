/// A transport that takes more requests than it sends at once, and sends the next as soon as the answer to another is there.
///
/// So a request is on its way while the answer before it is still being read.
///
/// Always a class, so that of a struct it need not be asked.
package protocol QueueingTransport: AnyObject, Transport {
  /// Gets ready for requests that are going to come, without waiting for it.
  func prepare()

  /// Sends a request when its turn comes.
  ///
  /// - Parameters: As those of ``Transport/send(_:key:timeout:)``; the time limit counts from the request's turn on.
  /// - Returns: What came of it.
  func sendInTurn(_ request: HTTPRequest, key: APIKey, timeout: Duration) async -> QueuedOutcome

  /// Calls back every request that waits for its turn.
  func recall()
}

/// What came of a request that waited for its turn.
package struct QueuedOutcome: Sendable {
  /// The answer, or why there is none; `nil` when the request was called back before it was sent.
  package var result: Result<HTTPResponse, TransportError>?
  /// How long the request waited.
  package var waited: Duration

  /// Creates an outcome.
  package init(_ result: Result<HTTPResponse, TransportError>?, waited: Duration = .zero) {
    self.result = result
    self.waited = waited
  }
}
