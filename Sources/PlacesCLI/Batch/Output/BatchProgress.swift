import PlacesClient
import Synchronization

/// Shows on a terminal how far a batch is.
final class BatchProgress: Sendable {
  private let error: Output
  private let uptime: @Sendable () -> Duration
  private let start: Duration
  private let budget: Budget?
  private let isShown: Bool
  /// How many characters fit into a line of the terminal, if it says so.
  private let width: Int?
  private let state = Mutex(State())

  private struct State: Sendable {
    var shownAt: Duration?
    /// What the line says, once there is one.
    var line: String?
    /// Whether the line is wiped, to make room for rows on the same terminal.
    var isWiped = false
  }

  private static let wiping = "\r\u{1B}[K"

  /// How often the line is written, at most.
  private static let interval = Duration.milliseconds(200)

  /// Begins to measure; `budget` counts nothing when it is `nil`.
  init(_ environment: Environment, _ options: OutputOptions, _ budget: Budget?) {
    error = environment.error
    uptime = environment.uptime
    start = environment.uptime()
    self.budget = budget
    // A terminal that can do nothing cannot wipe a line either.
    isShown =
      environment.error.traits.isTerminal && !options.isQuiet
      && environment.variables["TERM"] != "dumb"
    width = environment.error.traits.columns
  }

  /// Shows how many rows are done, if it is time to.
  ///
  /// - Parameters:
  ///   - tally: What has become of the rows so far.
  ///   - total: How many rows there are, when that is known.
  /// - Throws: The failure of standard error.
  func show(_ tally: BatchTally, of total: RowTotal?) throws(Failure) {
    guard isShown else { return }
    let now = uptime()
    let isTime = state.withLock { state in
      if let shown = state.shownAt, now - shown < Self.interval { return false }
      state.shownAt = now
      return true
    }
    guard isTime else { return }
    let line = Self.line(tally, of: total, after: now - start, budget?.spent)
    // A line that wraps could not be wiped as a whole.
    let fitting = width.map { String(line.prefix(max(0, $0 - 1))) } ?? line
    let isWiped = state.withLock { state in
      state.line = fitting
      return state.isWiped
    }
    if !isWiped { try error.write(Self.wiping + fitting) }
  }

  /// Wipes the line until ``restore()``, before something else is written to the same terminal.
  ///
  /// - Returns: Whether it was not wiped already.
  @discardableResult func wipe() throws(Failure) -> Bool {
    let (isNew, isDue) = state.withLock { state in
      defer { state.isWiped = true }
      return (!state.isWiped, !state.isWiped && state.line != nil)
    }
    if isDue { try error.write(Self.wiping) }
    return isNew
  }

  /// Shows the line again.
  func restore() throws(Failure) {
    let line = state.withLock { (state) -> String? in
      guard state.isWiped else { return nil }
      state.isWiped = false
      return state.line
    }
    if let line { try error.write(line) }
  }

  /// Wipes the line for good.
  func end() throws(Failure) {
    try wipe()
    state.withLock { $0.line = nil }
  }

  /// The line: rows done of all, rate, failures, price so far, time left.
  static func line(
    _ tally: BatchTally, of total: RowTotal?, after time: Duration, _ spent: Budget.Spent?
  ) -> String {
    let ofTotal = total.map { "/\($0.isExact ? "" : "~")\(max($0.rows, tally.rows))" } ?? ""
    // Rows of an earlier run took no time of this one.
    let done = tally.rows - tally.kept
    let rate = Double(done) / max(0.001, time / .seconds(1))
    var parts = [
      "\(tally.rows)\(ofTotal) rows", "\(rate < 10 ? tenths(rate) : "\(Int(rate))") a second",
    ]
    if tally.failed > 0 { parts.append("\(tally.failed) failed") }
    if let spent { parts.append(Pricing.dollars(spent.microdollars)) }
    if let total, done > 0, total.rows > tally.rows {
      parts.append(clock(Int(Double(total.rows - tally.rows) / rate + 0.5)) + " left")
    }
    return parts.joined(separator: ", ")
  }

  private static func tenths(_ rate: Double) -> String {
    let tenths = Int(rate * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// Hours, minutes and seconds, without hours when there are none.
  private static func clock(_ seconds: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (minutes, hours) = (seconds / 60 % 60, seconds / 3600)
    return hours > 0
      ? "\(hours):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
  }
}

/// How many rows an input has.
struct RowTotal: Sendable, Hashable {
  /// How many.
  var rows: Int
  /// Whether they were counted, or only estimated from the part that was read.
  var isExact: Bool
}

/// Counts what is read of an input, to tell how many rows it has.
struct RowCount: Sendable {
  private let size: Int?
  private var rows = 0
  private var bytes = 0
  private var isComplete = false

  /// Begins to count in an input of a size in bytes, if that is known.
  init(size: Int?) { self.size = size }

  /// Counts a piece of the input and the rows in it; no bytes are the end.
  mutating func add(rows: Int, bytes: Int) {
    self.rows += rows
    self.bytes += bytes
    if bytes == 0 { isComplete = true }
  }

  /// How many rows there are: exactly once all were read, estimated while the size is known.
  var total: RowTotal? {
    if isComplete { return RowTotal(rows: rows, isExact: true) }
    guard let size, bytes > 0, rows > 0 else { return nil }
    return RowTotal(rows: Int(Double(rows) * Double(size) / Double(bytes)), isExact: false)
  }
}
