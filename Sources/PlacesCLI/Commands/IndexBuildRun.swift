import PlaceIndex
import PlacesClient
import PlacesSandbox
import Synchronization

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
    var build = IndexBuild(options.inputs)
    build.format = options.format
    for column in options.map { build.map[column.field] = column.name }
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
        if count <= options.shown { try? note("\(row.words)\n") }
      }
    } catch {
      clear()
      throw failure(error, output)
    }
    clear()
    let seconds = (environment.uptime() - started).components.seconds
    if !options.isQuiet {
      let bad =
        summary.badRows == 0 ? "" : "; \(summary.badRows) rows were no place and are left out"
      try note(
        "places: \(summary.places) places, \(summary.bytes) bytes, \(seconds) s\(bad)\n")
    }
    return summary.badRows == 0 ? .success : .rowsFailed
  }

  private func note(_ text: String) throws(Failure) {
    clear()
    try environment.error.write(Sanitizer.terminalSafe(String(text.dropLast())) + "\n")
  }

  /// Shows how far it has got, on a terminal only.
  private func report(places: Int, share: Double) {
    guard environment.error.traits.isTerminal, !options.isQuiet else { return }
    try? environment.error.write("\r\(places) places, \(Int(share * 100)) % ")
  }

  private func clear() {
    guard environment.error.traits.isTerminal, !options.isQuiet else { return }
    try? environment.error.write("\r\u{1B}[K")
  }

  private func failure(_ error: IndexBuild.Failure, _ output: String) -> Failure {
    switch error {
    case .input(IndexBuild.standardInput, .unreadable(let number)):
      return Failure(
        exit: .usage, code: "input",
        message: "cannot read standard input: \(SystemError.text(number))")
    case .input(let file, .unreadable(let number)):
      return Failure(
        exit: .usage, code: "input",
        message: "\(Quoting.name(file)): cannot be read: \(SystemError.text(number))",
        remedy: "check the name and the permissions of the file")
    case .input(let file, _):
      return Failure(
        exit: .usage, code: "input", message: "\(Quoting.name(file)): is empty, or no regular file",
        remedy: "write the rows to a file first")
    case .unknownFormat(let file):
      return Failure(
        exit: .usage, code: "input",
        message: "\(Quoting.name(file)): the name does not tell the form of the input",
        remedy:
          "say it: --input-format \(IndexBuild.Format.allCases.map(\.rawValue).joined(separator: "|"))"
      )
    case .noColumn(let file, let field):
      return Failure(
        exit: .usage, code: "input",
        message: "\(Quoting.name(file)): no column holds \(field.rawValue)",
        remedy: "name the column: --map \(field.rawValue)=COLUMN")
    case .badRow(let row):
      return Failure(
        exit: .usage, code: "input", message: row.words,
        remedy: "correct the row, or leave --strict out")
    case .empty:
      return Failure(exit: .usage, code: "input", message: "there is no place in the input")
    case .build(.unwritable(let number)):
      return Failure(
        exit: .outputFailed, code: "output",
        message: "cannot write \(Quoting.name(output)): \(SystemError.text(number))")
    case .build(.tooLarge):
      return Failure(
        exit: .usage, code: "input", message: "the places do not fit into one index",
        remedy: "divide them, and give several indexes with --data")
    }
  }
}

extension IndexBuild.BadRow {
  /// Where it is and what is wrong with it.
  var words: String { "\(file):\(line): \(reason)" }

  private var reason: String {
    switch problem {
    case .noName: "has no name"
    case .nameWithoutLetters(let name): "the name \(Quoting.value(name)) has no letter or digit"
    case .badNumber(let field, let value): "\(field) is no number: \(Quoting.value(value))"
    case .outOfRange(let field, let value): "\(field) is out of range: \(Quoting.value(value))"
    case .missing(let field): "\(field) is missing"
    case .badText(let field):
      "\(field) holds a NUL or bytes that are no UTF-8"
    case .badIdentifier(let value):
      "an identifier has 1 to 256 of A–Z, a–z, 0–9, - and _: \(Quoting.value(value))"
    case .badCountry(let value): "country is no two-letter code: \(Quoting.value(value))"
    case .reservedIdentifier(let value):
      "identifiers that begin so are the sandbox's own: \(Quoting.value(value))"
    case .repeatedIdentifier(let value, let first):
      "the identifier \(Quoting.value(value)) is there already"
        + (first.map { ", from \($0.file):\($0.line)" } ?? "")
    case .wrongFieldCount(let expected, let found): "has \(found) columns, not \(expected)"
    case .notJSON(let text): "is no JSON: \(text)"
    case .notAPoint(let type): "has no coordinates (\(type))"
    }
  }
}
