import Testing

@testable import PlacesCLI

@Suite struct StyleTests {
  /// A row of the table: what is set, and whether there is colour on a terminal and in a pipe.
  struct Row: Sendable, CustomTestStringConvertible {
    var variables: [String: String]
    var choice = ColorChoice.auto
    var terminal: Bool
    var pipe: Bool
    var testDescription: String { "\(choice) \(variables)" }
  }

  @Test(
    arguments: [
      Row(variables: [:], terminal: true, pipe: false),
      Row(variables: ["NO_COLOR": "1"], terminal: false, pipe: false),
      Row(variables: ["NO_COLOR": ""], terminal: true, pipe: false),
      Row(variables: ["NO_COLOR": "0"], terminal: false, pipe: false),
      Row(variables: ["CLICOLOR_FORCE": "1"], terminal: true, pipe: true),
      Row(variables: ["CLICOLOR_FORCE": "0"], terminal: true, pipe: false),
      Row(variables: ["CLICOLOR_FORCE": ""], terminal: true, pipe: false),
      Row(variables: ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], terminal: false, pipe: false),
      Row(variables: ["CLICOLOR": "0"], terminal: false, pipe: false),
      Row(variables: ["CLICOLOR": "1"], terminal: true, pipe: false),
      Row(variables: ["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], terminal: true, pipe: true),
      Row(variables: ["TERM": "dumb"], terminal: false, pipe: false),
      Row(variables: ["TERM": "xterm"], terminal: true, pipe: false),
      Row(variables: ["TERM": "dumb", "CLICOLOR_FORCE": "1"], terminal: true, pipe: true),
      Row(
        variables: ["NO_COLOR": "1", "TERM": "dumb"], choice: .always, terminal: true, pipe: true),
      Row(variables: ["CLICOLOR_FORCE": "1"], choice: .never, terminal: false, pipe: false),
    ])
  func `who decides about colour`(row: Row) {
    let variables = Variables(row.variables)
    let terminal = TerminalTraits(isTerminal: true, columns: 80)
    #expect(Style(row.choice, for: terminal, variables: variables).isOn == row.terminal)
    #expect(Style(row.choice, for: .none, variables: variables).isOn == row.pipe)
  }

  @Test func `emphasis is written only when it is on`() {
    #expect(Style(isOn: true).red("x") == "\u{1B}[31mx\u{1B}[39m")
    #expect(Style(isOn: true).bold("") == "")
    #expect(Style.plain.red("x") == "x")
  }

  @Test func `an error is red on a terminal`() async {
    let terminal = TerminalTraits(isTerminal: true, columns: 80)
    #expect(await CommandRun(["x"], terminal: terminal).error.contains("\u{1B}[31m"))
    #expect(await !CommandRun(["x", "--json"], terminal: terminal).error.contains("\u{1B}"))
    #expect(await !CommandRun(["x"]).error.contains("\u{1B}"))
  }
}
