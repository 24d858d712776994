/// Why an attempt brought no whole answer.
///
/// Hosts and addresses in here are what was configured; a key, a user name or a password never is.
public enum TransportError: Error, Sendable, Hashable {
  /// The name of the host could not be resolved.
  case hostNotFound(host: String)
  /// Nobody accepted the connection.
  case connectionFailed(host: String)
  /// The connection was made and then broke before the answer was whole.
  case connectionLost(host: String)
  /// The server closed the connection after fewer bytes than it had promised.
  case truncated(host: String, receivedBytes: Int)
  /// The attempt took longer than it may.
  case timedOut(host: String, limit: Duration)
  /// The server's certificate could not be verified, or the TLS handshake failed.
  case tls(host: String, reason: String)
  /// The proxy (named without user and password) could not be used.
  case proxy(proxy: String, host: String, reason: String)
  /// The answer is larger than the cap.
  case tooLarge(host: String, limitBytes: Int)
  /// The server sent something that is not HTTP.
  case notHTTP(host: String)
  /// libcurl is not installed, or is too old; `reason` is the loader's own sentence.
  case libraryMissing(reason: String)
  /// The task was cancelled.
  case cancelled
  /// Anything else libcurl reports, with its number and its general sentence for it.
  case other(host: String, code: Int, reason: String)
}
