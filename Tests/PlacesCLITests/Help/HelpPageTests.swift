import Testing

@testable import PlacesCLI

/// The help of every command, and of commands made for the test.
@Suite struct HelpPageTests {
  private static let commands = CommandList.all + [SampleCommands.search]

  private static func page(
    _ command: Command, _ option: String, columns: String
  ) async -> [Substring] {
    let run = await CommandRun(
      [command.name, option], variables: ["COLUMNS": columns], commands: [command])
    return run.output.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test(arguments: commands)
  func `the short help fits a screen and names the long one`(command: Command) async {
    let lines = await Self.page(command, "-h", columns: "79")
    #expect(lines.count <= 40)
    #expect(lines.allSatisfy { $0.count < 80 })
    #expect(lines.contains { $0.contains("--help") })
  }

  @Test func `the short help of the program fits a screen`() async {
    let run = await CommandRun(["-h"], variables: ["COLUMNS": "79"])
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 41)
    #expect(lines.allSatisfy { $0.count < 80 })
    #expect(run.output.contains("--help"))
  }

  @Test(arguments: commands)
  func `examples come before the options`(command: Command) async throws {
    let lines = await Self.page(command, "--help", columns: "80")
    let examples = try #require(lines.firstIndex { $0.hasPrefix("Examples") })
    let options = try #require(lines.firstIndex { $0.hasPrefix("Options") })
    #expect(examples < options)
    #expect(lines.contains { $0.hasPrefix("  $ places \(command.name)") })
  }

  @Test(arguments: commands, ["30", "60", "80", "100", "500"])
  func `the full help keeps to the width`(command: Command, columns: String) async {
    let width = min(100, Int(columns) ?? 0)
    for line in await Self.page(command, "--help", columns: columns) {
      let text = line.drop { $0 == " " }
      // A command line and a name are not broken, however narrow the terminal is.
      let isFree = text.hasPrefix("$") || text.hasPrefix("-") || !text.contains(" ")
      #expect(isFree || line.count <= width, "\(line)")
    }
  }

  @Test(arguments: commands)
  func `every option says its value, choices, default and variable`(command: Command) async {
    let text = await Self.page(command, "--help", columns: "100").joined(separator: "\n")
    for option in command.describe().options {
      #expect(text.contains("--" + option.long + (option.metavar.map { " " + $0 } ?? "\n")))
      for choice in option.choices { #expect(text.contains(choice)) }
      if let value = option.defaultText { #expect(text.contains("Default: \(value)")) }
      if let variable = option.environment { #expect(text.contains(variable.name)) }
      if let negation = option.negation { #expect(text.contains("--" + negation)) }
    }
  }

  @Test func `the width is that of COLUMNS, else of the terminal, else 80`() {
    let terminal = TerminalTraits(isTerminal: true, columns: 66)
    #expect(terminal.textWidth([:]) == 66)
    #expect(terminal.textWidth(["COLUMNS": "50"]) == 50)
    #expect(TerminalTraits.none.textWidth([:]) == 79)
    for nonsense in ["x", "0", "-5", "1e9", "99999999999999999999"] {
      #expect(TerminalTraits.none.textWidth(["COLUMNS": nonsense]) == 79, "\(nonsense)")
    }
    #expect(TerminalTraits.none.textWidth(["COLUMNS": "1"]) == 24)
    #expect(TerminalTraits(isTerminal: true, columns: 300).textWidth([:]) == 100)
  }
}

extension Command: CustomTestStringConvertible {
  public var testDescription: String { name }
}
