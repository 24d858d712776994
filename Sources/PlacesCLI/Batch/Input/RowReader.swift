/// Turns the bytes of an input into rows.
protocol RowReader: Sendable {
  /// Takes bytes and returns the rows they complete.
  ///
  /// - Throws: A failure of status 2 when the input as a whole cannot be read.
  mutating func take(_ bytes: [UInt8]) throws(Failure) -> [InputRow]
  /// Returns the rows that end with the input.
  ///
  /// - Throws: As ``take(_:)``.
  mutating func end() throws(Failure) -> [InputRow]
  /// Called once the first rows are known: what stands before the first row of CSV output, if the input is CSV.
  var header: CSVHeader? { get }
}

/// One row a line; a line that is one of our own JSON objects gives a row for each place ID in it.
struct LineRowReader: RowReader {
  private var splitter = LineSplitter()
  private let readsAnswers: Bool
  private var index = 0
  private var isFirst = true

  let header: CSVHeader? = nil

  /// Creates a reader.
  ///
  /// - Parameter readsAnswers: Whether lines may be answers of ours, to take place IDs from.
  init(readsAnswers: Bool) { self.readsAnswers = readsAnswers }

  mutating func take(_ bytes: [UInt8]) throws(Failure) -> [InputRow] {
    var rows: [InputRow] = []
    for line in splitter.take(bytes) { rows += try self.rows(line) }
    return rows
  }

  mutating func end() throws(Failure) -> [InputRow] {
    guard let line = splitter.end() else { return [] }
    return try rows(line)
  }

  private mutating func rows(_ line: LineSplitter.Line) throws(Failure) -> [InputRow] {
    var bytes = line.bytes
    if isFirst {
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
      if let offset = UTF8Check.firstFault(in: bytes) {
        throw Failure(line: line.number, InputRow.Encoding.problem(bytes, offset))
      }
      isFirst = false
    }
    if line.isCut {
      let problem = ValueProblem("the line is longer than \(LineSplitter.longestLineBytes) bytes")
      return [row(line.number, .invalid(problem))]
    }
    if let zero = bytes.firstIndex(of: 0) {
      let problem = ValueProblem(
        "the control character U+0000 at byte \(zero)",
        remedy: "separate records with line ends, not NUL: tr '\\0' '\\n'")
      return [row(line.number, .invalid(problem))]
    }
    if readsAnswers, bytes.first(where: { $0 != 0x20 }) == UInt8(ascii: "{") {
      return AnswerLine.contents(bytes).map { row(line.number, $0) }
    }
    return [row(line.number, InputRow.content(bytes))]
  }

  private mutating func row(_ line: Int, _ content: InputRow.Content) -> InputRow {
    defer { index += 1 }
    return InputRow(index: index, line: line, content: content)
  }
}

extension Failure {
  /// Creates the failure of an input that cannot be read from a line on.
  init(line: Int, _ problem: ValueProblem) {
    self.init(
      exit: .usage, code: "input", message: "line \(line): \(problem.reason)",
      remedy: problem.remedy)
  }
}
