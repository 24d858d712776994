/// Runs an executable as a shell would, and captures what it does.
///
/// The child gets exactly the environment that is given, a session of its own, no inherited descriptors and default signals.
/// Waiting happens on threads of its own, so many runs may be under way at once. No run outlasts its time limit.
///
/// ```swift
/// let run = try await ProcessRunner.places().run(["types", "--json"])
/// #expect(run.status == 0)
/// #expect(run.stderr == "")
/// ```
public struct ProcessRunner: Sendable {
  /// The path of the executable.
  public var executable: String

  /// Creates a runner for an executable.
  public init(executable: String) { self.executable = executable }

  /// The `places` that was built with the tests.
  public static func places() throws -> ProcessRunner {
    ProcessRunner(executable: try BuiltExecutable.path("places"))
  }

  /// Runs the executable and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: Without the program's name.
  ///   - environment: The whole environment.
  ///   - input: What standard input is; at its end after these bytes.
  ///   - stdout: Where standard output goes.
  ///   - stderr: Where standard error goes.
  ///   - directory: The working directory; nil means the tests' own.
  ///   - terminal: The size of the terminal, if one of the three is one.
  ///   - signal: A signal to send when something has been printed.
  ///   - timeLimit: After this the child and its children are killed.
  /// - Returns: What it printed and how it ended.
  /// - Throws: ``SystemError`` when it cannot be started.
  public func run(
    _ arguments: [String] = [], environment: [String: String] = [:],
    input: ProcessInput = .bytes([]), stdout: ProcessSink = .pipe, stderr: ProcessSink = .pipe,
    directory: String? = nil, terminal: TerminalSize = TerminalSize(),
    signal: ProcessSignal? = nil, timeLimit: Duration = .seconds(30)
  ) async throws -> ProcessOutcome {
    let launch = ProcessLaunch(
      executable: executable, arguments: arguments, environment: environment, input: input,
      stdout: stdout, stderr: stderr, directory: directory, terminal: terminal)
    return try await withCheckedContinuation { continuation in
      startThread {
        continuation.resume(
          returning: Result {
            let process = try launch.start()
            return process.finish(signal: signal, timeLimit: timeLimit)
          })
      }
    }.get()
  }
}

/// What standard input is.
public enum ProcessInput: Sendable {
  /// A pipe with these bytes and then the end.
  case bytes([UInt8])
  /// A terminal, at which these bytes are typed; byte 4 (Ctrl-D) at the start of a line is the end.
  case terminal(typed: [UInt8])
  /// A file.
  case file(String)

  /// A pipe with this text and then the end.
  public static func text(_ text: String) -> ProcessInput { .bytes(Array(text.utf8)) }
}

/// Where an output goes.
public enum ProcessSink: Sendable {
  /// A pipe that is read to the end.
  case pipe
  /// A terminal; what both outputs print there is in ``ProcessOutcome/terminal``.
  case terminal
  /// A pipe that nobody reads any more.
  case brokenPipe
  /// A file that is written over, such as `/dev/full`.
  case file(String)
}

/// The size of a terminal in characters.
public struct TerminalSize: Sendable {
  /// Characters in a line.
  public var columns: Int
  /// Lines.
  public var rows: Int

  /// Creates a size.
  public init(columns: Int = 80, rows: Int = 24) {
    self.columns = columns
    self.rows = rows
  }
}

/// A signal that is sent, or something else that is done, once, as soon as an output holds a text.
public struct ProcessSignal: Sendable {
  /// What has to be printed before.
  public var text: String
  /// What is done to the process.
  let act: @Sendable (Int32) -> Void

  /// Creates a signal; others can be sent right behind it.
  public init(
    _ number: Int32, afterPrinting text: String, followedBy others: [Int32] = []
  ) {
    self.text = text
    act = { pid in
      for number in [number] + others { sendSignal(pid, number) }
    }
  }

  /// Creates something else to do.
  public init(afterPrinting text: String, act: @escaping @Sendable () -> Void) {
    self.text = text
    self.act = { _ in act() }
  }
}
