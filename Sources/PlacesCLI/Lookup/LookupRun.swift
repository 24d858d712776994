import PlacesClient

/// Runs one question of a command: plans it, or asks it and prints what comes.
struct LookupRun: Sendable {
  private let options: CommonOptions
  private let environment: Environment
  private let notes: Notes

  init(_ options: CommonOptions, _ environment: Environment) {
    self.options = options
    self.environment = environment
    notes = Notes(options.output, environment)
  }

  /// Asks a question and prints the answer.
  ///
  /// - Parameters:
  ///   - query: The question.
  ///   - layout: What is shown of the answer.
  /// - Returns: Success, or the status of nothing found.
  /// - Throws: The failure of the question, or of the output.
  func run(_ query: LookupQuery, layout: AnswerLayout = AnswerLayout()) async throws(Failure)
    -> ExitStatus
  {
    try options.checkBackend()
    if options.isDryRun { return try DryRun(options, environment).print([query]) }
    let backend = try Backend.chosen(options, environment)
    if backend.kind == .sandbox {
      try notes.note(Backend.sandboxNote(options))
    }
    let client = LookupClient.make(options, backend, notes)
    var printer = AnswerPrinter(options.output, environment, layout)
    let answer: LookupAnswer
    do throws(PlacesError) {
      answer = try await LookupAnswer(asking: query, of: client, backend: backend)
    } catch {
      let failure = Failure(error, asking: query)
      guard error.failureClass == .nothingFound else { throw failure }
      let answer = LookupAnswer(
        withoutPlace: query, status: error.status ?? "NOT_FOUND", backend: backend)
      return try print(answer, &printer, failure)
    }
    return try print(answer.narrowed(to: layout), &printer, nil)
  }

  private func print(
    _ answer: LookupAnswer, _ printer: inout AnswerPrinter, _ failure: Failure?
  ) throws(Failure) -> ExitStatus {
    try printer.print(answer)
    try printer.finish()
    if let failure { try report(failure) }
    guard answer.result.isEmpty else { return .success }
    try explainNothing(answer)
    return .nothingFound
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
