import Testing

@testable import PlacesCLI

@Suite struct HelpTextTests {
  @Test func `text is wrapped at words`() {
    #expect(
      TextWrapping.lines("one two three four", width: 9) == ["one two", "three", "four"])
    #expect(TextWrapping.lines("one two", width: 7) == ["one two"])
    #expect(TextWrapping.lines("one two", width: 9, indent: 3) == ["   one", "   two"])
    #expect(TextWrapping.lines("", width: 9) == [])
    #expect(TextWrapping.lines("incomprehensible a", width: 5) == ["incomprehensible", "a"])
    #expect(TextWrapping.lines("日本 日本", width: 8) == ["日本", "日本"])
    #expect(TextWrapping.lines("a b", width: 0, indent: 5) == ["     a", "     b"])
  }

  @Test func `a page is set as a whole`() {
    let blocks: [HelpBlock] = [
      .paragraph("Does this and that."),
      .usage(["places do [this] [that] [what else]", "places do"]), .heading("Examples"),
      .examples([Example("Do it", "places do it")]), .heading("Options"),
      .columns([
        HelpEntry("-a", "First"), HelpEntry("--a-rather-long-name-of-a-thing", "Second"),
        HelpEntry("--three", "A text that is wrapped at the width"),
      ]), .entries([HelpEntry("--four N", "One.", "Two.")]),
    ]
    #expect(
      HelpText(width: 32, style: .plain).render(blocks) == """
        Does this and that.

        Usage: places do [this] [that]
               [what else]
               places do

        Examples:
          Do it
          $ places do it

        Options:
          -a       First
          --a-rather-long-name-of-a-thing
                   Second
          --three  A text that is
                   wrapped at the width

          --four N
              One.
              Two.

        """)
  }

  @Test func `headings and terms are bold on a terminal only`() async {
    let terminal = TerminalTraits(isTerminal: true, columns: 70)
    let colored = await CommandRun(["help", "help"], terminal: terminal)
    let plain = await CommandRun(["help", "help"], variables: ["COLUMNS": "70"])
    #expect(colored.output.contains("\u{1B}[1mOptions:\u{1B}[22m"))
    #expect(!plain.output.contains("\u{1B}"))
    #expect(Self.withoutEscapes(colored.output) == plain.output)
    let never = await CommandRun(["--color", "never", "--help"], terminal: terminal)
    #expect(!never.output.contains("\u{1B}"))
    let always = await CommandRun(["--help", "--color=always"])
    #expect(always.output.contains("\u{1B}[1m"))
  }

  private static func withoutEscapes(_ text: String) -> String {
    text.replacing(/\u{1B}\[[0-9]+m/, with: "")
  }
}
