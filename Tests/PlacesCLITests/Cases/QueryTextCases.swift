import PlacesClient
import TestSupport
import Testing

/// Chapter A: what is typed arrives as it was typed, or is refused before anything is sent.
@Suite struct QueryTextCases {
  /// Texts that naive URLs, forms, JSON and shells each spoil in their own way (U01–U04, U49).
  static let texts = [
    "88 Sample Ave #12, Springfield", "Store #3", "Oak Blvd & Pine Blvd, Sampletown",
    "A&key=evil", "849VCWC8+R9", "CWC8+R9, Mountain View", "Bar 5+1", "100% Pure %26 Bar",
    "%41venue", "19-15 Sample Blvd, Queens", "4-6 Beispielstraße", "1/2 Sample Rd", "?q=1;b=2",
    #"He said "hi" \n"#, "../v1/x", "東京 👩‍🍳", "Cafe\u{301}", "$(id) `id` ~|*",
  ]

  /// Percent-encoding of everything but what RFC 3986 calls unreserved.
  static func encoded(_ text: String) -> String {
    let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
    return text.utf8.map { byte in
      let hex = String(byte, radix: 16, uppercase: true)
      return unreserved.contains(byte)
        ? String(UnicodeScalar(byte)) : "%" + (hex.count < 2 ? "0" : "") + hex
    }.joined()
  }

  @Test(arguments: texts) func `a GET carries the text encoded once`(text: String) async throws {
    let run = try await CaseRun.server(
      Answers.results(Answers.result()), words: ["geocode", text, "--json"])
    #expect(run.status == 0 && run.stderr.isEmpty)
    #expect(
      run.request?.target
        == "/maps/api/geocode/json?address=\(Self.encoded(text))&key=\(CaseRun.key)")
    #expect(run.request?.parameter("address") == text)
    #expect(run.json?["query"]?["address"] == .string(text))
  }

  @Test(arguments: texts) func `a legacy GET has one input`(text: String) async throws {
    let run = try await CaseRun.server(
      Answers.predictions(Answers.prediction()), words: ["predict", text, "--api=legacy", "--json"])
    #expect(run.status == 0)
    #expect(
      run.request?.target
        == "/maps/api/place/autocomplete/json?input=\(Self.encoded(text))&key=\(CaseRun.key)")
    #expect(run.json?["query"]?["text"] == .string(text))
  }

  @Test(arguments: texts) func `a POST carries plain JSON`(text: String) async throws {
    let run = try await CaseRun.server(
      Answers.suggestions(Answers.suggestion()), words: ["predict", text, "--json"])
    #expect(run.status == 0)
    #expect(run.request?.target == "/v1/places:autocomplete")
    #expect(run.request?.json == .object(["input": .string(text)]))
    #expect(run.request?.header("X-Goog-Api-Key") == CaseRun.key)
    #expect(run.json?["query"]?["text"] == .string(text))
  }

  @Test func `a short plus code without a locality finds nothing`() async throws {
    let run = try await CaseRun.sandbox("geocode", "CWC8+R9", "--json")
    #expect(run.status == 1)
    #expect(run.json?["results"] == [])
  }

  @Test(arguments: [
    ("Example Hall,\n1 Main St", "Example Hall, 1 Main St"), ("a\r\nb", "a  b"), ("a\tb", "a b"),
  ])
  func `line ends become blanks`(text: String, sent: String) async throws {
    let run = try await CaseRun.server(
      Answers.results(Answers.result()), words: ["geocode", text])
    #expect(run.status == 0)
    #expect(run.request?.parameter("address") == sent)
  }

  @Test(arguments: [
    ("Caf\u{7}e", "U+0007"), ("b\u{1B}]0;x\u{7}", "U+001B"), ("a\u{7F}", "U+007F"),
    ("a\u{9B}31m", "U+009B"),
  ])
  func `a control character is refused by its code point`(text: String, name: String) async throws {
    for command in ["predict", "geocode"] {
      let run = try await CaseRun.server(words: [command, text])
      #expect(run.isRefused(saying: name))
      #expect(!run.stderr.unicodeScalars.contains { Sanitizing.isHarmful($0) })
    }
  }

  @Test(arguments: ["", "   ", "\u{A0}\u{200B}", "\n", "\u{3000}\u{FEFF}"])
  func `nothing is not looked up`(text: String) async throws {
    for (command, name) in [("predict", "TEXT"), ("geocode", "ADDRESS"), ("details", "PLACE_ID")] {
      let run = try await CaseRun.server(words: [command, text])
      #expect(run.isRefused(saying: name, "empty"))
    }
  }

  @Test(arguments: [
    (String(repeating: "x", count: 20_000), "20000"),
    (String(repeating: "ü", count: 3000), "18000"),
  ])
  func `a text too long is refused with its encoded length`(text: String, length: String)
    async throws
  {
    for command in ["predict", "geocode"] {
      let run = try await CaseRun.server(words: [command, text])
      #expect(run.isRefused(saying: length, "8192"))
      #expect(run.stderr.utf8.count < 500)
    }
  }

  @Test(arguments: [400, 414]) func `a server that finds it too long`(status: Int) async throws {
    let text = String(repeating: "ü", count: 1200)
    let run = try await CaseRun.server(
      .html("<html><body>Request-URI Too Large</body></html>", status: status),
      words: ["geocode", text])
    #expect(run.status == 6 && run.stdout.isEmpty && run.requests.count == 1)
    #expect(run.says("HTTP \(status)", "text/html"))
    #expect(run.stderr.utf8.count < 1000 && !run.stderr.contains("üüü"))
  }
}
