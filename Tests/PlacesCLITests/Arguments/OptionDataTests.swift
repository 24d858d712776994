import Testing

@testable import PlacesCLI

/// The option tables of all commands, looked at as data.
@Suite struct OptionDataTests {
  private static let commands = CommandList.all.map { $0.describe() } + [common]

  /// The common options, which stand in every table sooner or later.
  private static let common = CommandDescription(
    name: "common", summary: "Common options", usage: [], details: [], examples: [],
    positionals: [],
    options: OptionTable(CommonOptions.specs).options.map {
      $0.description(defaults: CommonOptions())
    })

  @Test(arguments: commands)
  func `names are legal and unique`(command: CommandDescription) {
    let longs = command.options.flatMap(\.longNames)
    let shorts = command.options.compactMap(\.short)
    #expect(Set(longs).count == longs.count)
    #expect(Set(shorts).count == shorts.count)
    for name in longs + command.name.split(separator: " ").map(String.init) {
      #expect(name.first.map { ("a"..."z").contains($0) } == true, "\(name)")
      #expect(
        name.unicodeScalars.allSatisfy {
          ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-"
        }, "\(name)")
    }
    for letter in shorts {
      #expect(letter.count == 1 && letter.first.map { $0.isASCII && $0.isLetter } == true)
    }
  }

  @Test(arguments: commands)
  func `standard letters keep their meaning`(command: CommandDescription) {
    let meanings = [
      "h": "help", "V": "version", "q": "quiet", "v": "verbose", "o": "output", "n": "limit",
    ]
    for option in command.options {
      if let short = option.short { #expect(meanings[short] == option.long) }
    }
    #expect(command.options.contains { $0.long == "help" })
    #expect(command.options.contains { $0.long == "version" })
  }

  @Test(arguments: commands)
  func `every option says what it is`(command: CommandDescription) {
    for option in command.options {
      #expect(!option.summary.isEmpty && !option.summary.hasSuffix("."), "\(option.long)")
      #expect(option.summary.first?.isUppercase == true, "\(option.long)")
      #expect(option.metavar.map { !$0.isEmpty } ?? option.choices.isEmpty, "\(option.long)")
      #expect(option.completion != .choices || !option.choices.isEmpty, "\(option.long)")
      for paragraph in option.details { #expect(paragraph.hasSuffix("."), "\(option.long)") }
      if let text = option.defaultText, !option.choices.isEmpty {
        #expect(option.choices.contains(text), "\(option.long)")
      }
      if let variable = option.environment {
        #expect((variable.on == nil) == (option.metavar != nil), "\(option.long)")
      }
    }
  }

  @Test(arguments: commands)
  func `only the last positional takes many words`(command: CommandDescription) {
    for positional in command.positionals.dropLast() {
      #expect(positional.arity == .one || positional.arity == .optional)
    }
    let optional = command.positionals.drop { $0.arity == .one || $0.arity == .oneOrMore }
    #expect(optional.allSatisfy { $0.arity == .optional || $0.arity == .zeroOrMore })
  }

  @Test func `the common options, typed out again on purpose`() {
    #expect(
      Self.common.options.map(\.long) == [
        "sandbox", "data", "api", "key-file", "base-url", "language", "region", "timeout",
        "deadline", "retries", "jobs", "qps", "dry-run", "max-requests", "max-cost", "bill",
        "format", "json", "color", "quiet", "verbose", "raw", "help", "version",
      ])
    let defaults = Self.common.options.compactMap { option in
      option.defaultText.map { "\(option.long) \($0)" }
    }
    #expect(
      defaults == [
        "api new", "timeout 10s", "deadline 1m", "retries 3", "jobs 8", "format text",
        "color auto",
      ])
    let variables = Self.common.options.compactMap { $0.environment?.name }
    #expect(variables == ["PLACES_BACKEND", "PLACES_API", "PLACES_BASE_URL"])
  }

  @Test func `the statuses, typed out again on purpose`() {
    #expect(CommandRun.Status.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 130, 143])
    for status in CommandRun.Status.allCases {
      #expect(status.meaning.hasSuffix("."))
      #expect(!status.title.hasSuffix("."))
    }
  }
}

extension CommandDescription: CustomTestStringConvertible {
  public var testDescription: String { name }
}
