import TestSupport
import Testing

@testable import PlacesCLI

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The commands in the pages people read, run as they stand: without a key, without a network, in an empty folder.
///
/// A block marked `sh` must succeed; a block marked `console` must print what it shows; one marked `bash` needs a key or a
/// build and is only checked as far as that goes.
@Suite struct DocsTests {
  static let pages: [String] =
    [
      "README.md", "CHANGELOG.md", "Docs/output.md", "Docs/architecture.md",
      "Docs/compatibility.md", "Docs/batch.md", "Docs/billing.md", "Docs/sandbox.md",
    ]
    + decisions.map { "Docs/decisions/\($0)" }

  private static let decisions =
    (try? FileManager.default.contentsOfDirectory(
      atPath: SchemaFile.package.appending(path: "Docs/decisions").path))?.sorted() ?? []

  static let blocks: [MarkdownBlock] = pages.flatMap { page in
    MarkdownBlock.all(in: (try? text(page)) ?? "", page: page)
  }

  private static func text(_ page: String) throws -> String {
    try String(contentsOf: SchemaFile.package.appending(path: page), encoding: .utf8)
  }

  @Test(arguments: blocks.filter { $0.language == "sh" && (!$0.needsJQ || hasJQ) })
  func `a recipe works`(block: MarkdownBlock) async throws {
    let outcome = try await Self.shell("set -eu\n" + block.lines.joined(separator: "\n"))
    #expect(outcome.status == 0, "\(outcome.stdout)\(outcome.stderr)")
    #expect(!outcome.stdout.isEmpty)
    #expect(!outcome.stderr.contains("usage"), "\(outcome.stderr)")
  }

  @Test(arguments: blocks.filter { $0.language == "console" && (!$0.needsJQ || hasJQ) })
  func `a transcript shows what is printed`(block: MarkdownBlock) async throws {
    let transcript = Transcript(block.lines)
    #expect(!transcript.entries.isEmpty)
    let mark = "-- end of command --"
    let script = transcript.entries.map { "\($0.command)\necho '\(mark)'\n" }.joined()
    let outcome = try await Self.shell("exec 2>&1\n" + script)
    let printed = outcome.stdout.components(separatedBy: mark + "\n").map {
      $0.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
    #expect(printed.count == transcript.entries.count + 1)
    for (entry, lines) in zip(transcript.entries, printed) {
      #expect(
        Transcript.matches(lines[...], entry.output[...]),
        "\(entry.command) prints\n\(lines.joined(separator: "\n"))")
    }
  }

  @Test(arguments: blocks.filter { $0.language == "bash" })
  func `a command that needs a key is well-formed`(block: MarkdownBlock) async throws {
    for line in block.lines where line.hasPrefix("places ") && !line.hasPrefix("places sandbox ") {
      let outcome = try await Self.shell(line + " --dry-run")
      #expect(outcome.status == 0, "\(outcome.stderr)")
    }
  }

  @Test func `the README begins with the two commands`() throws {
    let first = try #require(Self.blocks.first { $0.page == "README.md" })
    #expect(
      first.lines == [
        #"swift run -c release places predict "cheesebu" --types bank --countries au,nz --sandbox"#,
        "swift test",
      ])
    let second = try #require(Self.blocks.filter { $0.page == "README.md" }.dropFirst().first)
    #expect(second.lines.first == "$ " + (first.lines.first ?? "").dropFirst(21))
  }

  @Test(arguments: pages) func `a page exists, and its links lead somewhere`(page: String) throws {
    let text = try Self.text(page)
    let folder = SchemaFile.package.appending(path: page).deletingLastPathComponent()
    for match in text.matches(of: /\]\(([^)#]+)[^)]*\)/) {
      let target = String(match.output.1)
      guard !target.hasPrefix("https://") else { continue }
      let path = folder.appending(path: target).standardizedFileURL.path
      #expect(FileManager.default.fileExists(atPath: path), "\(target)")
    }
  }

  @Test func `the commands of the page about indexes work one after another`() async throws {
    let blocks = MarkdownBlock.all(in: try Self.text("Docs/index.md"), page: "Docs/index.md")
    let lines = blocks.filter { $0.language == "sh" }.flatMap(\.lines)
    try #require(lines.count > 8)
    let outcome = try await Self.shell("set -eu\n" + lines.joined(separator: "\n"))
    #expect(outcome.status == 0, "\(outcome.stdout)\(outcome.stderr)")
    #expect(outcome.stdout.contains("Harbour Tools") && outcome.stdout.contains("checksums\tgood"))
  }

  @Test func `files that pages name are there`() throws {
    let manager = FileManager.default
    let docs = try manager.contentsOfDirectory(
      atPath: SchemaFile.package.appending(path: "Docs").path)
    for page in ["README.md"] + docs.filter({ $0.hasSuffix(".md") }).map({ "Docs/\($0)" }) {
      for match in try Self.text(page).matches(of: /`((?:Sources|Tests|Docs|scripts)\/[\w.\/-]+)/) {
        let path = SchemaFile.package.appending(path: String(match.output.1)).path
        #expect(manager.fileExists(atPath: path), "\(page): \(match.output.1)")
      }
    }
  }

  @Test func `the architecture page names every folder of the sources`() throws {
    let page = try Self.text("Docs/architecture.md")
    let sources = SchemaFile.package.appending(path: "Sources")
    let manager = FileManager.default
    for target in try manager.contentsOfDirectory(atPath: sources.path) {
      let isNamed = page.contains("**Sources/\(target)**")
      #expect(isNamed, "\(target)")
      guard ["PlacesCLI", "PlacesClient"].contains(target) else { continue }
      let folder = sources.appending(path: target)
      for name in try manager.contentsOfDirectory(atPath: folder.path) where !name.contains(".") {
        let isNamed = page.contains("`\(name)`")
        #expect(isNamed, "\(target)/\(name)")
      }
    }
  }

  private static let searchPath = ["/usr/local/bin", "/usr/bin", "/bin", "/opt/homebrew/bin"]
  private static let hasJQ = searchPath.contains {
    FileManager.default.isExecutableFile(atPath: $0 + "/jq")
  }

  private static func shell(_ script: String) async throws -> ProcessOutcome {
    let places = try ProcessRunner.places().executable
    let folder = places.split(separator: "/").dropLast().joined(separator: "/")
    let home = try TemporaryDirectory()
    defer { withExtendedLifetime(home) {} }
    return try await ProcessRunner(executable: "/bin/sh").run(
      ["-c", script],
      environment: [
        "PATH": (["/" + folder] + searchPath).joined(separator: ":"), "HOME": home.path,
        "LC_ALL": "C.UTF-8",
      ], directory: home.path)
  }
}

extension MarkdownBlock {
  /// Whether it uses jq, which a toolchain does not bring.
  fileprivate var needsJQ: Bool { lines.contains { $0.contains("jq ") } }
}
