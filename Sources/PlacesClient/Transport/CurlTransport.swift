import Synchronization

/// Sends requests over the network with the system's libcurl.
///
/// libcurl is loaded when the first request is made, not before: a program that makes none neither needs it nor pays for
/// it. One transport keeps one pool of connections and one thread, which waits in the kernel while requests are under way
/// and ends with the transport; use one transport for all requests of a run.
///
/// Certificates are always verified, redirects are returned as they are and never followed, and the key goes only to the
/// server the request is for.
///
/// ```swift
/// let transport = CurlTransport(.init(environment: ProcessInfo.processInfo.environment))
/// let response = try await transport.send(request, key: key, timeout: .seconds(10))
/// ```
public final class CurlTransport: QueueingTransport {
  /// What a transport is told once.
  public struct Configuration: Sendable {
    /// The server that gets every request; nil means Google's own, one for each service.
    public var baseURL: BaseURL?
    /// The environment that proxies and certificate authorities are taken from; the process's own is not read.
    ///
    /// Proxies: `http_proxy`, `https_proxy`, `all_proxy`, `no_proxy`, and all but the first also in capitals. Authorities:
    /// `CURL_CA_BUNDLE`, `SSL_CERT_FILE`, `SSL_CERT_DIR`.
    public var environment: [String: String]
    /// The product and version in the `User-Agent` field.
    public var userAgent: String
    /// The largest body that is accepted, in bytes, counted after decoding.
    public var bodyLimitBytes: Int
    /// How many requests are under way at most, while others wait for their turn; nil means no limit.
    package var requestLimit: Int?
    /// Where libcurl is looked for; nil means the platform's file names.
    package var libraryNames: [String]?

    /// Creates a configuration; without arguments it asks Google directly and takes 16 MiB at most.
    public init(
      baseURL: BaseURL? = nil, environment: [String: String] = [:],
      userAgent: String = "places/0.1.0", bodyLimitBytes: Int = 16 << 20
    ) {
      self.baseURL = baseURL
      self.environment = environment
      self.userAgent = userAgent
      self.bodyLimitBytes = bodyLimitBytes
    }
  }

  private let configuration: Configuration
  private let engine: CurlEngine
  private let courses = Mutex(CurlCourses())
  /// Set once a server was trusted by the whole reading of authorities only.
  private let isStoreIncomplete = Atomic(false)

  /// Creates a transport; nothing is loaded and no thread is started before the first request.
  public init(_ configuration: Configuration = Configuration()) {
    self.configuration = configuration
    engine = CurlEngine(
      libraryNames: configuration.libraryNames, limit: configuration.requestLimit)
  }

  /// Sends one request and returns the answer, whatever its HTTP status; a redirect is an answer, too.
  ///
  /// - Parameters:
  ///   - request: What to send, without the key.
  ///   - key: Goes into the field `X-Goog-Api-Key` for Places API (New), into the parameter `key` for the others.
  ///   - timeout: The time for the whole exchange, from the look-up of the name to the last byte; at least a millisecond.
  /// - Returns: The answer, with its body decoded from any content encoding.
  /// - Throws: ``TransportError``, with ``TransportError/cancelled`` as soon as the task is cancelled; the connection is
  ///   closed then.
  public func send(_ request: HTTPRequest, key: APIKey, timeout: Duration)
    async throws(TransportError) -> HTTPResponse
  {
    while true {
      // Whoever calls requests back means those that were sent in turn.
      if let result = await sendInTurn(request, key: key, timeout: timeout).result {
        return try result.get()
      }
    }
  }

  package func sendInTurn(_ request: HTTPRequest, key: APIKey, timeout: Duration) async
    -> QueuedOutcome
  {
    do throws(TransportError) {
      return try await outcome(of: request, key: key, timeout: timeout)
    } catch {
      return QueuedOutcome(.failure(error))
    }
  }

  /// Begins to load libcurl, which takes milliseconds.
  package func prepare() {
    let engine = engine
    // What cannot be loaded, or not be begun, is said to the first request.
    _ = BackgroundThread.start { _ = try? engine.open() }
  }

  package func recall() { engine.recall() }

  private func outcome(of request: HTTPRequest, key: APIKey, timeout: Duration)
    async throws(TransportError) -> QueuedOutcome
  {
    if Task.isCancelled { throw .cancelled }
    let start = ContinuousClock.now
    let facts = try engine.open()
    let plan = CurlPlan(
      request,
      course(
        request.service, timeout, facts,
        triesStoreAlone: !isStoreIncomplete.load(ordering: .relaxed)))
    try refuseUnsendable(plan)
    let limits = CurlLimits(bodyBytes: max(configuration.bodyLimitBytes, 0))
    var outcome = await engine.perform(plan, key: key, limits: limits)
    var waited = outcome.waited
    if outcome.code == CurlCode.peerNotVerified, plan.trustsStoreAlone {
      // Nothing has been sent yet, so this is still the same attempt.
      let wholePlan = CurlPlan(
        request, timeout: timeout - (.now - start - waited), configuration: configuration,
        facts: facts, triesStoreAlone: false)
      let whole = await engine.perform(wholePlan, key: key, limits: limits)
      waited += whole.waited
      // Without a readable bundle the store's judgement stands.
      if whole.code != CurlCode.authoritiesNotRead { outcome = whole }
      if whole.code == 0 { isStoreIncomplete.store(true, ordering: .relaxed) }
    }
    if outcome.code == CurlOutcome.recalled { return QueuedOutcome(nil, waited: waited) }
    guard outcome.code == 0 else {
      let error = CurlFailure.error(outcome, plan: plan, timeout: timeout, limits: limits)
      return QueuedOutcome(.failure(error), waited: waited)
    }
    return QueuedOutcome(.success(outcome.response), waited: waited)
  }

  private func course(
    _ service: Service, _ timeout: Duration, _ facts: CurlFacts, triesStoreAlone: Bool
  ) -> CurlCourse {
    let key = CurlCourses.Key(
      service: service, timeout: timeout, triesStoreAlone: triesStoreAlone)
    return courses.withLock { courses in
      courses.course(key) {
        CurlCourse(
          service, timeout: timeout, configuration: configuration, facts: facts,
          triesStoreAlone: triesStoreAlone)
      }
    }
  }

  /// Throws for what libcurl must not be given.
  private func refuseUnsendable(_ plan: CurlPlan) throws(TransportError) {
    let host = plan.server.authority
    if let field = plan.unsendableHeader {
      let name = field.name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      throw .other(
        host: host, code: CurlCode.badArgument, reason: "header field '\(name)' cannot be sent")
    }
    if let proxy = plan.proxy, !proxy.isUsable {
      throw .proxy(proxy: proxy.name, host: host, reason: "not the address of a proxy")
    }
  }
}
