extension PlacesClient {
  /// Sends a call until it has an answer, cannot have one, or time or budget are used up.
  func perform<Value: Sendable>(_ call: WireCall<Value>) async throws(PlacesError) -> Answer<Value>
  {
    // Waiting for a turn does not count.
    var deadline = timing.now() + policy.deadline
    var attempt = 0
    var last: PlacesError.FailedAttempt?
    while true {
      try await pace(until: deadline, last: last)
      guard !Task.isCancelled, stopSwitch?.isThrown != true else { throw .transport(.cancelled) }
      let remaining = deadline - timing.now()
      guard remaining > .zero else { throw .deadline(policy.deadline, last: last) }
      if let limit = budget?.take(call.pricing) { throw .budget(limit) }
      attempt += 1
      observe(.attempt(number: attempt, call.request))
      let timeout = min(policy.timeout, remaining)
      let outcome = await send(call.request, timeout: timeout)
      deadline += outcome.waited
      guard let result = outcome.result else {
        budget?.giveBack(call.pricing)
        attempt -= 1
        continue
      }
      let failure: PlacesError
      do {
        let answer = try read(result, call, number: attempt)
        rateLimiter?.accepted(at: timing.now())
        return answer
      } catch {
        failure = error
      }
      if failure.isTooFast {
        rateLimiter?.refused(at: timing.now(), retryAfter: failure.retryAfter)
        // What has not been sent yet is to keep to the pace as well.
        queue?.recall()
      }
      if case .transport(.timedOut) = failure, remaining < policy.timeout {
        throw .deadline(policy.deadline, last: last)
      }
      guard attempt <= policy.retries, policy.allowsRetry(after: failure),
        stopSwitch?.isThrown != true
      else { throw failure }
      last = PlacesError.FailedAttempt(
        attempts: attempt, reason: failure.message, failureClass: failure.failureClass)
      try await wait(after: failure, attempt: attempt, until: deadline, last: last)
    }
  }

  /// Waits for the turn of the next attempt, when something paces them.
  private func pace(until deadline: ContinuousClock.Instant, last: PlacesError.FailedAttempt?)
    async throws(PlacesError)
  {
    guard let rateLimiter else { return }
    repeat {
      let delay = rateLimiter.reserve(at: timing.now())
      guard delay > .zero else { return }
      guard timing.now() + delay < deadline else { throw .deadline(policy.deadline, last: last) }
      do {
        try await timing.sleep(delay)
      } catch {
        throw .transport(.cancelled)
      }
    } while rateLimiter.isPaused(at: timing.now())
  }

  /// Makes one attempt, in its turn where the transport has turns.
  private func send(_ request: HTTPRequest, timeout: Duration) async -> QueuedOutcome {
    if let queue { return await queue.sendInTurn(request, key: key, timeout: timeout) }
    do throws(TransportError) {
      return QueuedOutcome(.success(try await transport.send(request, key: key, timeout: timeout)))
    } catch {
      return QueuedOutcome(.failure(error))
    }
  }

  /// Reads what came of an attempt.
  private func read<Value: Sendable>(
    _ result: Result<HTTPResponse, TransportError>, _ call: WireCall<Value>, number: Int
  ) throws(PlacesError) -> Answer<Value> {
    var response: HTTPResponse
    do throws(TransportError) {
      response = try result.get()
    } catch {
      throw .transport(error)
    }
    observe(.answer(status: response.status, bytes: response.body.count))
    response.body = redactor.redact(response.body)
    response.headers = response.headers.map { .init($0.name, redactor.redact($0.value)) }
    let decoded = try call.decode(response)
    for path in decoded.droppedPaths { observe(.dropped(path: path)) }
    return Answer(
      value: decoded.value, body: response.body, headers: response.headers, attempts: number)
  }

  /// Waits before another attempt, as long as the service asks or else a growing random time.
  private func wait(
    after failure: PlacesError, attempt: Int, until deadline: ContinuousClock.Instant,
    last: PlacesError.FailedAttempt?
  ) async throws(PlacesError) {
    let asked = failure.retryAfter
    let delay = asked ?? RetryPolicy.backoff(afterAttempt: attempt, jitter: timing.jitter())
    guard timing.now() + delay < deadline else {
      // What the service asked for is the better explanation.
      if asked != nil { throw failure }
      throw .deadline(policy.deadline, last: last)
    }
    observe(.retry(after: delay, reason: failure.message))
    do {
      try await timing.sleep(delay)
    } catch {
      throw .transport(.cancelled)
    }
  }
}

extension PlacesClient {
  /// Whether requests may be handed to the transport before their turn: it has turns, and nothing paces them.
  package var canLookAhead: Bool { queue != nil && rateLimiter?.isLimiting != true }

  /// Has the transport get ready for requests that are going to come.
  package func prepare() { queue?.prepare() }

  /// Lets no attempt begin from now on, and calls back those that have not been sent.
  package func stop() {
    stopSwitch?.stop()
    queue?.recall()
  }
}

extension PlacesError {
  /// Whether the service refused because requests came too fast.
  fileprivate var isTooFast: Bool {
    switch self {
    case .refused(let refusal): refusal.cause == .rateLimit
    case .unreadable(let answer): answer.httpStatus == 429
    case .transport, .deadline, .budget: false
    }
  }
}
