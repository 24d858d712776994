import PlacesClient

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
    if let path = batch.input, path != "-" {
      let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC, 0)
      guard descriptor >= 0 else {
        throw Failure(
          exit: .usage, code: "input",
          message: "--input: cannot read \(Quoting.value(path)): \(SystemError.text(errno))",
          remedy: "check the name of the file")
      }
      var status = stat()
      if unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
        close(descriptor)
        throw Failure(
          exit: .usage, code: "input", message: "--input: \(Quoting.value(path)) is a directory",
          remedy: "give a file in it")
      }
      return Input(descriptor: descriptor, name: Quoting.value(path))
    }
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
