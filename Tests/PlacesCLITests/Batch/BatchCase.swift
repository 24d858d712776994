import PlacesClient
import TestSupport

/// Runs of the built program over many rows.
extension CaseRun {
  /// Runs `places` over an input, against a server or in the sandbox.
  static func batch(
    _ words: [String], input: ProcessInput, server: LoopbackServer? = nil,
    stdout: ProcessSink = .pipe, stderr: ProcessSink = .pipe, signal: ProcessSignal? = nil
  ) async throws -> CaseRun {
    let backend = server.map { ["--base-url", $0.url] } ?? ["--sandbox"]
    let outcome = try await ProcessRunner.places().run(
      words.prefix(1) + backend + words.dropFirst(),
      environment: [
        "HOME": "/nonexistent", "PLACES_USAGE_LOG": "off", "TERM": "xterm-256color",
        "PLACES_API_KEY": key,
      ], input: input, stdout: stdout, stderr: stderr, signal: signal)
    return CaseRun(outcome: outcome, requests: server?.requests ?? [])
  }

  /// Runs `places geocode` over lines.
  static func geocode(
    _ lines: [String], _ words: String..., server: LoopbackServer? = nil,
    signal: ProcessSignal? = nil
  ) async throws -> CaseRun {
    try await batch(
      ["geocode", "-", "--format", "ndjson"] + words,
      input: .text(lines.map { $0 + "\n" }.joined()), server: server, signal: signal)
  }

  /// The lines of standard output as JSON.
  var rows: [JSONValue] { lines.compactMap { JSONValue(text: $0) } }

  /// What was asked for, in the order of arrival.
  var asked: [String] { requests.compactMap { $0.parameter("address") } }
}

extension JSONValue {
  /// The ID of the first result.
  var firstPlace: String? { self["results"]?[0]?["placeId"]?.string }
}

extension LoopbackServer {
  /// A server whose answer to an address has the address in it.
  static func echo(
    isRefusing: Bool = false,
    _ answer: @escaping @Sendable (String, LoopbackRequest) -> LoopbackAnswer = { address, _ in
      .echo(address)
    }
  ) throws -> LoopbackServer {
    try LoopbackServer(isRefusing: isRefusing) { request in
      answer(request.parameter("address") ?? "", request)
    }
  }
}

extension LoopbackAnswer {
  /// One result that says what was asked for.
  static func echo(_ address: String) -> LoopbackAnswer {
    Answers.results(
      Answers.result("id-" + address.filter { $0 != "\n" }, address.filter { $0 != "\n" }))
  }

  /// The same answer after a pause.
  func after(_ pause: Duration) -> LoopbackAnswer {
    if case .response(let response) = self { .delayed(response, by: pause) } else { self }
  }
}
