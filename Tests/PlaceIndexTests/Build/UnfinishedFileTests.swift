import Testing

@testable import PlaceIndex

/// A build that is told to end leaves no file of its own behind.
@Suite struct UnfinishedFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a file discarded while it is written is gone and gets no name`() throws {
    let unfinished = UnfinishedFile()
    var file = try SectionFile(path: folder.file("out.idx"), unfinished)
    try file.write(.facts, [1, 2, 3])
    #expect(folder.names.count == 1 && folder.names != ["out.idx"])
    #expect(unfinished.discard())
    #expect(folder.names == [])
    try file.write(.points, [4])
    do throws(SectionFile.Failure) {
      _ = try file.finish(records: 0)
      Issue.record("it got its name")
    } catch {
      #expect(error.errno != 0)
    }
    #expect(folder.names == [])
  }

  @Test func `a build discarded before it writes makes no file`() throws {
    try folder.write("name,lat,lng\nA,1,2\n", to: folder.file("a.csv"))
    let build = IndexBuild([folder.file("a.csv")])
    #expect(build.unfinished.discard())
    #expect(throws: IndexBuild.Failure.self) { try build.run(to: folder.file("out.idx")) }
    #expect(folder.names == ["a.csv"])
  }

  @Test func `a finished file stays`() throws {
    try folder.write("name,lat,lng\nA,1,2\n", to: folder.file("a.csv"))
    let build = IndexBuild([folder.file("a.csv")])
    _ = try build.run(to: folder.file("out.idx"))
    #expect(!build.unfinished.discard())
    #expect(folder.names.sorted() == ["a.csv", "out.idx"])
  }
}

/// Finding what is no UTF-8.
@Suite struct UTF8CheckTests {
  @Test func `it agrees with the standard library on every short sequence`() throws {
    let folder = try TemporaryFolder()
    let leads: [UInt8] = [0x41, 0x80, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEF]
    let more: [UInt8] = [0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF]
    let seconds: [UInt8] = [0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC2]
    for lead in leads + more {
      for second in seconds {
        for third in seconds {
          let bytes = Array("seven: ".utf8) + [lead, second, third, 0x80, 0x41]
          try folder.write(bytes, to: folder.file("x"))
          let file = try MappedFile(path: folder.file("x"))
          let isText = String(validating: bytes, as: UTF8.self) != nil
          #expect((file.view.firstInvalidUTF8 == nil) == isText, "\(bytes)")
          if let bad = file.view.firstInvalidUTF8 {
            #expect(String(validating: bytes[..<bad], as: UTF8.self) != nil, "\(bytes)")
          }
        }
      }
    }
  }
}
