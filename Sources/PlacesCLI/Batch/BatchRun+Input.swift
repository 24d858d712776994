import PlacesClient

/// How the input of a batch is read.
enum BatchReader: Sendable {
  case lines(LineRowReader)
  case csv(CSVRowReader)
}

extension BatchRun {
  /// Opens what rows are read from: the command line, a file, or standard input.
  ///
  /// - Throws: A failure of status 2 when the file cannot be read.
  func openInput(_ words: [String]?) throws(Failure) -> Input {
    if let words {
      return Input(bytes: Array(words.map { $0 + "\n" }.joined().utf8))
    }
    if let path = batch.input, path != "-" { return try Input(path: path) }
    if environment.input.isTerminal {
      try notes.say("reading standard input, one input a line; Ctrl-D ends it")
    }
    return environment.input
  }

  /// Makes the reader for the form of the input.
  func reader(_ job: BatchJob, _ format: BatchFormat, isList: Bool) -> BatchReader {
    guard let template = batch.csv, !isList else {
      return .lines(LineRowReader(readsAnswers: job.readsAnswers && !isList))
    }
    return .csv(
      CSVRowReader(
        template: template, delimiter: batch.delimiter,
        added: format.isCSV ? format.columns(job) : [], overwrites: batch.overwritesColumns))
  }
}
