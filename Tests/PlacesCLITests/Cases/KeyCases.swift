import PlacesClient
import TestSupport
import Testing

/// Without a usable key nothing is sent.
@Suite struct KeyCases {
  @Test func `without a key the command line that works is shown`() async throws {
    for (words, line) in [
      (["predict", "1 george"], "places predict '1 george' --sandbox"),
      (
        ["--json", "geocode", "--latlng", "-33.87,151.21"],
        "places --json geocode --latlng -33.87,151.21 --sandbox"
      ),
      (["details", "--", "-x"], "places details --sandbox -- -x"),
      (["predict", "it's", "--types=bank"], #"places predict 'it'\''s' --types=bank --sandbox"#),
    ] {
      for key in [[:], ["PLACES_API_KEY": ""], ["PLACES_API_KEY": "", "GOOGLE_MAPS_API_KEY": ""]] {
        let run = try await CaseRun.places(words, key)
        #expect(run.status == 3 && run.stdout.isEmpty)
        let remedy = run.jsonError?["remedy"]?.string ?? run.stderr
        #expect(remedy.split(separator: "\n").map { $0.drop { $0 == " " } }.contains(line[...]))
        #expect(run.says("PLACES_API_KEY"))
      }
    }
  }

  @Test func `the line that is shown does work`() async throws {
    let run = try await CaseRun.places(["predict", "sydney  nsw"])
    let line = run.stderr.split(separator: "\n").last ?? ""
    let shell = ProcessRunner(executable: "/bin/sh")
    let places = try ProcessRunner.places().executable
    let script = "places() { '\(places)' \"$@\"; }\n" + line
    let outcome = try await shell.run(["-c", script], environment: ["HOME": "/nonexistent"])
    #expect(outcome.status == 0 && outcome.stdout.contains("Sydney"))
  }

  @Test func `without a key nothing is sent`() async throws {
    let run = try await CaseRun.server(Answers.results(), words: ["geocode", "x"], key: nil)
    #expect(run.status == 3 && run.requests.isEmpty)
  }

  /// U52: what sticks to a pasted key is dropped.
  @Test(arguments: [
    "KEY\n", " KEY ", "\u{FEFF}KEY", "KEY\r\n", "\tKEY\u{A0}",
  ])
  func `a key is trimmed`(key: String) async throws {
    let get = try await CaseRun.server(
      Answers.results(Answers.result()), words: ["geocode", "x"], key: key)
    #expect(get.status == 0 && get.request?.parameter("key") == "KEY")
    let post = try await CaseRun.server(
      Answers.suggestions(Answers.suggestion()), words: ["predict", "x"], key: key)
    #expect(post.request?.header("X-Goog-Api-Key") == "KEY")
  }

  @Test(arguments: [
    (#""SECRET""#, "quotation marks"), ("'SECRET'", "quotation marks"),
    ("SECRET SECRET", "blank"), ("SECRET\nSECRET", "blank"), ("SECRET\u{7}", "character"),
    ("SÉCRETSECRET", "character"), (" \n", "empty"),
  ])
  func `what is no key is refused by description`(key: String, word: String) async throws {
    let run = try await CaseRun.server(Answers.results(), words: ["geocode", "x"], key: key)
    #expect(run.status == 3 && run.requests.isEmpty && run.stdout.isEmpty)
    #expect(run.says("PLACES_API_KEY", word) && !run.stderr.contains("SECRET"))
  }

  @Test func `keys come from the first place that has one`() async throws {
    let server = try LoopbackServer { _ in Answers.results(Answers.result()) }
    let directory = try TemporaryDirectory()
    let file = try directory.write("FROMFILE\n", to: "key")
    for (variables, options, key) in [
      (["GOOGLE_PLACES_API_KEY": "third"], [], "third"),
      (["GOOGLE_PLACES_API_KEY": "third", "GOOGLE_MAPS_API_KEY": "second"], [], "second"),
      (["GOOGLE_MAPS_API_KEY": "second", "PLACES_API_KEY": "first"], [], "first"),
      (["PLACES_API_KEY": "first"], ["--key-file", file], "FROMFILE"),
    ] as [([String: String], [String], String)] {
      let run = try await CaseRun.places(
        ["geocode", "x", "--base-url", server.url] + options, variables)
      #expect(run.status == 0)
      #expect(server.requests.last?.parameter("key") == key)
    }
    let missing = try await CaseRun.places(["geocode", "x", "--key-file", file + "x"])
    #expect(missing.status == 3 && missing.says("--key-file"))
  }
}
