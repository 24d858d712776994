/// Takes the rows of one input into a builder, and reports those that are none.
struct RowFeed {
  private static let reportEvery = 1 << 15

  let input: String
  let view: ByteView
  let isStrict: Bool
  let progress: (Int, Double) -> Void
  let bad: (IndexBuild.BadRow) -> Void
  private var taken = 0

  init(
    input: String, view: ByteView, isStrict: Bool, progress: @escaping (Int, Double) -> Void,
    bad: @escaping (IndexBuild.BadRow) -> Void
  ) {
    self.input = input
    self.view = view
    self.isStrict = isStrict
    self.progress = progress
    self.bad = bad
  }
}

extension RowFeed {
  /// Counts a row, and reports it when it was none.
  private mutating func count(
    line: Int, bytes: @autoclosure () -> Range<Int>, share: @autoclosure () -> Double,
    _ body: () throws(RowProblem) -> Void
  ) throws(IndexBuild.Failure) {
    do {
      try body()
      taken += 1
      if taken % Self.reportEvery == 0 { progress(taken, share()) }
    } catch {
      try report(line, problem(error, bytes()))
    }
  }

  /// Reports a row that is none, and goes on if that may be.
  private func report(_ line: Int, _ problem: RowProblem) throws(IndexBuild.Failure) {
    let row = IndexBuild.BadRow(file: input, line: line, problem: problem)
    if isStrict { throw .badRow(row) }
    bad(row)
  }

  /// Letters are lost in reading when the bytes are no UTF-8; then these are named.
  private func problem(_ problem: RowProblem, _ bytes: Range<Int>) -> RowProblem {
    guard case .lostLetters = problem,
      let row = view.part(at: bytes.lowerBound, count: bytes.count),
      let offset = row.firstInvalidUTF8
    else { return problem }
    return .notUTF8(byte: row[offset], offset: bytes.lowerBound + offset)
  }

  private var stem: String {
    if input == IndexBuild.standardInput { return "row" }
    let base = input.split(separator: "/").last.map(String.init) ?? "row"
    let name = base.split(separator: ".").first.map(String.init) ?? "row"
    let letters = name.lowercased().unicodeScalars.map { scalar in
      ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) ? scalar : "-"
    }
    return String(String.UnicodeScalarView(letters))
  }

  /// Rows of a GeoNames dump, with what lies beside it.
  mutating func geonames(_ builder: inout IndexBuilder) throws(IndexBuild.Failure) {
    let folder =
      input.contains("/")
      ? input.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
        separator: "/") + "/" : ""
    let regions = try? MappedFile(path: folder + "admin1CodesASCII.txt")
    let countries = try? MappedFile(path: folder + "countryInfo.txt")
    let names = try? MappedFile(path: folder + "alternateNamesV2.txt")
    var reader = GeoNamesReader(names: names.map { AlternateNames($0.view) })
    var draft = PlaceDraft()
    var lines = LineScan(view)
    guard GeoNamesReader.isDump(view) else { throw .notGeoNames(input) }
    while let line = lines.next() {
      guard line.count > 0 else { continue }
      builder.origins.line = lines.line
      try count(line: lines.line, bytes: lines.start..<lines.end, share: lines.share) {
        () throws(RowProblem) in
        try reader.read(line, into: &draft, &builder)
        try builder.add(draft)
      }
    }
    // A region or country that is a row itself goes by that; the lists name the others.
    if let countries { GeoNamesNames.readCountries(countries.view, &builder) }
    if let regions { GeoNamesNames.readRegions(regions.view, &builder) }
    withExtendedLifetime((names, countries, regions)) {}
  }

  /// Rows with columns.
  mutating func table(_ builder: inout IndexBuilder, separator: UInt8, map: [RowField: String])
    throws(IndexBuild.Failure)
  {
    var scan = CSVScan(view, separator: separator)
    var text: [UInt8] = []
    var parts: [Range<Int>] = []
    guard scan.next(&text, &parts) else { throw .empty }
    if let line = scan.openQuote {
      throw .badRow(IndexBuild.BadRow(file: input, line: line, problem: .openQuote))
    }
    let names = parts.map { String(decoding: text[$0], as: UTF8.self).trimmed }
    let header: TableHeader
    do throws(IndexBuild.Failure) {
      header = try TableHeader(names, map: map, input: input)
    } catch {
      if let other = TableHeader.otherSeparator(than: separator, in: view, map: map) {
        throw .otherDelimiter(input, other)
      }
      throw error
    }
    let columns = header.columns
    let fields = RowFields(stem: stem)
    var draft = PlaceDraft()
    var row = 0
    while scan.next(&text, &parts) {
      row += 1
      if let line = scan.openQuote {
        try report(line, .openQuote)
        return
      }
      builder.origins.line = scan.line
      try count(line: scan.line, bytes: scan.start..<scan.end, share: scan.share) {
        () throws(RowProblem) in
        guard parts.count == names.count else {
          throw .wrongFieldCount(expected: names.count, found: parts.count)
        }
        try fields.fill(&draft, row: row, &builder) { field in
          columns[field].map { String(decoding: text[parts[$0]], as: UTF8.self) }
        }
        try builder.add(draft)
      }
    }
  }

  /// A JSON value a line.
  mutating func lines(_ builder: inout IndexBuilder, map: [RowField: String]) throws(IndexBuild
    .Failure)
  {
    let reader = FeatureReader(fields: RowFields(stem: stem), map: map)
    var draft = PlaceDraft()
    var lines = LineScan(view)
    while let line = lines.next() {
      var scan = JSONScan(line.view(skipping: 0x1E))
      guard scan.skipBlanks() else { continue }
      builder.origins.line = lines.line
      try count(line: lines.line, bytes: lines.start..<lines.end, share: lines.share) {
        () throws(RowProblem) in
        let node: JSONNode
        do throws(JSONScan.Problem) {
          node = try scan.value()
        } catch {
          throw .notJSON("column \(error.offset + 1): expected \(error.expected)")
        }
        if scan.skipBlanks() {
          throw .notJSON("column \(scan.offset + 1): expected the end of the line")
        }
        try reader.read(node, row: lines.line, into: &draft, &builder)
        try builder.add(draft)
      }
    }
  }

  /// The features of a collection, or a single feature, one at a time.
  mutating func collection(_ builder: inout IndexBuilder, map: [RowField: String]) throws(IndexBuild
    .Failure)
  {
    let reader = FeatureReader(fields: RowFields(stem: stem), map: map)
    var draft = PlaceDraft()
    var features = FeatureScan(view)
    var row = 0
    while true {
      let node: JSONNode?
      do throws(JSONScan.Problem) {
        node = try features.next()
      } catch {
        // Behind broken JSON there is no telling where the next feature begins.
        let row = IndexBuild.BadRow(
          file: input, line: features.line(of: error.offset),
          problem: error.offset >= view.count ? .cutOff : .notJSON("expected \(error.expected)"))
        if isStrict || builder.count == 0 { throw .badRow(row) }
        bad(row)
        return
      }
      guard let node else { return }
      row += 1
      builder.origins.line = features.line
      try count(line: features.line, bytes: features.bytes, share: features.share) {
        () throws(RowProblem) in
        try reader.read(node, row: row, into: &draft, &builder)
        try builder.add(draft)
      }
    }
  }
}

