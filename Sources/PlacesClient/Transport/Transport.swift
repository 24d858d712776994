/// What carries a request to a service and brings the answer back: libcurl, or the sandbox in process.
///
/// A transport makes exactly one attempt. Retries, budgets and decoding belong to the client.
public protocol Transport: Sendable {
  /// Sends one request and returns the answer, whatever its HTTP status.
  ///
  /// - Parameters:
  ///   - request: What to send, without the key.
  ///   - key: The API key; the transport puts it where the request's service wants it and nowhere else.
  ///   - timeout: How long this attempt may take in all, from the first byte out to the last byte in.
  /// - Returns: The whole answer.
  /// - Throws: ``TransportError``, when there is no whole answer. Cancelling the task ends the attempt.
  func send(_ request: HTTPRequest, key: APIKey, timeout: Duration) async throws(TransportError)
    -> HTTPResponse
}
