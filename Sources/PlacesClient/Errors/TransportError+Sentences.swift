extension TransportError {
  /// A short stable word for programs.
  public var code: String {
    switch self {
    case .hostNotFound: "hostNotFound"
    case .connectionFailed: "connectionFailed"
    case .connectionLost: "connectionLost"
    case .truncated: "truncatedAnswer"
    case .timedOut: "timedOut"
    case .tls: "tlsFailed"
    case .proxy: "proxyFailed"
    case .tooLarge: "answerTooLarge"
    case .notHTTP: "notHTTP"
    case .libraryMissing: "libcurlMissing"
    case .cancelled: "cancelled"
    case .other: "transferFailed"
    }
  }

  /// Whether another attempt may succeed.
  public var isWorthRetrying: Bool {
    switch self {
    case .hostNotFound, .connectionFailed, .connectionLost, .truncated, .timedOut, .proxy, .other:
      true
    case .tls, .tooLarge, .notHTTP, .libraryMissing, .cancelled: false
    }
  }

  /// What happened.
  public var message: String {
    switch self {
    case .hostNotFound(let host): "\(host): the name could not be resolved"
    case .connectionFailed(let host): "\(host): no connection"
    case .connectionLost(let host): "\(host): the connection was lost before the answer was whole"
    case .truncated(let host, let bytes):
      "\(host): the answer was cut off after \(bytes) bytes"
    case .timedOut(let host, let limit): "\(host): no whole answer within \(limit.words)"
    case .tls(let host, let reason): "\(host): no secure connection: \(reason)"
    case .proxy(let proxy, let host, let reason): "\(host): the proxy \(proxy) failed: \(reason)"
    case .tooLarge(let host, let limit): "\(host): the answer is larger than \(limit) bytes"
    case .notHTTP(let host): "\(host): the answer is not HTTP"
    case .libraryMissing(let reason): "libcurl cannot be loaded: \(reason)"
    case .cancelled: "the request was cancelled"
    case .other(let host, let code, let reason): "\(host): \(reason) (libcurl \(code))"
    }
  }

  /// What to do about it.
  public var remedy: String {
    switch self {
    case .hostNotFound: "check the network and the name"
    case .connectionFailed, .connectionLost, .truncated:
      "check the network and --base-url, or try again later"
    case .timedOut: "raise --timeout, or try again later"
    case .tls:
      "check the clock and the CA certificates (SSL_CERT_FILE, SSL_CERT_DIR, CURL_CA_BUNDLE)"
    case .proxy: "check http_proxy, https_proxy and no_proxy"
    case .tooLarge, .notHTTP: "check --base-url and the proxy"
    case .libraryMissing: "install libcurl (Debian: libcurl4), or use --sandbox, which needs none"
    case .cancelled: "run the command again"
    case .other: "check the network, or try again later"
    }
  }
}
