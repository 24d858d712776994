import Testing

@testable import PlacesCLI

/// The way from a command line to a command and to the status of the process.
@Suite struct DispatchTests {
  private func run(_ words: String..., variables: Variables = [:]) async -> CommandRun {
    await CommandRun(words, variables: variables, commands: SampleCommands.all)
  }

  @Test func `nothing asked for`() async {
    let run = await run()
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.error.contains("places predict"))
    #expect(run.error.contains("places --help"))
  }

  @Test(arguments: [["--version"], ["-V"], ["search", "--version"], ["--sandbox", "-V", "x"]])
  func `the version is one line`(words: [String]) async {
    let run = await CommandRun(words, commands: SampleCommands.all)
    #expect(run == CommandRun(status: .success, output: "places \(programVersion)\n", error: ""))
  }

  @Test func `help of a command by all roads`() async {
    let pages = [
      await run("search", "--help"), await run("help", "search"), await run("--help", "search"),
      await run("search", "--nope", "--limit=x", "--help"),
      await run("--sandbox", "--help", "search"),
    ]
    for page in pages { #expect(page == pages.first) }
    #expect(pages.first?.status == .success)
    #expect(pages.first?.output.contains("--ceiling N") == true)
  }

  @Test func `help of the program`() async {
    let page = await run("--help")
    #expect(page.status == .success && page.error.isEmpty)
    for name in ["search", "describe", "help", "--sandbox", "exit-statuses"] {
      #expect(page.output.contains(name))
    }
    #expect(await run("help") == page)
    #expect(await run("--nope", "--help") == page)
    #expect(await run("--help", "nonsense") == page)
    #expect(await run("-h").output != page.output)
  }

  @Test func `a command is run with its options`() async {
    let expected = CommandRun(status: .success, output: "bank 3 json\n", error: "")
    #expect(await run("search", "bank", "-n3", "--json") == expected)
    #expect(await run("--json", "search", "-n3", "bank") == expected)
    #expect(await run("--timeout", "5s", "--format", "json", "search", "bank", "-n3") == expected)
    #expect(await run("--json", "--", "search", "bank").output == "bank 5 json\n")
    #expect(await run("search", "nothing").status == .nothingFound)
    #expect(await run("search", variables: ["SAMPLE_LIMIT": "8"]).output == "- 8 text\n")
  }

  @Test func `an unknown command is named, and the nearest`() async {
    #expect(
      await run("saerch", "x")
        == CommandRun(
          status: .usage, output: "",
          error: "places: unknown command \"saerch\"\n  did you mean places search?\n"))
    let sentence = await run("1 george st")
    #expect(sentence.status == .usage)
    #expect(sentence.error.contains("search, describe, help"))
    #expect(await run("sea").status == .usage)
    #expect(await run("").status == .usage)
    #expect(await run("-5").error.hasPrefix("places: unknown command \"-5\"\n"))
  }

  @Test func `options without a command`() async {
    #expect(await run("--json").status == .usage)
    #expect(await run("--sandbox").error.hasPrefix("places: no command given\n"))
    #expect(
      await run("--timeout").error.hasPrefix("places: --timeout: its value TIME is missing\n"))
  }

  @Test func `an option of another command is recognised`() async {
    #expect(
      await run("describe", "x", "--limit", "3").error
        == "places: unknown option --limit\n  it is an option of places search\n")
    #expect(
      await run("--deep", "describe", "x").error
        == "places: unknown option --deep\n  it is an option of places describe\n")
  }

  @Test func `a mistake without advice of its own names the help`() async {
    #expect(
      await run("search", "--limit").error
        == "places: --limit: its value N is missing\n  try: places search --help\n")
  }

  @Test func `a key on the command line is never shown`() async {
    for words in [["--key", "SECRET"], ["--api-key=SECRET", "SECRET"], ["--key=SECRET"]] {
      for line in [["search", "x"] + words, words + ["search", "x"]] {
        for more in [[], ["--json"]] {
          let run = await CommandRun(line + more, commands: SampleCommands.all)
          #expect(run.status == .usage)
          #expect(run.output.isEmpty)
          #expect(run.error.contains("PLACES_API_KEY") && run.error.contains("--key-file"))
          #expect(!run.error.contains("SECRET"))
        }
      }
    }
  }

  @Test func `errors are JSON when JSON was asked for`() async {
    let json =
      #"{"error":{"code":"usage","message":"--limit: expected a whole number from 1 to 20 (\"0\")","#
      + #""remedy":"try: places search --help","exit":2}}"# + "\n"
    for wish in [["--json"], ["--format", "json"], ["--format=ndjson"]] {
      let before = await CommandRun(
        ["search", "--limit", "0"] + wish, commands: SampleCommands.all)
      #expect(before == CommandRun(status: .usage, output: "", error: json))
      let after = await CommandRun(wish + ["search", "--limit", "0"], commands: SampleCommands.all)
      #expect(after == before)
    }
    #expect(await run("search", "-n0", "--json", "--format", "text").error.hasPrefix("places: "))
    #expect(await run("search", "-n0", "--", "--json").error.hasPrefix("places: "))
  }

  @Test func `a failure of a command is reported with its status`() async {
    #expect(
      await run("describe", "fail")
        == CommandRun(
          status: .accessDenied, output: "", error: "places: refused \\u{1B}[2J\n  ask\n  again\n"))
  }

  @Test func `a word that is not UTF-8 is refused`() async {
    let vector = ArgumentVector(bytes: [Array("search".utf8), [0xFF]])
    let (output, error) = (MemorySink(), MemorySink())
    let environment = Environment(
      variables: [:], input: .memory([]), output: Output(output, name: "standard output"),
      error: Output(error, name: "standard error"), uptime: { .zero }, randomBytes: { _ in [] })
    #expect(await PlacesCLI.run(vector, in: environment, commands: SampleCommands.all) == .usage)
    #expect(error.text.hasPrefix("places: argument 2 is not UTF-8 text"))
    #expect(output.text.isEmpty)
  }

  @Test func `the command line with an option more`() async {
    let environment = { (words: [String]) in
      Environment(
        arguments: words, variables: [:], input: .memory([]),
        output: Output(MemorySink(), name: ""), error: Output(MemorySink(), name: ""),
        uptime: { .zero }, randomBytes: { _ in [] })
    }
    #expect(
      environment(["predict", "1 george"]).commandLine(adding: "--sandbox")
        == "places predict '1 george' --sandbox")
    #expect(
      environment(["predict", "--", "x"]).commandLine(adding: "--sandbox")
        == "places --sandbox predict -- x")
  }
}
