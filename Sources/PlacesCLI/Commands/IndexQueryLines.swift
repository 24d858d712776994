import PlaceIndex
import PlacesClient

/// Looks for every line of an input in an index, on all processors; what is found comes in the order of the lines.
struct IndexQueryLines: Sendable {
  /// So many lines are one task.
  private static let slice = 16
  /// Bytes that are read at once: all lines in them are in memory.
  private static let piece = 1 << 16

  /// What is searched.
  let index: PlaceIndex
  /// What holds for all lines; the text of the command line is empty.
  let options: IndexQueryOptions
  /// Where lines come from and answers go.
  let environment: Environment

  /// What came of some lines.
  private struct Found: Sendable {
    var output: [UInt8] = []
    /// Lines that cannot be looked for, and why.
    var problems: [(line: Int, problem: ValueProblem)] = []
  }

  /// Reads to the end of the input.
  /// - Returns: Success when anything was found; otherwise whether lines failed, or there is nothing.
  func run() async throws(Failure) -> ExitStatus {
    let input = try openInput()
    let report = FailureReport(isJSON: false, style: environment.errorStyle(.auto))
    var reader = LineRowReader(readsAnswers: false)
    var hasFound = false
    var hasFailed = false
    while true {
      let bytes = try input.read(upTo: Self.piece)
      let rows = try bytes.isEmpty ? reader.end() : reader.take(bytes)
      for found in await self.found(rows) {
        try environment.output.write(found.output)
        for (line, problem) in found.problems {
          try environment.error.write(report.render(Failure(line: line, problem)))
        }
        hasFound = hasFound || !found.output.isEmpty
        hasFailed = hasFailed || !found.problems.isEmpty
      }
      if bytes.isEmpty { break }
      // Who waits for these lines before sending more is not kept waiting.
      try environment.output.flush()
    }
    return hasFailed ? .rowsFailed : hasFound ? .success : .nothingFound
  }

  private func openInput() throws(Failure) -> Input {
    if let path = options.input, path != "-" { return try Input(path: path) }
    if environment.input.isTerminal {
      try environment.error.write(
        "places: reading standard input, one text a line; Ctrl-D ends it\n")
    }
    return environment.input
  }

  /// Looks for some lines at once.
  private func found(_ rows: [InputRow]) async -> [Found] {
    let slices = stride(from: 0, to: rows.count, by: Self.slice).map {
      rows[$0..<min($0 + Self.slice, rows.count)]
    }
    return await withTaskGroup(of: (Int, Found).self) { group in
      for (number, slice) in slices.enumerated() {
        group.addTask { (number, look(for: slice)) }
      }
      var all = [Found](repeating: Found(), count: slices.count)
      for await (number, found) in group { all[number] = found }
      return all
    }
  }

  private func look(for rows: ArraySlice<InputRow>) -> Found {
    var found = Found()
    for row in rows {
      do throws(ValueProblem) {
        guard let query = try query(row.content) else { continue }
        options.write(query, in: index, head: Array("\(row.line)\t".utf8), to: &found.output)
      } catch {
        found.problems.append((row.line, error))
      }
    }
    return found
  }

  /// What a line asks for: a text, or a text, a tab and countries; nothing when it is blank.
  private func query(_ content: InputRow.Content) throws(ValueProblem) -> PlaceQuery? {
    switch content {
    case .blank, .place: return nil
    case .invalid(let problem): throw problem
    case .text(let text):
      var query = options.query
      guard let tab = text.utf8.firstIndex(of: 0x09) else {
        query.text = text
        return query
      }
      query.text = String(text[..<tab])
      query.countries = try countries(text[text.utf8.index(after: tab)...]) ?? query.countries
      return query
    }
  }

  private func countries(_ text: Substring) throws(ValueProblem) -> Set<String>? {
    var codes: Set<String> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: true) {
      do throws(ValueError) {
        codes.insert(try CountryCode(String(part)).code)
      } catch {
        throw ValueProblem(error)
      }
    }
    return codes.isEmpty ? nil : codes
  }
}
