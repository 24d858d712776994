import TestSupport
import Testing

@testable import PlacesCLI

/// Where answered questions are kept, in memory of constant size.
@Suite struct StoreTests {
  private static func row(_ key: String, _ text: String = "", status: RowStatus = .found)
    -> StoredRow
  {
    StoredRow(
      key: key, asked: " " + key,
      row: FinishedRow(
        status: status,
        record: RowRecord(.cells, Array("\(text)\(key)".utf8), lengths: [1, 2], query: 0..<1),
        credits: ["GeoNames", "é"]))
  }

  private static func isSame(_ one: StoredRow?, _ other: StoredRow) -> Bool {
    guard let one else { return false }
    return one.key == other.key && one.asked == other.asked && one.row.status == other.row.status
      && one.row.record == other.row.record && one.row.credits == other.row.credits
  }

  @Test func `a row is read as it was kept, also from the disk`() throws {
    let folder = try TemporaryDirectory()
    let store = AnswerStore(temporaryIn: folder.path)
    let filler = String(repeating: "x", count: 700)
    for number in 0..<2000 {
      store.add(
        Self.row("key \(number)", filler, status: number % 2 == 0 ? .found : .empty))
    }
    for number in stride(from: 1999, through: 0, by: -7) {
      let expected = Self.row(
        "key \(number)", filler, status: number % 2 == 0 ? .found : .empty)
      #expect(Self.isSame(store.row(for: "key \(number)"), expected), "\(number)")
    }
    #expect(store.row(for: "key 2000") == nil && store.row(for: "") == nil)
    #expect(folder.names.isEmpty, "the file has no name")
  }

  @Test func `composed and decomposed accents are one key`() {
    let store = AnswerStore(temporaryIn: "/nonexistent")
    store.add(Self.row("Caf\u{E9}"))
    #expect(store.row(for: "Cafe\u{301}") != nil && store.row(for: "Cafe") == nil)
  }

  @Test func `without a disk fewer answers are known, and nothing breaks`() {
    let store = AnswerStore(temporaryIn: "/nonexistent")
    let filler = String(repeating: "x", count: 1000)
    for number in 0..<500 { store.add(Self.row("key \(number)", filler)) }
    #expect(store.row(for: "key 499") == nil)
  }

  /// Whatever a kill leaves of the file, what is whole is known and the rest is gone.
  @Test func `a torn file is read to the last whole entry`() throws {
    let folder = try TemporaryDirectory()
    let path = folder.file("answers")
    let first = AnswerStore(path: path, continuedAfter: nil)
    var position = InputPosition()
    for number in 0..<10 {
      first.add(Self.row("key \(number)", String(repeating: "y", count: number * 9)))
      position.add(InputRow(index: number, line: number, content: .text("key \(number)")))
      first.note(position)
    }
    first.flush()
    let whole = folder.read("answers") ?? []
    var known = 0
    for cut in stride(from: 0, through: whole.count, by: 13) {
      try folder.write(Array(whole[..<cut]), to: "answers")
      let store = AnswerStore(path: path, continuedAfter: 7)
      let keys = (0..<10).filter { store.row(for: "key \($0)") != nil }
      #expect(keys == Array(0..<keys.count) && keys.count >= known)
      known = keys.count
      #expect((store.position?.rows ?? 0) <= min(7, keys.count))
      store.add(Self.row("more"))
      store.flush()
      #expect(AnswerStore(path: path, continuedAfter: 0).row(for: "more") != nil)
    }
    #expect(known == 10)
    var damaged = whole
    damaged[40] ^= 1
    try folder.write(damaged, to: "answers")
    #expect(AnswerStore(path: path, continuedAfter: 7).row(for: "key 0") == nil)
  }

  @Test func `a table finds every offset, however many share their bits`() {
    var table = OffsetTable()
    for number in 0..<50_000 {
      let isAdded = table.add(UInt32(number % 25_000) &* 2_654_435_761, at: number * 8)
      #expect(isAdded)
    }
    for number in stride(from: 0, to: 25_000, by: 997) {
      var seen: [Int] = []
      table.first(UInt32(number) &* 2_654_435_761) { offset in
        seen.append(offset / 8)
        return false
      }
      #expect(seen == [number, number + 25_000])
    }
    let isAdded = table.add(1, at: 1 << 40)
    #expect(!isAdded)
  }
}
