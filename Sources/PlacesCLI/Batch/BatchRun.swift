import PlacesClient

/// Runs a batch: opens its input and output, has every row looked up, and says how it went.
struct BatchRun: Sendable {
  let common: CommonOptions
  let batch: BatchOptions
  let environment: Environment
  let notes: Notes

  init(_ common: CommonOptions, _ batch: BatchOptions, _ environment: Environment) {
    self.common = common
    self.batch = batch
    self.environment = environment
    notes = Notes(common.output, environment)
  }

  /// Runs a job.
  ///
  /// - Parameters:
  ///   - job: What is done with each row.
  ///   - words: The rows, when they stand on the command line; else they come from `--input` or standard input.
  /// - Returns: The status of the whole run.
  /// - Throws: The failure of the input or the output, or the one that stopped the run.
  func run(_ job: BatchJob, words: [String]? = nil) async throws(Failure) -> ExitStatus {
    try common.checkBackend()
    if let words, common.isDryRun {
      return try DryRun(common, environment).print(try queries(job, words))
    }
    let format = try BatchFormat(
      common.output, batch, job, Backend.kind(common), environment)
    try refuseClashes(canContinue: format.recordKind(job) != nil)
    var input = try openInput(words)
    let reader = reader(job, format, isList: words != nil)
    if common.isDryRun {
      return try BatchDryRun(common, environment).run(job, input, reader)
    }
    if let summary = batch.summary { try FileWriter.check(summary) }
    let backend = try Backend.chosen(common, environment)
    if backend.kind == .sandbox {
      try notes.note(Backend.sandboxNote(common))
    }
    let client = LookupClient.make(common, backend, notes)
    let file = try batch.output.map { (path) throws(Failure) in
      try OutputFile.open(
        path, batch, run: fingerprint(job), kind: format.recordKind(job), environment)
    }
    if let file, batch.retriesFailed {
      var check = EarlierInput(file.earlier, folder: TemporaryFile.folder(environment))
      do throws(Failure) {
        input = try check.check(input, reader)
      } catch {
        file.withdraw()
        throw error
      }
    }
    let progress = BatchProgress(environment, common.output, client.budget)
    let engine = BatchEngine(
      job, format: format.rows, client: client, backend: backend, jobs: common.jobs,
      writer: BatchWriter(
        file?.output ?? environment.output, format.shape(job, backend),
        isContinued: file?.isContinued ?? false, progress: progress),
      earlier: file?.earlier ?? EarlierRun(),
      store: file?.store ?? .temporary(environment),
      onFailure: { (row, failure) throws(Failure) in
        guard format.reportsFailures else { return }
        let isWipedHere = try progress.wipe()
        try report(failure, row)
        if isWipedHere { try progress.restore() }
      }, onProgress: { (tally, total) throws(Failure) in try progress.show(tally, of: total) })
    let watch = SignalWatch { [queue = engine.queue] in queue.push(.signal($0)) }
    defer { watch.end() }
    try await start(engine, input, reader)
    try progress.end()
    return try finish(engine, file, client, isList: words != nil)
  }

  /// Refuses options that contradict one another, and files that would destroy one another.
  private func refuseClashes(canContinue: Bool) throws(Failure) {
    let clashes: [(Bool, String, String, remedy: String)] = [
      (
        batch.isResumed && batch.output == nil, "--resume", "output that is not kept in a file",
        "add --output FILE"
      ),
      (
        batch.isResumed && batch.isForced, "--resume", "--force",
        "--resume goes on with the file of --output, --force begins it again: leave one of them out"
      ),
      (
        batch.retriesFailed && !batch.isResumed, "--retry-failed", "a run that begins anew",
        "add --resume"
      ),
      (
        batch.isResumed && !canContinue, "--resume", "this format",
        "only json, ndjson, and csv with one row an input, can be continued"
      ),
    ]
    if let (_, one, other, remedy) = clashes.first(where: \.0) {
      throw Failure(UsageError.conflict(one, other, remedy: remedy))
    }
    guard let summary = batch.summary else { return }
    let others =
      [batch.input, batch.output]
      + ["run", "answers", "new"].map { ending in
        batch.output.map { $0 + "." + ending }
      }
    for case let other? in others where other != "-" && SameFile.are(summary, other) {
      throw Failure(
        UsageError.conflict(
          "--summary \(Quoting.value(summary))", "a file that this run reads or keeps",
          remedy: "write the summary to another file"))
    }
  }

