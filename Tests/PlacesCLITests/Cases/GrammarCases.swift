import PlacesClient
import TestSupport
import Testing

/// The contract of the command line (C01–C45) as the built program keeps it.
@Suite struct GrammarCases {
  /// Ways to say the same thing (C15, C18, C22, C23, C27, C28, C35).
  static let pairs: [([String], [String])] = [
    (["predict", "syd", "--countries", "au"], ["predict", "syd", "--countries=au"]),
    (["predict", "syd", "-qv"], ["predict", "syd", "-q", "-v"]),
    (["predict", "syd", "-qn1"], ["predict", "syd", "--quiet", "--limit", "1"]),
    (["predict", "syd", "--types", "locality"], ["predict", "--types", "locality", "syd"]),
    (["--api", "legacy", "predict", "syd"], ["predict", "syd", "--api", "legacy"]),
    (["predict", "syd", "--limit", "5", "--limit", "1"], ["predict", "syd", "--limit", "1"]),
    (
      ["predict", "syd", "--countries", "au,nz"],
      ["predict", "syd", "--countries", "au", "--countries", "nz"]
    ),
    (["geocode", "--latlng", "-33.87,151.21"], ["geocode", "--latlng=-33.87,151.21"]),
    (["predict", "--", "syd"], ["predict", "syd"]),
    (["predict", "syd", "--format", "csv", "--json"], ["predict", "syd", "--format", "json"]),
    (["predict", "syd", "--no-sandbox", "--sandbox"], ["predict", "syd"]),
  ]

  @Test(arguments: pairs) func `two spellings, one meaning`(one: [String], other: [String])
    async throws
  {
    let (a, b) = (
      try await CaseRun.places(["--sandbox", "--json"] + one),
      try await CaseRun.places(["--sandbox", "--json"] + other)
    )
    #expect(a.status == 0 && a.json != nil && a.stdout == b.stdout)
  }

  /// Mistakes, what must be said of them, and what must not.
  struct Mistake: Sendable, CustomTestStringConvertible {
    var words: [String]
    var says: [String]
    var not: [String]

