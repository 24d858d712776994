import PlacesClient
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One run of the built program, and what its server saw of it.
///
/// Everything comes from that one run: both streams, the status, and the requests.
@dynamicMemberLookup
struct CaseRun: Sendable {
  /// The key that runs have in `PLACES_API_KEY` unless they say otherwise.
  static let key = "SECRETKEY123"

  /// What was printed, and how it ended.
  var outcome: ProcessOutcome
  /// What the server received; nothing without a server.
  var requests: [LoopbackRequest] = []

  subscript<Value>(dynamicMember path: KeyPath<ProcessOutcome, Value>) -> Value {
    outcome[keyPath: path]
  }

  /// Runs `places` with nothing but these words and variables: no key, no server.
  static func places(
    _ words: [String], _ variables: [String: String] = [:], input: ProcessInput = .bytes([]),
    stdout: ProcessSink = .pipe, stderr: ProcessSink = .pipe,
    terminal: TerminalSize = TerminalSize(columns: 200)
  ) async throws -> CaseRun {
    let environment = ["HOME": "/nonexistent", "PLACES_USAGE_LOG": "off", "TERM": "xterm-256color"]
    let outcome = try await Turns.shared.taking {
      try await ProcessRunner.places().run(
        words, environment: environment.merging(variables) { $1 }, input: input, stdout: stdout,
        stderr: stderr, terminal: terminal)
    }
    return CaseRun(outcome: outcome)
  }

  /// Runs `places` in the sandbox.
  static func sandbox(_ words: String...) async throws -> CaseRun {
    try await places(words.adding("--sandbox"))
  }

  /// Runs `places` with a key against a server that gives these answers in turn.
  static func server(
    _ answers: LoopbackAnswer..., words: [String], variables: [String: String] = [:],
    key: String? = key, stdout: ProcessSink = .pipe, stderr: ProcessSink = .pipe
  ) async throws -> CaseRun {
    let server = try LoopbackServer(answers: answers)
    return try await asking(
      server, words, variables: variables, key: key, stdout: stdout, stderr: stderr)
  }

  /// Runs `places` with a key against a server.
  static func asking(
    _ server: LoopbackServer, _ words: [String], variables: [String: String] = [:],
    key: String? = key, stdout: ProcessSink = .pipe, stderr: ProcessSink = .pipe
  ) async throws -> CaseRun {
    var variables = variables
    variables["PLACES_API_KEY"] = key
    var run = try await places(
      words.adding("--base-url", server.url), variables, stdout: stdout, stderr: stderr)
    run.requests = server.requests
    return run
  }

  /// The one request there was; nil when there were none, or several.
  var request: LoopbackRequest? { requests.count == 1 ? requests.first : nil }

  /// Standard output as one JSON value; nil when it is anything else.
  var json: JSONValue? { JSONValue(text: self.stdout) }

  /// The error on standard error, when that is one JSON object and nothing else.
  var jsonError: JSONValue? { JSONValue(text: self.stderr)?["error"] }

  /// The lines of standard output.
  var lines: [String] { self.stdout.split(separator: "\n").map(String.init) }

  /// Whether this was refused as a mistake, with all these words on standard error and nothing sent or printed.
  func isRefused(saying words: String...) -> Bool {
    self.status == 2 && self.stdout.isEmpty && requests.isEmpty && says(words)
  }

  /// Whether standard error holds all these words.
  func says(_ words: [String]) -> Bool { words.allSatisfy { self.stderr.contains($0) } }

  /// Whether standard error holds all these words.
  func says(_ words: String...) -> Bool { says(words) }
}

extension CaseRun: CustomStringConvertible {
  var description: String {
    let targets = requests.map { "\($0.method) \($0.target.prefix(300))" }
    return """
      \(outcome.termination) after \(outcome.wallTime), requests \(targets)
      stdout: \(outcome.stdout.prefix(1500))
      stderr: \(outcome.stderr.prefix(1500))
      terminal: \(outcome.terminal.prefix(500).debugDescription)
      """
  }
}

extension String {
  /// The text without the marks of colour and emphasis.
  var withoutColour: String { replacing(/\u{1B}\[[0-9]+m/, with: "") }
}

extension [String] {
  /// The words with options behind the first, so that they count whatever follows.
  func adding(_ options: String...) -> [String] { Array(prefix(1)) + options + dropFirst() }
}

extension JSONValue {
  /// Reads a text that is one JSON value.
  init?(text: String) {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) else {
      return nil
    }
    self = value
  }

  subscript(index: Int) -> JSONValue? {
    array.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// The names of an object's members, sorted.
  var names: [String] { object?.members.map(\.name).sorted() ?? [] }
}

extension LoopbackRequest {
  /// The body as JSON.
  var json: JSONValue? { JSONValue(text: bodyText) }

  /// The names of the parameters, in order.
  var parameterNames: [String] { query.map(\.name) }
}

/// Lets only some programs run at a time, so that one that is timed has a processor to itself.
private actor Turns {
  static let shared = Turns()

  private var free = 4
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits for a turn and does the work in it.
  func taking<Value: Sendable>(
    _ work: @Sendable () async throws -> Value
  ) async throws -> Value {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
    defer { giveBack() }
    return try await work()
  }

  private func giveBack() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
