import PlacesClient
import TestSupport
import Testing

/// What must never reach a terminal from outside (U11).
enum Sanitizing {
  /// Whether a scalar is a control other than a line end or tab, or turns text around.
  static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// What a malicious listing is called.
  static let name = #"\u001b]0;owned\u0007Cafe\u202e\u009b31m"#

  static let answers: [([String], LoopbackAnswer)] = [
    (["predict", "cafe"], Answers.suggestions(Answers.suggestion("ChIJone", name))),
    (
      ["predict", "cafe", "--api=legacy"],
      Answers.predictions(
        Answers.prediction(
          "ChIJone", name, more: #","structured_formatting":{"main_text":"\#(name)"}"#))
    ),
    (
      ["details", "ChIJone", "--fields=name,photos,reviews,types"],
      .json(
        #"{"displayName":{"text":"\#(name)"},"types":["\#(name)"],"attributions":[{"provider":"\#(name)"}]}"#
      )
    ),
    (["geocode", "cafe"], Answers.results(Answers.result("ChIJone", name, type: name))),
    (["geocode", "cafe"], Answers.status("REQUEST_DENIED", name)),
    (["geocode", "cafe"], Answers.status(name)),
    (["predict", "cafe"], Answers.error(403, "PERMISSION_DENIED", name)),
    (["predict", "cafe"], .html("\u{1B}]0;owned\u{7}Cafe\u{202E}\u{9B}31m", status: 404)),
  ]
}

/// U11: escape sequences in the server's text.
@Suite struct SanitizingCases {
  @Test(arguments: Sanitizing.answers)
  func `people never get them raw`(words: [String], answer: LoopbackAnswer) async throws {
    let pipe = try await CaseRun.server(answer, words: words + ["-v"])
    #expect((pipe.stdout + pipe.stderr).contains("Cafe"))
    #expect(!(pipe.stdout + pipe.stderr).unicodeScalars.contains(where: Sanitizing.isHarmful))
    let terminal = try await CaseRun.server(
      answer, words: words + ["--color=never"], stdout: .terminal, stderr: .terminal)
    #expect(terminal.terminal.contains("Cafe"))
    #expect(!terminal.terminal.unicodeScalars.contains(where: Sanitizing.isHarmful))
  }

  @Test func `a name cannot break a line or a column`() async throws {
    let run = try await CaseRun.server(
      Answers.suggestions(Answers.suggestion("ChIJone", #"a\tb\nc\rd\u2028e"#)),
      words: ["predict", "cafe"])
    #expect(run.stdout == "Powered by Google\nChIJone\ta\\u{9}b\\u{A}c\\u{D}d\\u{2028}e\n")
  }

  @Test func `colour marks are the program's own`() async throws {
    let run = try await CaseRun.server(
      Answers.suggestions(
        Answers.suggestion(
          "ChIJone", Sanitizing.name,
          more: #","structuredFormat":{"mainText":{"text":"\#(Sanitizing.name)"}}"#)),
      words: ["predict", "cafe", "--color=always"])
    #expect(run.stdout.contains("\u{1B}[") && run.stdout.contains(#"\u{1B}]0;owned\u{7}Cafe"#))
    #expect(!run.stdout.contains("\u{1B}]") && !run.stdout.contains("\u{202E}"))
  }

  @Test func `JSON keeps the data`() async throws {
    let run = try await CaseRun.server(
      Answers.suggestions(Answers.suggestion("ChIJone", Sanitizing.name)),
      words: ["predict", "cafe", "--json"])
    #expect(
      run.json?["predictions"]?[0]?["text"] == "\u{1B}]0;owned\u{7}Cafe\u{202E}\u{9B}31m")
    #expect(run.stdout.contains(#"\u001b]0;owned\u0007Cafe"#))
    #expect(!run.stdout.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test func `JSON errors keep it escaped`() async throws {
    let run = try await CaseRun.server(
      Answers.status("REQUEST_DENIED", Sanitizing.name), words: ["geocode", "cafe", "--json"])
    #expect(run.jsonError?["message"]?.string?.contains("\u{1B}]0;owned") == true)
    #expect(!run.stderr.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }
}
