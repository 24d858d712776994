/// The records that pass a filter, window by window, when they are few enough to be listed.
struct FilterSource {
  /// About how many there are.
  let size: Int
  private var lists: [ListCursor] = []
  private var sorted: SortedPart?

  /// Records found already.
  init(_ records: [Int]) {
    size = records.count
    sorted = SortedPart(records: records)
  }

  /// The lists of countries or types; nothing when most places pass.
  init?(_ filter: PlaceFilter, in tables: IndexTables) {
    var best: [ListCursor]?
    var size = tables.count / 2
    if let countries = filter.countries {
      let lists = countries.map { tables.areaMembers[Int($0)] }
      let all = lists.reduce(0) { $0 + $1.count }
      if all <= size { (best, size) = (lists, all) }
    }
    if let classes = filter.classes {
      let lists = classes.indices.filter { classes[$0] }.map { tables.classMembers[$0] }
      let all = lists.reduce(0) { $0 + $1.count }
      if all <= size, lists.count <= Self.mostLists { (best, size) = (lists, all) }
    }
    guard let best else { return nil }
    lists = best
    self.size = size
  }

  /// Lists that are worth going through together.
  private static let mostLists = 256

  /// Finds the records of a window.
  mutating func fill(_ row: BitRow, in window: Window, among candidates: Candidates) {
    row.clear()
    sorted?.fill(row, in: window)
    for index in lists.indices {
      lists[index].take(in: window, among: candidates) { bit, _ in row.insert(bit) }
    }
  }

  /// The first record not before another, `Int.max` when there is none.
  ///
  /// Not backwards.
  mutating func next(from record: Int) -> Int {
    min(lists.next(from: record), sorted?.next(from: record) ?? .max)
  }
}
