import Testing

@testable import PlaceIndex

/// Files whose header is right and whose sections are not.
@Suite struct SectionTests {
  /// A file taken apart: numbers and contents of its sections.
  private struct Parts {
    var sections: [(number: UInt32, bytes: [UInt8])] = []
    var records = 0

    init(_ places: [OraclePlace]) throws {
      let folder = try TemporaryFolder()
      try folder.write(places.map { $0.json + "\n" }.joined(), to: folder.file("in.ndjson"))
      _ = try IndexBuild([folder.file("in.ndjson")]).run(to: folder.file("out.idx"))
      let file = try folder.read(folder.file("out.idx"))
      records = places.count
      try unsafe file.withUnsafeBytes { buffer in
        let view = try #require(unsafe ByteView(buffer))
        for entry in try IndexHeader(view).all() {
          sections.append((entry.number, entry.contents.bytes))
        }
      }
    }

    /// Puts it together again; `change` may alter an entry of the section table.
    func file(_ change: (UInt32, inout UInt64, inout UInt64) -> Void = { _, _, _ in }) -> [UInt8] {
      var position = IndexFormat.headerSize + sections.count * IndexFormat.entrySize
      var entries: [UInt8] = []
      var contents: [UInt8] = []
      for (number, bytes) in sections {
        while position % IndexFormat.alignment != 0 {
          contents.append(0)
          position += 1
        }
        var (start, length) = (UInt64(position), UInt64(bytes.count))
        change(number, &start, &length)
        var crc = CRC32()
        for byte in bytes { crc.updateSlowly(byte) }
        entries.append32(number)
        entries.append32(crc.value)
        entries.append64(start)
        entries.append64(length)
        contents += bytes
        position += bytes.count
      }
      var head = IndexFormat.magic
      head.append32(IndexFormat.version)
      head.append32(UInt32(sections.count))
      head.append64(UInt64(position))
      head.append32(UInt32(records))
      var crc = CRC32()
      for byte in head + entries { crc.updateSlowly(byte) }
      head.append32(crc.value)
      head += [UInt8](repeating: 0, count: IndexFormat.headerSize - head.count)
      return head + entries + contents
    }
  }

  private static let places = [
    OraclePlace(id: "a", name: "Alpha", importance: 5, latitude: 1, longitude: 2),
    OraclePlace(id: "b", name: "Beta", importance: 3, latitude: 3, longitude: 4),
  ]

  /// What opening and one search give.
  private static func names(_ file: [UInt8]) throws -> [String] {
    try unsafe file.withUnsafeBytes { buffer in
      let index = try unsafe PlaceIndex(bytes: buffer)
      return index.search(PlaceQuery(text: "alpha")).map(\.place.name)
    }
  }

  @Test func `put together again it is read, whatever the order of sections`() throws {
    var parts = try Parts(Self.places)
    #expect(try Self.names(parts.file()) == ["Alpha"])
    parts.sections.reverse()
    #expect(try Self.names(parts.file()) == ["Alpha"])
  }

  @Test func `a section of a later program is passed over`() throws {
    var parts = try Parts(Self.places)
    parts.sections.insert((9999, [1, 2, 3]), at: 0)
    let file = parts.file()
    #expect(try Self.names(file) == ["Alpha"])
    try unsafe file.withUnsafeBytes { try unsafe PlaceIndex(bytes: $0).verify() }
  }

  @Test(arguments: IndexFormat.Section.allCases)
  func `a missing section is named`(section: IndexFormat.Section) throws {
    var parts = try Parts(Self.places)
    parts.sections.removeAll { $0.number == section.rawValue }
    #expect(throws: IndexError.damagedSection(section.rawValue)) {
      try Self.names(parts.file())
    }
  }

  @Test(arguments: IndexFormat.Section.allCases)
  func `a section outside the file is named`(section: IndexFormat.Section) throws {
    let parts = try Parts(Self.places)
    for (wrongStart, wrongLength) in [
      (UInt64.max, UInt64(8)), (8, UInt64.max), (1 << 40, 1), (UInt64.max - 3, 8),
    ] {
      let file = parts.file { number, start, length in
        if number == section.rawValue { (start, length) = (wrongStart, wrongLength) }
      }
      #expect(throws: IndexError.damagedSection(section.rawValue)) { try Self.names(file) }
    }
  }

  /// Columns have a number a place; a byte more or less is damage.
  @Test(arguments: [
    IndexFormat.Section.points, .importances, .weights, .classOf, .parentOf, .recordOffsets,
    .identifierOrder, .spatialOrder,
  ])
  func `a column of another length is named`(section: IndexFormat.Section) throws {
    for change in [-1, 1, 4] {
      var parts = try Parts(Self.places)
      let place = try #require(parts.sections.firstIndex { $0.number == section.rawValue })
      if change < 0 {
        parts.sections[place].bytes.removeLast()
      } else {
        parts.sections[place].bytes += [UInt8](repeating: 0, count: change)
      }
      #expect(throws: IndexError.damagedSection(section.rawValue)) {
        try Self.names(parts.file())
      }
    }
  }

  @Test func `sections full of ones are survived`() throws {
    for section in IndexFormat.Section.allCases {
      var parts = try Parts(Self.places)
      let place = try #require(parts.sections.firstIndex { $0.number == section.rawValue })
      for index in parts.sections[place].bytes.indices {
        parts.sections[place].bytes[index] = 0xFF
      }
      _ = try? Self.names(parts.file())
    }
  }

  @Test func `the checksum is that of the standard`() {
    var crc = CRC32()
    for byte in "123456789".utf8 { crc.updateSlowly(byte) }
    #expect(crc.value == 0xCBF4_3926)
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    var slow = CRC32()
    for byte in bytes { slow.updateSlowly(byte) }
    unsafe bytes.withUnsafeBytes { buffer in
      #expect(unsafe ByteView(buffer)?.checksum == slow.value)
    }
  }
}
