import PlacesClient

/// Looks up the rows of an input, many at a time, and writes them in order.
///
/// One task conducts: it takes rows from the input thread, starts lookups up to the number of jobs, and writes each row when its
/// turn comes. Rows wait for earlier ones in a window of limited length; a full window stops the reading, and a slow reader of the
/// output stops everything, so memory stays flat.
final class BatchEngine {
  /// What the conductor waits for.
  enum Event: Sendable {
    case input(InputThread.Event)
    case finished(id: Int, Result<FinishedRow, PlacesError>)
    case signal(ExitStatus)
    /// Lookups had long enough to end after a signal.
    case graceIsOver
  }

  /// Why no new row is begun.
  enum Stop {
    /// Every further row would fail like this.
    case failure(Failure)
    /// Someone wants the run to end.
    case signal(ExitStatus)
  }

  /// How long lookups that are underway may take after a signal: what they bring is paid for.
  static let grace = Duration.seconds(1)

  let job: BatchJob
  let format: any RowFormat
  let client: PlacesClient
  let backend: Backend
  let jobs: Int
  let queue = EventQueue<Event>()
  let store: AnswerStore
  let onFailure: (InputRow, Failure) throws(Failure) -> Void
  let onProgress: (BatchTally, RowTotal?) throws(Failure) -> Void

  var writer: BatchWriter
  let earlier: EarlierRun
  var tally = BatchTally()
  var stop: Stop?

  var window = RowWindow()
  var underway = QuestionsUnderway()
  var usedSessions: Set<SessionToken> = []
  /// How much of the input has been begun, and how much has been written.
  var begun = InputPosition()
  var written = InputPosition()

  private var pending: ArraySlice<InputRow> = []
  private var notedRows = 0
  private(set) var count = RowCount(size: nil)
  private var isInputAtEnd = false
  private var isReadingPaused = false
  /// Whether a lookup has succeeded, so that the next ones may be expected to.
  var hasSucceeded = false

  init(
    _ job: BatchJob, format: any RowFormat, client: PlacesClient, backend: Backend, jobs: Int,
    writer: BatchWriter, earlier: EarlierRun, store: AnswerStore,
    onFailure: @escaping (InputRow, Failure) throws(Failure) -> Void,
    onProgress: @escaping (BatchTally, RowTotal?) throws(Failure) -> Void
  ) {
    self.job = job
    self.format = format
    self.client = client
    self.backend = backend
    self.jobs = jobs
    self.writer = writer
    self.earlier = earlier
    self.store = store
    self.onFailure = onFailure
    self.onProgress = onProgress
    tally.keptFailures = earlier.failures
  }

  /// Looks up all rows of an input.
  ///
  /// - Throws: A failure of the input or the output. What stops the run otherwise is in ``stop``.
  func run(_ input: Input, _ reader: some RowReader) async throws(Failure) {
    let queue = queue
    count = RowCount(size: input.size)
    let thread = InputThread(input, reader) { queue.push(.input($0)) }
    thread.start()
    // Loading libcurl holds up threads that start meanwhile, so those that are known have started.
    client.prepare()
    defer { thread.stop() }
    let outcome: Result<Void, Failure> = await withDiscardingTaskGroup { group in
      do throws(Failure) {
        try await conduct(&group, thread)
        group.cancelAll()
        return .success(())
      } catch {
        group.cancelAll()
        return .failure(error)
      }
    }
    try outcome.get()
  }

  private func conduct(_ group: inout DiscardingTaskGroup, _ thread: InputThread)
    async throws(Failure)
  {
    while true {
      try advance(&group)
      if stop == nil && !isInputAtEnd && isReadingPaused && pending.count < window.capacity / 2 {
        isReadingPaused = false
        thread.takeMore()
      }
      if stop != nil && underway.count == 0 { break }
      if isInputAtEnd && pending.isEmpty && window.isEmpty { break }
      var events = queue.take()
      if events.isEmpty {
        // Nothing more is coming at once, so nothing is held back.
        try flush()
        events = await queue.next()
      }
      for event in events { try take(event, &group, thread) }
    }
    if stop == nil { try earlier.checkEnd(begun) }
    try flush()
  }

  /// Sends on what was written, after what would be needed to go on with it.
  private func flush() throws(Failure) {
    // Before the input has been found to be the earlier run's, what it holds must not be noted as if it were.
    if written.rows > max(notedRows, earlier.position?.rows ?? 0) {
      notedRows = written.rows
      store.note(written)
    }
    store.flush()
    try writer.flush()
  }

  private func take(
    _ event: Event, _ group: inout DiscardingTaskGroup, _ thread: InputThread
  ) throws(Failure) {
    switch event {
    case .input(.rows(let rows, let header, let bytes)):
      count.add(rows: rows.count, bytes: bytes)
      if header != nil || !rows.isEmpty { try writer.begin(header) }
      pending += rows
      if pending.count < window.capacity { thread.takeMore() } else { isReadingPaused = true }
    case .input(.end): isInputAtEnd = true
    case .input(.failed(let failure)):
      stop = .failure(failure)
    case .signal(let status):
      stop = .signal(status)
      client.stop()
      Self.timeGrace(&group, queue)
    case .graceIsOver: group.cancelAll()
    case .finished(let id, let result):
      guard let question = underway.remove(id) else { return }
      settle(question, result, &group)
    }
  }

  /// Reports the end of the time that lookups have after a signal.
  private static func timeGrace(_ group: inout DiscardingTaskGroup, _ queue: EventQueue<Event>) {
    group.addTask {
      do {
        try await Task.sleep(for: grace)
        queue.push(.graceIsOver)
      } catch {
        // Everything had ended before.
      }
    }
  }

  /// How many lookups may be underway, those included that wait for their turn.
  ///
  /// Many answers come at once when there are many jobs. With as many requests waiting for their turn, each answer lets another
  /// request out before it is looked at itself. A key that is refused is found out before.
  private var lookupLimit: Int {
    jobs >= Self.manyJobs && hasSucceeded && client.canLookAhead ? 2 * jobs : jobs
  }

  /// From how many jobs on there are answers that wait for each other.
  private static let manyJobs = 16

  /// Begins and writes rows until nothing more can be done without an answer or more input.
  private func advance(_ group: inout DiscardingTaskGroup) throws(Failure) {
    let limit = lookupLimit
    while stop == nil {
      try admit(&group, upTo: limit)
      try writeFinished()
      if pending.isEmpty || window.isFull || underway.count >= limit { return }
    }
    try writeFinished()
  }

  private func admit(_ group: inout DiscardingTaskGroup, upTo limit: Int) throws(Failure) {
    while underway.count < limit, !window.isFull, let row = pending.popFirst() {
      begun.add(row)
      do throws(Failure) {
        try earlier.check(begun)
      } catch {
        stop = .failure(error)
        return
      }
      switch try earlier.kept.part(of: row) {
      case .nothing: try begin(row, &group)
      case .inPlace:
        tally.kept += 1
        noteSession(of: row)
        written = begun
      case .record(let bytes):
        tally.kept += 1
        noteSession(of: row)
        let slot = BatchSlot(row, begun)
        slot.finished = FinishedRow(status: .found, record: RowRecord(.whole, bytes))
        slot.isKept = true
        window.append(slot)
      }
    }
  }
}
