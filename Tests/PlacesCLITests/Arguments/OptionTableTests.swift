import PlacesClient
import Testing

@testable import PlacesCLI

@Suite struct OptionTableTests {
  @Test func `every kind of option is written where it belongs`() throws {
    let options = try SampleOptions.parse([
      "bank", "--limit", "7", "--ceiling=-5", "-tau,nz", "--columns", "a,b", "--no-strict", "-l",
      "-vqv", "--json", "x", "--sandbox", "--timeout", "500ms", "-t", "pt-BR", "y",
    ])
    var expected = SampleOptions()
    expected.text = "bank"
    expected.more = ["x", "y"]
    expected.limit = 7
    expected.ceiling = -5
    expected.tags = ["au", "nz", "pt-BR"]
    expected.fields = ["a", "b"]
    expected.isStrict = false
    expected.isLoud = true
    expected.common.isSandboxed = true
    expected.common.timeout = .milliseconds(500)
    expected.common.output.verbosity = 2
    expected.common.output.isQuiet = true
    expected.common.output.format = .json
    #expect(options == expected)
  }

  @Test func `the last of single values and flags wins`() throws {
    #expect(try SampleOptions.parse(["-n5", "--limit=1"]).limit == 1)
    #expect(try SampleOptions.parse(["--no-strict", "--strict"]).isStrict)
    let formats = try SampleOptions.parse(["--json", "--format", "csv"]).common.output.format
    #expect(formats == .csv)
  }

  @Test func `options stand before or after positionals`() throws {
    #expect(
      try SampleOptions.parse(["a", "-n2", "b"]) == SampleOptions.parse(["-n", "2", "a", "b"]))
  }

  @Test func `a list replaces its default and then adds`() throws {
    #expect(try SampleOptions.parse([]).fields == ["name"])
    #expect(try SampleOptions.parse(["--fields", "a", "--fields=b,c"]).fields == ["a", "b", "c"])
  }

  @Test(arguments: ["au,,nz", ",au", "au,", ",", ""])
  func `an empty element is refused`(text: String) {
    let error = #expect(throws: UsageError.self) { try SampleOptions.parse(["--tags=\(text)"]) }
    #expect(error?.message.contains("empty") == true)
    #expect(error?.message.hasPrefix("--tags: ") == true)
  }

  @Test func `a wrong element of a list is named`() {
    let error = #expect(throws: UsageError.self) { try SampleOptions.parse(["-t", "au,n_z"]) }
    #expect(error?.message == "-t: \"n_z\": expected a code such as au (\"au,n_z\")")
  }

  @Test func `an option takes the next word whatever it looks like`() {
    let error = #expect(throws: UsageError.self) {
      try SampleOptions.parse(["--language", "--json"])
    }
    #expect(error?.message == "--language: '--json' is not a language tag")
  }

  @Test(
    arguments: [
      (["--nope"], .unknownOption(option: "--nope", suggestion: nil, otherCommands: [])),
      (["--limt=3"], .unknownOption(option: "--limt", suggestion: "--limit", otherCommands: [])),
      (["--lim", "3"], .unknownOption(option: "--lim", suggestion: "--limit", otherCommands: [])),
      (
        ["--colums", "3"],
        .unknownOption(option: "--colums", suggestion: "--columns", otherCommands: [])
      ),
      (["-qZ"], .unknownOption(option: "-Z", suggestion: nil, otherCommands: [])),
      (["--="], .unknownOption(option: "--", suggestion: nil, otherCommands: [])),
      (["-=x"], .unknownOption(option: "-=x", suggestion: nil, otherCommands: [])),
      (["-5", "--nope"], .unknownOption(option: "--nope", suggestion: nil, otherCommands: [])),
      (["--sandbox=yes"], .unexpectedValue(option: "--sandbox", value: "yes")),
      (["--limit"], .missingValue(option: "--limit", metavar: "N")),
      (["--api-key", "S"], .keyOnCommandLine(option: "--api-key")),
      (["--key=S"], .keyOnCommandLine(option: "--key")),
    ] as [([String], UsageError)])
  func `a mistake is named as typed`(words: [String], error: UsageError) {
    #expect(throws: error) { try SampleOptions.parse(words) }
  }

  @Test func `too many and too few words are mistakes`() {
    let table = OptionTable<SampleCommands.DescribeOptions>(
      [], positionals: [.one(\.name, "NAME", .text, summary: "Name")])
    var options = SampleCommands.DescribeOptions()
    #expect(throws: UsageError.unexpectedArgument("b")) {
      try table.parse(["a", "b"], into: &options, variables: [:])
    }
    #expect(throws: UsageError.missingArgument(metavar: "NAME", remedy: nil)) {
      try table.parse([], into: &options, variables: [:])
    }
  }

  @Test(
    arguments: [
      (["--help"], .fullHelp), (["-h"], .shortHelp), (["-qh"], .shortHelp), (["-V"], .version),
      (["--nope", "--limit=x", "--help"], .fullHelp), (["--help", "--nope"], .fullHelp),
      (["--language", "-h"], .shortHelp), (["--limit=x", "--version"], .version),
    ] as [([String], SpecialRequest)])
  func `help and version win over mistakes`(words: [String], request: SpecialRequest) throws {
    var options = SampleOptions()
    let table = OptionTable(SampleOptions.specs, positionals: SampleOptions.positionals)
    #expect(try table.parse(words, into: &options, variables: [:]) == request)
  }

  @Test func `after two dashes nothing is help`() throws {
    #expect(try SampleOptions.parse(["--", "--help"]).text == "--help")
    #expect(throws: UsageError.self) { try SampleOptions.parse(["--nope", "--", "--help"]) }
  }

  @Test func `a variable stands in for an option that is not given`() throws {
    let variables: Variables = [
      "SAMPLE_LIMIT": "9", "PLACES_BACKEND": "sandbox", "SAMPLE_TAGS": "a,b",
      "PLACES_API": "legacy",
    ]
    let options = try SampleOptions.parse(["-n3"], variables: variables)
    #expect(options.limit == 3)
    #expect(options.common.isSandboxed)
    #expect(options.common.api == .legacy)
    #expect(options.tags == ["a", "b"])
    #expect(try SampleOptions.parse([], variables: ["SAMPLE_LIMIT": ""]).limit == 5)
    #expect(try !SampleOptions.parse(["--no-sandbox"], variables: variables).common.isSandboxed)
    #expect(
      try !SampleOptions.parse([], variables: ["PLACES_BACKEND": "google"]).common.isSandboxed)
  }

  @Test func `a wrong variable is named`() throws {
    let limit = #expect(throws: UsageError.self) {
      try SampleOptions.parse([], variables: ["SAMPLE_LIMIT": "x"])
    }
    #expect(limit?.message == "SAMPLE_LIMIT: expected a whole number from 1 to 20 (\"x\")")
    let backend = #expect(throws: UsageError.self) {
      try SampleOptions.parse([], variables: ["PLACES_BACKEND": "yes"])
    }
    #expect(backend?.message == "PLACES_BACKEND: expected one of sandbox, google (\"yes\")")
    #expect(try SampleOptions.parse(["-n1"], variables: ["SAMPLE_LIMIT": "x"]).limit == 1)
  }
}
