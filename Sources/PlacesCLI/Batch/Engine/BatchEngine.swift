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
    case finished(id: Int, Result<LookupAnswer, PlacesError>, FinishedRow?)
    case signal(ExitStatus)
  }

  /// Why no new row is begun.
  enum Stop {
    /// Every further row would fail like this.
    case failure(Failure)
    /// Someone wants the run to end.
    case signal(ExitStatus)
  }

  let job: BatchJob
  let format: any RowFormat
  let client: PlacesClient
  let backend: Backend
  let jobs: Int
  let queue = EventQueue<Event>()
  let onFailure: (InputRow, Failure) throws(Failure) -> Void
  let onProgress: (BatchTally) throws(Failure) -> Void

  var writer: BatchWriter
  let kept: KeptRows
  var tally = BatchTally()
  var cache = LookupCache()
  var stop: Stop?

  private var pending: ArraySlice<InputRow> = []
  private var window = RowWindow()
  private var underway: [Int: LookupCache.Entry] = [:]
  private var lastID = 0
  private var isInputAtEnd = false
  private var isReadingPaused = false
  private var usedSessions: Set<SessionToken> = []

  init(
    _ job: BatchJob, format: any RowFormat, client: PlacesClient, backend: Backend, jobs: Int,
    writer: BatchWriter, kept: KeptRows,
    onFailure: @escaping (InputRow, Failure) throws(Failure) -> Void,
    onProgress: @escaping (BatchTally) throws(Failure) -> Void
  ) {
    self.job = job
    self.format = format
    self.client = client
    self.backend = backend
    self.jobs = jobs
    self.writer = writer
    self.kept = kept
    self.onFailure = onFailure
    self.onProgress = onProgress
  }

  /// Looks up all rows of an input.
  ///
  /// - Throws: A failure of the input or the output. What stops the run otherwise is in ``stop``.
  func run(_ input: Input, _ reader: some RowReader) async throws(Failure) {
    let queue = queue
    let thread = InputThread(input, reader) { queue.push(.input($0)) }
    thread.start()
    defer { thread.stop() }
    let outcome: Result<Void, Failure> = await withDiscardingTaskGroup { group in
      do throws(Failure) {
        try await conduct(&group, thread)
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
      if stop != nil && underway.isEmpty { break }
      if isInputAtEnd && pending.isEmpty && window.isEmpty { break }
      try writer.flush()
      for event in await queue.next() { try take(event, &group, thread) }
    }
    try writer.flush()
  }

  private func take(
    _ event: Event, _ group: inout DiscardingTaskGroup, _ thread: InputThread
  ) throws(Failure) {
    switch event {
    case .input(.rows(let rows, let header)):
      if header != nil || !rows.isEmpty { try writer.begin(header) }
      pending += rows
      if pending.count < window.capacity { thread.takeMore() } else { isReadingPaused = true }
    case .input(.end): isInputAtEnd = true
    case .input(.failed(let failure)):
      stop = .failure(failure)
    case .signal(let status):
      stop = .signal(status)
      group.cancelAll()
    case .finished(let id, let result, let row):
      guard let entry = underway.removeValue(forKey: id) else { return }
      settle(entry, result, row, &group)
    }
  }

  // MARK: Beginning rows

  /// Begins and writes rows until nothing more can be done without an answer or more input.
  private func advance(_ group: inout DiscardingTaskGroup) throws(Failure) {
    while stop == nil {
      try admit(&group)
      try writeFinished()
      if pending.isEmpty || window.isFull || underway.count >= jobs { return }
    }
    try writeFinished()
  }

  private func admit(_ group: inout DiscardingTaskGroup) throws(Failure) {
    while underway.count < jobs, !window.isFull, let row = pending.popFirst() {
      let slot = BatchSlot(row)
      switch try kept.part(of: row) {
      case .nothing: break
      case .inPlace:
        tally.kept += 1
        continue
      case .record(let bytes):
        tally.kept += 1
        slot.finished = FinishedRow(status: .found, record: .bytes(bytes))
        slot.isKept = true
        window.append(slot)
        continue
      }
      window.append(slot)
      begin(slot, &group)
    }
  }

  private func begin(_ slot: BatchSlot, _ group: inout DiscardingTaskGroup) {
    let query: LookupQuery
    var text: String?
    switch slot.row.content {
    case .blank: return finish(slot, .skipped, nil)
    case .invalid(let problem): return finish(slot, .failed(Failure(problem)), nil)
    case .text(let string):
      if let entry = cache.entry(forText: string) { return share(entry, with: slot, nil) }
      do throws(ValueProblem) {
        query = try job.query(string)
      } catch {
        return finish(slot, .failed(Failure(error)), nil)
      }
      text = string
    case .place(let id, let session):
      guard let placeQuery = job.placeQuery else { return finish(slot, .skipped, nil) }
      // Only the first details request ends a session; the next would be billed as if it had none.
      let isFirst = session.map { usedSessions.insert($0).inserted } ?? false
      query = placeQuery(id, isFirst ? session : nil)
      if usedSessions.count > 100_000 { usedSessions.removeAll() }
    }
    if let entry = cache.entry(for: query) { return share(entry, with: slot, query) }
    let entry = cache.add(query, text: text)
    entry.waiting.append(slot)
    ask(entry, &group)
  }

  private func ask(_ entry: LookupCache.Entry, _ group: inout DiscardingTaskGroup) {
    lastID += 1
    let id = lastID
    underway[id] = entry
    let (query, client, backend, format, layout, queue) =
      (entry.query, client, backend, format, job.layout, queue)
    group.addTask {
      do throws(PlacesError) {
        let answer = try await LookupAnswer(asking: query, of: client, backend: backend)
          .narrowed(to: layout)
        queue.push(.finished(id: id, .success(answer), format.finished(answer)))
      } catch {
        queue.push(.finished(id: id, .failure(error), nil))
      }
    }
  }

  private func share(_ entry: LookupCache.Entry, with slot: BatchSlot, _ query: LookupQuery?) {
    tally.shared += 1
    guard let finished = entry.finished else { return entry.waiting.append(slot) }
    guard let query, query != entry.query, var answer = entry.answer else {
      slot.finished = finished
      return
    }
    answer.query = query
    slot.finished = format.finished(answer)
  }

  // MARK: Ending rows

  private func settle(
    _ entry: LookupCache.Entry, _ result: Result<LookupAnswer, PlacesError>, _ row: FinishedRow?,
    _ group: inout DiscardingTaskGroup
  ) {
    let waiting = entry.waiting
    entry.waiting = []
    switch result {
    case .success(let answer):
      succeed(entry, answer, row ?? format.finished(answer), waiting)
    case .failure(let error) where error.failureClass == .nothingFound:
      let answer = LookupAnswer(
        withoutPlace: entry.query, status: error.status ?? "NOT_FOUND", backend: backend)
      succeed(entry, answer, format.finished(answer), waiting)
    case .failure(let error):
      let failure = Failure(error, asking: entry.query)
      cache.drop(entry)
      if error.endsRun || stop != nil {
        if stop == nil { stop = .failure(failure) }
        for slot in waiting {
          finish(slot, .failed(failure), entry.query)
          slot.endsRun = true
        }
        return
      }
      guard let first = waiting.first else { return }
      finish(first, .failed(failure), entry.query)
      // A failure is the first row's own; the others get a try of theirs.
      let others = Array(waiting.dropFirst())
      if let next = others.first {
        let text: String? = if case .text(let text) = next.row.content { text } else { nil }
        let retry = cache.add(entry.query, text: text)
        retry.waiting = others
        ask(retry, &group)
      }
    }
  }

  private func succeed(
    _ entry: LookupCache.Entry, _ answer: LookupAnswer, _ row: FinishedRow, _ waiting: [BatchSlot]
  ) {
    cache.keep(answer, row, in: entry)
    for slot in waiting {
      if case .text(let text) = slot.row.content, let query = try? job.query(text),
        query != entry.query
      {
        var own = answer
        own.query = query
        slot.finished = format.finished(own)
      } else {
        slot.finished = row
      }
    }
  }

  private func finish(_ slot: BatchSlot, _ status: RowStatus, _ query: LookupQuery?) {
    slot.finished = FinishedRow(
      status: status, record: format.record(slot.row, status: status, query: query))
  }

  // MARK: Writing rows

  /// Writes what is finished, up to the first row that is not or that the end of the run has cut short: a later run goes on
  /// with that row, so it must not look complete.
  private func writeFinished() throws(Failure) {
    while let slot = window.first, let finished = slot.finished, !slot.endsRun {
      window.removeFirst()
      try write(slot, finished)
    }
  }

  private func write(_ slot: BatchSlot, _ finished: FinishedRow) throws(Failure) {
    try writer.write(slot.row, finished)
    if !slot.isKept { tally.count(finished.status) }
    if case .failed(let failure) = finished.status { try onFailure(slot.row, failure) }
    try onProgress(tally)
  }
}

extension RowFormat {
  /// The finished row of an answer.
  func finished(_ answer: LookupAnswer) -> FinishedRow {
    FinishedRow(
      status: answer.result.isEmpty ? .empty : .found, record: record(answer),
      credits: answer.attributions.map { Sanitizer.terminalSafe($0.text) })
  }
}

extension Failure {
  /// Creates the failure of a row that cannot be looked up.
  init(_ problem: ValueProblem) {
    self.init(
      exit: .usage, code: "usage", message: problem.reason, remedy: problem.remedy)
  }
}
