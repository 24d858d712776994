/// The sections of a place file and how one record's numbers are read from them.
///
/// Opening looks at the header and the section table only. Everything else is checked when it is read: a damaged file
/// gives nothing where a number does not fit, never a read outside the file. The layout is described in
/// `scripts/gazetteer_parts/placefile.py`.
struct PlaceTable: Sendable {
  static let magic: [UInt8] = Array("PLACEGZ".utf8) + [0x1A]
  static let version: UInt32 = 1

  /// How many records there are; they are numbered from 0 by descending importance.
  let count: Int
  let text: FileBytes
  let countries: FileBytes
  let regions: FileBytes
  let typeWords: ItemTable
  let typeLists: ItemTable
  let timeZones: ItemTable
  let sentences: ItemTable
  let openingHours: ItemTable
  private let textOffsets: FileBytes
  private let details: FileBytes
  private let detailOffsets: FileBytes
  private let points: FileBytes
  private let facts: FileBytes
  private let identifierOrder: FileBytes
  private let contents: FileBytes
  private let contentsChecksum: UInt32

  init(_ file: FileBytes) throws(GazetteerError) {
    guard file.has(Self.magic, at: 0) else { throw .notAPlaceFile }
    let header = try Header(file)
    let count = header.recordCount
    self.count = count
    func section(_ number: UInt32, items: Int? = nil, size: Int = 1) throws(GazetteerError)
      -> FileBytes
    {
      guard let part = header.section(number, of: file),
        items.map({ part.count / size == $0 }) ?? true
      else {
        throw .damagedSection(number)
      }
      return part
    }
    func items(_ number: UInt32) throws(GazetteerError) -> ItemTable {
      guard let table = ItemTable(try section(number)) else { throw .damagedSection(number) }
      return table
    }
    text = try section(1)
    guard text.isZeroTerminated else { throw .damagedSection(1) }
    textOffsets = try section(2, items: count + 1, size: 4)
    details = try section(3)
    detailOffsets = try section(4, items: count + 1, size: 4)
    // The last offsets say how long the sections they point into must be.
    guard let textEnd = textOffsets.number(UInt32.self, at: 4 * count),
      Int(textEnd) + 1 == text.count
    else {
      throw .damagedSection(2)
    }
    guard let detailEnd = detailOffsets.number(UInt32.self, at: 4 * count),
      Int(detailEnd) == details.count
    else {
      throw .damagedSection(4)
    }
    points = try section(5, items: count, size: 8)
    facts = try section(6, items: count, size: 16)
    identifierOrder = try section(7, items: count, size: 4)
    countries = try section(8)
    regions = try section(9)
    typeWords = try items(10)
    typeLists = try items(11)
    timeZones = try items(12)
    sentences = try items(13)
    openingHours = try items(14)
    contents = header.contents
    contentsChecksum = header.contentsChecksum
  }

  /// Whether the contents are those that were written.
  /// - Complexity: O(size of the file).
  var isIntact: Bool { contents.checksum == contentsChecksum }
}

// MARK: - One record

extension PlaceTable {
  /// Position in degrees.
  func point(_ record: Int) -> GeoPoint? {
    guard let latitude = points.number(Int32.self, at: record &* 8),
      let longitude = points.number(Int32.self, at: record &* 8 &+ 4)
    else { return nil }
    return GeoPoint(latitude: Double(latitude) / 1e6, longitude: Double(longitude) / 1e6)
  }

