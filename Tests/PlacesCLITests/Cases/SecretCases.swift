import PlacesClient
import TestSupport
import Testing

/// U50 and C82–C84: the key goes to the server and nowhere else.
@Suite struct SecretCases {
  private static let key = "SECRETKEY123"

  /// The key as it could be written in a URL, in a form, in JSON and in Base64.
  private static let spellings = [
    key, "SECRETKEY%31", "U0VDUkVUS0VZMTIz", #"\u0053ECRETKEY123"#, "KEY123",
  ]

  private func leaks(_ run: CaseRun) -> Bool {
    Self.spellings.contains { (run.stdout + run.stderr + run.terminal).contains($0) }
  }

  /// Every way a run can end, with everything told that can be told.
  static let ends: [(String, [String], LoopbackAnswer)] = [
    ("OK", ["geocode", "x"], Answers.results(Answers.result())),
    ("raw", ["geocode", "x", "--raw"], Answers.results(Answers.result("id", "echo \(key)"))),
    (
      "echo in a name", ["predict", "x", "--json"],
      Answers.suggestions(Answers.suggestion("A", "a \(key) b"))
    ),
    (
      "echo in a link", ["details", "x", "--fields=websiteUri"],
      .json(#"{"websiteUri":"https://x/?key=\#(key)"}"#)
    ),
    (
      "escaped echo", ["predict", "x"],
      Answers.suggestions(Answers.suggestion("A", #"\u0053ECRETKEY123"#))
    ),
    ("refusal", ["geocode", "x"], Answers.status("REQUEST_DENIED", "key=\(key) is bad")),
    (
      "consumer", ["predict", "x"],
      Answers.error(
        403, "PERMISSION_DENIED", "Consumer 'api_key:\(key)' has been suspended.",
        reason: "CONSUMER_SUSPENDED")
    ),
    ("HTML", ["geocode", "x"], .html("<p>GET /?key=\(key)</p>", status: 414)),
    ("redirect", ["geocode", "x"], .redirect(to: "https://example.com/?key=\(key)")),
    ("half JSON", ["predict", "x"], .json(#"{"\#(key)":{"#)),
    (
      "content type", ["predict", "x"],
      .response(LoopbackResponse(headers: [.init("Content-Type", "text/\(key)")], body: [0x41]))
    ),
    ("silence", ["geocode", "x", "--timeout=200ms"], .stall),
    ("reset", ["geocode", "x"], .reset),
    (
      "garbage", ["predict", "x"],
      .raw(Array("HTTP/1.1 200 OK\r\n\(key)\r\n\r\n".utf8), then: .close)
    ),
  ]

  @Test(arguments: ends) func `the key is never printed`(
    end: String, words: [String], answer: LoopbackAnswer
  ) async throws {
    for format in [[], ["--json"]] {
      let run = try await CaseRun.server(
        answer, words: words + format + ["-vv", "--retries=0"], key: Self.key)
      #expect(!leaks(run), "\(end)")
      let request = run.request
      #expect((request?.parameter("key") ?? request?.header("X-Goog-Api-Key")) == Self.key)
    }
  }

  @Test func `nobody answers`() async throws {
    let dead = try DeadServer()
    for words in [["geocode", "x"], ["predict", "x"], ["details", "x"]] {
      let run = try await CaseRun.places(
        words + ["-vv", "--retries=0", "--base-url", dead.url], ["PLACES_API_KEY": Self.key])
      #expect(run.status == 5 && !leaks(run) && run.says("attempt 1"))
    }
  }

  /// A dry run shows a fixed mask where the key would be.
  @Test(arguments: [
    ["geocode", "x"], ["predict", "x"], ["predict", "x", "--api=legacy"], ["details", "x"],
    ["details", "x", "--api=legacy"],
  ])
  func `a dry run sends nothing, needs no key and shows none`(words: [String]) async throws {
    for format in [[], ["--json"]] {
      let run = try await CaseRun.server(words: words + ["--dry-run"] + format, key: Self.key)
      #expect(run.status == 0 && run.requests.isEmpty && !leaks(run))
      #expect(
        run.stdout.contains("[key]")
          && run.stdout.contains(words == ["geocode", "x"] ? "geocode" : "place"))
      let without = try await CaseRun.places(words + ["--dry-run"] + format)
      #expect(without.status == 0 && without.stdout.contains("googleapis.com"))
    }
  }

  /// C82: there is no such option, and what follows one is not repeated.
  @Test(arguments: [
    ["--key", key], ["--api-key", key], ["--key=\(key)"], ["--api-key=\(key)", "--json"],
    ["--apikey", key], ["--token=\(key)"], ["-k", key],
  ])
  func `no key on the command line`(options: [String]) async throws {
    let run = try await CaseRun.server(words: ["predict", "syd"] + options)
    #expect(run.status == 2 && run.stdout.isEmpty && run.requests.isEmpty)
    let name = String(options[0].prefix { $0 != "=" })
    #expect(run.says(name))
    if name.contains("key") { #expect(!leaks(run) && run.says("PLACES_API_KEY")) }
  }

  /// C84, from the inside: what `ps` shows is what was typed.
  @Test func `no option carries it to a child or into a file`() async throws {
    let home = try TemporaryDirectory()
    let server = try LoopbackServer { _ in Answers.results(Answers.result()) }
    let run = try await CaseRun.places(
      ["geocode", "x", "--base-url", server.url],
      ["PLACES_API_KEY": Self.key, "HOME": home.path, "XDG_CONFIG_HOME": home.path])
    #expect(run.status == 0)
    let listing = try await ProcessRunner(executable: "/bin/ls").run(["-A", home.path])
    #expect(listing.status == 0 && listing.stdout.isEmpty)
  }
}
