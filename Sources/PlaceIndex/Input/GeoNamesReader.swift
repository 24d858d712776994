/// Rows of a GeoNames dump (allCountries, citiesN, a country): 19 columns between tabs, without a header.
struct GeoNamesReader {
  static let columns = 19
  private var classes: [UInt16: (kind: IndexedPlace.Kind, number: UInt16, isArea: Bool)] = [:]
  private var cuts: [Int] = []
  private let names: AlternateNames?

  init(names: AlternateNames?) { self.names = names }

  /// Whether one of the first lines has the columns of a dump.
  static func isDump(_ view: ByteView) -> Bool {
    var lines = LineScan(view)
    for _ in 0..<20 {
      guard let line = lines.next() else { return false }
      if (0..<line.count).count(where: { line[$0] == 0x09 }) == columns - 1 { return true }
    }
    return false
  }

  /// Reads a row.
  mutating func read(_ line: ByteView, into draft: inout PlaceDraft, _ builder: inout IndexBuilder)
    throws(RowProblem)
  {
    draft.clear()
    line.append(to: &draft.text)
    cuts.removeAll(keepingCapacity: true)
    for (index, byte) in draft.text.enumerated() where byte == 0x09 { cuts.append(index) }
    cuts.append(draft.text.count)
    guard cuts.count == Self.columns else {
      throw .wrongFieldCount(expected: Self.columns, found: cuts.count)
    }
    func column(_ index: Int) -> Range<Int> { (index == 0 ? 0 : cuts[index - 1] + 1)..<cuts[index] }
    func number(_ index: Int, _ name: String) throws(RowProblem) -> Double {
      guard let value = NumberScan.double(draft.text, column(index)) else {
        throw .badNumber(
          field: name, value: String(decoding: draft.text[column(index)], as: UTF8.self))
      }
      return value
    }
    guard NumberScan.integer(draft.text, column(0)) != nil else {
      throw .badNumber(
        field: "geonameid", value: String(decoding: draft.text[column(0)], as: UTF8.self))
    }
    draft[.name] = column(1)
    draft.latitude = try number(4, "latitude")
    draft.longitude = try number(5, "longitude")
    let (kind, own, isArea) = try self.kind(draft.text, column(6), column(7), &builder)
    draft.kind = kind
    draft.classNumber = own
    draft.definesArea = isArea
    draft[.country] = column(8)
    let population = column(14).isEmpty ? 0 : NumberScan.integer(draft.text, column(14)) ?? 0
    draft.importance = Self.importance(population, kind)
    draft.population = population > 0 ? UInt32(clamping: population) : nil
    draft[.timeZone] = column(17)
    let admin1 = column(10)
    if !(admin1.isEmpty || draft.text[admin1].elementsEqual([0x30, 0x30])) {
      draft[.region] = admin1
    }
    let other = column(3)
    var start = other.lowerBound
    for index in other where draft.text[index] == 0x2C {
      if index > start { draft.alternates.append(start..<index) }
      start = index + 1
    }
    if start < other.upperBound { draft.alternates.append(start..<other.upperBound) }
    names?.add(geoname: column(0), to: &draft)
    let identifier = draft.text[column(0)]
    let begin = draft.text.count
    draft.text.append(contentsOf: "sbx-gn".utf8)
    draft.text.append(contentsOf: identifier)
    draft[.id] = begin..<draft.text.count
  }

  /// A region or country is typed less often than a city of the same size.
  static func importance(_ population: UInt64, _ kind: IndexedPlace.Kind) -> UInt32 {
    switch kind {
    case .country: UInt32(clamping: population / 8)
    case .region: UInt32(clamping: population / 32)
    default: UInt32(clamping: population)
    }
  }

  private mutating func kind(
    _ text: [UInt8], _ featureClass: Range<Int>, _ code: Range<Int>, _ builder: inout IndexBuilder
  ) throws(RowProblem) -> (IndexedPlace.Kind, UInt16, Bool) {
    let letter = featureClass.isEmpty ? 0 : text[featureClass.lowerBound]
    let feature = String(decoding: text[code], as: UTF8.self)
    let (kind, key, types, isArea) = Self.feature(letter, feature)
    if let known = classes[key] { return (known.kind, known.number, known.isArea) }
    let number = try builder.classNumber(kind: kind, source: .geoNames, types: types)
    classes[key] = (kind, number, isArea)
    return (kind, number, isArea)
  }

