/// Neighbouring records in the order of importance that a search looks at in one go.
struct Window {
  /// The first of them.
  let start: Int
  /// Behind the last of them.
  let end: Int
  /// Records in the whole index.
  private let all: Int

  /// The window that holds a record.
  init(holding record: Int, of all: Int) {
    start = record / IndexFormat.window * IndexFormat.window
    end = min(start + IndexFormat.window, all)
    self.all = all
  }

  /// Its number, from 0.
  var number: Int { start / IndexFormat.window }

  /// How many records it has.
  var count: Int { end - start }

  /// About how many of the entries of a list are in one window.
  func share(of entries: Int) -> Int { entries * IndexFormat.window / max(all, IndexFormat.window) }
}