extension ByteView {
  /// The bytes behind a record separator, if they begin with it (RFC 8142).
  func view(skipping byte: UInt8) -> ByteView {
    self[0] == byte ? part(at: 1, count: count - 1) ?? .empty : self
  }
}

/// Reads the features of a GeoJSON document one after another.
struct FeatureScan {
  private var scan: JSONScan
  private var counted = 0
  private var isInside = false
  private var isDone = false
  /// What is wrong behind the feature read last.
  private var problem: JSONScan.Problem?
  /// The line the feature read last begins on, from 1.
  private(set) var line = 1
  private var start = 0
  /// Where the feature read last lies.
  var bytes: Range<Int> { start..<max(start, scan.offset) }

  init(_ view: ByteView) {
    let start = view[0] == 0xEF && view[1] == 0xBB && view[2] == 0xBF ? 3 : 0
    scan = JSONScan(view, at: start)
  }

  var share: Double {
    scan.view.count == 0 ? 1 : min(1, Double(scan.offset) / Double(scan.view.count))
  }

  /// The next feature.
  mutating func next() throws(JSONScan.Problem) -> JSONNode? {
    if let problem {
      self.problem = nil
      throw problem
    }
    if isDone { return nil }
    if !isInside {
      if let single = try enter() {
        isDone = true
        return single
      }
      isInside = true
      if scan.take("]") {
        isDone = true
        return nil
      }
    }
    scan.skipBlanks()
    line = line(of: scan.offset)
    start = scan.offset
    let node = try scan.value()
    if !scan.take(",") {
      isDone = true
      // The feature itself is whole.
      if !scan.take("]") { problem = scan.problem("a comma or a closing bracket") }
    }
    return node
  }

  /// Steps into the `features` of a collection; gives the document when it is a feature itself.
  private mutating func enter() throws(JSONScan.Problem) -> JSONNode? {
    let start = scan
    if scan.take("[") { return nil }
    guard scan.take("{") else { throw scan.problem("an object") }
    if scan.take("}") { throw scan.problem("features") }
    repeat {
      scan.skipBlanks()
      guard scan.view[scan.offset] == UInt8(ascii: "\"") else {
        throw scan.problem("a name in quotes")
      }
      let name = try scan.string()
      guard scan.take(":") else { throw scan.problem("a colon") }
      if name == "features", scan.take("[") { return nil }
      if name == "geometry" || name == "properties" {
        scan = start
        return try scan.value()
      }
      _ = try scan.value()
    } while scan.take(",")
    throw scan.problem("features")
  }

  /// The line of a byte, from 1.
  mutating func line(of offset: Int) -> Int {
    while let end = scan.view.offset(of: 0x0A, from: counted), end < offset {
      counted = end + 1
      lines += 1
    }
    return lines
  }

  private var lines = 1
}
