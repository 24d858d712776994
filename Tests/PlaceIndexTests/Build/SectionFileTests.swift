import Testing

@testable import PlaceIndex

/// Files put together of sections, which are written in pieces.
@Suite struct SectionFileTests {
  /// Lengths of sections, and how much is added at once.
  @Test(arguments: [
    ([0, 1, 7, 8, 9], 3),
    ([SectionFile.piece - 1, 1, 2], 1 << 20),
    ([SectionFile.piece, SectionFile.piece], SectionFile.piece),
    ([5, 3 * SectionFile.piece + 5, 0, 11], 5 * SectionFile.piece),
    ([2 * SectionFile.piece - 704, 100], 65_537),
  ])
  func `sections of any length are read as they were written`(lengths: [Int], step: Int) throws {
    let folder = try TemporaryFolder()
    var file = try SectionFile(path: folder.file("out.idx"), UnfinishedFile())
    let sections = zip(IndexFormat.Section.allCases, lengths).map { section, length in
      (section, (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ length) })
    }
    for (section, bytes) in sections {
      try file.begin()
      for start in stride(from: 0, to: bytes.count, by: step) {
        try file.append(Array(bytes[start..<min(start + step, bytes.count)]))
      }
      try file.end(section)
    }
    let length = try file.finish(records: 7)

    let written = try folder.read(folder.file("out.idx"))
    #expect(written.count == length)
    try unsafe written.withUnsafeBytes { buffer in
      let header = try IndexHeader(try #require(unsafe ByteView(buffer)))
      #expect(header.recordCount == 7)
      let entries = try header.all()
      #expect(entries.map(\.number) == sections.map { $0.0.rawValue })
      for (entry, (_, bytes)) in zip(entries, sections) {
        #expect(entry.contents.elementsEqual(bytes))
        #expect(entry.contents.checksum == entry.checksum)
      }
    }
  }
}
