import PlacesClient

// Beginning rows.
extension BatchEngine {
  /// Begins a row: answers it from what is known, or asks.
  func begin(_ row: InputRow, _ group: inout DiscardingTaskGroup) throws(Failure) {
    let query: LookupQuery
    var text: String?
    switch row.content {
    case .blank: return try finish(row, self.row(row, .skipped, nil))
    case .invalid(let problem):
      return try finish(row, self.row(row, .failed(Failure(problem)), nil))
    case .text(let string):
      // The text itself is the key, nearly always.
      if try share(string, with: row, text: string, nil) { return }
      do throws(ValueProblem) {
        query = try job.query(string)
      } catch {
        return try finish(row, self.row(row, .failed(Failure(error)), nil))
      }
      text = string
    case .place(let id, let session):
      guard let placeQuery = job.placeQuery else {
        return try finish(row, self.row(row, .skipped, nil))
      }
      query = placeQuery(id, noteSession(of: row) ? session : nil)
    }
    let key = query.key
    if key != text, try share(key, with: row, text: text, query) { return }
    let slot = BatchSlot(row, begun)
    window.append(slot)
    ask(Question(query, key: key, asked: text ?? "", waiting: [slot]), &group)
  }

  /// Notes that the session of a row is used; returns whether it was not before.
  ///
  /// Only the first details request ends a session; the next would be billed as if it had none.
  @discardableResult func noteSession(of row: InputRow) -> Bool {
    guard case .place(_, let session?) = row.content else { return false }
    if usedSessions.count > 100_000 { usedSessions.removeAll() }
    return usedSessions.insert(session).inserted
  }

  private func ask(_ question: Question, _ group: inout DiscardingTaskGroup) {
    let id = underway.add(question)
    let (query, client, backend, format, layout, queue) =
      (question.query, client, backend, format, job.layout, queue)
    group.addTask {
      do throws(PlacesError) {
        let answer = try await LookupAnswer(asking: query, of: client, backend: backend)
          .narrowed(to: layout)
        queue.push(.finished(id: id, .success(format.finished(answer))))
      } catch {
        queue.push(.finished(id: id, .failure(error)))
      }
    }
  }

  /// Gives a row the answer of an earlier one with the same key, now or when it comes; returns whether there is one.
  private func share(_ key: String, with row: InputRow, text: String?, _ query: LookupQuery?)
    throws(Failure) -> Bool
  {
    if let question = underway.question(key) {
      tally.shared += 1
      let slot = BatchSlot(row, begun)
      window.append(slot)
      question.waiting.append(slot)
      return true
    }
    guard let stored = store.row(for: key) else { return false }
    tally.shared += 1
    try finish(row, spelled(stored.row, stored.asked, text, query))
    return true
  }

  /// An answer as the answer to a row's own question, whose text may be spelled differently.
  private func spelled(
    _ finished: FinishedRow, _ asked: String, _ text: String?, _ query: LookupQuery?
  ) -> FinishedRow {
    if finished.record.query.isEmpty { return finished }
    if let text, text.utf8.elementsEqual(asked.utf8) { return finished }
    guard let query = query ?? text.flatMap({ try? job.query($0) }) else { return finished }
    var finished = finished
    finished.record = format.respelled(finished.record, query)
    return finished
  }

  private func row(_ row: InputRow, _ status: RowStatus, _ query: LookupQuery?) -> FinishedRow {
    FinishedRow(status: status, record: format.record(row, status: status, query: query))
  }

  /// Writes a row that needed no request, or has it wait for its turn.
  private func finish(_ row: InputRow, _ finished: FinishedRow) throws(Failure) {
    if window.isEmpty { return try write(row, finished, begun, isKept: false) }
    let slot = BatchSlot(row, begun)
    slot.finished = finished
    window.append(slot)
  }
}

// Ending rows.
extension BatchEngine {
  /// Gives the rows that wait for a question what came of it.
  func settle(
    _ question: Question, _ result: Result<FinishedRow, PlacesError>,
    _ group: inout DiscardingTaskGroup
  ) {
    switch result {
    case .success(let row): succeed(question, row)
    case .failure(let error) where error.failureClass == .nothingFound:
      let answer = LookupAnswer(
        withoutPlace: question.query, status: error.status ?? "NOT_FOUND", backend: backend)
      succeed(question, format.finished(answer))
    case .failure(let error): fail(question, error, &group)
    }
  }

  private func succeed(_ question: Question, _ row: FinishedRow) {
    hasSucceeded = true
    store.add(StoredRow(key: question.key, asked: question.asked, row: row))
    for slot in question.waiting {
      switch slot.row.content {
      case .text(let text): slot.finished = spelled(row, question.asked, text, nil)
      case .place(let id, _) where slot !== question.waiting.first:
        slot.finished = spelled(row, question.asked, nil, job.placeQuery?(id, nil))
      case .place, .blank, .invalid: slot.finished = row
      }
    }
  }

  private func fail(
    _ question: Question, _ error: PlacesError, _ group: inout DiscardingTaskGroup
  ) {
    let failure = Failure(error, asking: question.query)
    if error.endsRun || stop != nil {
      if stop == nil { stop = .failure(failure) }
      for slot in question.waiting { slot.endsRun = true }
      return
    }
    guard let first = question.waiting.first else { return }
    first.finished = row(first.row, .failed(failure), question.query)
    // A failure is the first row's own; the others get a try of theirs.
    let others = Array(question.waiting.dropFirst())
    if let next = others.first {
      let text: String = if case .text(let text) = next.row.content { text } else { "" }
      let query = (try? job.query(text)) ?? question.query
      ask(Question(query, key: question.key, asked: text, waiting: others), &group)
    }
  }

  /// Writes what is finished, up to the first row that is not or that the end of the run has cut short: a later run goes on
  /// with that row, so it must not look complete.
  func writeFinished() throws(Failure) {
    while let slot = window.first, let finished = slot.finished, !slot.endsRun {
      window.removeFirst()
      try write(slot.row, finished, slot.position, isKept: slot.isKept)
    }
  }

  private func write(
    _ row: InputRow, _ finished: FinishedRow, _ position: InputPosition, isKept: Bool
  ) throws(Failure) {
    try writer.write(row, finished)
    written = position
    if !isKept { tally.count(finished.status) }
    if case .failed(let failure) = finished.status { try onFailure(row, failure) }
    try onProgress(tally, count.total)
  }
}

extension RowFormat {
  /// The finished row of an answer.
  func finished(_ answer: LookupAnswer) -> FinishedRow {
    FinishedRow(
      status: answer.result.isEmpty ? .empty : .found, record: record(answer),
      credits: collectsCredits ? answer.attributions.map { Sanitizer.terminalSafe($0.text) } : [])
  }
}

extension Failure {
  /// Creates the failure of a row that cannot be looked up.
  init(_ problem: ValueProblem) {
    self.init(
      exit: .usage, code: "usage", message: problem.reason, remedy: problem.remedy)
  }
}
