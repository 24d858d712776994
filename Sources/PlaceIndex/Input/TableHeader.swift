/// The first row of a table: which column holds what.
struct TableHeader {
  /// The names of the columns.
  let names: [String]
  /// The column of each fact that has one.
  private(set) var columns: [RowField: Int] = [:]

  /// Finds the columns of facts.
  ///
  /// - Parameters:
  ///   - names: The names of the columns.
  ///   - map: Names that stand for facts.
  ///   - input: What the file is called.
  /// - Throws: ``IndexBuild/Failure/noColumn(_:_:columns:)`` or ``IndexBuild/Failure/unknownColumn(_:_:_:columns:)``.
  init(_ names: [String], map: [RowField: String], input: String) throws(IndexBuild.Failure) {
    self.names = names
    for (index, name) in names.enumerated() {
      if let field = RowField.named(name), map[field] == nil, columns[field] == nil {
        columns[field] = index
      }
    }
    for field in RowField.allCases {
      guard let name = map[field] else { continue }
      guard let index = names.firstIndex(of: name) else {
        throw .unknownColumn(input, field, name, columns: names)
      }
      columns[field] = index
    }
    for field in [RowField.lat, .lng] where columns[field] == nil {
      throw .noColumn(input, field, columns: names)
    }
    if columns[.name] == nil, columns[.street] == nil, columns[.address] == nil {
      throw .noColumn(input, .name, columns: names)
    }
  }

  /// The byte that divides the first row into more names that are known than another does; nothing when none does.
  static func otherSeparator(than separator: UInt8, in view: ByteView, map: [RowField: String])
    -> UInt8?
  {
    func known(_ separator: UInt8) -> Int {
      var scan = CSVScan(view, separator: separator)
      var text: [UInt8] = []
      var parts: [Range<Int>] = []
      guard scan.next(&text, &parts) else { return 0 }
      return parts.count { part in
        let name = String(decoding: text[part], as: UTF8.self).trimmed
        return RowField.named(name) != nil || map.values.contains(name)
      }
    }
    let own = known(separator)
    let others = Self.separators.filter { $0 != separator }.map { (byte: $0, known: known($0)) }
    guard let best = others.max(by: { $0.known < $1.known }), best.known > own, best.known > 1
    else { return nil }
    return best.byte
  }

  /// Comma, semicolon, tab, bar.
  private static let separators: [UInt8] = [0x2C, 0x3B, 0x09, 0x7C]
}
