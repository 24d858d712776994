import Testing

@testable import PlacesCLI

@Suite struct HelpTopicTests {
  private static func lines(_ topic: String) async -> [Substring] {
    await CommandRun(["help", topic], variables: ["COLUMNS": "90"]).output.split(separator: "\n")
  }

  @Test func `every status is in the topic`() async {
    let lines = await Self.lines("exit-statuses")
    for status in [0, 1, 2, 3, 4, 5, 6, 7, 8, 130, 143] {
      #expect(lines.contains { $0.hasPrefix("  \(status) ") }, "\(status)")
    }
  }

  @Test(
    arguments: [
      "PLACES_API_KEY", "GOOGLE_MAPS_API_KEY", "GOOGLE_PLACES_API_KEY", "PLACES_BACKEND",
      "PLACES_API", "PLACES_BASE_URL", "PLACES_USAGE_LOG", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE",
      "TERM", "COLUMNS", "http_proxy", "https_proxy", "all_proxy", "no_proxy", "CURL_CA_BUNDLE",
      "SSL_CERT_FILE", "SSL_CERT_DIR",
    ])
  func `every variable is in the topic`(name: String) async {
    let words = await Self.lines("environment").map { $0.split(separator: " ") }
    #expect(words.contains { $0.contains { $0 == name || $0 == name + "," } })
  }

  @Test func `an option's variable is listed without anyone listing it`() {
    let entries = EnvironmentTopic.variables([SampleCommands.search])
    #expect(entries.contains(HelpEntry("SAMPLE_LIMIT", "Stands in for --limit.")))
    #expect(Set(entries.map(\.term)).count == entries.count)
  }

  @Test func `every format is in the topic`() async {
    let lines = await Self.lines("formats")
    for format in OutputFormat.allCases {
      #expect(lines.contains { $0.hasPrefix("  \(format.rawValue) ") })
    }
  }

  @Test func `an unknown topic is named, and the nearest`() async {
    let run = await CommandRun(["help", "enviroment"])
    #expect(
      run
        == CommandRun(
          status: .usage, output: "",
          error: "places: no help on \"enviroment\"\n  did you mean places help environment?\n"))
    #expect(await CommandRun(["help", "help", "x"]).status == .usage)
  }
}
