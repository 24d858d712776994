/// A second reader of CSV, made differently from ours: it looks at the whole text at once.
enum TinyCSV {
  /// Returns the cells of each record.
  static func records(_ bytes: [UInt8], delimiter: UInt8 = 0x2C) -> [[[UInt8]]] {
    var rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    var records: [[[UInt8]]] = []
    while !rest.isEmpty {
      var cells: [[UInt8]] = []
      var goesOn = true
      while goesOn {
        cells.append(cell(&rest, delimiter))
        goesOn = rest.first == delimiter
        if goesOn { rest.removeFirst() }
      }
      if rest.first == 0x0D { rest.removeFirst() }
      if rest.first == 0x0A { rest.removeFirst() }
      records.append(cells)
    }
    return records
  }

  private static func cell(_ rest: inout ArraySlice<UInt8>, _ delimiter: UInt8) -> [UInt8] {
    var cell: [UInt8] = []
    if rest.first == 0x22 {
      rest.removeFirst()
      while let mark = rest.firstIndex(of: 0x22) {
        cell += rest[..<mark]
        rest = rest[(mark + 1)...]
        guard rest.first == 0x22 else { break }
        cell.append(0x22)
        rest.removeFirst()
      }
    }
    let end = rest.firstIndex { $0 == delimiter || $0 == 0x0D || $0 == 0x0A } ?? rest.endIndex
    cell += rest[..<end]
    rest = rest[end...]
    return cell
  }
}

/// Files as people have them, the same for the same seed.
struct NastyFile {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  private mutating func number(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  private static let pieces = [
    "", " ", "a", "Sydney", "é", "東京", ",", ";", "\n", "\r\n", "\r", "\"", "\"\"", "=1+1", "'",
    "\t",
    "e\u{301}", "🏠", "{x}", "\\",
  ]

  /// The cells of a file: each row as wide as the first, which has different names.
  mutating func rows() -> [[String]] {
    let width = 1 + number(4)
    let header = (0..<width).map { "\($0)" + Self.pieces[number(Self.pieces.count)] }
    return [header]
      + (0..<(1 + number(6))).map { _ in
        (0..<width).map { _ in
          (0..<number(4)).map { _ in Self.pieces[number(Self.pieces.count)] }.joined()
        }
      }
  }

  /// Writes cells: quoted where they have to be, and sometimes where not; line ends of every kind.
  mutating func bytes(_ rows: [[String]]) -> [UInt8] {
    var text = number(3) == 0 ? "\u{FEFF}" : ""
    let end = ["\n", "\r\n", "\r"][number(3)]
    for (position, row) in rows.enumerated() {
      text += row.map { written($0, isAlone: row.count == 1) }.joined(separator: ",")
      if position + 1 < rows.count || number(2) == 0 { text += end }
    }
    return Array(text.utf8)
  }

  private mutating func written(_ cell: String, isAlone: Bool) -> String {
    let needsMarks =
      cell.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) } || (isAlone && cell.isEmpty)
    guard needsMarks || number(4) == 0 else { return cell }
    return "\"" + cell.utf8Doubled + "\""
  }
}

extension String {
  /// The text with every quotation mark twice.
  fileprivate var utf8Doubled: String {
    String(decoding: utf8.flatMap { $0 == 0x22 ? [$0, $0] : [$0] }, as: UTF8.self)
  }
}
