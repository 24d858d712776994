import Testing

@testable import PlacesCLI

@Suite struct UsageErrorTests {
  private static let hostile = [
    String(repeating: "x", count: 100_000), String(repeating: "\u{1B}[31m", count: 50),
    String(repeating: "\u{202E}", count: 200), "e" + String(repeating: "\u{301}", count: 5000),
    String(repeating: "😀", count: 500), "", "\n\r\t\0", "\u{10FFFF}",
  ]

  private static func errors(_ text: String) -> [UsageError] {
    [
      .unknownOption(option: "--" + text, suggestion: nil, otherCommands: ["a", "b"]),
      .unexpectedValue(option: "--sandbox", value: text),
      .unexpectedValue(option: "--" + text, value: text),
      .badValue(.argument("TEXT"), value: text, ValueProblem(text, remedy: text)),
      .unexpectedArgument(text), .unknownCommand(text, suggestion: nil, commands: ["a"]),
      .unknownTopic(text, suggestion: nil, topics: ["a"]), .notUnicode(position: 1, text: text),
    ]
  }

  @Test(arguments: hostile)
  func `a report is short and harmless whatever was typed`(text: String) {
    for error in Self.errors(text) {
      let report = FailureReport(isJSON: false, style: .plain).render(Failure(error))
      #expect(report.utf8.count < 1000)
      let lines = report.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 4)
      for line in lines { #expect(!line.unicodeScalars.contains(where: Sanitizer.isUnsafe)) }
    }
  }

  @Test func `values are quoted, cut and escaped`() {
    let long = String(repeating: "x", count: 61)
    #expect(
      UsageError.unexpectedArgument(long).message
        == "unexpected argument \"\(String(repeating: "x", count: 60))…\"")
    #expect(
      UsageError.unexpectedArgument("a\u{1B}b\u{202E}").message
        == "unexpected argument \"a\\u{1B}b\\u{202E}\"")
  }

  @Test(
    arguments: [
      (
        .unknownOption(option: "--contries", suggestion: "--countries", otherCommands: []),
        "unknown option --contries", "did you mean --countries?"
      ),
      (
        .unknownOption(option: "--fields", suggestion: nil, otherCommands: ["details"]),
        "unknown option --fields", "it is an option of places details"
      ),
      (.missingValue(option: "-n", metavar: "N"), "-n: its value N is missing", nil),
      (
        .unexpectedValue(option: "--sandbox", value: "yes"), "--sandbox: takes no value (\"yes\")",
        nil
      ),
      (
        .badValue(
          .option("--countries"), value: nil, ValueProblem("6 codes given", remedy: "remove one")),
        "--countries: 6 codes given", "remove one"
      ),
      (
        .conflict("--latlng", "ADDRESS", remedy: "give one of them"),
        "--latlng and ADDRESS cannot be given together", "give one of them"
      ),
      (
        .unknownCommand("predcit", suggestion: "predict", commands: []),
        "unknown command \"predcit\"", "did you mean places predict?"
      ),
    ] as [(UsageError, String, String?)])
  func `what happened and what to do`(error: UsageError, message: String, remedy: String?) {
    #expect(error.message == message)
    #expect(error.remedy == remedy)
  }

  @Test func `bounded text keeps whole characters`() {
    #expect(Quoting.bounded("äöü", bytes: 6) == "äöü")
    #expect(Quoting.bounded("äöüx", bytes: 6) == "ä…")
  }
}
