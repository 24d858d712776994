import PlacesClient

/// Makes the client of a command.
enum LookupClient {
  /// Returns a client that keeps to the options and explains itself in the notes.
  static func make(_ options: CommonOptions, _ backend: Backend, _ notes: Notes) -> PlacesClient {
    let baseURL = options.baseURL
    let isSandbox = backend.kind == .sandbox
    return PlacesClient(
      transport: backend.transport, key: backend.key, policy: RetryPolicy(options),
      budget: Budget(
        requests: options.maxRequests,
        microdollars: options.maxCostMicrodollars.map { Int(clamping: $0) }),
      rateLimiter: RateLimiter(requestsPerSecond: options.requestsPerSecond),
      stopSwitch: StopSwitch()
    ) { event in
      guard notes.isExplaining else { return }
      let base: String
      if case .attempt(_, let request) = event {
        base = isSandbox ? "sandbox" : (baseURL ?? .google(request.service)).description
      } else {
        base = ""
      }
      notes.explain(event, base: base)
    }
  }
}
