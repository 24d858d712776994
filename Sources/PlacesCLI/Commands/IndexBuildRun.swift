import PlaceIndex
import PlacesClient
import PlacesSandbox
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Builds an index and says on standard error how it goes.
struct IndexBuildRun: Sendable {
  private let options: IndexBuildOptions
  private let environment: Environment

  init(_ options: IndexBuildOptions, _ environment: Environment) {
    self.options = options
    self.environment = environment
  }

  func run() throws(Failure) -> ExitStatus {
    guard let output = options.output else {
      throw Failure(
        UsageError.missingArgument(
          metavar: "-o FILE", remedy: "name the file to write: -o places.idx"))
    }
    guard output != "-" else {
      throw Failure(
        UsageError.conflict(
          "-o -", "an index, which is written at several places of the file at once",
          remedy: "name a file: -o places.idx"))
    }
    for input in options.inputs where input != "-" && SameFile.are(input, output) {
      throw Failure(
        exit: .usage, code: "outputIsInput",
        message: "-o: \(Quoting.value(output)) is an input file", remedy: "write to another file")
    }
    var seen: Set<String> = []
    for input in options.inputs where !seen.insert(input).inserted {
      throw Failure(
        exit: .usage, code: "input", message: "INPUT: \(Quoting.value(input)) is given twice",
        remedy: "name every input once")
    }
    var build = IndexBuild(options.inputs)
    build.format = options.format
    build.delimiter = options.delimiter
    for column in options.map {
      if let other = build.map[column.field], other != column.name {
        throw Failure(
          UsageError.conflict(
            "--map \(column.field.rawValue)=\(other)", "\(column.field.rawValue)=\(column.name)",
            remedy: "name one column for \(column.field.rawValue)"))
      }
      build.map[column.field] = column.name
    }
    build.isStrict = options.isStrict
    build.reservedPrefixes = ReservedInputs.identifierPrefixes
    build.nextBytes = { [input = environment.input] () throws(IndexBuild.ReadError) in
      switch input.readPiece(1 << 20) {
      case .success(let bytes): return bytes
      case .failure(let error): throw IndexBuild.ReadError(errno: error.number)
      }
    }
    build.countryName = { code in CountryCode.name(of: code) }
    build.credit = options.credit
    let watch = SignalWatch { [unfinished = build.unfinished] status in
      stop(unfinished, status)
    }
    defer { watch.end() }
    let shown = Mutex(0)
    let started = environment.uptime()
    let summary: IndexBuild.Summary
    do throws(IndexBuild.Failure) {
      summary = try build.run(to: output, progress: report) { row in
        let count = shown.withLock { count in
          count += 1
          return count
        }
        // A closed standard error must not stop a build that is under way.
        if count <= options.shown { try? note("\(IndexBuildWords.row(row))\n") }
      }
    } catch {
      clear()
      throw IndexBuildWords.failure(error, options, output)
    }
    clear()
    let seconds = (environment.uptime() - started).components.seconds
    if !options.isQuiet {
      let bad =
        switch summary.badRows {
        case 0: ""
        case 1: "; 1 row was no place and is left out"
        case let count: "; \(count) rows were no place and are left out"
        }
      let places = IndexBuildWords.count(summary.places, "place")
      try note("places: \(places), \(summary.bytes) bytes, \(seconds) s\(bad)\n")
    }
    return summary.badRows == 0 ? .success : .rowsFailed
  }

  /// Ends the program because a signal says so; nothing half done stays behind.
  private func stop(_ unfinished: UnfinishedFile, _ status: ExitStatus) {
    let isEarly = unfinished.discard()
    if isEarly, !options.isQuiet {
      let word = status == .terminated ? "terminated" : "interrupted"
      try? note("places: \(word); nothing was written\n")
    } else {
      clear()
    }
    _exit(status.rawValue)
  }

  private func note(_ text: String) throws(Failure) {
    clear()
    try environment.error.write(Sanitizer.terminalSafe(String(text.dropLast())) + "\n")
  }

  /// Shows how far it has got, on a terminal only.
  private func report(places: Int, share: Double) {
    guard environment.error.traits.isTerminal, !options.isQuiet else { return }
    try? environment.error.write(
      "\r\(IndexBuildWords.count(places, "place")), \(Int(share * 100)) % ")
  }

  private func clear() {
    guard environment.error.traits.isTerminal, !options.isQuiet else { return }
    try? environment.error.write("\r\u{1B}[K")
  }
}
