import Testing

@testable import PlaceIndex

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Files of every version there has been: they open, or are refused in words.
@Suite struct FixtureTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")

  @Test func `a file of version 1 is refused`() {
    #expect(throws: IndexError.unsupportedVersion(1)) {
      try PlaceIndex(path: Self.folder.appending(path: "version-1.idx").path)
    }
  }

  @Test func `a file of version 2 opens and answers`() throws {
    let index = try PlaceIndex(path: Self.folder.appending(path: "version-2.idx").path)
    try index.verify()
    #expect(index.count == 4)
    #expect(index.search(PlaceQuery(text: "munch")).map(\.place.name) == ["München"])
    #expect(index.search(PlaceQuery(text: "bakery pari")).map(\.place.id) == ["b1"])
  }

  @Test func `building it again gives the same bytes`() throws {
    let folder = try TemporaryFolder()
    let input = Self.folder.appending(path: "version-2.ndjson").path
    _ = try IndexBuild([input]).run(to: folder.file("again.idx"))
    let stored = Array(try Data(contentsOf: Self.folder.appending(path: "version-2.idx")))
    let again = try folder.read(folder.file("again.idx"))
    #expect(again == stored)
  }
}
