/// The sections of an index file and how numbers are read from them.
///
/// Opening looks at header and section table, and at the lengths of sections. Everything else is checked when it is read: a
/// damaged file gives nothing, or wrong places, never a read outside the file.
struct IndexTables: Sendable {
  /// How many places there are; they are numbered from 0 by descending importance.
  let count: Int
  let termCount: Int
  /// Bytes of a term number in records, 3 or 4.
  let termSize: Int
  /// Countries, regions and cities; countries first, then regions.
  let areas: ItemTable
  let countryCount: Int
  let regionCount: Int
  let points: ByteView
  let weights: ByteView
  let classOf: ByteView
  let classes: ItemTable
  let typeWords: ItemTable
  let timeZones: ItemTable
  let identifierPrefixes: ItemTable
  let parents: ByteView
  let dictionary: TermDictionary
  let areaMembers: ListTable
  let classMembers: ListTable
  let spatial: ByteView
  let spatialOrder: ByteView
  let notes: ItemTable
  /// The credit that the data asks for, if it asks for one.
  let credit: String?
  private let importances: ByteView
  private let parentOf: ByteView
  private let parentSize: Int
  /// The names of the records, and where their other details lie.
  let names: RecordNames
  private let identifierOrder: ByteView

  /// Reads where everything is; places keep the mapped file, if it is one, as long as they are used.
  init(_ header: IndexHeader, in mapping: MappedFile? = nil) throws(IndexError) {
    func section(_ section: IndexFormat.Section, size: Int = 1, items: Int? = nil)
      throws(IndexError) -> ByteView
    {
      let part = try header.section(section)
      if let items {
        guard size > 0, part.count / size == items, part.count % size == 0 else {
          throw .damagedSection(section.rawValue)
        }
      }
      return part
    }
    func items(_ section: IndexFormat.Section) throws(IndexError) -> ItemTable {
      guard let table = ItemTable(try header.section(section)) else {
        throw .damagedSection(section.rawValue)
      }
      return table
    }
    let count = header.recordCount
    self.count = count
    let facts = try section(.facts)
    guard facts.count >= 32 else { throw .damagedSection(IndexFormat.Section.facts.rawValue) }
    termCount = Int(facts.u32(0))
    termSize = Int(facts.u32(4))
    parentSize = Int(facts.u32(8))
    countryCount = Int(facts.u32(12))
    regionCount = Int(facts.u32(16))
    guard termSize == 3 || termSize == 4, parentSize == 2 || parentSize == 4 else {
      throw .damagedSection(IndexFormat.Section.facts.rawValue)
    }
    areas = try items(.areas)
    guard countryCount <= areas.count, regionCount <= areas.count - countryCount else {
      throw .damagedSection(IndexFormat.Section.areas.rawValue)
    }
    points = try section(.points, size: 8, items: count)
    importances = try section(.importances, size: 4, items: count)
    weights = try section(.weights, size: 2, items: count)
    classOf = try section(.classOf, size: 2, items: count)
    parentOf = try section(.parentOf, size: parentSize, items: count)
    let records = RecordTable(
      count: count, offsets: try section(.recordOffsets, size: 4, items: count + 1),
      records: try section(.records))
    identifierOrder = try section(.identifierOrder, size: 4, items: count)
    classes = try items(.classes)
    typeWords = try items(.typeWords)
    timeZones = try items(.timeZones)
    identifierPrefixes = try items(.identifierPrefixes)
    parents = try section(.parents)
    dictionary = try TermDictionary(
      termCount: termCount, blockOffsets: section(.blockOffsets), blocks: section(.blocks),
      postings: section(.postings), nodes: section(.nodes),
      unions: ListTable(offsets: section(.unionOffsets), lists: section(.unions), bits: 2))
    names = RecordNames(records, dictionary, termSize: termSize, in: mapping)
    areaMembers = ListTable(
      offsets: try section(.areaMemberOffsets), lists: try section(.areaMembers), bits: 0)
    classMembers = ListTable(
      offsets: try section(.classMemberOffsets), lists: try section(.classMembers), bits: 0)
    spatial = try section(.spatial)
    spatialOrder = try section(.spatialOrder, size: 4, items: count)
    let notes = try items(.notes)
    self.notes = notes
    credit = stride(from: 0, to: notes.count - 1, by: 2)
      .first { notes[$0].elementsEqual(Array(IndexFormat.creditNote.utf8)) }
      .map { notes[$0 + 1].text }
  }
}

