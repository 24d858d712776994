import PlacesClient
import Synchronization

/// Shows on a terminal how far a batch is.
final class BatchProgress: Sendable {
  private let error: Output
  private let uptime: @Sendable () -> Duration
  private let start: Duration
  private let budget: Budget?
  private let isShown: Bool
  private let lastShown = Mutex<Duration?>(nil)

  /// How often the line is written, at most.
  private static let interval = Duration.milliseconds(200)

  init(_ environment: Environment, _ options: OutputOptions, _ budget: Budget?) {
    error = environment.error
    uptime = environment.uptime
    start = environment.uptime()
    self.budget = budget
    isShown = environment.error.traits.isTerminal && !options.isQuiet
  }

  /// Shows how many rows are done, if it is time to.
  func show(_ tally: BatchTally) throws(Failure) {
    guard isShown else { return }
    let now = uptime()
    let isTime = lastShown.withLock { last in
      if let shown = last, now - shown < Self.interval { return false }
      last = now
      return true
    }
    guard isTime else { return }
    let seconds = max(0.001, (now - start) / .seconds(1))
    var line = "\(tally.rows) rows, \(Int(Double(tally.rows) / seconds)) a second"
    if tally.failed > 0 { line += ", \(tally.failed) failed" }
    if let spent = budget?.spent { line += ", \(Pricing.dollars(spent.microdollars))" }
    try error.write("\r\u{1B}[K\(line)")
  }

  /// Wipes the line.
  func end() throws(Failure) {
    if isShown && lastShown.withLock({ $0 != nil }) { try error.write("\r\u{1B}[K") }
  }
}
