import Testing

@testable import PlaceIndex

/// Damaged and hostile files: an error or fewer places, never a crash.
@Suite struct MutationTests {
  private static let rounds = 1500

  /// A file with places of every kind, and prefixes with so many places that their unions are written down.
  private static func file() throws -> [UInt8] {
    var random = RandomWorld(seed: 99)
    var places = random.places(60)
    for number in 0..<1200 {
      places.append(
        OraclePlace(id: "s\(number)", name: "Sanford \(number)", importance: UInt32(number)))
    }
    let folder = try TemporaryFolder()
    try folder.write(places.map { $0.json + "\n" }.joined(), to: folder.file("in.ndjson"))
    _ = try IndexBuild([folder.file("in.ndjson")]).run(to: folder.file("out.idx"))
    return try folder.read(folder.file("out.idx"))
  }

  /// Opens bytes and asks everything there is to ask.
  private static func use(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBytes { buffer in
      guard let index = try? unsafe PlaceIndex(bytes: buffer) else { return }
      for text in ["san", "s", "sanfrod", "new par", "東京", "12", "st", "springfeild new"] {
        _ = index.search(PlaceQuery(text: text))
        _ = index.search(
          PlaceQuery(
            text: text, types: .anyOf(["bank"]), countries: ["aa"],
            bias: .circle(center: GeoPoint(latitude: 0, longitude: 179.9), radiusMeters: 50_000)))
        _ = index.matchAddress(PlaceQuery(text: text + " 12 nowhere"))
      }
      _ = index.search(
        PlaceQuery(text: "s", restriction: .rectangle(south: -10, west: 170, north: 10, east: -170))
      )
      _ = index.places(around: GeoPoint(latitude: 1, longitude: 1))
      _ = index.nearest(.locality, to: GeoPoint(latitude: 89, longitude: -180))
      _ = index.place(id: "p3")
      // Other names are read when they are asked for.
      for rank in [0, 1, 500, index.count - 1, index.count, -1] { _ = index[rank]?.alternateNames }
      _ = index.facts
      try? index.verify()
    }
  }

  @Test func `bytes changed at random do no harm`() throws {
    let file = try Self.file()
    var random = SeededGenerator(seed: 4711)
    for _ in 0..<Self.rounds {
      var bytes = file
      for _ in 0..<random.number(1...8) {
        let place = random.number(0...bytes.count - 1)
        switch random.number(0...3) {
        case 0: bytes[place] = UInt8(random.number(0...255))
        case 1: bytes[place] ^= 1 << UInt8(random.number(0...7))
        case 2: bytes[place] = 0xFF
        default:
          for offset in place..<min(place + 4, bytes.count) { bytes[offset] = 0xFF }
        }
      }
      // Half of them get through the check of the header, to reach what lies behind it.
      if random.chance(0.5) { Self.mend(&bytes) }
      Self.use(bytes)
    }
  }

  /// Gives a changed header the checksum it ought to have.
  private static func mend(_ bytes: inout [UInt8]) {
    let sections = Int(bytes[12])
    let end = IndexFormat.headerSize + sections * IndexFormat.entrySize
    guard bytes.count >= end else { return }
    var crc = CRC32()
    for byte in bytes[0..<28] + bytes[IndexFormat.headerSize..<end] { crc.updateSlowly(byte) }
    for shift in 0..<4 {
      bytes[28 + shift] = UInt8(truncatingIfNeeded: crc.value >> (8 * UInt32(shift)))
    }
  }

  @Test func `a length as large as can be, anywhere, does no harm`() throws {
    var random = RandomWorld(seed: 5)
    let places = random.places(12)
    let folder = try TemporaryFolder()
    try folder.write(places.map { $0.json + "\n" }.joined(), to: folder.file("in.ndjson"))
    _ = try IndexBuild([folder.file("in.ndjson")]).run(to: folder.file("out.idx"))
    let file = try folder.read(folder.file("out.idx"))
    let start = IndexFormat.headerSize + Int(file[12]) * IndexFormat.entrySize
    for huge in [
      [UInt8](repeating: 0xFF, count: 8) + [0x7F],
      [0xF1] + [UInt8](repeating: 0xFF, count: 8) + [0x7F],
    ] {
      for place in start..<file.count - huge.count {
        var bytes = file
        bytes.replaceSubrange(place..<place + huge.count, with: huge)
        Self.use(bytes)
        unsafe bytes.withUnsafeBytes { buffer in
          guard let index = try? unsafe PlaceIndex(bytes: buffer) else { return }
          for term in 0..<index.tables.termCount {
            var list = index.tables.dictionary.list(of: term)
            list.advance()
            _ = index.tables.dictionary.text(of: term)
          }
        }
      }
    }
  }

  @Test func `a file cut anywhere is refused`() throws {
    let file = try Self.file()
    for length in [0, 1, 7, 8, 63, 64, 200, file.count / 2, file.count - 1] {
      let part = Array(file[..<length])
      #expect(throws: IndexError.self) {
        try unsafe part.withUnsafeBytes { _ = try unsafe PlaceIndex(bytes: $0) }
      }
    }
  }

  @Test func `each byte of header and section table counts`() throws {
    let file = try Self.file()
    let end = IndexFormat.headerSize + Int(file[12]) * IndexFormat.entrySize
    for place in Array(0..<32) + Array(IndexFormat.headerSize..<end) {
      var bytes = file
      bytes[place] ^= 0x10
      #expect(throws: IndexError.self, "byte \(place)") {
        try unsafe bytes.withUnsafeBytes { _ = try unsafe PlaceIndex(bytes: $0) }
      }
    }
  }

  @Test func `verifying finds a single changed bit`() throws {
    let file = try Self.file()
    try unsafe file.withUnsafeBytes { try unsafe PlaceIndex(bytes: $0).verify() }
    var random = SeededGenerator(seed: 3)
    let start = IndexFormat.headerSize + Int(file[12]) * IndexFormat.entrySize
    var missed = 0
    for _ in 0..<100 {
      var bytes = file
      bytes[random.number(start...file.count - 1)] ^= 1
      unsafe bytes.withUnsafeBytes { buffer in
        guard let index = try? unsafe PlaceIndex(bytes: buffer) else { return }
        if (try? index.verify()) != nil { missed += 1 }
      }
    }
    // Only the zeros between sections are under no checksum.
    #expect(missed <= 2)
  }

  @Test func `another version is named`() throws {
    var file = try Self.file()
    file[8] = 9
    #expect(throws: IndexError.unsupportedVersion(9)) {
      try unsafe file.withUnsafeBytes { _ = try unsafe PlaceIndex(bytes: $0) }
    }
  }
}