    init(_ line: String, says: String..., not: String...) {
      words = line.split(separator: " ").map(String.init)
      self.says = says
      self.not = not
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  static let mistakes: [Mistake] = [
    Mistake("predcit x", says: "predcit", "did you mean places predict"),
    Mistake("zzzzqqqq", says: "zzzzqqqq", not: "did you mean"),
    Mistake("pred x", says: "pred"), Mistake("1_george_st", says: "1_george_st"),
    Mistake("predict x --coun au", says: "--coun", "--countries"),
    Mistake("predict x --contries au", says: "--contries", "--countries"),
    Mistake("predict x --countries=", says: "--countries", not: "TEXT"),
    Mistake("predict x -qZ", says: "-Z", not: "-qZ"),
    Mistake("predict x --sandbox=yes", says: "--sandbox", "yes"),
    Mistake("predict x --limit", says: "--limit", "N"),
    Mistake("predict x --language --sandbox", says: "--language", "--sandbox"),
    Mistake("predict x --countries au,,nz", says: "--countries", "empty"),
    Mistake("predict x --fields name", says: "--fields", "places details"),
    Mistake("session extra", says: "extra"), Mistake("predict x y", says: "y"),
    Mistake("geocode x --latlng 1,2", says: "--latlng", "ADDRESS"),
    Mistake("geocode --latlng 1,2 --place-id x", says: "--latlng", "--place-id"),
    Mistake("geocode --latlng 1,2 --components country:AU", says: "--components", "--latlng"),
    Mistake("geocode x --result-type locality", says: "--result-type", "--latlng"),
    Mistake("geocode", says: "ADDRESS", "--latlng"), Mistake("predict", says: "TEXT"),
    Mistake("details", says: "PLACE_ID"), Mistake("--sandbox", says: "no command"),
    Mistake("predict x --format yaml", says: "yaml", "ndjson", "geojson"),
    Mistake("predict x --api v1", says: "v1", "legacy", "new"),
    Mistake("predict x --limit 0", says: "--limit", "1", "5"),
    Mistake("predict x --limit 99999999999999999999", says: "--limit"),
    Mistake("predict x --retries -1", says: "--retries", "-1"),
    Mistake("predict x --language e_n", says: "--language", "e_n"),
    Mistake("predict x --region australia", says: "--region", "australia"),
    Mistake("predict x --cursor 7", says: "--cursor", "7"),
    Mistake(
      "predict x --sandbox --base-url https://example.com", says: "--sandbox", "--base-url"),
    Mistake(
      "doctor --sandbox --base-url https://example.com", says: "--sandbox", "--base-url"),
    Mistake(
      "geocode x --dry-run --base-url https://example.com --sandbox", says: "--sandbox",
      "--base-url"),
    Mistake("predict x --max-cost free", says: "--max-cost", "free"),
    Mistake("predict x --color pink", says: "--color", "pink", "never"),
    Mistake("help nonsense", says: "nonsense"),
  ]

  @Test(arguments: mistakes) func `a mistake is named, and nothing is sent`(mistake: Mistake)
    async throws
  {
    let server = try LoopbackServer { _ in .json("{}") }
    let variables = ["PLACES_API_KEY": CaseRun.key, "PLACES_BASE_URL": server.url]
    let run = try await CaseRun.places(mistake.words, variables)
    #expect(run.status == 2 && run.stdout.isEmpty && server.connectionCount == 0)
    #expect(run.says(mistake.says) && !mistake.not.contains { run.stderr.contains($0) })
    let lines = run.stderr.split(separator: "\n")
    #expect(lines.first?.hasPrefix("places: ") == true && lines.count <= 4)
    #expect(run.stderr.utf8.count < 1000)
    let json = try await CaseRun.places(["--json"] + mistake.words, variables)
    if !mistake.words.contains("--format"), !mistake.words.contains("help") {
      #expect(json.status == 2 && json.stdout.isEmpty && json.jsonError?["exit"] == 2)
    }
  }

  @Test func `values that break quoting do not break the message`() async throws {
    for value in ["99e99", "\u{7F}", "a\nb", "\u{202E}x", String(repeating: "9", count: 60_000)] {
      let run = try await CaseRun.places(["predict", "x", "--limit", value])
      #expect(run.status == 2 && run.stdout.isEmpty && run.says("--limit"))
      #expect(run.stderr.utf8.count < 1000 && run.stderr.split(separator: "\n").count <= 4)
      #expect(!run.stderr.unicodeScalars.contains(where: Sanitizing.isHarmful))
    }
  }

  @Test func `nothing asked for`() async throws {
    let run = try await CaseRun.places([])
    #expect(run.status == 2 && run.stdout.isEmpty)
    #expect(run.says("places predict", "places --help"))
  }

  @Test(arguments: ["predict", "details", "geocode", "session", "types", "help"])
  func `help of a command by all roads`(command: String) async throws {
    let pages = [
      try await CaseRun.places([command, "--help"]), try await CaseRun.places(["help", command]),
      try await CaseRun.places(["--help", command]),
      try await CaseRun.places([command, "--nonsense", "--limit=x", "--help"]),
    ]
    for page in pages {
      #expect(page.status == 0 && page.stderr.isEmpty && page.stdout == pages[0].stdout)
    }
    let help = pages[0].stdout
    let (examples, options) = (help.firstRange(of: "Examples"), help.firstRange(of: "Options"))
    #expect(examples != nil)
    if let examples, let options { #expect(examples.lowerBound < options.lowerBound) }
    let short = try await CaseRun.places([command, "-h"])
    #expect(short.status == 0 && short.stdout.contains("--help"))
    #expect(short.stdout.split(separator: "\n", omittingEmptySubsequences: false).count <= 41)
    #expect(short.lines.allSatisfy { $0.count <= 79 })
  }

  /// C08: what help shows must work.
  @Test(arguments: ["predict", "details", "geocode", "session", "types"])
  func `every example of help works in the sandbox`(command: String) async throws {
    let help = try await CaseRun.places(["help", command])
    let lines = help.stdout.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("$ places ") }
    #expect(!lines.isEmpty)
    let places = try ProcessRunner.places().executable
    for line in lines {
      let script = "places() { '\(places)' \"$@\"; }\n\(line.dropFirst(2))"
      let run = try await ProcessRunner(executable: "/bin/sh").run(
        ["-c", script], environment: ["HOME": "/nonexistent", "PLACES_BACKEND": "sandbox"])
      #expect(run.status == 0, "\(line): \(run.stderr)")
    }
  }

  @Test func `help needs nothing`() async throws {
    let run = try await ProcessRunner.places().run(["--help"], environment: [:])
    #expect(run.status == 0 && run.stderr.isEmpty)
    for word in ["predict", "details", "geocode", "session", "types", "--sandbox"] {
      #expect(run.stdout.contains(word))
    }
    for word in ["-V", "--version"] {
      let version = try await ProcessRunner.places().run([word], environment: [:])
      #expect(version.status == 0 && version.stderr.isEmpty)
      #expect(version.stdout.wholeMatch(of: /places [0-9]+\.[0-9]+\.[0-9]+\S*\n/) != nil)
    }
  }

  @Test func `topics hold every status and variable`() async throws {
    let statuses = try await CaseRun.places(["help", "exit-statuses"])
    for status in [0, 1, 2, 3, 4, 5, 6, 7, 8, 130, 143] {
      #expect(statuses.stdout.contains(try Regex("(?m)^ *\(status)\\b")))
    }
    let variables = try await CaseRun.places(["help", "environment"])
    for name in [
      "PLACES_API_KEY", "GOOGLE_MAPS_API_KEY", "GOOGLE_PLACES_API_KEY", "PLACES_BACKEND",
      "PLACES_API", "PLACES_BASE_URL", "PLACES_USAGE_LOG", "NO_COLOR", "CLICOLOR_FORCE", "CLICOLOR",
      "TERM", "COLUMNS", "http_proxy", "https_proxy", "no_proxy", "CURL_CA_BUNDLE", "SSL_CERT_FILE",
      "SSL_CERT_DIR",
    ] {
      #expect(variables.stdout.contains(name), "\(name)")
    }
  }

  /// C66 and C68.
  @Test func `help fits its terminal, without a pager`() async throws {
    let pager = ["PAGER": "sh -c 'echo PAGED; cat'"]
    let narrow = try await CaseRun.places(
      ["predict", "--help"], pager, stdout: .terminal, terminal: TerminalSize(columns: 60))
    let set = try await CaseRun.places(["predict", "--help"], ["COLUMNS": "60"])
    let pipe = try await CaseRun.places(["predict", "--help"])
    #expect(narrow.status == 0 && !narrow.terminal.contains("PAGED"))
    func widest(_ text: String) -> Int {
      text.split(separator: "\n").filter { line in
        let start = line.drop { $0 == " " }
        return !start.hasPrefix("$") && !start.hasPrefix("-")
      }.map(\.count).max() ?? 0
    }
    let plain = narrow.terminal.withoutColour
    #expect((40...60).contains(widest(plain)) && (40...60).contains(widest(set.stdout)))
    #expect((61...80).contains(widest(pipe.stdout)))
  }
}
