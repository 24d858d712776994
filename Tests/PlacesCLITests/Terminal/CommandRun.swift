import PlacesClient
import Synchronization

@testable import PlacesCLI

/// Everything one run of the program leaves behind, taken from that one run.
struct CommandRun: Sendable, Equatable {
  /// The program's statuses, under a name that the testing library does not use for its own.
  typealias Status = ExitStatus

  var status: Status
  var output: String
  var error: String
}

extension CommandRun {
  /// Runs a command line in this process, with streams in memory and nothing of this machine in reach.
  ///
  /// - Parameters:
  ///   - words: The words after `places`.
  ///   - variables: The environment variables, all of them.
  ///   - input: What standard input holds.
  ///   - terminal: What standard output and standard error lead to.
  ///   - transport: What answers requests.
  ///   - commands: The commands there are.
  init(
    _ words: [String], variables: Variables = [:], input: String = "",
    terminal: TerminalTraits = .none, transport: (any Transport)? = nil,
    commands: [Command] = CommandList.all
  ) async {
    let output = MemorySink()
    let error = MemorySink()
    let environment = Environment(
      variables: variables, input: .memory(Array(input.utf8)),
      output: Output(output, name: "standard output", traits: terminal, capacity: 4096),
      error: Output(error, name: "standard error", traits: terminal),
      uptime: { .zero }, randomBytes: { Array(repeating: 7, count: $0) }, transport: transport)
    let status = await PlacesCLI.run(ArgumentVector(words), in: environment, commands: commands)
    self.init(status: status, output: output.text, error: error.text)
  }
}

/// A sink that keeps what it is given.
final class MemorySink: ByteSink {
  private let bytes = Mutex<[UInt8]>([])

  func write(_ bytes: ArraySlice<UInt8>) -> SinkOutcome {
    self.bytes.withLock { $0 += bytes }
    return .written(bytes.count)
  }

  /// All of it, as text.
  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
}

extension Input {
  /// Returns a stream that holds `bytes`.
  static func memory(_ bytes: [UInt8], isTerminal: Bool = false) -> Input {
    let rest = Remainder(bytes)
    return Input(isTerminal: isTerminal) { .success(rest.take($0)) }
  }
}

/// What is left of the bytes of a stream in memory.
private final class Remainder: Sendable {
  private let bytes: Mutex<ArraySlice<UInt8>>

  init(_ bytes: [UInt8]) { self.bytes = Mutex(bytes[...]) }

  func take(_ limit: Int) -> [UInt8] {
    bytes.withLock { bytes in
      defer { bytes = bytes.dropFirst(limit) }
      return Array(bytes.prefix(limit))
    }
  }
}