  /// What a feature class and code of GeoNames stand for.
  static func feature(_ letter: UInt8, _ code: String) -> (
    kind: IndexedPlace.Kind, key: UInt16, types: [String], isArea: Bool
  ) {
    switch letter {
    case UInt8(ascii: "P"):
      if code == "PPLX" {
        return (.neighborhood, 1, ["sublocality", "political", "geocode"], false)
      }
      return (.locality, 2, ["locality", "political", "geocode"], true)
    case UInt8(ascii: "A"):
      if code.hasPrefix("PCL") { return (.country, 3, ["country", "political", "geocode"], true) }
      if code == "ADM1" {
        return (.region, 4, ["administrative_area_level_1", "political", "geocode"], true)
      }
      let level = code.hasPrefix("ADM") ? code.dropFirst(3).first?.wholeNumberValue ?? 2 : 2
      return (
        .region, 4 + UInt16(min(max(level, 2), 5)),
        ["administrative_area_level_\(min(max(level, 2), 5))", "political", "geocode"], false
      )
    case UInt8(ascii: "S"):
      if code == "AIRP" {
        return (.airport, 20, ["airport", "point_of_interest", "establishment"], false)
      }
      return (.establishment, 21, ["point_of_interest", "establishment"], false)
    case UInt8(ascii: "R"): return (.route, 22, ["route", "geocode"], false)
    case UInt8(ascii: "L"):
      if code == "PRK" {
        return (.establishment, 23, ["park", "point_of_interest", "establishment"], false)
      }
      return (.establishment, 24, ["natural_feature", "establishment"], false)
    default: return (.establishment, 24, ["natural_feature", "establishment"], false)
    }
  }
}

/// The files that lie beside a dump of GeoNames.
enum GeoNamesNames {
  /// Names regions out of admin1CodesASCII.txt: `US.CA`, name, ASCII name, number.
  static func readRegions(_ view: ByteView, _ builder: inout IndexBuilder) {
    var lines = LineScan(view)
    while let line = lines.next() {
      let parts = line.text.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count >= 3, let dot = parts[0].firstIndex(of: ".") else { continue }
      builder.nameRegion(
        country: parts[0][..<dot].lowercased(),
        code: String(parts[0][parts[0].index(after: dot)...]),
        String(parts[1]), others: parts[1] == parts[2] ? [] : [String(parts[2])])
    }
  }

  /// Names countries out of countryInfo.txt.
  static func readCountries(_ view: ByteView, _ builder: inout IndexBuilder) {
    var lines = LineScan(view)
    while let line = lines.next() {
      guard line[0] != 0x23 else { continue }
      let parts = line.text.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count >= 5, parts[0].utf8.count == 2 else { continue }
      let code = parts[0].lowercased()
      builder.nameCountry(
        code, String(parts[4]), codes: [code, parts[1].lowercased()].filter { !$0.isEmpty })
    }
  }
}

/// Names out of alternateNamesV2.txt, by the place they belong to.
struct AlternateNames {
  private let view: ByteView
  /// `geonameid << 40 | offset` of every row with a name, ascending.
  private var rows: [UInt64] = []

  /// Rows that hold no name.
  private static let others: Set<String> = ["link", "wkdt", "post", "unlc", "tcid", "phon", "piny"]
  private static let codes: Set<String> = ["iata", "icao", "faac", "abbr"]

  init(_ view: ByteView) {
    self.view = view
    var start = 0
    while start < view.count {
      let end = view.offset(of: 0x0A, from: start) ?? view.count
      if let tab = view.offset(of: 0x09, from: start), tab < end {
        var id: UInt64 = 0
        var place = tab + 1
        while place < end, view[place] != 0x09 {
          id = id &* 10 &+ UInt64(view[place] & 15)
          place += 1
        }
        if id > 0, id < 1 << 24, start < 1 << 40 { rows.append(id << 40 | UInt64(start)) }
      }
      start = end + 1
    }
    rows.sort()
  }

  /// Adds the names of a place to its draft.
  func add(geoname range: Range<Int>, to draft: inout PlaceDraft) {
    guard let id = NumberScan.integer(draft.text, range), id < 1 << 24 else { return }
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle] < id << 40 { low = middle + 1 } else { high = middle }
    }
    while low < rows.count, rows[low] >> 40 == id {
      let start = Int(rows[low] & 0xFF_FFFF_FFFF)
      low += 1
      let end = view.offset(of: 0x0A, from: start) ?? view.count
      guard let line = view.part(at: start, count: end - start) else { continue }
      let parts = line.text.split(separator: "\t", maxSplits: 4, omittingEmptySubsequences: false)
      guard parts.count >= 4, !Self.others.contains(String(parts[2])), !parts[3].isEmpty else {
        continue
      }
      if Self.codes.contains(String(parts[2])) {
        let code = draft.append(String(parts[3]))
        if parts[2] == "iata", draft.kind == .airport, draft[.code].isEmpty {
          draft[.code] = code
        } else {
          draft.codes.append(code)
        }
      } else {
        draft.alternates.append(draft.append(String(parts[3])))
      }
    }
  }
}
