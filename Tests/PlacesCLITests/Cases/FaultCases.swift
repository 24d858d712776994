import PlacesClient
import TestSupport
import Testing

/// U60 and U61: servers at fault, seen from the command line.
@Suite struct FaultCases {
  private static func error(_ code: Int, _ status: String) -> LoopbackAnswer {
    Answers.error(code, status)
  }

  /// What is worth a second try, by the command that meets it.
  static let passing: [([String], LoopbackAnswer)] = [
    (["geocode", "x"], Answers.status("UNKNOWN_ERROR")),
    (["predict", "x", "--api=legacy"], Answers.status("UNKNOWN_ERROR", "Try again.")),
    (
      ["details", "ChIJone", "--api=legacy"],
      .json(#"{"html_attributions":[],"status":"UNKNOWN_ERROR"}"#)
    ),
    (["predict", "x"], error(500, "INTERNAL")), (["predict", "x"], error(503, "UNAVAILABLE")),
    (["details", "ChIJone"], error(504, "DEADLINE_EXCEEDED")),
    (["geocode", "x"], .html("<h1>500</h1>", status: 500)),
    (["predict", "x"], .html("<h1>502</h1>", status: 502)),
    (["geocode", "x"], .html("", status: 503)), (["geocode", "x"], .html("504", status: 504)),
    (["geocode", "x"], .html("408", status: 408)), (["predict", "x"], .reset),
    (["geocode", "x"], .close),
    (["predict", "x"], .raw(Array("HTTP/1.1 200 OK\r\n".utf8), then: .reset)),
    (
      ["geocode", "x"],
      .truncate(
        LoopbackResponse(body: Array(#"{"results":[],"status":"OK"}"#.utf8)), afterBodyBytes: 9)
    ),
    (["geocode", "x"], .tooManyRequests(retryAfter: "0")),
  ]

  @Test(arguments: passing) func `a passing fault is tried again`(
    words: [String], fault: LoopbackAnswer
  ) async throws {
    let quiet = try await CaseRun.server(
      fault, Answers.one(for: words + legacy(words)), words: words)
    #expect(quiet.status == 0 && quiet.requests.count == 2)
    #expect(quiet.stderr.isEmpty && quiet.stdout.contains("ChIJone"))
    #expect(Set(quiet.requests.map(\.target)).count == 1)
    #expect(Set(quiet.requests.map(\.body)).count == 1)
  }

  private func legacy(_ words: [String]) -> [String] {
    words.contains("--api=legacy") ? ["legacy"] : []
  }

  @Test func `a retry is told when asked for`() async throws {
    let run = try await CaseRun.server(
      .html("<h1>502</h1>", status: 502), Answers.results(Answers.result()),
      words: ["geocode", "x", "-v", "--format=csv"])
    #expect(run.status == 0 && run.requests.count == 2 && run.lines.count == 2)
    #expect(run.says("attempt 1", "attempt 2", "HTTP 502", "trying again in"))
    #expect(!run.stderr.contains(CaseRun.key))
  }

  /// What another try cannot change.
  static let lasting: [(LoopbackAnswer, Int)] = [
    (Answers.status("INVALID_REQUEST"), 2), (error(400, "INVALID_ARGUMENT"), 2),
    (error(403, "PERMISSION_DENIED"), 3), (error(404, "NOT_FOUND"), 6),
    (.html("<h1>404</h1>", status: 404), 6), (.html("<h1>403</h1>", status: 403), 6),
    (.redirect(to: "http://127.0.0.1:9/"), 6), (.redirect(to: "/other", status: 308), 6),
    (.html("<html><body>Log in to the hotel's network</body></html>"), 6),
    (.json(""), 6), (.json("[]"), 6), (.json("null"), 6), (.json("7"), 6),
    (.json(#"{"results":[{"place_id":"x"#), 6), (.json(#"{"status":"OK"}"#), 6),
    (.json(#"{"results":{},"status":"OK"}"#), 6), (.json(#"{"results":[{}],"status":"OK"}"#), 6),
    (.json(#"{"results":[],"status":7}"#), 6), (Answers.status("NEW_STATUS"), 6),
    (Answers.results(Answers.result(lat: "95", lng: "0")), 6),
    (Answers.results(Answers.result(lat: "1e999", lng: "0")), 6),
    (.garbage, 6), (.response(LoopbackResponse(status: 204)), 6),
  ]

  @Test(arguments: lasting) func `a lasting fault is not`(answer: LoopbackAnswer, status: Int)
    async throws
  {
    let run = try await CaseRun.server(answer, answer, words: ["geocode", "x"])
    #expect(run.status == status && run.requests.count == 1 && run.stdout.isEmpty)
    #expect(run.stderr.split(separator: "\n").count == 2 && run.stderr.utf8.count < 1200)
    for word in ["no result", "DecodingError", "Swift", "Optional", "codingPath", "keyNotFound"] {
      #expect(!run.stderr.contains(word))
    }
  }

  /// U61: what was expected, what came, and a clean piece of it.
  static let useless: [(LoopbackAnswer, [String])] = [
    (
      .html("<html>\n<body>\tLog in</body>" + String(repeating: "x", count: 5000)),
      ["HTTP 200", "text/html", "<body> Log in</body>"]
    ),
    (.html("<h1>Bad Gateway</h1>", status: 502), ["HTTP 502", "text/html", "Bad Gateway"]),
    (.json(""), ["HTTP 200", "application/json", "empty body"]),
    (.json(#"{"results":[{"place_id":"Half"#), ["HTTP 200", "expected JSON", "Half"]),
    (.json("[]"), ["HTTP 200", "expected", "object"]),
    (
      .json(#"{"results":[{"place_id":"A","formatted_address":"B"}],"status":"OK"}"#),
      ["results[0].geometry"]
    ),
    (.response(LoopbackResponse(body: Array("hello".utf8))), ["no content type", "hello"]),
  ]

  @Test(arguments: useless)
  func `an answer of no use is described`(answer: LoopbackAnswer, words: [String]) async throws {
    let run = try await CaseRun.server(answer, words: ["geocode", "x", "--retries=0"])
    #expect(run.status == 6 && run.stdout.isEmpty)
    #expect(run.says(words) && run.stderr.utf8.count < 700)
    let json = try await CaseRun.server(answer, words: ["geocode", "x", "--retries=0", "--json"])
    #expect(json.status == 6 && json.stdout.isEmpty)
    #expect(json.jsonError?["code"] == "unreadableAnswer")
  }

  @Test func `two megabytes are an ordinary answer`() async throws {
    let padding = String(repeating: "0123456789abcdef", count: 131_072)
    let run = try await CaseRun.server(
      Answers.results(Answers.result(more: #","address_descriptor":"\#(padding)""#)),
      words: ["geocode", "x"])
    #expect(run.status == 0)
    #expect(run.lines.last == "ChIJone\t1 Main St\t-33.87,151.21\tROOFTOP")
  }

  @Test func `an answer without end is cut off`() async throws {
    let run = try await CaseRun.server(.huge(17 << 20), words: ["geocode", "x"])
    #expect(run.status == 6 && run.requests.count == 1)
    #expect(run.says("larger than 16777216 bytes"))
  }

  /// The key would go along.
  @Test func `a redirect is not followed`() async throws {
    let other = try LoopbackServer { _ in Answers.results(Answers.result()) }
    for words in [["geocode", "x"], ["predict", "x"], ["details", "ChIJone"]] {
      let run = try await CaseRun.server(.redirect(to: other.url + "/x", status: 307), words: words)
      #expect(run.status == 6 && run.stdout.isEmpty && run.requests.count == 1)
      #expect(run.says("redirect"))
    }
    #expect(other.requests.isEmpty && other.connectionCount == 0)
  }

  @Test(arguments: [
    LoopbackAnswer.stall,
    .raw(Array("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{".utf8), then: .stall),
    .drip(
      LoopbackResponse(body: Array("{\"results\":[]}".utf8)), every: .milliseconds(100),
      onlyBody: true),
  ])
  func `silence ends at the time limit`(answer: LoopbackAnswer) async throws {
    let run = try await CaseRun.server(answer, answer, words: ["geocode", "x", "--timeout=300ms"])
    #expect(run.status == 5 && run.stdout.isEmpty && run.requests.count == 1)
    #expect(run.says("127.0.0.1", "300ms", "--timeout") && run.wallTime < .seconds(8))
  }

  @Test func `with a deadline a silent attempt is repeated until then`() async throws {
    let run = try await CaseRun.server(
      .stall, Answers.results(Answers.result()),
      words: ["geocode", "x", "--timeout=300ms", "--deadline=20s"])
    #expect(run.status == 0 && run.requests.count == 2)
    let late = try await CaseRun.server(
      .stall, .stall, .stall, .stall, words: ["geocode", "x", "--deadline=400ms"])
    #expect(late.status == 5 && late.requests.count == 1)
    #expect(late.says("deadline", "400ms") && late.wallTime < .seconds(8))
  }
}
