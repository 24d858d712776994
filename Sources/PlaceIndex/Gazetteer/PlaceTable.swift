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
  let frequentWords: ItemTable
  let textOffsets: FileBytes
  let details: FileBytes
  let detailOffsets: FileBytes
  let points: FileBytes
  let facts: FileBytes
  let identifierOrder: FileBytes
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
    frequentWords = try items(15)
    contents = header.contents
    contentsChecksum = header.contentsChecksum
  }

  /// Whether the contents are those that were written.
  /// - Complexity: O(size of the file).
  var isIntact: Bool { contents.checksum == contentsChecksum }
}
