import Testing

@testable import PlacesCLI

@Suite struct ArgumentLexerTests {
  /// Reads all tokens of words in which no option takes a value.
  private func tokens(_ words: String...) throws -> [Token] {
    var lexer = ArgumentLexer(words)
    var tokens: [Token] = []
    while let token = try lexer.next() { tokens.append(token) }
    return tokens
  }

  @Test func `words are told apart`() throws {
    #expect(
      try tokens("a", "--long", "-xy", "-", "") == [
        .positional("a"), .long("long"), .short("x"), .short("y"), .positional("-"),
        .positional(""),
      ])
  }

  @Test(arguments: ["-33.87,151.21", "-5", "-.5", "-0x", "-5 Degrees Bar", "-9abc"])
  func `a dash and a digit or point is a positional`(word: String) throws {
    #expect(try tokens(word) == [.positional(word)])
  }

  @Test func `two dashes end the options, and a second pair is text`() throws {
    #expect(
      try tokens("-a", "--", "--limit", "--", "-b") == [
        .short("a"), .positional("--limit"), .positional("--"), .positional("-b"),
      ])
    #expect(try tokens("--") == [])
  }

  @Test(
    arguments: [
      (["--name=value"], "value"), (["--name=a=b=c"], "a=b=c"), (["--name="], ""),
      (["--name", "value"], "value"), (["--name", "--json"], "--json"), (["--name", "--"], "--"),
      (["-n5"], "5"), (["-n=5"], "5"), (["-n="], ""), (["-n==5"], "=5"), (["-n", "5"], "5"),
      (["-n", "-5"], "-5"), (["-n-5"], "-5"), (["--name", ""], ""),
      (["--name=\u{301}x"], "\u{301}x"),
    ] as [([String], String)])
  func `a value is what is attached, else the next word`(words: [String], value: String) throws {
    var lexer = ArgumentLexer(words)
    _ = try lexer.next()
    #expect(try lexer.value(metavar: "V") == value)
    #expect(try lexer.next() == nil)
    #expect(lexer.consumed == words.count)
  }

  @Test func `the first of a group that takes a value takes the rest`() throws {
    var lexer = ArgumentLexer(["-qvn5", "x"])
    #expect(try lexer.next() == .short("q"))
    #expect(try lexer.next() == .short("v"))
    #expect(try lexer.next() == .short("n"))
    #expect(lexer.option == "-n")
    #expect(try lexer.value(metavar: "N") == "5")
    #expect(try lexer.next() == .positional("x"))
  }

  @Test func `an attached value nobody asks for is an error`() throws {
    #expect(throws: UsageError.unexpectedValue(option: "--flag", value: "yes")) {
      try tokens("--flag=yes")
    }
    #expect(throws: UsageError.unexpectedValue(option: "--flag", value: "")) {
      try tokens("--flag=", "x")
    }
    #expect(throws: UsageError.unexpectedValue(option: "-q", value: "yes")) {
      try tokens("-q=yes")
    }
  }

  @Test func `a value that is not there is an error with the name as typed`() throws {
    var lexer = ArgumentLexer(["-qn"])
    _ = try lexer.next()
    _ = try lexer.next()
    #expect(throws: UsageError.missingValue(option: "-n", metavar: "N")) {
      try lexer.value(metavar: "N")
    }
  }
}
