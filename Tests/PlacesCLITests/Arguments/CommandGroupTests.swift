import Testing

@testable import PlacesCLI

/// Commands whose names have two words.
@Suite struct CommandGroupTests {
  private static let commands: [Command] =
    ["tin open", "tin shut"].map { name in
      Command(
        name, summary: "Do it to a tin", defaults: SampleOptions(),
        positionals: SampleOptions.positionals, options: SampleOptions.specs
      ) { (options, environment) async throws(Failure) in
        try environment.output.write("\(name) \(options.text ?? "-") \(options.limit)\n")
        return .success
      }
    } + [.help { Self.commands }]

  private func run(_ words: String...) async -> CommandRun {
    await CommandRun(words, commands: Self.commands)
  }

  @Test func `both words are the name, and options may stand before them`() async {
    #expect(await run("tin", "open", "beans", "-n3").output == "tin open beans 3\n")
    #expect(await run("--json", "tin", "shut", "--limit=2").output == "tin shut - 2\n")
  }

  @Test func `one word alone names the commands there are`() async {
    for words in [["tin"], ["tin", "opne"]] {
      let run = await CommandRun(words, commands: Self.commands)
      #expect(run.status == .usage)
      #expect(run.error.contains("tin open"), "\(run.error)")
    }
  }

  @Test func `help of a group, and of a command in it, by all roads`() async {
    let group = await run("help", "tin")
    #expect(group.output.contains("tin open") && group.output.contains("tin shut"))
    #expect(await run("tin", "--help") == group)
    let page = await run("help", "tin", "open")
    #expect(page.output.contains("--limit N"))
    #expect(await run("tin", "open", "--help") == page)
  }
}
