import Testing

@testable import PlaceIndex

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files that somebody writes over while they are read.
@Suite struct MappedFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func map(_ bytes: [UInt8], _ name: String = "x") throws -> MappedFile {
    try folder.write(bytes, to: folder.file(name))
    return try MappedFile(path: folder.file(name))
  }

  private func cut(_ name: String, to length: Int) {
    let status = unsafe truncate(folder.file(name), length)
    #expect(status == 0)
  }

  @Test func `what a file loses reads as zero`() throws {
    let file = try map([UInt8](repeating: 7, count: 100_000))
    #expect(file.view[0] == 7 && file.view[99_999] == 7 && !file.isCut)
    cut("x", to: 5)
    #expect(file.view[99_999] == 0 && file.view[50_000] == 0)
    #expect(file.view[0] == 7 && file.isCut)
    // Another of the same name is whole.
    let other = try map([UInt8](repeating: 8, count: 10_000), "y")
    #expect(other.view[9_999] == 8 && !other.isCut)
  }

  @Test func `many files are mapped at a time, and each is let go`() throws {
    for _ in 0..<3 {
      let files = try (0..<300).map {
        try map([UInt8](repeating: UInt8($0 & 255), count: 5000), "\($0)")
      }
      #expect(files.enumerated().allSatisfy { $1.view[4999] == UInt8($0 & 255) })
    }
    let file = try map([UInt8](repeating: 1, count: 20_000))
    cut("x", to: 0)
    #expect(file.view[10_000] == 0 && file.isCut)
  }

  @Test func `files are mapped and let go by many threads at a time`() async throws {
    try folder.write([UInt8](repeating: 9, count: 30_000), to: folder.file("x"))
    let path = folder.file("x")
    let whole = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<3000).allSatisfy { _ in
            guard let file = try? MappedFile(path: path, tells: true) else { return false }
            return file.view[29_999] == 9 && !file.isCut
          }
        }
      }
      return await group.allSatisfy { $0 }
    }
    #expect(whole)
    // Their places in the table are free again, and those who take them are minded.
    let files = try (0..<500).map { _ in try MappedFile(path: path, tells: false) }
    cut("x", to: 0)
    #expect(files.allSatisfy { $0.view[20_000] == 0 && $0.isCut })
  }

  @Test func `an index that is cut off while it is searched finds less, and goes on`() throws {
    let places = (0..<3000).map { OraclePlace(id: "p\($0)", name: "Berg \($0) abc\($0 % 7)") }
    let input = folder.file("places.ndjson")
    try folder.write(places.map(\.json).joined(separator: "\n"), to: input)
    _ = try IndexBuild([input]).run(to: folder.file("places.idx"))
    let index = try PlaceIndex(path: folder.file("places.idx"))
    let query = PlaceQuery(text: "berg 29", limit: 20)
    #expect(index.search(query).count == 20)
    cut("places.idx", to: 70_000)
    for text in ["berg 29", "brgg 2", "abc", "x"] {
      _ = index.search(PlaceQuery(text: text, limit: 20)).map(\.place.alternateNames)
    }
    _ = index.places(around: GeoPoint(latitude: 0, longitude: 0))
    cut("places.idx", to: 0)
    #expect(index.search(query).isEmpty)
  }
}