  func importance(_ record: Int) -> UInt32 { facts.number(at: record &* 16) ?? 0 }
  /// The record of the city or town it is in, or is.
  func locality(_ record: Int) -> Int? {
    facts.number(UInt32.self, at: record &* 16 &+ 4).map(Int.init).flatMap { $0 < count ? $0 : nil }
  }
  /// 256 times the binary logarithm of the importance.
  func weight(_ record: Int) -> Int { Int(facts.number(UInt16.self, at: record &* 16 &+ 8) ?? 0) }
  func typeList(_ record: Int) -> Int {
    Int(facts.number(UInt16.self, at: record &* 16 &+ 10) ?? .max)
  }
  /// Its place in ``regions``.
  func region(_ record: Int) -> Int? {
    facts.number(UInt16.self, at: record &* 16 &+ 12).flatMap { $0 == .max ? nil : Int($0) }
  }
  /// Its place in ``countries``.
  func country(_ record: Int) -> Int { Int(facts[record &* 16 &+ 14]) }
  func kind(_ record: Int) -> IndexedPlace.Kind? {
    IndexedPlace.Kind(rawValue: facts[record &* 16 &+ 15] & 15)
  }
  func source(_ record: Int) -> IndexedPlace.Source? {
    IndexedPlace.Source(rawValue: facts[record &* 16 &+ 15] >> 4)
  }

  /// Calls back for every record with the numbers of its locality and region, those out of range when it has none.
  func forEachRecord(_ body: (_ record: Int, _ locality: UInt32, _ region: UInt16) -> Void) {
    facts.forEachPair(of: 16, UInt32.self, at: 4, UInt16.self, at: 12, body)
  }

  /// Its search text; empty where the file is damaged.
  func searchText(_ record: Int) -> SearchText {
    let range = searchRange(record)
    return SearchText(
      bytes: text.part(at: range.lowerBound, count: range.count) ?? text.empty,
      start: range.lowerBound)
  }

  /// Where its search text is.
  func searchRange(_ record: Int) -> Range<Int> {
    guard let start = textOffsets.number(UInt32.self, at: record &* 4),
      let end = textOffsets.number(UInt32.self, at: record &* 4 &+ 4), start <= end,
      end <= text.count
    else { return 0..<0 }
    return Int(start)..<Int(end)
  }

  /// Its details, to be read in order.
  func detail(_ record: Int) -> FileBytes? {
    guard let start = detailOffsets.number(UInt32.self, at: record &* 4),
      let end = detailOffsets.number(UInt32.self, at: record &* 4 &+ 4), start <= end
    else { return nil }
    return details.part(at: Int(start), count: Int(end - start))
  }
}

// MARK: - Finding records

extension PlaceTable {
  /// The record whose search text holds an offset, not before a record known to be no later.
  func record(atText offset: Int, notBefore first: Int) -> Int {
    var step = 1
    var low = first
    // Gallop, then halve: hits come in ascending order and are often close together.
    while low + step < count, starts(low + step, by: offset) {
      low += step
      step *= 2
    }
    var high = min(low + step, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts(middle, by: offset) { low = middle } else { high = middle }
    }
    return low
  }

  private func starts(_ record: Int, by offset: Int) -> Bool {
    textOffsets.number(UInt32.self, at: record &* 4).map { Int($0) <= offset } ?? false
  }

  /// The record with an identifier, given without its `sbx-`.
  func record(identifier: [UInt8]) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      guard let record = identifierOrder.number(UInt32.self, at: middle * 4),
        var reader = detail(Int(record)).map(DetailReader.init), let found = reader.bytes()
      else { return nil }
      if found.isLess(than: identifier) {
        low = middle + 1
      } else if found.count == identifier.count, found.has(identifier, at: 0) {
        return Int(record)
      } else {
        high = middle
      }
    }
    return nil
  }

  /// The record of a country, by its place in ``countries``.
  func countryRecord(_ index: Int) -> Int? {
    countries.number(UInt32.self, at: index * 8 + 4).map(Int.init).flatMap { $0 < count ? $0 : nil }
  }

  /// Two lower-case letters.
  func countryCode(_ index: Int) -> String? {
    countries.part(at: index * 8, count: 2)?.text
  }

  /// The record of a region, by its place in ``regions``.
  func regionRecord(_ index: Int) -> Int? {
    regions.number(UInt32.self, at: index * 4).map(Int.init).flatMap { $0 < count ? $0 : nil }
  }
}
