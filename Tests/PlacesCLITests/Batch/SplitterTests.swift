import Testing

@testable import PlacesCLI

@Suite struct SplitterTests {
  private static func lines(_ pieces: [[UInt8]]) -> [LineSplitter.Line] {
    var splitter = LineSplitter()
    return pieces.flatMap { splitter.take($0) } + [splitter.end()].compactMap { $0 }
  }

  private static func records(_ pieces: [[UInt8]], delimiter: UInt8 = 0x2C)
    -> [CSVSplitter.Record]
  {
    var splitter = CSVSplitter(delimiter: delimiter)
    return pieces.flatMap { splitter.take($0) } + [splitter.end()].compactMap { $0 }
  }

  private static func cells(_ text: String, delimiter: UInt8 = 0x2C) -> [[String]] {
    records([Array(text.utf8)], delimiter: delimiter).map { record in
      record.cells.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  @Test(arguments: [
    ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\r\nb\rc\nd", ["a", "b", "c", "d"]),
    ("a\r\r\nb\n\n", ["a", "", "b", ""]), ("a\r", ["a"]), ("\r\n\r\n", ["", ""]),
  ])
  func `lines end as they come`(text: String, expected: [String]) {
    let bytes = Array(text.utf8)
    for cut in 0...bytes.count {
      let lines = Self.lines([Array(bytes[..<cut]), Array(bytes[cut...])])
      #expect(lines.map { String(decoding: $0.bytes, as: UTF8.self) } == expected)
      #expect(lines.map(\.number) == Array(1...(expected.count + 1)).dropLast())
    }
  }

  @Test func `a line without end is cut, and the next is whole`() {
    let long = [UInt8](repeating: 0x61, count: LineSplitter.longestLineBytes + 5)
    let lines = Self.lines([long + [0x0A], Array("b".utf8)])
    #expect(lines.map(\.isCut) == [true, false])
    #expect(lines.map(\.bytes.count) == [LineSplitter.longestLineBytes, 1])
  }

  @Test(arguments: [
    ("", []), ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]), ("\u{FEFF}\"a\",b", [["a", "b"]]),
    ("a\r\nb\rc", [["a"], ["b"], ["c"]]), ("\"x\ny\r\nz\",1\n", [["x\ny\r\nz", "1"]]),
    ("\"He said \"\"hi\"\", Town\",2", [["He said \"hi\", Town", "2"]]),
    ("5\" pipe,x", [["5\" pipe", "x"]]),
    ("a,\n,b\n", [["a", ""], ["", "b"]]), ("\"\"\n\"\"", [[""], [""]]),
    ("a\n\nb\n", [["a"], [""], ["b"]]),
    ("\"a\"x,b", [["ax", "b"]]), ("\"a\"\rb", [["a"], ["b"]]),
  ])
  func `cells are what RFC 4180 says`(text: String, expected: [[String]]) {
    #expect(Self.cells(text) == expected)
  }

  @Test func `another delimiter leaves commas alone`() {
    #expect(Self.cells("a;b,c\n\"x;y\";z", delimiter: 0x3B) == [["a", "b,c"], ["x;y", "z"]])
  }

  @Test func `lines are counted through quoted line ends`() {
    let text = "h\n\"a\r\nb\rc\nd\"\r\ne\n\"open\nf"
    let records = Self.records([Array(text.utf8)])
    #expect(records.map(\.line) == [1, 2, 6, 7])
    #expect(records.map(\.fault) == [nil, nil, nil, .openQuote])
  }

  @Test func `a record that is too long says so`() {
    let long = [UInt8](repeating: 0x61, count: CSVSplitter.longestRecordBytes + 5)
    let records = Self.records([long, [0x0A, 0x62, 0x0A]])
    #expect(records.map(\.fault) == [.tooLong, nil])
    #expect(records.last?.raw == [0x62])
  }

  /// However the bytes arrive, and as another reader has them.
  @Test(arguments: 0..<300) func `nasty files`(seed: Int) {
    var file = NastyFile(seed: seed)
    let rows = file.rows()
    let bytes = file.bytes(rows)
    let whole = Self.records([bytes])
    #expect(whole.map(\.cells) == TinyCSV.records(bytes))
    #expect(whole.map(\.cells) == rows.map { $0.map { Array($0.utf8) } })
    #expect(Self.records(bytes.map { [$0] }) == whole)
    for cut in bytes.indices where seed < 60 {
      #expect(Self.records([Array(bytes[..<cut]), Array(bytes[cut...])]) == whole)
    }
  }
}
