import Testing

@testable import PlacesCLI

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The pages of Docs that the program writes itself.
@Suite struct GeneratedDocsTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let isUpdating = Variables.process["PLACES_UPDATE_GOLDENS"] == "1"

  @Test(arguments: GeneratedDocs.files(CommandList.all).map { Page(path: $0.path, text: $0.text) })
  func `a page is what the program prints`(page: Page) throws {
    let file = Self.root.appending(path: page.path)
    if Self.isUpdating {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(page.text.utf8).write(to: file)
      Issue.record("\(page.path) was written; run again without PLACES_UPDATE_GOLDENS")
      return
    }
    let stored = try? Data(contentsOf: file)
    let isSame = stored.map { String(decoding: $0, as: UTF8.self) } == page.text
    #expect(isSame, "\(page.path) is out of date; run scripts/generate")
  }

  @Test func `there is no page for a command that is gone`() throws {
    let folder = Self.root.appending(path: "Docs/commands")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(
      Set(names).subtracting(CommandList.all.map { GeneratedDocs.fileName($0) + ".md" }) == [])
  }

  @Test func `Markdown shows characters rather than obey them`() {
    let blocks: [HelpBlock] = [
      .paragraph("a*b_c <d> [e] `f` \\ |"), .entries([HelpEntry("--x N", "One.", "Two.")]),
      .examples([Example("Do", "places do")]), .columns([HelpEntry("0", "Good.")]),
    ]
    #expect(
      MarkdownText.render(blocks, title: "T") == """
        # T

        a\\*b\\_c \\<d\\> \\[e\\] \\`f\\` \\\\ \\|

        - `--x N`

          One.

          Two.

        Do:

        ```console
        $ places do
        ```

        - `0`: Good.

        """)
  }

  struct Page: Sendable, CustomTestStringConvertible {
    var path: String
    var text: String
    var testDescription: String { path }
  }
}
