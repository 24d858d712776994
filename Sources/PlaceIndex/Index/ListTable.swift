/// Ascending lists of record numbers, each in parts that can be skipped.
///
/// A list: varint number of entries; of a long one its dense beginning by windows; then the others in blocks: a skip entry for
/// every block but the first (u32 first value of the block, u32 offset of the block behind the skip entries), then the blocks. An
/// entry is a varint: the distance from the entry before (from 0 for the first of a block: the value itself), shifted left by a number of
/// bits that depends on the table, and those bits.
struct ListTable: Sendable {
  private let offsets: ByteView
  private let lists: ByteView
  /// Bits of an entry that are no number.
  private let bits: Int

  init(offsets: ByteView, lists: ByteView, bits: Int) {
    self.offsets = offsets
    self.lists = lists
    self.bits = bits
  }

  var count: Int { max(0, offsets.count / 4 - 1) }

  /// A list; an empty one when there is none of that number.
  @inline(__always)
  subscript(index: Int) -> ListCursor {
    guard index >= 0, index < count else { return ListCursor(.empty, bits: bits) }
    let start = Int(offsets.u32(index &* 4))
    let end = Int(offsets.u32(index &* 4 &+ 4))
    return ListCursor(lists.part(at: start, count: end &- start) ?? .empty, bits: bits)
  }
}

/// A place in an ascending list.
struct ListCursor {
  /// Entries in the whole list.
  let count: Int
  let windows: ListWindows
  private var walk: ListWindow.Walk
  /// The window that the walk is in.
  private var window = -1
  private var rest: BlockCursor
  private let restStart: Int
  /// The record it stands at: before the first step `Int.max`, and behind the last entry.
  private(set) var record = Int.max
  private(set) var extra: UInt8 = 0
  private var isBegun = false

  /// Begins before the first entry of a list.
  init(_ list: ByteView, bits: Int) {
    var head = ByteCursor(list)
    let count = list.count > 0 ? head.varint() : 0
    windows =
      count > IndexFormat.windowedList ? ListWindows(&head, bits: bits) : ListWindows(bits: bits)
    walk = ListWindow.Walk(ListWindow(bytes: .empty, bits: bits))
    restStart = head.offset
    guard !head.failed, count >= windows.entries,
      let blocks = list.part(at: head.offset, count: list.count &- head.offset),
      let rest = BlockCursor(blocks, count: count &- windows.entries, bits: bits)
    else {
      self.count = windows.entries
      rest = BlockCursor(bits: bits)
      return
    }
    self.count = count
    self.rest = rest
  }

  /// Steps to the next entry; `record` is its value, `Int.max` behind the last.
  @inline(__always)
  mutating func advance() {
    guard isBegun, record >= windows.end else { return advance(to: isBegun ? record &+ 1 : 0) }
    let last = record
    rest.advance()
    takeRest()
    // Entries that do not ascend are a fault of the file.
    if record <= last { record = .max }
  }

  /// Steps to the first entry not below a record, not backwards.
  @inline(__always)
  mutating func advance(to target: Int) {
    if isBegun, record >= target { return }
    step(to: target)
  }

  private mutating func step(to target: Int) {
    isBegun = true
    if target < windows.count &* IndexFormat.window, advanceInWindows(to: target) { return }
    rest.advance(to: target)
    takeRest()
  }

  /// Stands where the blocks stand; what they hold of the windows' numbers is a fault of the file, and ends the list.
  @inline(__always)
  private mutating func takeRest() {
    (record, extra) = (rest.record >= windows.end ? rest.record : .max, rest.extra)
  }

  private mutating func advanceInWindows(to target: Int) -> Bool {
    var target = target
    while target < windows.count * IndexFormat.window {
      let number = target / IndexFormat.window
      if number != window {
        window = number
        walk = ListWindow.Walk(windows[number])
      }
      if let position = walk.next(from: target % IndexFormat.window) {
        record = number * IndexFormat.window + position
        extra = walk.extra
        return true
      }
      target = (number + 1) * IndexFormat.window
    }
    return false
  }

  /// Where the bytes of the list end, once it stands behind its last entry.
  var endOffset: Int { restStart + rest.endOffset }
}

// MARK: - Windows

extension ListCursor {
  /// So many entries are read in the time in which one is looked up.
  private static let lookupCost = 24

  /// The entries of a window, if the list is kept by windows there.
  @inline(__always)
  func contents(of window: Window) -> ListWindow? {
    window.number < windows.count ? windows[window.number] : nil
  }

  /// Gives the entries in a window, or at least those that are candidates: position in the window, and the bits beside it.
  ///
  /// Not backwards.
  @inline(__always)
  mutating func take(
    in window: Window, among candidates: Candidates, _ body: (Int, UInt8) -> Void
  ) {
    if let contents = contents(of: window) {
      if candidates.areFew {
        contents.visit(in: candidates.row, body)
      } else {
        contents.visit(body)
      }
    } else if candidates.count &* Self.lookupCost < window.share(of: rest.count) {
      candidates.row.visit { bit in
        rest.advance(to: window.start &+ bit)
        if rest.record == window.start &+ bit { body(bit, rest.extra) }
      }
    } else {
      rest.advance(to: window.start)
      rest.takeAll(below: window.end) { record, extra in body(record &- window.start, extra) }
    }
  }
}

/// The dense beginning of a long list.
struct ListWindows {
  /// How many windows there are.
  let count: Int
  /// How many entries they hold.
  let entries: Int
  private let ends: ByteView
  private let data: ByteView
  private let bits: Int

  /// No windows.
  init(bits: Int) {
    self.init(count: 0, entries: 0, ends: .empty, data: .empty, bits: bits)
  }

  /// Reads them; the cursor fails when they do not fit.
  init(_ cursor: inout ByteCursor, bits: Int) {
    let count = cursor.varint()
    let entries = cursor.varint()
    let start = cursor.offset
    guard count > 0, count <= cursor.view.count / 4,
      let ends = cursor.view.part(at: start, count: count * 4),
      let data = cursor.view.part(at: start + count * 4, count: Int(ends.u32(count * 4 - 4))),
      // Planes hold the most: eight entries a byte.
      entries <= data.count * 8
    else {
      if count > 0 { cursor.skip(-1) }
      self.init(bits: bits)
      return
    }
    cursor.skip(ends.count + data.count)
    self.init(count: count, entries: entries, ends: ends, data: data, bits: bits)
  }

  private init(count: Int, entries: Int, ends: ByteView, data: ByteView, bits: Int) {
    (self.count, self.entries, self.bits) = (count, entries, bits)
    (self.ends, self.data) = (ends, data)
  }

  /// Behind the last number that can be in them.
  var end: Int { count * IndexFormat.window }

  /// All of them, in an index with so many records.
  func all(of records: Int) -> some Sequence<Window> {
    stride(from: 0, to: min(end, records), by: IndexFormat.window).lazy.map {
      Window(holding: $0, of: records)
    }
  }

  /// A window; an empty one when there is none of that number.
  @inline(__always)
  subscript(number: Int) -> ListWindow {
    let start = number == 0 ? 0 : Int(ends.u32(number &* 4 &- 4))
    let end = Int(ends.u32(number &* 4))
    return ListWindow(bytes: data.part(at: start, count: end &- start) ?? .empty, bits: bits)
  }
}
