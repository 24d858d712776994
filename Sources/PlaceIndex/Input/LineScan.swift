/// The lines of a text in memory, without what ends them.
struct LineScan {
  private let view: ByteView
  private var offset: Int
  /// The offset at which the line read last begins.
  private(set) var start = 0
  /// The number of the line read last, from 1.
  private(set) var line = 0

  /// Begins at the first line, behind a byte order mark.
  init(_ view: ByteView) {
    self.view = view
    offset = view[0] == 0xEF && view[1] == 0xBB && view[2] == 0xBF ? 3 : 0
  }

  /// The next line.
  mutating func next() -> ByteView? {
    guard offset < view.count else { return nil }
    start = offset
    let end = view.offset(of: 0x0A, from: start) ?? view.count
    offset = end + 1
    line += 1
    let length = end > start && view[end - 1] == 0x0D ? end - 1 - start : end - start
    return view.part(at: start, count: length)
  }

  /// The offset behind the line read last.
  var end: Int { min(offset, view.count) }

  /// How far it has got, from 0 to 1.
  var share: Double { view.count == 0 ? 1 : min(1, Double(offset) / Double(view.count)) }
}
