/// libcurl's failures in the client's terms.
///
/// libcurl's own sentences for a single failure are passed on for TLS only, where they name the fault of the certificate; others
/// can quote a URL or a proxy with its password.
enum CurlFailure {
  /// The error for an outcome whose code is not 0.
  static func error(
    _ outcome: CurlOutcome, plan: CurlPlan, timeout: Duration, limits: CurlLimits
  ) -> TransportError {
    let host = plan.server.authority
    if outcome.code == CurlOutcome.cancelled { return .cancelled }
    if outcome.hasTooLargeBody { return .tooLarge(host: host, limitBytes: limits.bodyBytes) }
    if outcome.hasTooManyHeaders || hasTooLongHeader(outcome) {
      return .tooLarge(host: host, limitBytes: limits.headerBytes)
    }
    if let proxy = plan.proxy, let reason = proxyFault(outcome, plan: plan) {
      return .proxy(proxy: proxy.name, host: host, reason: reason)
    }
    switch outcome.code {
    case 1, 8: return .notHTTP(host: host)
    case 6: return .hostNotFound(host: host)
    case 7: return .connectionFailed(host: host)
    case 16, 52, 55, 56, 92: return .connectionLost(host: host)
    case 18: return .truncated(host: host, receivedBytes: outcome.receivedBytes)
    case 28: return .timedOut(host: host, limit: timeout)
    case 35 where brokenConnection.contains(outcome.systemError):
      return .connectionLost(host: host)
    case 35, 51, 53, 54, 58, 59, 60, 66, 77, 80, 82, 83, 90, 91, 98:
      return .tls(host: host, reason: printable(outcome.detail, otherwise: outcome.sentence))
    default: return .other(host: host, code: outcome.code, reason: outcome.sentence)
    }
  }

  /// A single field beyond libcurl's own limit of 100 kB; before 8.6 libcurl calls that a lack of memory.
  private static func hasTooLongHeader(_ outcome: CurlOutcome) -> Bool {
    outcome.code == 100 || (outcome.code == CurlCode.outOfMemory && outcome.isConnected)
  }

  /// Why the proxy is to blame; nil when it is not, or cannot be told.
  private static func proxyFault(_ outcome: CurlOutcome, plan: CurlPlan) -> String? {
    if outcome.proxyStatus != 0, outcome.proxyStatus / 100 != 2 {
      return "it answered CONNECT with status \(outcome.proxyStatus)"
    }
    switch outcome.code {
    case 5, 7, 97: return outcome.sentence
    case 28 where !outcome.isConnected: return "no connection within the time limit"
    case 28 where plan.server.scheme == .https && outcome.proxyStatus == 0:
      return "no tunnel within the time limit"
    case 52, 55, 56:
      return plan.server.scheme == .https && outcome.proxyStatus == 0
        ? "it closed the connection" : nil
    default: return nil
    }
  }

  /// ECONNRESET and EPIPE on Linux and on macOS.
  private static let brokenConnection: Set = [104, 54, 32]

  /// A sentence without control characters, at most 200 characters long.
  private static func printable(_ text: String, otherwise general: String) -> String {
    let clean = text.unicodeScalars.filter { !$0.properties.isControl }.prefix(200)
    return clean.isEmpty ? general : String(String.UnicodeScalarView(clean))
  }
}

extension Unicode.Scalar.Properties {
  /// Whether the scalar is a control or formatting character.
  fileprivate var isControl: Bool {
    switch generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
