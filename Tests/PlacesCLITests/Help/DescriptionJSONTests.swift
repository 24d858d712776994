import Testing

@testable import PlacesCLI

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct DescriptionJSONTests {
  private struct Document: Decodable {
    var name: String
    var version: String
    var commands: [CommandDescription]
    var exitStatuses: [Status]
    var environment: [Variable]

    struct Status: Decodable {
      var status: Int32
      var meaning: String
    }

    struct Variable: Decodable {
      var name: String
      var meaning: String
    }
  }

  @Test func `the descriptions survive being read back`() throws {
    let text = DescriptionJSON.document(SampleCommands.all)
    #expect(text.hasSuffix("}\n") && text.split(separator: "\n").count == 1)
    let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
    #expect(document.name == "places" && document.version == programVersion)
    #expect(document.commands == SampleCommands.all.map { $0.describe() })
    #expect(document.exitStatuses.map(\.status) == CommandRun.Status.allCases.map(\.rawValue))
    #expect(document.environment.contains { $0.name == "NO_COLOR" })
  }

  @Test func `help prints them`() async {
    let run = await CommandRun(["help", "--json"])
    #expect(run.status == .success && run.error.isEmpty)
    #expect(run.output == DescriptionJSON.document(CommandList.all))
  }

  @Test func `text is quoted as JSON wants it`() throws {
    let text = "a\"b\\c/d\n\t\r\u{0}\u{1B}\u{7F}\u{85}\u{202E}\u{2028}é👩‍👩‍👧"
    let quoted = JSONText.quoted(text)
    #expect(try JSONDecoder().decode(String.self, from: Data(quoted.utf8)) == text)
    #expect(quoted.contains("/") && !quoted.contains("\\/"))
    #expect(!quoted.unicodeScalars.contains(where: Sanitizer.isUnsafe))
  }
}