  /// The questions of words on the command line.
  private func queries(_ job: BatchJob, _ words: [String]) throws(Failure) -> [LookupQuery] {
    var queries: [LookupQuery] = []
    for word in words {
      do throws(ValueProblem) {
        queries.append(try job.query(word))
      } catch {
        throw Failure(error)
      }
    }
    return queries
  }

  private func start(_ engine: BatchEngine, _ input: Input, _ reader: BatchReader)
    async throws(Failure)
  {
    switch reader {
    case .lines(let reader): try await engine.run(input, reader)
    case .csv(let reader): try await engine.run(input, reader)
    }
  }

  private func finish(
    _ engine: BatchEngine, _ file: OutputFile?, _ client: PlacesClient, isList: Bool
  ) throws(Failure) -> ExitStatus {
    var exit = engine.tally.exit
    var failure: Failure?
    switch engine.stop {
    case .failure(let cause):
      exit = cause.exit
      failure = cause
      if cause.code == "changedInput" { file?.withdraw() }
    case .signal(let status):
      exit = status
      failure = Failure(
        exit: status, code: status == .interrupted ? "interrupted" : "terminated",
        message:
          "interrupted after \(engine.tally.rows) \(engine.tally.rows == 1 ? "row" : "rows")",
        remedy: goingOn(file))
    case nil:
      try engine.writer.finish()
      try file?.complete(engine.begun)
    }
    let spent = client.budget?.spent ?? Budget.Spent()
    if let path = batch.summary { try writeSummary(path, engine.tally, spent, exit) }
    if !isList {
      try notes.say(
        engine.tally.sentence(spent, isSandbox: engine.backend.kind == .sandbox))
    }
    if var failure {
      let isStopped = failure.exit == .limitReached || failure.exit == .accessDenied
      if isStopped, failure.remedy == nil || file?.canBeContinued == true {
        failure.remedy = [failure.remedy, goingOn(file)].compactMap { $0 }.joined(separator: "\n")
      }
      throw failure
    }
    return exit
  }

  /// How to go on after the run was stopped.
  private func goingOn(_ file: OutputFile?) -> String {
    file?.canBeContinued != true
      ? "the rows printed are complete; with --output FILE a run can be continued"
      : "to continue, run the same command with --resume added"
  }

  /// What decides the answers of a run, and so must not change when it is continued.
  private func fingerprint(_ job: BatchJob) -> [String] {
    var facts = [
      "command \(job.command)", "format \(BatchFormat.format(common.output, batch).rawValue)",
    ]
    facts.append("api \(common.api.rawValue)")
    facts.append(
      "backend \(common.isSandboxed ? "sandbox" : common.baseURL?.description ?? "google")")
    if let language = common.language { facts.append("language \(language.tag)") }
    if let region = common.region { facts.append("region \(region.code)") }
    if let csv = batch.csv { facts.append("csv \(csv)") }
    if batch.delimiter != UInt8(ascii: ",") { facts.append("delimiter \(batch.delimiter)") }
    if let suffix = batch.suffix { facts.append("suffix \(suffix)") }
    if batch.overwritesColumns { facts.append("overwrite") }
    return facts + job.fingerprint
  }

  private func report(_ failure: Failure, _ row: InputRow) throws(Failure) {
    var failure = failure
    failure.message = "line \(row.line): \(failure.message)"
    let report = FailureReport(
      isJSON: false, style: environment.errorStyle(common.output.color))
    try environment.error.write(report.render(failure))
  }

  private func writeSummary(
    _ path: String, _ tally: BatchTally, _ spent: Budget.Spent, _ exit: ExitStatus
  ) throws(Failure) {
    let bytes = JSONWriter.compact(tally.document(spent, exit: exit)) + [0x0A]
    try FileWriter.write(bytes, to: path)
  }
}
