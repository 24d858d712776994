/// What a process printed and how it ended.
public struct ProcessOutcome: Sendable {
  /// How a process ended.
  public enum Termination: Sendable, Hashable {
    /// By itself, with this status.
    case exited(Int)
    /// By this signal.
    case signalled(Int)
    /// It was killed because it took too long.
    case timedOut
  }

  /// How it ended.
  public var termination: Termination
  /// The bytes on standard output, if that was a pipe.
  public var stdoutBytes: [UInt8]
  /// The bytes on standard error, if that was a pipe.
  public var stderrBytes: [UInt8]
  /// The bytes on the terminal, without the carriage returns and the echo a terminal adds.
  public var terminalBytes: [UInt8]
  /// Processor time, in user and kernel mode together.
  public var cpuTime: Duration
  /// The largest resident size, in kilobytes.
  public var peakMemoryKilobytes: Int
  /// From start to end.
  public var wallTime: Duration

  /// The exit status; nil when a signal or the time limit ended it.
  public var status: Int? {
    if case .exited(let status) = termination { status } else { nil }
  }
  /// Standard output as text; bytes that are no UTF-8 become U+FFFD.
  public var stdout: String { String(decoding: stdoutBytes, as: UTF8.self) }
  /// Standard error as text.
  public var stderr: String { String(decoding: stderrBytes, as: UTF8.self) }
  /// The terminal's text.
  public var terminal: String { String(decoding: terminalBytes, as: UTF8.self) }
}