// MARK: - One record

extension IndexTables {
  /// Position in degrees.
  @inline(__always)
  func point(_ record: Int) -> GeoPoint {
    GeoPoint(
      latitude: Double(Int32(bitPattern: points.u32(record &* 8))) / 1e7,
      longitude: Double(Int32(bitPattern: points.u32(record &* 8 &+ 4))) / 1e7)
  }

  func importance(_ record: Int) -> UInt32 { importances.u32(record &* 4) }

  /// 256 times the binary logarithm of the importance.
  @inline(__always)
  func weight(_ record: Int) -> Int { Int(weights.u16(record &* 2)) }

  @inline(__always)
  func classNumber(_ record: Int) -> Int { Int(classOf.u16(record &* 2)) }

  /// The number of the set of areas it lies in.
  @inline(__always)
  func parent(_ record: Int) -> Int {
    parentSize == 2 ? Int(parentOf.u16(record &* 2)) : Int(parentOf.u32(record &* 4))
  }

  /// The country, region and city of a set of areas, each an area or nothing.
  @inline(__always)
  func areas(ofParent parent: Int) -> (country: UInt32, region: UInt32, locality: UInt32) {
    guard parent < parents.count / 12 else {
      return (IndexFormat.none32, IndexFormat.none32, IndexFormat.none32)
    }
    return (
      parents.u32(parent &* 12), parents.u32(parent &* 12 &+ 4), parents.u32(parent &* 12 &+ 8)
    )
  }

  /// Everything about it that is no number of fixed size.
  @inline(__always)
  func details(_ record: Int) -> ByteView { names.records[record] }

  func kind(_ record: Int) -> IndexedPlace.Kind? { kind(ofClass: classNumber(record)) }

  func kind(ofClass number: Int) -> IndexedPlace.Kind? {
    let item = classes[number]
    return item.count >= 2 ? IndexedPlace.Kind(rawValue: item[0]) : nil
  }

  func source(ofClass number: Int) -> IndexedPlace.Source? {
    let item = classes[number]
    return item.count >= 2 ? IndexedPlace.Source(rawValue: item[1]) : nil
  }

  /// The record with an identifier.
  func record(identifier: [UInt8]) -> Int? {
    guard let record = firstRecord(notBelow: identifier) else { return nil }
    return identifierBytes(record) == identifier ? record : nil
  }

  /// The record with the first identifier, in the order of their bytes, that is not below another; nothing when all are.
  func firstRecord(notBelow identifier: [UInt8]) -> Int? {
    // The ends first: identifiers of another kind than the index has lie outside of them, and every step in between reads a
    // record somewhere else in the file.
    guard let first = record(inOrder: 0), let last = record(inOrder: count - 1) else { return nil }
    if isBelow(last, identifier) { return nil }
    if !isBelow(first, identifier) { return first }
    var low = 1
    var high = count - 1
    while low < high {
      let middle = (low + high) / 2
      guard let record = record(inOrder: middle) else { return nil }
      if isBelow(record, identifier) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return record(inOrder: low)
  }

  /// The record at a position in the order of identifiers.
  private func record(inOrder position: Int) -> Int? {
    guard position >= 0, position < count else { return nil }
    let record = Int(identifierOrder.u32(position &* 4))
    return record < count ? record : nil
  }

  private func isBelow(_ record: Int, _ identifier: [UInt8]) -> Bool {
    identifierBytes(record).lexicographicallyPrecedes(identifier)
  }
}
