import PlacesClient

/// Runs the questions of a command: plans them, or asks them and prints what comes.
struct LookupRun: Sendable {
  private let options: CommonOptions
  private let environment: Environment
  private let notes: Notes

  init(_ options: CommonOptions, _ environment: Environment) {
    self.options = options
    self.environment = environment
    notes = Notes(options.output, environment)
  }

  /// Asks all questions, some at a time, and prints the answers in the order of the questions.
  ///
  /// - Parameters:
  ///   - queries: The questions, at least one.
  ///   - layout: What text output shows beside the answers.
  /// - Returns: The status: of the one question, or of all together.
  /// - Throws: The failure of the one question, or of the output.
  func run(_ queries: [LookupQuery], layout: AnswerLayout = AnswerLayout()) async throws(Failure)
    -> ExitStatus
  {
    if options.isDryRun { return try DryRun(options, environment).print(queries) }
    let backend = try Backend.chosen(options, environment)
    let client = client(for: backend)
    if backend.kind == .sandbox {
      try notes.note("sandbox: answered on this machine from built-in data, not by Google")
    }
    var printer = AnswerPrinter(options.output, environment, layout)
    var tally = Tally()
    for await (query, outcome) in asked(queries, client, backend) {
      switch outcome {
      case .success(var answer):
        answer.result = answer.result.narrowed(to: layout)
        try printer.print(answer)
        if answer.result.isEmpty { try explainNothing(answer) }
        tally.count(answer.result.isEmpty ? .nothingFound : .success)
      case .failure(let error) where error.failureClass == .nothingFound:
        let status = error.status ?? "NOT_FOUND"
        try printer.print(LookupAnswer(withoutPlace: query, status: status, backend: backend))
        try report(Failure(error, asking: query))
        tally.count(.nothingFound)
      case .failure(let error):
        let failure = Failure(error, asking: query)
        if queries.count == 1 { throw failure }
        try report(failure)
        if error.endsRun {
          try printer.finish()
          return failure.exit
        }
        tally.count(failure.exit)
      }
    }
    try printer.finish()
    return tally.status
  }

  private func client(for backend: Backend) -> PlacesClient {
    let notes = notes
    let baseURL = options.baseURL
    let isSandbox = backend.kind == .sandbox
    return PlacesClient(
      transport: backend.transport, key: backend.key, policy: RetryPolicy(options),
      budget: Budget(
        requests: options.maxRequests,
        microdollars: options.maxCostMicrodollars.map { Int(clamping: $0) })
    ) { event in
      let base: String
      if case .attempt(_, let request) = event {
        base = isSandbox ? "sandbox" : (baseURL ?? .google(request.service)).description
      } else {
        base = ""
      }
      notes.explain(event, base: base)
    }
  }

  /// The questions with their answers, in the order of the questions, as they are complete.
  private func asked(_ queries: [LookupQuery], _ client: PlacesClient, _ backend: Backend)
    -> AsyncStream<(LookupQuery, Result<LookupAnswer, PlacesError>)>
  {
    OrderedTasks.results(of: queries, atOnce: options.jobs) { query in
      do throws(PlacesError) {
        return .success(try await LookupAnswer(asking: query, of: client, backend: backend))
      } catch {
        return .failure(error)
      }
    }
  }

  private func report(_ failure: Failure) throws(Failure) {
    let isJSON = options.output.format == .json || options.output.format == .ndjson
    let report = FailureReport(
      isJSON: isJSON, style: environment.errorStyle(options.output.color))
    try environment.error.write(report.render(failure))
  }

  /// Tells people that nothing was found, where the output itself does not.
  private func explainNothing(_ answer: LookupAnswer) throws(Failure) {
    switch (answer.query, answer.result) {
    case (.predict, _): try notes.note("no predictions for \(answer.query.subject)")
    case (.geocode(let request), .geocode(let results)):
      guard case .coordinate = request.subject else {
        return try notes.note("nothing found for \(answer.query.subject)")
      }
      let code = results.plusCode?.globalCode.map { ", plus code \($0)" } ?? ""
      try notes.note("no address is known at \(answer.query.subject)\(code)")
    default: break
    }
  }
}

extension PlacesError {
  /// Whether every question after this one would fail the same way.
  var endsRun: Bool {
    switch self {
    case .refused(let refusal):
      refusal.cause.failureClass == .access || refusal.cause == .dailyQuota
    case .budget, .transport(.cancelled), .transport(.libraryMissing): true
    case .transport, .unreadable, .deadline: false
    }
  }
}

extension RetryPolicy {
  /// The policy the options ask for.
  ///
  /// Someone who says only how long an attempt may take has said how long to wait: an attempt that takes that long is not
  /// repeated unless a deadline allows for it.
  init(_ options: CommonOptions) {
    self.init(
      timeout: options.timeout ?? CommonOptions.defaultTimeout,
      deadline: options.deadline ?? CommonOptions.defaultDeadline, retries: options.retries,
      retriesTimeouts: options.timeout == nil || options.deadline != nil)
  }
}

/// What became of several questions.
private struct Tally {
  private var succeeded = 0
  private var empty = 0
  private var failed: [ExitStatus] = []

  mutating func count(_ status: ExitStatus) {
    switch status {
    case .success: succeeded += 1
    case .nothingFound: empty += 1
    default: failed.append(status)
    }
  }

  var status: ExitStatus {
    if !failed.isEmpty { return .rowsFailed }
    return succeeded > 0 ? .success : .nothingFound
  }
}
