import Testing

@testable import PlaceIndex

/// Lists as they are written and read: in blocks, in groups and in planes.
@Suite struct ListTests {
  /// Ascending entries of which about one number in `step` is.
  private static func entries(
    bits: Int, step: UInt64, until end: UInt32, _ random: inout SeededGenerator
  ) -> [UInt32] {
    (0..<end).filter { _ in random.next() % step == 0 }.map { number in
      number << UInt32(bits) | UInt32(random.next() & (1 << UInt64(bits) - 1))
    }
  }

  /// A list as bytes, with a few more behind it.
  private static func list(_ entries: [UInt32], bits: Int) -> [UInt8] {
    var writer = ListWriter(bits: bits)
    writer.append(entries)
    return writer.bytes + [7, 7, 7]
  }

  private static func read(_ cursor: ListCursor, bits: Int) -> [UInt32] {
    var cursor = cursor
    var found: [UInt32] = []
    cursor.advance()
    while cursor.record < Int.max {
      found.append(
        UInt32(truncatingIfNeeded: cursor.record) << UInt32(bits) | UInt32(cursor.extra))
      cursor.advance()
    }
    return found
  }

  @Test(arguments: [0, 2, 3], [1, 2, 6, 30, 70, 900] as [UInt64])
  func `a list is read as it was written`(bits: Int, step: UInt64) throws {
    var random = SeededGenerator(seed: step * 8 + UInt64(bits))
    let entries = Self.entries(bits: bits, step: step, until: 30_000, &random)
    let bytes = Self.list(entries, bits: bits)
    try withView(bytes) { view in
      let cursor = ListCursor(view, bits: bits)
      #expect(cursor.count == entries.count)
      #expect(Self.read(cursor, bits: bits) == entries)
      // Stepping over stretches of any length comes to the same entries.
      var steps = cursor
      var target = 0
      while target < 31_000 {
        steps.advance(to: target)
        let next = entries.first { Int($0 >> UInt32(bits)) >= target }
        #expect(steps.record == next.map { Int($0 >> UInt32(bits)) } ?? .max)
        if let next { #expect(UInt32(steps.extra) == next & (1 << UInt32(bits) - 1)) }
        target = max(target, min(steps.record, 31_000)) + Int(random.next() % 700)
      }
    }
  }

  @Test(arguments: [0, 2, 3], [2, 12, 40, 90] as [UInt64])
  func `a window gives the entries in it, or those that are wanted`(bits: Int, step: UInt64) throws
  {
    var random = SeededGenerator(seed: step)
    let entries = Self.entries(bits: bits, step: step, until: 20_000, &random)
    let bytes = Self.list(entries, bits: bits)
    try withView(bytes) { view in
      var (all, some) = (ListCursor(view, bits: bits), ListCursor(view, bits: bits))
      let rows = BitRows(count: 2)
      var start = 0
      while start < 20_000 {
        let window = Window(holding: start, of: 20_000)
        let inside = entries.filter {
          (window.start..<window.end).contains(Int($0 >> UInt32(bits)))
        }
        rows[0].fill(window.count)
        var found: [UInt32] = []
        all.take(in: window, among: Candidates(rows[0])) { bit, extra in
          found.append(UInt32(window.start + bit) << UInt32(bits) | UInt32(extra))
        }
        #expect(found == inside)
        rows[1].clear()
        for _ in 0..<9 { rows[1].insert(Int(random.next() % UInt64(window.count))) }
        var wanted: [UInt32] = []
        some.take(in: window, among: Candidates(rows[1])) { bit, extra in
          if rows[1][bit >> 6] >> UInt64(bit & 63) & 1 == 1 {
            wanted.append(UInt32(window.start + bit) << UInt32(bits) | UInt32(extra))
          }
        }
        #expect(
          wanted
            == inside.filter {
              let bit = Int($0 >> UInt32(bits)) - window.start
              return rows[1][bit >> 6] >> UInt64(bit & 63) & 1 == 1
            })
        start = window.end
      }
    }
  }

  @Test func `postings of neighbouring terms are read list after list`() throws {
    var random = SeededGenerator(seed: 4)
    let lists = [1, 900, 3, 40, 2].map {
      Self.entries(bits: 3, step: UInt64($0), until: 6000, &random)
    }
    var writer = ListWriter(bits: 3)
    for list in lists { writer.append(list) }
    var found: [UInt32] = []
    try withView(writer.bytes) { view in
      view.visitPostings { record, bits in
        found.append(UInt32(record) << 3 | UInt32(bits))
        return true
      }
    }
    #expect(found == lists.flatMap(\.self))
  }

  @Test func `counts that no bytes can hold are not believed`() throws {
    let most = [UInt8](repeating: 0xFF, count: 8) + [0x7F]
    try withView(most + [1] + most + [0, 0, 0, 0]) { view in
      #expect(ListCursor(view, bits: 2).count == 0)
    }
    // Windows that lead to the same bytes again and again.
    var shared: [UInt8] = []
    shared.appendVarint(16_384)
    shared.appendVarint(4000)
    shared.appendVarint(16_000)
    for window in 1...4000 { shared.append32(window % 2 == 1 ? 2048 : 0) }
    shared += [UInt8](repeating: 0xFF, count: 2048 + 400)
    try withView(shared) { view in
      var count = 0
      view.visitPostings { _, _ in
        count += 1
        return true
      }
      #expect(count <= 16_384)
    }
  }

  @Test func `a damaged list ends, and gives nothing that goes backwards`() throws {
    for bits in [0, 2, 3] {
      var random = SeededGenerator(seed: 99)
      let entries = Self.entries(bits: bits, step: 9, until: 12_000, &random)
      for _ in 0..<400 {
        var bytes = Self.list(entries, bits: bits)
        for _ in 0..<1 + random.next() % 6 {
          bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
        }
        try withView(Array(bytes.prefix(Int(random.next() % UInt64(bytes.count)) + 1))) { view in
          var cursor = ListCursor(view, bits: bits)
          var (count, last) = (0, -1)
          cursor.advance()
          while cursor.record < Int.max {
            #expect(cursor.record > last)
            (count, last) = (count + 1, cursor.record)
            cursor.advance()
          }
          #expect(count <= 4096 * 40)
        }
      }
    }
  }
}

/// Runs a body with a view on bytes.
private func withView(_ bytes: [UInt8], _ body: (ByteView) throws -> Void) throws {
  try unsafe bytes.withUnsafeBytes { buffer in
    try body(try #require(unsafe ByteView(buffer)))
  }
}
